/**
 * The result of a tournament: its matches and ratings.
 *
 * @module
 */
import type { MatchResult } from "./match_result.ts";
import { rate, type Rating } from "./ratings.ts";

/** The result of a tournament, final or so far. */
export interface TournamentResult {
  /** Spec of the game. */
  readonly game: string;
  /** Names of the agents. */
  readonly agents: readonly string[];
  /** One for every two agents that met. */
  readonly matches: readonly MatchResult[];
  /** The best first. */
  readonly ratings: readonly Rating[];
  /** Explains infinite ratings, or null; see `rate`. */
  readonly note: string | null;
}

/**
 * Rates the agents of a tournament.
 *
 * @param matches at least one, all of the same game
 * @throws {UsageError} when no chain of matches connects some of the agents
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
