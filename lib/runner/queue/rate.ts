/**
 * How many tasks a worker finishes in a second, lately.
 *
 * @module
 */

/** The longest and the shortest time over which it is measured, in milliseconds. */
const LONGEST = 20_000;
const SHORTEST = 2000;

/** Counts tasks by time. All times are in milliseconds. */
export class Rate {
  readonly #batches: { began: number; ended: number; tasks: number }[] = [];

  /** Counts a batch. */
  add(began: number, ended: number, tasks: number): void {
    this.#batches.push({ began, ended, tasks });
  }

  /** Tasks a second, since the first of the batches that ended lately was begun. */
  at(now: number): number {
    while (this.#batches.length > 0 && this.#batches[0].ended < now - LONGEST) {
      this.#batches.shift();
    }
    if (this.#batches.length === 0) return 0;
    const recent = this.#batches.reduce((sum, { tasks }) => sum + tasks, 0);
    const began = Math.min(...this.#batches.map(({ began }) => began));
    return recent / (Math.max(SHORTEST, now - began) / 1000);
  }
}
