/**
 * The result of a match, counted game by game, for the first agent.
 *
 * @module
 */
import { countedMean } from "matchbox/report/statistics/counted_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { CountedGame } from "./counted_game.ts";
import { DigestSet } from "./digest_set.ts";
import { eloDifference, likelihoodOfSuperiority } from "./elo.ts";
import { isFault } from "./game_record.ts";
import { type Pentanomial, scoreInterval } from "./score.ts";

/** The result of a match, final or so far, for the first agent. */
export interface MatchResult {
  /** Spec of the game. */
  readonly game: string;
  /** Name of the first agent. */
  readonly first: string;
  /** Name of the second agent. */
  readonly second: string;
  /** Games played. */
  readonly games: number;
  /** Games won by the first agent. */
  readonly wins: number;
  /** Games drawn. */
  readonly draws: number;
  /** Games lost by the first agent. */
  readonly losses: number;
  /** Number of different games: two deterministic agents repeat games. */
  readonly distinct: number;
  /** Whether all games were deterministic. */
  readonly deterministic: boolean;
  /**
   * Whether deterministic agents have played every opening. Then the match is no sample: its numbers are
   * exact and have no interval, and `superiority` is 1, 1/2 or 0.
   */
  readonly census: boolean;
  /** The pairs that count as evidence: without deterministic pairs that repeat others. */
  readonly pairs: Pentanomial;
  /** Points per game, from 0 to 1; its count is the games that count as evidence. */
  readonly score: Interval;
  /** Elo difference; an end may be infinite. */
  readonly elo: Interval;
  /** Probability that the first agent is the stronger one. */
  readonly superiority: number;
  /** Plies per game after the opening. */
  readonly plies: Interval;
  /** Games lost by an illegal move, a failure or on time: by the first agent, by the second. */
  readonly faults: readonly [number, number];
  /** The reason of the first such loss of each agent, or null. */
  readonly firstFaults: readonly [string | null, string | null];
}

/** Counts a match pair by pair. */
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
  readonly #allOpenings: number | null;
  #deterministic = true;

  /**
   * Begins without games.
   *
   * @param allOpenings the number of openings, if they are all that the game has; else null
   */
  constructor(first: string, second: string, allOpenings: number | null = null) {
    this.#first = first;
    this.#second = second;
    this.#allOpenings = allOpenings;
  }

  /** Games counted. */
  get games(): number {
    const { wins, draws, losses } = this.#points;
    return wins + draws + losses;
  }

  /** Pairs that count as evidence, by their points. */
  get pairs(): Pentanomial {
    return [...this.#pairs];
  }

  /** Counts a pair: in `one` the first agent has side 0, in `other` side 1. */
  add(one: CountedGame, other: CountedGame): void {
    const seen = this.#distinct;
    // Pairs with random numbers are independent; a deterministic pair depends only on its opening.
    const repeated = one.deterministic && other.deterministic &&
      seen.has(one.digest) && seen.has(other.digest);
    const points = this.#count(one, one.result) + this.#count(other, -other.result);
    this.#game = one.game;
    if (!repeated) this.#pairs[points]++;
  }

  /** Counts a game with that result for the first agent; returns its points, in halves. */
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
   * The result so far.
   *
   * @throws {RangeError} before the first pair
   */
  result(): MatchResult {
    const { wins, draws, losses } = this.#points;
    const { pairs } = this;
    const score = scoreInterval(pairs);
    const elo = eloDifference(pairs);
    const plies = lengthOf(this.#plies);
    const census = this.#deterministic && score.count / 2 === this.#allOpenings;
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
      census,
      pairs,
      score: census ? exactly(score) : score,
      elo: census ? exactly(elo) : elo,
      superiority: census ? (1 + Math.sign(score.mean - 0.5)) / 2 : likelihoodOfSuperiority(pairs),
      plies: census ? exactly(plies) : plies,
      faults: [...this.#faults],
      firstFaults: [...this.#firstFaults],
    };
  }
}

function exactly({ mean, count }: Interval): Interval {
  return { mean, low: null, high: null, count };
}

/** Student's interval may begin below 0 for few games of unequal length; a length is at least 0. */
function lengthOf(plies: ReadonlyMap<number, number>): Interval {
  const { low, ...rest } = countedMean(plies);
  return { ...rest, low: low === null ? null : Math.max(low, 0) };
}
