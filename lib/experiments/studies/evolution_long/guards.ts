/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { study } from "./show.ts";

const FEW = "it has few runs";

export const guards = guardsOf(study, {
  "notebooks/35_evolution_long.ipynb": [
    {
      sentence: "A search of four plies remains stronger than each kind of champion.",
      notQuick: FEW,
      holds: ({ strengths, last }) =>
        rowsWith(strengths, { played: last, opponent: "alphabeta:depth=4" })
          .every(({ score }) => score.high! < EVEN),
    },
    {
      sentence: "The champions of 38-1 without a hidden layer hardly gain any more",
      thorough: true,
      holds: ({ gains }) =>
        Math.abs(rowWith(gains, { network: "38-1", hidden: "none" }).gain.mean) < 0.01,
    },
    {
      sentence:
        "With and without a hidden layer the last champions give away wins, and lose to perfect play more than they win.",
      notQuick: FEW,
      holds: ({ kept, perfect, last }) =>
        rowsWith(kept, { played: last }).every(({ share }) => share.high! < 1) &&
        perfect.every(({ score }) => score.high! < EVEN),
    },
  ],
});
