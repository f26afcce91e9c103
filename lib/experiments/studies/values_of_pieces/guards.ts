/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { byPositions, CMA_ES, GENETIC, TEXEL, TEXTBOOK } from "./methods.ts";
import { study } from "./show.ts";

const FEW = "it has two short runs of each method";

export const guards = guardsOf(study, {
  "notebooks/37_values_of_pieces.ipynb": [
    {
      sentence: "No run of these has found all four values within 10 %.",
      holds: ({ ends }) => ends.every(({ within }) => within.mean === 0),
    },
    {
      sentence:
        "Both regressions put the knight below the textbook's value, and Texel's method the rook as well.",
      notQuick: FEW,
      holds: ({ ends }) =>
        byPositions.every((method) =>
          rowWith(ends, { method }).values.knight.high! < TEXTBOOK.knight
        ) &&
        rowWith(ends, { method: TEXEL }).values.rook.high! < TEXTBOOK.rook,
    },
    {
      sentence: "In the runs of the CMA-ES the queen ends above the textbook's value.",
      notQuick: FEW,
      holds: ({ ends }) => rowWith(ends, { method: CMA_ES }).values.queen.low! > TEXTBOOK.queen,
    },
    {
      sentence: "The runs of the genetic algorithm lie far apart.",
      notQuick: FEW,
      holds({ ends }) {
        const rooks = rowWith(ends, { method: GENETIC }).runs.map(({ rook }) => rook / 100);
        return Math.max(...rooks) - Math.min(...rooks) > 4;
      },
    },
    {
      sentence:
        "Three of the four comparisons show that a regression comes nearer than a search by results " +
        "alone; Texel's method is not shown to be nearer than the genetic algorithm.",
      decided: (verdictOn) => {
        const open = verdictOn("C40f").cases.filter(({ verdict }) => verdict !== "confirmed");
        return open.length === 1 && open[0].name.startsWith(TEXEL) &&
          open[0].name.endsWith(GENETIC);
      },
    },
  ],
});
