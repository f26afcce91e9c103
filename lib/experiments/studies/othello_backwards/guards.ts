/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study } from "./show.ts";

export const guards = guardsOf(study, {
  "notebooks/25_othello_backwards.ipynb": [
    {
      sentence: "Each of these positions is a draw, so each move between them was a best one.",
      holds: ({ draws, positions }) => draws === positions.length,
    },
    {
      sentence: "Each empty square more multiplies the work:",
      holds: ({ growth }) => growth.low! > 1,
    },
    {
      sentence: "The game ends with 32 discs each after 60 moves, and nobody passes.",
      holds: ({ game }) => game.dark === 32 && game.light === 32 && game.plies === 60,
    },
  ],
});
