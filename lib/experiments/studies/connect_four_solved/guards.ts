/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith } from "../../groups.ts";
import { casesThat } from "../../judge_cases.ts";
import { study } from "./show.ts";

const SMALL = "it solves only the smallest boards";
const FEW = "it has few games";

export const guards = guardsOf(study, {
  "notebooks/27_connect_four.ipynb": [
    {
      sentence: "Narrow boards are drawn: below six columns nobody wins.",
      holds: ({ boards }) => boards.every(({ columns, value }) => columns >= 6 || value === 0),
    },
    {
      sentence: "The second player wins only on boards with an even number of rows.",
      holds: ({ boards }) => boards.every(({ rows, value }) => value !== -1 || rows % 2 === 0),
    },
    {
      sentence: "With one row more the nodes grow, on average over boards",
      notQuick: SMALL,
      holds: ({ growth }) => growth !== null && growth.low! > 1,
    },
    {
      sentence: "The table saves far more than any other part.",
      holds({ parts }) {
        const others = parts.filter(({ without }) => without !== "the table");
        return rowsWith(parts, { without: "the table" })[0].factor.mean >
          2 * Math.max(...others.map(({ factor }) => factor.mean));
      },
    },
    {
      sentence: "A player of random moves loses nearly all of these games.",
      holds: ({ players }) =>
        rowsWith(players, { player: "random" }).every(({ thrown }) => thrown.mean > 0.9),
    },
    {
      sentence:
        "By the fresh seed looking further ahead is shown to help on the larger board alone",
      decided: (verdictOn) => String(casesThat("confirmed", verdictOn("C27k"))) === "6x5",
    },
    {
      sentence: "even the strongest of these players throws drawn games away",
      notQuick: FEW,
      holds: ({ players }) => players.every(({ thrown }) => thrown.low! > 0),
    },
  ],
});
