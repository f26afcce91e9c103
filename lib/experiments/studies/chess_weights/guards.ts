/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { EVEN } from "../../judge.ts";
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { SOON, SOURCE, START } from "./learners.ts";
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
      sentence:
        "With many generations the knight comes near the textbook's value. Bishop and rook stay " +
        "above theirs in the mean of the runs.",
      thorough: true,
      holds: ({ ends }) => {
        const { knight, bishop, rook } = rowWith(ends, { learner: SOURCE }).weights;
        return Math.abs(knight.mean - 3) < 0.5 && bishop.mean > 3 && rook.mean > 5;
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
      sentence:
        "it takes only a few generations until its individuals are about as good as the textbook.",
      notQuick: FEW,
      holds: ({ matches }) => Math.abs(rowWith(matches, { player: SOON }).score.mean - EVEN) < 0.1,
    },
    {
      sentence: "A longer duel is not simply better.",
      notQuick: FEW,
      holds: ({ gains }) => rowWith(gains, { player: "first to twelve wins" }).gain.low! <= 0,
    },
    {
      sentence: "Not every piece is that near by these runs.",
      holds: (_, verdictOn) => verdictOn("C40c").verdict !== "confirmed",
    },
  ],
});
