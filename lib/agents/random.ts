/**
 * The random agent, the usual baseline (B2, E8).
 *
 * @module
 */
import type { Agent, AgentEntry } from "./agent.ts";
import { moveAlone } from "./move_alone.ts";

/** Plays every legal move with the same probability. */
export const random: AgentEntry = {
  summary: "any legal move",
  parameters: () => ({}),
  create(name, game) {
    const moves = new Int32Array(game.maxMoves);
    const choose: Agent["choose"] = (position, { random }) =>
      moves[random.below(position.moves(moves, 0))];
    return {
      name,
      choose,
      analyse(position, context) {
        const count = position.moves(moves, 0);
        const among = count === 1 ? "the only legal move" : `at random among ${count} legal moves`;
        return moveAlone(choose(position, context), among);
      },
    };
  },
};
