/**
 * When a search has to stop: after so many nodes, which is exact, or at a time, which depends on the
 * machine.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

/** How long a search may go on; without any of these to its end. */
export interface Limit {
  /** Nodes that it may visit, at least 1. */
  readonly nodes?: number;
  /** Milliseconds that it may take on `clock`. */
  readonly milliseconds?: number;
  readonly clock?: Clock;
  /** Asked now and then whether the result is no longer wanted. */
  stopped?(): boolean;
}

/** Nodes between two looks at the clock: far below a millisecond, and not seen in the time of a search. */
const POLL_NODES = 1024;

/** Thrown inside a search that has reached its limit; the root catches it. */
export class SearchStopped extends Error {
  override name = "SearchStopped";
}

/** Watches over the limit of one search. */
export class Watch {
  /** The count of nodes at which `check` is to be called next. */
  next: number;
  readonly #nodes: number;
  readonly #limit: Limit;
  readonly #deadline: number;

  /** @param visited nodes counted before the search begins */
  constructor(limit: Limit, visited: number) {
    this.#limit = limit;
    this.#nodes = visited + (limit.nodes ?? Infinity);
    this.#deadline = limit.clock && limit.milliseconds !== undefined
      ? limit.clock.now() + limit.milliseconds
      : Infinity;
    const polls = this.#deadline < Infinity || limit.stopped !== undefined;
    this.next = polls ? Math.min(this.#nodes, visited + POLL_NODES) : this.#nodes;
  }

  /**
   * Called when `visited` nodes have been counted and another is about to be.
   *
   * @throws {SearchStopped} when the limit is reached
   */
  check(visited: number): void {
    const { clock, stopped } = this.#limit;
    if (
      visited >= this.#nodes || clock && clock.now() >= this.#deadline || stopped?.()
    ) throw new SearchStopped();
    this.next = Math.min(this.#nodes, visited + POLL_NODES);
  }
}
