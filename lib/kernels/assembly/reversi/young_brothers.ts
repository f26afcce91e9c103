// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * How threads share the nodes near the root: what they tell each other, in memory that all of them see.
 *
 * All threads search the same position with one table (ABDADA; Weill 1996). A thread notes which child it
 * searches. Another one that comes to the same node leaves that child for later and takes the next; but the
 * first child is searched by all, because it may be a cutoff (young brothers wait). A thread that finds in
 * the table that another one has decided a node on its path goes back to that node at once.
 *
 * @module
 */
import { nodes } from "./last_empties.ts";
import { apart } from "./memory_of_threads.ts";

/** The most threads. */
const MOST_THREADS = 16;

/**
 * What a helper is: asked to begin, at work, or done. JavaScript knows these numbers too. With each stands the number
 * of the search, so that a helper that comes when the next search is on does not begin.
 */
const AT_WORK: i32 = 1;
const DONE: i32 = 2;
const SEARCH: i32 = 4;

/** Bytes of a cell of the board of notices, so that threads do not share a line of the cache. */
const CELL = 64;

/** One word: whether helpers have to stop. */
const STOP = memory.data(CELL, 64);
/** A cell for each thread: what it is, and the nodes that it has searched. */
const CELLS = memory.data(MOST_THREADS * CELL, 64);
const NODES = 8;

/** The children that are being searched: hashes, in buckets of four. */
const BUCKETS = 1 << 12;
const CHILDREN = memory.data(BUCKETS * 32, 64);

/** Where JavaScript finds the word that stops helpers; the cells of threads come after it. */
export function notices(): usize {
  return STOP;
}

/** Clears the notices, when no helper is at work, and asks helpers for a search. */
export function clearNotices(search: i32): void {
  memory.fill(STOP, 0, CELL);
  memory.fill(CELLS, 0, MOST_THREADS * CELL);
  for (let thread = 1; thread < MOST_THREADS; thread++) {
    atomic.store<i32>(CELLS + thread * CELL, SEARCH * search);
  }
  memory.fill(CHILDREN, 0, BUCKETS * 32);
}

/** Whether a helper has to stop. */
export function mustStop(): bool {
  return atomic.load<i32>(STOP) != 0;
}

/** Says that a helper begins; false when it comes too late. */
export function reportForWork(thread: i32, search: i32): bool {
  const asked = SEARCH * search;
  return atomic.cmpxchg<i32>(CELLS + thread * CELL, asked, asked + AT_WORK) == asked;
}

/** Says that a helper is done. */
export function reportDone(thread: i32, search: i32): void {
  atomic.store<i32>(CELLS + thread * CELL, SEARCH * search + DONE);
  atomic.notify(CELLS + thread * CELL, 1);
}

/** Tells how many nodes this thread has searched. */
export function tellNodes(thread: i32): void {
  store<i64>(CELLS + thread * CELL, nodes, NODES);
}

/** The nodes that the helpers have told. */
export function nodesOfHelpers(): i64 {
  let told: i64 = 0;
  for (let thread = 1; thread < MOST_THREADS; thread++) {
    told += load<i64>(CELLS + thread * CELL, NODES);
  }
  return told;
}

/** The hash of a position, never 0. */
export function hashOf(own: u64, enemy: u64): u64 {
  const hash = (own * 0x9e3779b97f4a7c15) ^ (rotl(enemy, 32) * 0xc2b2ae3d27d4eb4f);
  return hash ^ (hash >> 29) | 1;
}

function bucketOf(hash: u64): usize {
  return CHILDREN + (usize(hash >> 40) & (BUCKETS - 1)) * 32;
}

/** Notes that this thread searches a child. A note that is lost costs time, and nothing else. */
export function noteChild(hash: u64): void {
  const bucket = bucketOf(hash);
  for (let at = bucket; at < bucket + 32; at += 8) {
    if (load<u64>(at) != 0) continue;
    store<u64>(at, hash);
    return;
  }
}

/** Takes the note away. */
export function forgetChild(hash: u64): void {
  const bucket = bucketOf(hash);
  for (let at = bucket; at < bucket + 32; at += 8) {
    if (load<u64>(at) != hash) continue;
    store<u64>(at, 0);
    return;
  }
}

/** Whether a thread searches a child. */
export function isNoted(hash: u64): bool {
  const bucket = bucketOf(hash);
  for (let at = bucket; at < bucket + 32; at += 8) {
    if (load<u64>(at) == hash) return true;
  }
  return false;
}

/** The path of this thread from the root: for each node both sets of discs and its window. */
const PATH = memory.data(128 * 24, 16);

/** Writes a node of the path. */
export function setPath(ply: i32, own: u64, enemy: u64, alpha: i32, beta: i32): void {
  const at = PATH + apart + ply * 24;
  store<u64>(at, own);
  store<u64>(at, enemy, 8);
  store<i32>(at, alpha, 16);
  store<i32>(at, beta, 20);
}

/** The own discs of a node of the path. */
export function pathOwn(ply: i32): u64 {
  return load<u64>(PATH + apart + ply * 24);
}

/** The discs of the enemy of a node of the path. */
export function pathEnemy(ply: i32): u64 {
  return load<u64>(PATH + apart + ply * 24, 8);
}

/** The lower end of the window of a node of the path. */
export function pathAlpha(ply: i32): i32 {
  return load<i32>(PATH + apart + ply * 24, 16);
}

/** The upper end of the window of a node of the path. */
export function pathBeta(ply: i32): i32 {
  return load<i32>(PATH + apart + ply * 24, 20);
}
