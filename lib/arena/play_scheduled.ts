/**
 * Plays a game of a schedule. Agents are reused, but earlier games do not affect later ones, so games can
 * be played in any order and place.
 *
 * @module
 */
import type { Game, Side } from "matchbox/games/game.ts";
import { AgentCache } from "./agent_cache.ts";
import { noAnswer, overtime } from "./game_end.ts";
import { type GameRecord, isFault } from "./game_record.ts";
import { playGame, type PlayOptions, type Turn } from "./play_game.ts";
import type { ScheduledGame } from "./schedule.ts";
import type { TimeControl } from "./time_control.ts";

/** How a scheduled game is played. */
export interface ScheduledPlayOptions extends Omit<PlayOptions, "seed" | "opening"> {
  /** The agents to reuse. Default: new agents for this game. */
  readonly agents?: AgentCache;
}

/**
 * Plays a scheduled game.
 *
 * An agent that cannot be made loses at its first move. After a game lost by a fault both agents are made
 * again, because an agent that threw an error may be in an inconsistent state.
 */
export function playScheduled(
  game: Game,
  { agents: specs, opening, seed }: ScheduledGame,
  { agents = new AgentCache(game), ...options }: ScheduledPlayOptions,
): GameRecord {
  const { onTurn } = options;
  const agentOf = (side: Side) =>
    agents.get(specs[side], side, () => onTurn?.({ side, moves: [] }));
  const record = playGame(game, [agentOf(0), agentOf(1)], { ...options, opening, seed });
  if (isFault(record.ending)) {
    agents.forget(specs[0], 0);
    agents.forget(specs[1], 1);
  }
  return record;
}

/**
 * The record of a scheduled game that was stopped because the agent called last did not return.
 *
 * @param limit the limit in seconds for calls without a clock: making the agent, `gameStart` and `gameEnd`
 */
export function overtimeRecord(
  game: Game,
  { agents, opening, seed }: ScheduledGame,
  { side, moves, seconds }: Turn,
  control: TimeControl,
  limit: number,
): GameRecord {
  const end = seconds === undefined
    ? noAnswer(side, agents[side], limit)
    : overtime(side, agents[side], control);
  return { game: game.spec, agents, seed, opening, moves, ...end, deterministic: false };
}
