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
      sentence: "Both regressions put the knight below two pawns, and the rook below four.",
      notQuick: FEW,
      holds: ({ ends }) =>
        byPositions.every((method) => {
          const { knight, rook } = rowWith(ends, { method }).values;
          return knight.high! < 2 && rook.high! < 4;
        }),
    },
    {
      sentence: "In the runs of the CMA-ES the queen ends above the textbook's value.",
      notQuick: FEW,
      holds: ({ ends }) => rowWith(ends, { method: CMA_ES }).values.queen.low! > TEXTBOOK.queen,
    },
    {
      sentence:
        "The means of the genetic algorithm lie nearest to the textbook, but its runs lie far apart.",
      notQuick: FEW,
      holds({ ends }) {
        const { values, runs } = rowWith(ends, { method: GENETIC });
        const rooks = runs.map(({ rook }) => rook / 100);
        return Math.abs(values.queen.mean / TEXTBOOK.queen - 1) < 0.1 &&
          Math.abs(values.rook.mean / TEXTBOOK.rook - 1) < 0.2 &&
          Math.max(...rooks) - Math.min(...rooks) > TEXTBOOK.rook;
      },
    },
    {
      sentence:
        "The regressions come nearer than the CMA-ES; beside the genetic algorithm no difference is shown.",
      notQuick: FEW,
      holds: ({ nearer }) =>
        nearer.every(({ name, halvings }) =>
          name.endsWith(CMA_ES) ? halvings.low! > 0 : halvings.low! < 0 && halvings.high! > 0
        ) && nearer.some(({ name }) => name.startsWith(TEXEL)),
    },
  ],
});
