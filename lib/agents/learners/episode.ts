/**
 * A game for training: no record, no clock, no referee. What a learner needs millions of.
 *
 * @module
 */
import type { Position, Result } from "matchbox/games/mod.ts";
import type { Agent, AgentContext } from "../agent.ts";

/**
 * Plays a game from `position` to its end, tells both agents, and takes all moves back. Nothing is checked:
 * an agent that plays an illegal move makes nonsense of the game.
 *
 * @param agents those of side 0 and side 1; one that plays both sides is told of both
 * @param context the same for both; their draws of random numbers take turns
 * @returns for side 0
 */
export function playEpisode(
  position: Position,
  agents: readonly [Agent, Agent],
  context: AgentContext,
): Result {
  const [first, second] = agents;
  first.gameStart?.(0);
  second.gameStart?.(1);
  let plies = 0;
  let result = position.result();
  while (result === null) {
    position.play((position.side === 0 ? first : second).choose(position, context));
    plies++;
    result = position.result();
  }
  for (; plies > 0; plies--) position.undo();
  first.gameEnd?.(result, 0);
  second.gameEnd?.(result, 1);
  return result;
}
