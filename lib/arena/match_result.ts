/**
 * What a match came to: counted game by game, from the first agent's side.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { type Interval, mean } from "matchbox/report/statistics/mod.ts";
import { eloDifference, likelihoodOfSuperiority } from "./elo.ts";
import { type GameRecord, isFault } from "./game_record.ts";
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

/** The two games of a pair: in the first the first agent has side 0, in the second side 1. */
export type Pair = readonly [GameRecord, GameRecord];

/** Counts a match as its pairs come in. */
export class MatchTally {
  readonly #first: string;
  readonly #second: string;
  readonly #pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  readonly #faults: [number, number] = [0, 0];
  readonly #firstFaults: [string | null, string | null] = [null, null];
  readonly #distinct = new Set<string>();
  readonly #plies: number[] = [];
  readonly #points = { wins: 0, draws: 0, losses: 0 };
  #game = "";
  #deterministic = true;

  constructor(first: string, second: string) {
    this.#first = first;
    this.#second = second;
  }

  /** Games counted. */
  get games(): number {
    return this.#plies.length;
  }

  /** Pairs that are evidence, by their points. */
  get pairs(): Pentanomial {
    return [...this.#pairs];
  }

  /** Counts a pair. */
  add(pair: Pair): void {
    const digests = pair.map(digestOf);
    // Pairs with chance in them are independent; one without is a function of its opening.
    const repeated = pair.every(({ deterministic }) => deterministic) &&
      digests.every((digest) => this.#distinct.has(digest));
    for (const digest of digests) this.#distinct.add(digest);
    let points = 0;
    for (const [index, record] of pair.entries()) {
      const result = index === 0 ? record.result : -record.result;
      this.#points[result > 0 ? "wins" : result < 0 ? "losses" : "draws"]++;
      this.#plies.push(record.moves.length);
      this.#deterministic &&= record.deterministic;
      if (isFault(record.ending)) {
        const loser = result > 0 ? 1 : 0;
        this.#faults[loser]++;
        this.#firstFaults[loser] ??= record.reason;
      }
      points += 1 + result;
    }
    this.#game = pair[0].game;
    if (!repeated) this.#pairs[points]++;
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
function lengthOf(plies: readonly number[]): Interval {
  const { low, ...rest } = mean(plies);
  return { ...rest, low: low === null ? null : Math.max(low, 0) };
}

/** A digest that tells games apart; a million of them take little room. */
function digestOf({ agents, opening, moves }: GameRecord): string {
  const text = `${agents.join(" v ")}\n${opening}\n${moves.join(" ")}`;
  return createHash("sha256").update(text).digest("base64").slice(0, 20);
}
