/**
 * How much each visitor has used lately.
 *
 * @module
 */

/** Milliseconds after which a use counts half. */
const HALF_LIFE = 30_000;

/** Seconds that each asker has used lately; older ones count less and less. */
export class RecentUse {
  readonly #now: () => number;
  readonly #uses = new WeakMap<object, { readonly seconds: number; readonly at: number }>();

  /** @param now the time in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts what an asker has used. */
  add(asker: object, seconds: number): void {
    this.#uses.set(asker, { seconds: this.of(asker) + seconds, at: this.#now() });
  }

  /** What an asker has used lately, in seconds. */
  of(asker: object): number {
    const use = this.#uses.get(asker);
    return use ? use.seconds * 0.5 ** ((this.#now() - use.at) / HALF_LIFE) : 0;
  }
}
