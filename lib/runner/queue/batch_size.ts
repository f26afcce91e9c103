/**
 * How many tasks travel together: as many as take about one and a half seconds, so that the way costs little
 * and a worker that is lost has little to lose.
 *
 * @module
 */
import { MOST_TASKS } from "./messages.ts";

/** The intended duration of a batch in seconds. */
export const BATCH_SECONDS = 1.5;

/** The weight of a new batch in the mean duration of a task. */
const WEIGHT = 0.3;

/** A batch is at most this many times larger than the largest that has come back. */
const GROWTH = 4;

/** Learns the size of batches from the tasks that have come back. */
export class BatchSize {
  readonly #seconds: number;
  /** The mean seconds of a task, where more recent ones count more. */
  #mean?: number;
  #largest = 0;

  /** @param seconds the intended duration of a batch */
  constructor(seconds = BATCH_SECONDS) {
    this.#seconds = seconds;
  }

  /** Learns from the tasks of a batch and their durations in seconds. */
  learn(seconds: readonly number[]): void {
    if (seconds.length === 0) return;
    const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
    this.#mean = this.#mean === undefined ? mean : this.#mean + WEIGHT * (mean - this.#mean);
    this.#largest = Math.max(this.#largest, seconds.length);
  }

  /**
   * The number of tasks of the next batch.
   *
   * @param ready the number of tasks that could be sent now
   * @param lanes the number of cores that work
   */
  next(ready: number, lanes: number): number {
    if (this.#mean === undefined) return 1;
    const fitting = Math.round(this.#seconds / Math.max(this.#mean, 1e-6));
    // So that at the end all have something to do.
    const fair = Math.ceil(ready / (2 * Math.max(1, lanes)));
    return Math.max(1, Math.min(fitting, fair, GROWTH * this.#largest, MOST_TASKS));
  }
}
