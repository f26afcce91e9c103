/**
 * What the learner of D6 has learned: how games went after each position that it met, and the three weights.
 *
 * @module
 */
import type { Result } from "matchbox/games/mod.ts";
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
    for (const position of new Set(positions)) {
      const known = this.#positions.get(position) ?? NO_GAMES;
      const { counts, weights } = lesson(rule, known, this.#weights, outcome);
      this.#positions.set(position, counts);
      this.#weights = weights;
    }
  }
}
