/**
 * The analysis of an agent that does not search.
 *
 * @module
 */
import type { Move } from "matchbox/games/game.ts";
import { type Analysis, RESIGN } from "./agent.ts";

/**
 * An analysis that is only a move.
 *
 * @param note how the move was chosen, in a few words
 */
export function moveAlone(move: Move, note?: string): Analysis {
  const principalVariation = move === RESIGN ? [] : [move];
  return { move, value: NaN, note, depth: 0, principalVariation, moves: [], stats: {} };
}
