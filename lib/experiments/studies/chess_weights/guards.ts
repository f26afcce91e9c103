/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { EVEN } from "../../judge.ts";
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { SOURCE, START } from "./learners.ts";
import { study } from "./show.ts";

const FEW = "it has two small populations";

export const guards = guardsOf(study, {
  "notebooks/21_chess_weights.ipynb": [
    {
      sentence: "The runs end at different values.",
      notQuick: FEW,
      // Farther apart than a pawn.
      holds: ({ ends }) => {
        const { runs } = rowWith(ends, { learner: SOURCE });
        return (["knight", "bishop", "rook"] as const).every((piece) => {
          const values = runs.map((run) => run[piece]);
          return Math.max(...values) - Math.min(...values) > 1;
        });
      },
    },
    {
      sentence:
        "They hardly differ from each other, and the runs of the evolution differ by much more:",
      notQuick: FEW,
      // The published values of a piece differ by at most 0.63 pawns.
      holds: ({ ends }) => {
        const values = rowWith(ends, { learner: SOURCE }).runs.map(({ rook }) => rook);
        return Math.max(...values) - Math.min(...values) > 2;
      },
    },
    {
      sentence: "Random weights lose to the textbook, but not by far",
      notQuick: FEW,
      holds: ({ matches }) => {
        const { score } = rowWith(matches, { player: START });
        return score.high! < EVEN && score.mean > 0.3;
      },
    },
    {
      sentence: "after ten generations its individuals play better than random weights.",
      decided: (verdictOn) => verdictOn("C40b").cases.every(({ low }) => low! > 0),
    },
    {
      sentence: "A longer duel is not shown to be better.",
      notQuick: FEW,
      holds: ({ gains }) => rowWith(gains, { player: "first to twelve wins" }).gain.low! <= 0,
    },
    {
      sentence:
        "The knight's is within a pawn of the textbook, the bishop's is not, and the rook is undecided.",
      decided: (verdictOn) => {
        const [knight, bishop, rook] = ["knight", "bishop", "rook"].map((piece) =>
          rowWith(verdictOn("C40c").cases, { name: piece }).verdict
        );
        return knight === "confirmed" && bishop === "refuted" && rook === "not decided";
      },
    },
  ],
});
