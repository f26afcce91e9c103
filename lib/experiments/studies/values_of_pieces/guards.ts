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
        "Over the fresh seeds both regressions put all four pieces below the textbook's values.",
      decided: (verdictOn) =>
        verdictOn("C40d").cases.every(({ name, high }) => {
          const [piece, method] = name.split(", ") as [keyof typeof TEXTBOOK, string];
          return !byPositions.some((each) => each === method) || high! < TEXTBOOK[piece];
        }),
    },
    {
      sentence: "But the two regressions differ in the value of the rook",
      decided: (verdictOn) => {
        const [texel, linear] = byPositions.map((method) =>
          rowWith(verdictOn("C40d").cases, { name: `rook, ${method}` })
        );
        return texel.high! < linear.low!;
      },
    },
    {
      sentence: "On average over the runs of the CMA-ES the queen ends above the textbook's value.",
      notQuick: FEW,
      holds: ({ ends }) => rowWith(ends, { method: CMA_ES }).values.queen.low! > TEXTBOOK.queen,
    },
    {
      sentence: "The runs of the genetic algorithm lie far apart, and so do those of the CMA-ES.",
      notQuick: FEW,
      holds({ ends }) {
        return ([GENETIC, CMA_ES] as const).every((method) => {
          const rooks = rowWith(ends, { method }).runs.map(({ rook }) => rook / 100);
          return Math.max(...rooks) - Math.min(...rooks) > 4;
        });
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
