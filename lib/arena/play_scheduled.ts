/**
 * Plays a game of a schedule. Its agents are made anew, so that no game depends on another and games
 * can be played in any order and place.
 *
 * @module
 */
import { type Agent, createAgent } from "matchbox/agents/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";
import type { GameRecord } from "./game_record.ts";
import {
  messageOf,
  noAnswer,
  overtime,
  playGame,
  type PlayOptions,
  type Turn,
} from "./play_game.ts";
import type { ScheduledGame } from "./schedule.ts";
import type { TimeControl } from "./time_control.ts";

/**
 * Plays a scheduled game.
 *
 * An agent that cannot be made loses at its first move. Learners that are to learn from game to game
 * are played with `playGame`, which takes agents and not specs.
 */
export function playScheduled(
  game: Game,
  { agents: specs, opening, seed }: ScheduledGame,
  options: Omit<PlayOptions, "seed" | "opening">,
): GameRecord {
  const make = (side: Side) => {
    options.onTurn?.({ side, moves: [] });
    return agentOf(specs[side], game);
  };
  const agents = [make(0), make(1)] as const;
  return playGame(game, agents, { ...options, opening, seed });
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

function agentOf(spec: string, game: Game): Agent {
  try {
    return createAgent(spec, game);
  } catch (error) {
    const reason = messageOf(error);
    return {
      name: spec,
      choose() {
        throw new Error(`it could not be loaded: ${reason}`);
      },
    };
  }
}
