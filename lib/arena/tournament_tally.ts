/**
 * Counts the games of a tournament as they come in, in the order of its schedule.
 *
 * @module
 */
import type { CountedGame } from "./counted_game.ts";
import { type MatchResult, MatchTally } from "./match_result.ts";
import type { ScheduledGame, Tournament } from "./schedule.ts";
import { sprt, type SprtOptions, type SprtState } from "./sprt.ts";
import { type TournamentResult, tournamentResult } from "./tournament_result.ts";

/** How a test stood after so many pairs. */
export interface TracePoint {
  readonly pairs: number;
  readonly llr: number;
}

/** How a tournament stands. */
export class TournamentTally {
  /** Games of the whole schedule. */
  readonly total: number;
  /** Games counted: those of whole pairs. */
  games = 0;
  /** How the test of the first pairing stands; null when there is none. */
  test: SprtState | null = null;
  /** How it came there, a point a pair. */
  readonly trace: TracePoint[] = [];
  readonly #tallies: readonly MatchTally[];
  readonly #sprt?: SprtOptions;
  #first: CountedGame | null = null;

  /** @param test ends a match when it is decided; of use with one pairing alone */
  constructor({ pairings, pairs }: Tournament, test?: SprtOptions) {
    this.total = 2 * pairs * pairings.length;
    this.#tallies = pairings.map(([first, second]) => new MatchTally(first, second));
    this.#sprt = test;
    if (test) this.test = sprt([0, 0, 0, 0, 0], test);
  }

  /** Whether the test has crossed a bound, so that no further game is wanted. */
  get decided(): boolean {
    return this.test !== null && this.test.decision !== null;
  }

  /**
   * Counts the next game of the schedule.
   *
   * @param game null when it could not be played; its pair is then left out
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

  /** The matches of which at least a pair is counted. */
  matches(): MatchResult[] {
    return this.#tallies.filter(({ games }) => games > 0).map((tally) => tally.result());
  }

  /**
   * What the tournament has come to; null until a pair of every pairing is counted, and when an agent
   * plays itself, which is no rating.
   */
  result(): TournamentResult | null {
    const matches = this.matches();
    const unrated = matches.some(({ first, second }) => first === second);
    return unrated || matches.length < this.#tallies.length ? null : tournamentResult(matches);
  }
}
