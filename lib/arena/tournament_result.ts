/**
 * What a tournament came to: its matches, and the ratings that explain them best.
 *
 * @module
 */
import type { MatchResult } from "./match_result.ts";
import { rate, type Rating } from "./ratings.ts";

/** How a tournament stands or ended. */
export interface TournamentResult {
  /** Spec of the game. */
  readonly game: string;
  /** Names of the agents. */
  readonly agents: readonly string[];
  /** One for each two agents that met. */
  readonly matches: readonly MatchResult[];
  /** The best first. */
  readonly ratings: readonly Rating[];
  /** What must be said of the ratings, or null. */
  readonly note: string | null;
}

/**
 * Rates the agents of a tournament.
 *
 * @param matches at least one, all of the same game
 * @throws {UsageError} when there are agents that no chain of matches connects
 */
export function tournamentResult(matches: readonly MatchResult[]): TournamentResult {
  const { ratings, note } = rate(matches);
  return {
    game: matches[0].game,
    agents: [...new Set(matches.flatMap(({ first, second }) => [first, second]))],
    matches,
    ratings,
    note,
  };
}
