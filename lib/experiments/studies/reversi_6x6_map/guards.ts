/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { PERFECT } from "./players.ts";
import { study } from "./show.ts";

export const guards = guardsOf(study, {
  "notebooks/24_reversi_6x6_map.ipynb": [
    {
      sentence:
        "The player `perfect` solves each of these positions, and by the meter it loses nothing, as it must.",
      holds: ({ perfect }) => perfect.errors === 0,
    },
    {
      sentence: "No other player is without a loss.",
      holds: ({ players }) =>
        players.every(({ player, errors }) => player === PERFECT || errors > 0),
    },
  ],
});
