/**
 * The player that knows nothing but the rules (B2, E8).
 *
 * @module
 */
import type { Game } from "matchbox/games/mod.ts";
import type { Agent } from "./agent.ts";

/** Plays every legal move with the same probability. */
export function randomAgent(game: Game): Agent {
  const moves = new Int32Array(game.maxMoves);
  return {
    name: "random",
    choose: (position, { random }) => moves[random.below(position.moves(moves, 0))],
  };
}
