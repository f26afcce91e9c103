/**
 * Counts the games of a tournament in the order of its schedule.
 *
 * @module
 */
import type { CountedGame } from "./counted_game.ts";
import { type MatchResult, MatchTally } from "./match_result.ts";
import type { ScheduledGame, Tournament } from "./schedule.ts";
import { sprt, type SprtOptions, type SprtState } from "./sprt.ts";
import { type TournamentResult, tournamentResult } from "./tournament_result.ts";

/** The log-likelihood ratio of a test after so many pairs. */
export interface TracePoint {
  /** Pairs of games so far. */
  readonly pairs: number;
  /** The log-likelihood ratio of the two Elo differences. */
  readonly llr: number;
}

/** The state of a tournament. */
export class TournamentTally {
  /** Number of games in the schedule. */
  readonly total: number;
  /** Number of games counted, in complete pairs. */
  games = 0;
  /** The state of the test of the first pairing, or null. */
  test: SprtState | null = null;
  /** The course of the test, a point for each pair. */
  readonly trace: TracePoint[] = [];
  readonly #tallies: readonly MatchTally[];
  readonly #sprt?: SprtOptions;
  #first: CountedGame | null = null;

  /**
   * Begins without games.
   *
   * @param test ends the match when it is decided; only for a single pairing
   */
  constructor({ pairings, pairs, openings, everyOpening }: Tournament, test?: SprtOptions) {
    this.total = 2 * pairs * pairings.length;
    const allOpenings = everyOpening ? openings.length : null;
    this.#tallies = pairings.map(([first, second]) => new MatchTally(first, second, allOpenings));
    this.#sprt = test;
    if (test) this.test = sprt([0, 0, 0, 0, 0], test);
  }

  /** Whether the test is decided, so no more games are needed. */
  get decided(): boolean {
    return this.test !== null && this.test.decision !== null;
  }

  /**
   * Counts the next game of the schedule.
   *
   * @param game null if it could not be played; then its pair is left out
   */
  add(
    { pairing, swapped }: Pick<ScheduledGame, "pairing" | "swapped">,
    game: CountedGame | null,
  ): void {
    if (!swapped) {
      this.#first = game;
      return;
    }
    if (!this.#first || !game) return;
    const tally = this.#tallies[pairing];
    tally.add(this.#first, game);
    this.games += 2;
    if (!this.#sprt) return;
    this.test = sprt(tally.pairs, this.#sprt);
    this.trace.push({ pairs: this.games / 2, llr: this.test.llr });
  }

  /** The matches with at least one counted pair. */
  matches(): MatchResult[] {
    return this.#tallies.filter(({ games }) => games > 0).map((tally) => tally.result());
  }

  /** The result so far; null until a pair of every pairing is counted, and when an agent plays itself. */
  result(): TournamentResult | null {
    const matches = this.matches();
    const unrated = matches.some(({ first, second }) => first === second);
    return unrated || matches.length < this.#tallies.length ? null : tournamentResult(matches);
  }
}
