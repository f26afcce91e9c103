// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * What a search counts, and its limit. TypeScript: agents/search/stats.ts and limit.ts.
 *
 * @module
 */
import { clearLine } from "./principal_variation.ts";
import { PLIES } from "./records.ts";

/**
 * Asked when the nodes of this search have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;
/** Called when a line is longer than the kernel can hold: it stops the search by an exception. */
declare function tooLong(): f64;

/** The number of nodes at which `check` is asked next. */
let next: i64 = 0;

/** What is counted since the last call of `search`: see agents/search/stats.ts. */
const COUNTERS = 12;
const COUNTS = memory.data(COUNTERS * 8, 16);
const NODES = 0;
export const LEAVES = 8;
export const EVALUATIONS = 16;
export const CUTOFFS = 24;
export const FIRST_MOVE_CUTOFFS = 32;
export const FIRST_THREE_CUTOFFS = 40;
export const RE_SEARCHES = 48;
export const TABLE_PROBES = 56;
export const TABLE_HITS = 64;
export const TABLE_COLLISIONS = 72;
export const QUIESCENCE_NODES = 80;
export const NULL_MOVE_CUTOFFS = 88;

/** Begins to count anew. */
export function beginCounting(): void {
  memory.fill(COUNTS, 0, COUNTERS * 8);
  // Asked at once, because the host knows the limit.
  next = 0;
}

/** Counts one more. */
export function count(counter: usize): void {
  store<i64>(COUNTS + counter, load<i64>(COUNTS + counter) + 1);
}

/** A counter by its place in `SEARCH_COUNTERS`; those after the list above stay at 0. */
export function counted(counter: i32): f64 {
  return counter >= COUNTERS ? 0 : f64(load<i64>(COUNTS + (counter << 3)));
}

/** Counts a node of that ply, and clears its line. */
export function enter(ply: i32): void {
  if (ply >= PLIES - 2) tooLong();
  const nodes = load<i64>(COUNTS, NODES);
  if (nodes >= next) ask(nodes);
  store<i64>(COUNTS, nodes + 1, NODES);
  clearLine(ply);
}

/** Asks the host whether to go on. */
function ask(nodes: i64): void {
  const asked = check(f64(nodes));
  next = asked < 9e18 ? i64(asked) : i64.MAX_VALUE;
}
