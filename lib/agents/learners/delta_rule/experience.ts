/**
 * What the learner of D6 has learned: how games went after each position that it met, and the three weights.
 *
 * @module
 */
import type { Result } from "matchbox/games/game.ts";
import { type DeltaRule, type DeltaWeights, type GameCounts, lesson, NO_GAMES } from "./rule.ts";

/** What is learned, wherever it is kept. */
export interface Experience {
  /** The weights after the games so far. */
  readonly weights: DeltaWeights;
  /** The games with this position, by its text (see position_text.ts), or undefined when it is unknown. */
  at(position: string): GameCounts | undefined;
  /** All known positions, in the order in which they were first met. */
  positions(): Iterable<readonly [string, GameCounts]>;
  /**
   * Learns from a finished game.
   *
   * @param positions that the learner met in it, in their order; one that is repeated counts once
   * @param outcome for the learner
   */
  learn(rule: DeltaRule, positions: Iterable<string>, outcome: Result): void;
}

/** The experience in memory. */
export class RememberedExperience implements Experience {
  #weights: DeltaWeights;
  readonly #positions: Map<string, GameCounts>;

  /** Begins with these weights and positions. */
  constructor(weights: DeltaWeights, positions: Iterable<readonly [string, GameCounts]> = []) {
    this.#weights = weights;
    this.#positions = new Map(positions);
  }

  /** The weights after the games so far. */
  get weights(): DeltaWeights {
    return this.#weights;
  }

  positions(): Iterable<readonly [string, GameCounts]> {
    return this.#positions;
  }

  at(position: string): GameCounts | undefined {
    return this.#positions.get(position);
  }

  learn(rule: DeltaRule, positions: Iterable<string>, outcome: Result): void {
    const learned = learnedFrom(rule, this, positions, outcome);
    for (const [position, counts] of learned.positions) this.#positions.set(position, counts);
    this.#weights = learned.weights;
  }
}

/** What is new in an experience after a game: positions with their counts, and the weights. */
export function learnedFrom(
  rule: DeltaRule,
  experience: Pick<Experience, "weights" | "at">,
  positions: Iterable<string>,
  outcome: Result,
): { readonly positions: ReadonlyMap<string, GameCounts>; readonly weights: DeltaWeights } {
  const changed = new Map<string, GameCounts>();
  let { weights } = experience;
  for (const position of new Set(positions)) {
    const learned = lesson(rule, experience.at(position) ?? NO_GAMES, weights, outcome);
    changed.set(position, learned.counts);
    weights = learned.weights;
  }
  return { positions: changed, weights };
}
