/**
 * The random agent, the usual baseline (B2, E8).
 *
 * @module
 */
import type { AgentEntry } from "./agent.ts";

/** Plays every legal move with the same probability. */
export const random: AgentEntry = {
  summary: "any legal move",
  parameters: () => ({}),
  create(name, game) {
    const moves = new Int32Array(game.maxMoves);
    return {
      name,
      choose: (position, { random }) => moves[random.below(position.moves(moves, 0))],
    };
  },
};
