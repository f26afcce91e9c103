/**
 * The games of a match whose openings are divided into blocks.
 *
 * @module
 */
import { AgentCache } from "matchbox/arena/agent_cache.ts";
import type { GameRecord } from "matchbox/arena/game_record.ts";
import type { GameRules } from "matchbox/arena/game_rules.ts";
import { playScheduled } from "matchbox/arena/play_scheduled.ts";
import { scheduledGames, setUpTournament } from "matchbox/arena/schedule.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import { withoutFault } from "./without_fault.ts";

/** Some games of a match. */
export interface GamesOfMatch {
  /** Specs of the agent whose points are counted, and of its opponent. */
  readonly agents: readonly [string, string];
  /** Openings of the whole match. */
  readonly openings: number;
  /** Numbers of the first and the last opening that are played. */
  readonly from: number;
  readonly to: number;
  /** Random plies of an opening. Default: that of the game. */
  readonly plies?: number;
  /** Determines the openings; matches of a game with the same seed have the same ones. */
  readonly seed: number;
  /** Default: the rules of the game alone. */
  readonly rules?: GameRules;
  readonly clock: Clock;
}

/** A game of a match. */
export interface GameOfMatch {
  /** Number of the opening, from 1. */
  readonly opening: number;
  /** Whether an opening with a smaller number is the same, because the game has no others. */
  readonly repeats: boolean;
  /** The side of the first agent. */
  readonly side: Side;
  readonly record: GameRecord;
  /** Points of the first agent: 0, 1/2 or 1. */
  readonly points: number;
  /** The same game by other rules: its moves are the same until one of the rules ends it. */
  again(rules: GameRules): GameRecord;
}

/**
 * Plays each opening twice, with colours changed. An agent that meets itself plays it once, because the second
 * game would be the first again.
 *
 * @throws {Error} when an agent fails
 */
export function* gamesOfMatch(
  game: Game,
  { agents: specs, openings, from, to, plies, seed, rules = {}, clock }: GamesOfMatch,
): Generator<GameOfMatch> {
  const options = { agents: specs, games: 2 * openings, plies, seed, ...rules };
  const agents = new AgentCache(game);
  const itself = specs[0] === specs[1];
  const tournament = setUpTournament(game, options);
  for (const scheduled of scheduledGames(tournament)) {
    const { pair: opening, swapped } = scheduled;
    if (opening < from || opening > to || (swapped && itself)) continue;
    const again = (rules: GameRules) =>
      withoutFault(playScheduled(game, scheduled, { ...rules, clock, agents }));
    const record = again(rules);
    const side = swapped ? 1 : 0;
    const repeats = opening > tournament.openings.length;
    yield { opening, repeats, side, record, points: pointsOf(record, side), again };
  }
}

/** The points of a side. */
export function pointsOf({ result }: GameRecord, side: Side): number {
  return (1 + (side === 0 ? result : -result)) / 2;
}
