/**
 * A training game: without record, clock or referee, because a learner needs millions of them.
 *
 * @module
 */
import type { Position, Result } from "matchbox/games/game.ts";
import { type Agent, type AgentContext, RESIGN } from "../agent.ts";

/**
 * Plays a game from `position` to its end and then takes all moves back. Moves are not checked: after an
 * illegal move the game is meaningless.
 *
 * @param agents of side 0 and side 1; one that plays both sides gets both `gameStart` and both `gameEnd`
 *   calls
 * @param context the same for both; they draw from one random stream
 * @returns the result for side 0
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
    const move = (position.side === 0 ? first : second).choose(position, context);
    if (move === RESIGN) {
      result = position.side === 0 ? -1 : 1;
    } else {
      position.play(move);
      plies++;
      result = position.result();
    }
  }
  for (; plies > 0; plies--) position.undo();
  first.gameEnd?.(result, 0);
  second.gameEnd?.(result, 1);
  return result;
}
