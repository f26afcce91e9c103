/**
 * When a search has to stop: after a number of nodes, which is exact, or at a deadline, which depends on
 * the machine.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

/** The limits of a search. Without any, it runs to its end. */
export interface Limit {
  /** The most nodes to visit, at least 1. */
  readonly nodes?: number;
  /** The most milliseconds to take, measured by `clock`. */
  readonly milliseconds?: number;
  /** Measures the milliseconds; needed only with that limit. */
  readonly clock?: Clock;
  /** Called now and then; true stops the search. */
  stopped?(): boolean;
}

/**
 * Nodes between two checks of the clock. They take far less than a millisecond, and checking so seldom
 * costs no measurable time.
 */
const POLL_NODES = 1024;

/** Thrown inside a search that has reached its limit; the root catches it. */
export class SearchStopped extends Error {
  /** Always `SearchStopped`. */
  override name = "SearchStopped";
}

/** Checks the limit of one search. */
export class Watch {
  /** Node count at which to call `check` next. */
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
   * Call it before counting another node, when `visited` nodes have been counted.
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

/**
 * The limit of one search, as a kernel asks for it.
 *
 * @returns to be called at a number of nodes: it throws `SearchStopped`, or returns the number at which to
 *   call it again
 */
export function checkOf(limit: Limit): (nodes: number) => number {
  const watch = new Watch(limit, 0);
  return (nodes) => {
    if (nodes >= watch.next) watch.check(nodes);
    return watch.next;
  };
}
