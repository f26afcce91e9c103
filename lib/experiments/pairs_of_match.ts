/**
 * Matches as rows: the points of each pair of games, two from one opening with colours changed.
 *
 * @module
 */
import { parseAdjudication } from "matchbox/arena/adjudication.ts";
import { AgentCache } from "matchbox/arena/agent_cache.ts";
import type { GameRules } from "matchbox/arena/game_rules.ts";
import { playScheduled } from "matchbox/arena/play_scheduled.ts";
import { scheduledGames, setUpTournament } from "matchbox/arena/schedule.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";

/** The games of a task: a block of openings of a match. */
export interface PairBlock {
  /** Specs of the agent whose points are counted, and of its opponent. */
  readonly agents: readonly [string, string];
  /** Openings of the whole match. */
  readonly openings: number;
  /** Numbers of the first and the last opening of the block. */
  readonly from: number;
  readonly to: number;
  /** Determines the openings; matches of a game with the same seed have the same ones. */
  readonly seed: number;
  readonly clock: Clock;
}

/** The points of a pair of games. */
export interface PairPoints {
  /** Number of the opening, from 1. */
  readonly opening: number;
  /** Points of the first agent in both games, 0 to 2. */
  readonly points: number;
}

/** Plays a block of a match. */
export function playPairs(
  game: Game,
  { agents: specs, openings, from, to, seed, clock }: PairBlock,
): PairPoints[] {
  const tournament = setUpTournament(game, {
    ...{ agents: specs, games: 2 * openings, seed },
    ...shortGames(game),
  });
  const agents = new AgentCache(game);
  const points = new Map<number, number>();
  for (const scheduled of scheduledGames(tournament)) {
    const { pair, swapped } = scheduled;
    if (pair < from || pair > to) continue;
    const { result } = playScheduled(game, scheduled, { ...tournament.rules, clock, agents });
    // The result is that of side 0, and the first agent has side 1 in the second game.
    const own = (1 + (swapped ? -result : result)) / 2;
    points.set(pair, (points.get(pair) ?? 0) + own);
  }
  return [...points].map(([opening, points]) => ({ opening, points }));
}

/** In chess a game is won with the lead of a rook for six plies, and drawn after 160 plies. */
export function shortGames(game: Game): GameRules {
  if (game.name !== "chess") return {};
  return { adjudication: parseAdjudication(game, "material:margin=500,plies=6"), maxPlies: 160 };
}

/** The numbers of pairs by their points. */
export function pentanomialOf(points: readonly number[]): Pentanomial {
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const each of points) pairs[2 * each]++;
  return pairs;
}
