/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { SOURCE_BASES } from "./long_games.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";

const FEW = "it has few games";

export const guards = guardsOf(study, {
  "notebooks/11_time_control.ipynb": [
    {
      sentence: "The doublings help.",
      decided: (verdictOn) => verdictOn("C35").verdict === "confirmed",
    },
    {
      sentence: "The later ones are worth about as much as the first.",
      notQuick: FEW,
      holds: ({ byNodes }) => isSteady(byNodes),
    },
    {
      sentence: "So twice the time is about twice the nodes, from four milliseconds on",
      notQuick: "it times few positions",
      holds: ({ reach }) =>
        groupBy(reach, "game").rollup((own) => {
          const [first, last] = [rowWith(own, { milliseconds: 4 }), own.at(-1)!];
          const doublings = Math.log2(last.milliseconds / first.milliseconds);
          return { factor: (last.nodes.median / first.nodes.median) ** (1 / doublings) };
        }).every(({ factor }) => factor > 1.7 && factor < 2.5),
    },
    {
      sentence: "The bars are wide, because games by time",
      notQuick: "it has one match by time",
      holds: ({ byTime }) =>
        byTime.length === 0 || byTime.some(({ score }) => score.high! - score.low! > 0.1),
    },
    {
      sentence: "Without a margin most moves take more than planned.",
      holds: ({ clocks }) => rowsWith(clocks, { margin: 0 }).every(({ late }) => late.mean > 0.5),
    },
    {
      sentence: "With the margin this is covered from the start.",
      notQuick: "it has few moves, of which a busy machine may delay some",
      holds: ({ clocks }) =>
        clocks.filter(({ margin }) => margin > 0).every(({ late }) => late.mean < 0.02),
    },
    {
      sentence:
        "**Within a game twice the nodes are worth about as much at each of these levels.**",
      notQuick: FEW,
      holds: ({ byNodes }) => isSteady(byNodes),
    },
    {
      sentence:
        "On the computed clocks with the source's times a flag falls only after more than twice " +
        "as many moves.",
      holds: ({ longGames }) =>
        longGames.filter(({ base }) => SOURCE_BASES.includes(base))
          .every(({ falls_at }) => falls_at === null || falls_at > 60),
    },
  ],
});

/** Whether the scores of one game lie close together at all levels, and above an even one. */
function isSteady(doublings: Summary["byNodes"]): boolean {
  return groupBy(doublings, "game").rollup((own) => {
    const scores = own.map(({ score }) => score.mean);
    return { least: Math.min(...scores), most: Math.max(...scores) };
  }).every(({ least, most }) => least > 0.5 && most - least < 0.2);
}
