/**
 * Lessons that are known at once and kept together later: to keep each game by itself would take longer than
 * to play it, and write much more.
 *
 * @module
 */
import {
  type DeltaRule,
  type DeltaWeights,
  type Experience,
  type GameCounts,
  learnedFrom,
} from "matchbox/agents/mod.ts";
import type { Result } from "matchbox/games/mod.ts";
import type { ExperienceStore, SideToLearn } from "./experience_store.ts";

/** An experience with lessons that are not in its database yet. */
export class LessonsAhead implements Experience {
  readonly #store: ExperienceStore;
  readonly #rule: DeltaRule;
  readonly #positions = new Map<string, GameCounts>();
  #weights: DeltaWeights | null = null;
  #games: { readonly id: string; readonly sides: readonly SideToLearn[] }[] = [];

  /** @param rule by which it learns */
  constructor(store: ExperienceStore, rule: DeltaRule) {
    this.#store = store;
    this.#rule = rule;
  }

  get weights(): DeltaWeights {
    return this.#weights ?? this.#store.weights;
  }

  at(position: string): GameCounts | undefined {
    return this.#positions.get(position) ?? this.#store.at(position);
  }

  positions(): Iterable<readonly [string, GameCounts]> {
    this.keep();
    return this.#store.positions();
  }

  learn(rule: DeltaRule, positions: Iterable<string>, outcome: Result): void {
    const learned = learnedFrom(rule, this, positions, outcome);
    for (const [position, counts] of learned.positions) this.#positions.set(position, counts);
    this.#weights = learned.weights;
  }

  /** Learns from a game; see `learnOnce` of the store. */
  learnGame(id: string, sides: readonly SideToLearn[]): void {
    for (const { positions, outcome } of sides) this.learn(this.#rule, positions, outcome);
    this.#games.push({ id, sides });
  }

  /** Keeps all lessons, after those that others have kept meanwhile. */
  keep(): void {
    const games = this.#games;
    this.#store.together(() => {
      for (const { id, sides } of games) this.#store.learnOnce(this.#rule, id, sides);
    });
    this.#games = [];
    this.#positions.clear();
    this.#weights = null;
  }
}
