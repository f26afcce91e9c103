/**
 * Plays a game of a schedule. Its agents live longer than the game, but nothing of an earlier game shows
 * in a later one, so that games can be played in any order and place.
 *
 * @module
 */
import type { Game, Side } from "matchbox/games/mod.ts";
import { AgentCache } from "./agent_cache.ts";
import { noAnswer, overtime } from "./game_end.ts";
import { type GameRecord, isFault } from "./game_record.ts";
import { playGame, type PlayOptions, type Turn } from "./play_game.ts";
import type { ScheduledGame } from "./schedule.ts";
import type { TimeControl } from "./time_control.ts";

/** How a scheduled game is played. */
export interface ScheduledPlayOptions extends Omit<PlayOptions, "seed" | "opening"> {
  /** Where agents are kept from game to game; made anew for this one unless given. */
  readonly agents?: AgentCache;
}

/**
 * Plays a scheduled game.
 *
 * An agent that cannot be made loses at its first move. After a game that was lost by a fault both
 * agents are made anew: what an agent that threw has left undone, nobody knows.
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
 * The record of a scheduled game that was broken off, because the agent called last did not come back.
 *
 * @param limit seconds that it had where no clock ran: to be made, and to hear that a game begins or ends
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
