/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { casesThat } from "../../judge_cases.ts";
import { study } from "./show.ts";
import { duelsAt, type Summary } from "./summary.ts";

const FEW = "it has few games, and no more than a hundred playouts";
const SMALL = ["tic-tac-toe", "Connect Four 5x4"];

export const guards = guardsOf(study, {
  "notebooks/38_mcts.ipynb": [
    {
      sentence: "A hundred playouts hold their own against two plies in each of these games.",
      notQuick: FEW,
      holds: (summary) => duelsAt(summary, 2).every((duel) => scoreOf(duel, 100).high! > EVEN),
    },
    {
      sentence:
        "In Reversi and Metelyk four plies take more than ten times as many; in the two small games the lines lie " +
        "close together.",
      notQuick: FEW,
      holds: (summary) =>
        games(summary).every((game) => {
          const [two, four, six] = [2, 4, 6].map((depth) =>
            rowWith(summary.duels, { game, depth })
          );
          return SMALL.includes(game)
            ? scoreOf(two, 1600).mean - scoreOf(six, 1600).mean < 0.15
            : four.even.mean > 10 * two.even.mean;
        }),
    },
    {
      sentence:
        "While alpha-beta looks four plies ahead there is time for no more than some dozens of playouts, and with " +
        "these Monte-Carlo tree search scores less than half in each game.",
      notQuick: FEW,
      holds: (summary) =>
        duelsAt(summary, 4).every(({ inTime, atEqualTime }) =>
          inTime.mean < 60 && atEqualTime !== null && atEqualTime.mean < EVEN
        ),
    },
    {
      sentence: "In no case is the evaluation shown to be better.",
      notQuick: FEW,
      holds: (_, verdictOn) => casesThat("confirmed", verdictOn("C14i")).length === 0,
    },
    {
      sentence:
        "On the large board of Reversi it is far worse, and less so after four random moves.",
      notQuick: FEW,
      holds: ({ leaves }) => {
        const [none, four] = [0, 4].map((plies) => rowWith(leaves, { game: "Reversi 8x8", plies }));
        return none.score.high! < 0.3 && four.score.mean > none.score.mean + 0.1;
      },
    },
    {
      sentence:
        "On the large board it takes less than half the time, which would buy more playouts.",
      notQuick: FEW,
      holds: ({ leaves }) => rowWith(leaves, { game: "Reversi 8x8", plies: 0 }).time.high! < 0.5,
    },
    {
      sentence: "No other constant is shown to be better, and most show no difference here.",
      notQuick: FEW,
      holds: (_, verdictOn) => {
        const judged = verdictOn("C14j");
        return casesThat("refuted", judged).length === 0 &&
          casesThat("not decided", judged).length > judged.cases.length / 2;
      },
    },
    {
      sentence: "In Metelyk both a much smaller and a larger constant are worse.",
      notQuick: FEW,
      holds: ({ constants }) =>
        [0.2, 2.8].every((constant) =>
          rowWith(constants, { game: "Metelyk k=3", constant }).score.high! < EVEN
        ),
    },
  ],
});

function games({ growth }: Summary): string[] {
  return growth.map(({ game }) => game);
}

function scoreOf({ points }: Summary["duels"][number], playouts: number) {
  return rowWith(points, { playouts }).score;
}
