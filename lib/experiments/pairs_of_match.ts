/**
 * Matches as rows: the points of each pair of games, two from one opening with colours changed.
 *
 * @module
 */
import { parseAdjudication } from "matchbox/arena/adjudication.ts";
import type { GameRules } from "matchbox/arena/game_rules.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import type { Game } from "matchbox/games/game.ts";
import { type GamesOfMatch, gamesOfMatch } from "./games_of_match.ts";

/** The points of a pair of games. */
export interface PairPoints {
  /** Number of the opening, from 1. */
  readonly opening: number;
  /** Points of the first agent in both games, 0 to 2. */
  readonly points: number;
}

/**
 * Plays a block of a match.
 *
 * @throws {Error} when an agent fails
 */
export function playPairs(game: Game, block: Omit<GamesOfMatch, "rules">): PairPoints[] {
  const games = [...gamesOfMatch(game, { ...block, rules: shortGames(game) })];
  return [...Map.groupBy(games, ({ opening }) => opening)].map(([opening, pair]) => ({
    opening,
    points: pair.reduce((sum, { points }) => sum + points, 0),
  }));
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
