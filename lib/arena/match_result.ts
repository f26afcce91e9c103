/**
 * What a match came to: counted game by game, from the first agent's side.
 *
 * @module
 */
import { countedMean, type Interval } from "matchbox/report/statistics/mod.ts";
import type { CountedGame } from "./counted_game.ts";
import { DigestSet } from "./digest_set.ts";
import { eloDifference, likelihoodOfSuperiority } from "./elo.ts";
import { isFault } from "./game_record.ts";
import { type Pentanomial, scoreInterval } from "./score.ts";

/** How a match stands or ended, from the first agent's side. */
export interface MatchResult {
  /** Spec of the game. */
  readonly game: string;
  /** Names of the two agents. */
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Different games among those played: two deterministic agents repeat themselves. */
  readonly distinct: number;
  /** No agent drew a random number in any game. */
  readonly deterministic: boolean;
  /** Of the pairs that are evidence: a deterministic pair that repeats another is none. */
  readonly pairs: Pentanomial;
  /** Points a game, from 0 to 1; its count is the games that are evidence. */
  readonly score: Interval;
  /** Elo difference; an end may be infinite. */
  readonly elo: Interval;
  /** Probability that the first agent is the stronger one. */
  readonly superiority: number;
  /** Plies of a game after its opening. */
  readonly plies: Interval;
  /** Games lost by an illegal move, a failure or the clock: by the first agent, by the second. */
  readonly faults: readonly [number, number];
  /** Why the first of these was lost, by each agent; null when none was. */
  readonly firstFaults: readonly [string | null, string | null];
}

/** Counts a match as its pairs come in. */
export class MatchTally {
  readonly #first: string;
  readonly #second: string;
  readonly #pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  readonly #faults: [number, number] = [0, 0];
  readonly #firstFaults: [string | null, string | null] = [null, null];
  readonly #distinct = new DigestSet();
  /** How often a game had so many plies. */
  readonly #plies = new Map<number, number>();
  readonly #points = { wins: 0, draws: 0, losses: 0 };
  #game = "";
  #deterministic = true;

  constructor(first: string, second: string) {
    this.#first = first;
    this.#second = second;
  }

  /** Games counted. */
  get games(): number {
    const { wins, draws, losses } = this.#points;
    return wins + draws + losses;
  }

  /** Pairs that are evidence, by their points. */
  get pairs(): Pentanomial {
    return [...this.#pairs];
  }

  /** Counts a pair: in its first game the first agent has side 0, in the other side 1. */
  add(one: CountedGame, other: CountedGame): void {
    const seen = this.#distinct;
    // Pairs with chance in them are independent; one without is a function of its opening.
    const repeated = one.deterministic && other.deterministic &&
      seen.has(one.digest) && seen.has(other.digest);
    const points = this.#count(one, one.result) + this.#count(other, -other.result);
    this.#game = one.game;
    if (!repeated) this.#pairs[points]++;
  }

  /** Counts a game with that result for the first agent; its points, in halves. */
  #count(game: CountedGame, result: number): number {
    this.#distinct.add(game.digest);
    this.#points[result > 0 ? "wins" : result < 0 ? "losses" : "draws"]++;
    this.#plies.set(game.plies, (this.#plies.get(game.plies) ?? 0) + 1);
    this.#deterministic &&= game.deterministic;
    if (isFault(game.ending)) {
      const loser = result > 0 ? 1 : 0;
      this.#faults[loser]++;
      this.#firstFaults[loser] ??= game.reason;
    }
    return 1 + result;
  }

  /**
   * How the match stands.
   *
   * @throws {RangeError} before the first pair
   */
  result(): MatchResult {
    const { wins, draws, losses } = this.#points;
    const { pairs } = this;
    return {
      game: this.#game,
      first: this.#first,
      second: this.#second,
      games: this.games,
      wins,
      draws,
      losses,
      distinct: this.#distinct.size,
      deterministic: this.#deterministic,
      pairs,
      score: scoreInterval(pairs),
      elo: eloDifference(pairs),
      superiority: likelihoodOfSuperiority(pairs),
      plies: lengthOf(this.#plies),
      faults: [...this.#faults],
      firstFaults: [...this.#firstFaults],
    };
  }
}

/** Student's interval of few and unequal lengths may begin below 0, where no length is. */
function lengthOf(plies: ReadonlyMap<number, number>): Interval {
  const { low, ...rest } = countedMean(plies);
  return { ...rest, low: low === null ? null : Math.max(low, 0) };
}
