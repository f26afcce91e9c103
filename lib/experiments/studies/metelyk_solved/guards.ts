/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study } from "./show.ts";

export const guards = guardsOf(study, {
  "notebooks/26_metelyk_solved.ipynb": [
    {
      sentence: "On each of these boards White wins, by one first move alone.",
      holds: (_, verdictOn) => verdictOn("A13a").verdict === "confirmed",
    },
    {
      sentence: "up to a side of three no first move of White forces a win by points.",
      holds: ({ moves }) =>
        moves.filter(({ side }) => side <= 3)
          .every(({ byPoints }) => byPoints !== null && byPoints < 1),
    },
  ],
});
