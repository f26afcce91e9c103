// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The searches on Reversi: alpha-beta with the parts that are switched on. With all of them it is
 * agents/search/composed.ts, with few of them alpha_beta.ts, negascout.ts or minimax.ts. It counts the same nodes,
 * and finds the same values and lines.
 *
 * @module
 */
import { setSize } from "./board.ts";
import { flips } from "./flips.ts";
import { hashKeys, hashOf } from "./hash.ts";
import { findMoves } from "./moves.ts";
import { arrange, forgetOrder, learn, NO_MOVE, PASS, setOrder } from "./order.ts";
import { clearLine, lineLength, lineMove, PLIES, setLine } from "./principal_variation.ts";
import { weights } from "./patterns.ts";
import {
  interceptOf,
  marginOf,
  pairOf,
  probCutPairs,
  shallowOf,
  slopeOf,
} from "./probcut_pairs.ts";
import { countOf, fromHalves, lowest, only } from "../base/sets.ts";
import {
  beginTable,
  boundAt,
  clearTable,
  COLLISION,
  EXACT,
  find,
  hasTable,
  keep,
  LOWER,
} from "../base/table.ts";
import { makeTable, moveAt, serves, UPPER, valueAt } from "../base/table.ts";
import { evaluate, setForDark, setPatterns, setStages, sums } from "./terms.ts";

// The compiler does not find a file with its ending when names are exported from it.
export { clearTable, hashKeys, lineLength, lineMove, makeTable, probCutPairs, setForDark };
export { setOrder, setPatterns, setSize, setStages, sums, weights };

/**
 * Asked when the nodes of this search have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;

/** The value of a game won at the root, and the least value of a win: see agents/search/value.ts. */
const WIN: f64 = 1000000;
const DECIDED: f64 = 900000;
const NULL_WINDOW: f64 = 1;

/** The moves of each ply, a byte each. */
const MOVES = memory.data(PLIES * 64, 16);

/** The parts of the search. */
let exhaustive = false;
let scout = false;
let reSearchesLeaves = false;

/** The number of nodes at which `check` is asked next. */
let next: f64 = 0;

/** What is counted since the last call of `search`: see agents/search/stats.ts. */
let nodes: i64 = 0;
let leaves: i64 = 0;
let evaluations: i64 = 0;
let cutoffs: i64 = 0;
let firstMoveCutoffs: i64 = 0;
let firstThreeCutoffs: i64 = 0;
let reSearches: i64 = 0;
let tableProbes: i64 = 0;
let tableHits: i64 = 0;
let tableCollisions: i64 = 0;
let probCuts: i64 = 0;

/** A counter by its place in `SEARCH_COUNTERS`; those of parts that Reversi has not stay at 0. */
export function counted(counter: i32): f64 {
  switch (counter) {
    case 0:
      return f64(nodes);
    case 1:
      return f64(leaves);
    case 2:
      return f64(evaluations);
    case 3:
      return f64(cutoffs);
    case 4:
      return f64(firstMoveCutoffs);
    case 5:
      return f64(firstThreeCutoffs);
    case 6:
      return f64(reSearches);
    case 7:
      return f64(tableProbes);
    case 8:
      return f64(tableHits);
    case 9:
      return f64(tableCollisions);
    case 12:
      return f64(probCuts);
    default:
      return 0;
  }
}

/** Sets the parts of the search: see `SearchPlan`. */
export function setParts(everyLine: bool, nullWindows: bool, leavesAgain: bool): void {
  exhaustive = everyLine;
  scout = nullWindows;
  reSearchesLeaves = leavesAgain;
}

/** Begins a search from a new root. */
export function begin(): void {
  forgetOrder();
  beginTable();
}

/** Where the host writes moves to arrange, a byte each, and finds them arranged. */
export function movesToArrange(): usize {
  return MOVES;
}

/** Arranges moves of a root that the host has written. */
export function arrangeMoves(side: i32, ply: i32, hashMove: i32, count: i32): void {
  arrange(side, ply, hashMove, MOVES, count);
}

/** Learns from a cutoff that the host has found; it has written so many moves that were tried in vain. */
export function learnCutoff(side: i32, depth: i32, ply: i32, move: i32, tried: i32): void {
  learn(side, depth, ply, move, MOVES, tried);
}

/**
 * The value of a node for the side to move, exact when it lies between `alpha` and `beta`.
 *
 * @param ply plies from the root to the node
 */
export function search(
  ownLow: i32,
  ownHigh: i32,
  enemyLow: i32,
  enemyHigh: i32,
  side: i32,
  depth: i32,
  alpha: f64,
  beta: f64,
  ply: i32,
): f64 {
  nodes =
    leaves =
    evaluations =
    cutoffs =
    firstMoveCutoffs =
    firstThreeCutoffs =
      0;
  reSearches =
    tableProbes =
    tableHits =
    tableCollisions =
    probCuts =
      0;
  // Asked at once, because the host knows the limit.
  next = 0;
  const own = fromHalves(ownLow, ownHigh);
  return valueOf(own, fromHalves(enemyLow, enemyHigh), side, depth, alpha, beta, ply);
}

function valueOf(
  own: u64,
  enemy: u64,
  side: i32,
  depth: i32,
  alpha: f64,
  beta: f64,
  ply: i32,
): f64 {
  if (f64(nodes) >= next) next = check(f64(nodes));
  nodes++;
  clearLine(ply);
  let hash: u64 = 0;
  let hashMove = NO_MOVE;
  if (hasTable && depth > 0) {
    hash = hashOf(own, enemy, side);
    tableProbes++;
    const at = find(hash);
    if (at == COLLISION) tableCollisions++;
    if (at >= 0) {
      tableHits++;
      hashMove = moveAt(at);
      if (serves(at, depth)) {
        const value = fromTable(valueAt(at), ply);
        const bound = boundAt(at);
        if (bound == EXACT || (bound == LOWER ? value >= beta : value <= alpha)) {
          setLine(ply, hashMove);
          return value;
        }
      }
    }
  }
  let rest = findMoves(own, enemy);
  const passes = rest == 0;
  if (passes && findMoves(enemy, own) == 0) {
    leaves++;
    return finished(own, enemy, ply);
  }
  if (depth == 0) {
    leaves++;
    evaluations++;
    return evaluate(own, enemy, side);
  }

  const bound = probCut(own, enemy, side, depth, alpha, beta, ply);
  if (bound == bound) return bound;

  const moves = MOVES + (ply << 6);
  let count = 0;
  if (passes) store<u8>(moves, PASS), count = 1;
  for (; rest != 0; rest &= rest - 1) store<u8>(moves + count++, lowest(rest));
  arrange(side, ply, hashMove, moves, count);

  const floor = alpha;
  let best: f64 = -Infinity;
  let bestMove = NO_MOVE;
  let ceiling = beta;
  for (let i = 0; i < count; i++) {
    const move = i32(load<u8>(moves + i));
    const flipped = move == PASS ? 0 : flips(move, own, enemy);
    const placed = move == PASS ? 0 : only(move);
    const after = enemy ^ flipped;
    const taken = own | flipped | placed;
    const low = exhaustive ? -Infinity : -ceiling;
    const high = exhaustive ? Infinity : -alpha;
    let value = -valueOf(after, taken, 1 - side, depth - 1, low, high, ply + 1);
    if (value >= ceiling && value < beta && (depth > 1 || reSearchesLeaves)) {
      reSearches++;
      const above = NULL_WINDOW - value;
      value = -valueOf(after, taken, 1 - side, depth - 1, -beta, above, ply + 1);
    }
    if (value > best) {
      best = value;
      bestMove = move;
    }
    if (value > alpha) {
      alpha = value;
      setLine(ply, move);
    }
    if (value >= beta) {
      cutoffs++;
      if (i == 0) firstMoveCutoffs++;
      if (i < 3) firstThreeCutoffs++;
      learn(side, depth, ply, move, moves, i);
      break;
    }
    if (scout) ceiling = alpha + NULL_WINDOW;
  }
  if (hasTable) {
    const bound = best >= beta ? LOWER : best <= floor ? UPPER : EXACT;
    keep(hash, depth, toTable(best, ply), bound, bestMove);
  }
  return best;
}

/** The test of a node by ProbCut: for a cut a bound, otherwise NaN. See agents/search/probcut.ts. */
function probCut(
  own: u64,
  enemy: u64,
  side: i32,
  depth: i32,
  alpha: f64,
  beta: f64,
  ply: i32,
): f64 {
  if (beta - alpha > NULL_WINDOW || beta >= DECIDED || alpha <= -DECIDED) return NaN;
  const pair = pairOf(own | enemy, depth);
  const shallow = shallowOf(pair);
  if (shallow == 0) return NaN;
  let cut: f64 = NaN;
  evaluations++;
  if (evaluate(own, enemy, side) >= beta) {
    const bound = (beta + marginOf(pair) - interceptOf(pair)) / slopeOf(pair);
    if (valueOf(own, enemy, side, shallow, bound - NULL_WINDOW, bound, ply) >= bound) cut = beta;
  } else {
    const bound = (alpha - marginOf(pair) - interceptOf(pair)) / slopeOf(pair);
    if (valueOf(own, enemy, side, shallow, bound, bound + NULL_WINDOW, ply) <= bound) cut = alpha;
  }
  clearLine(ply);
  if (cut == cut) probCuts++;
  return cut;
}

/** The value of a finished game: an earlier win is worth more. */
function finished(own: u64, enemy: u64, ply: i32): f64 {
  const lead = countOf(own) - countOf(enemy);
  return lead == 0 ? 0 : lead > 0 ? WIN - f64(ply) : f64(ply) - WIN;
}

/** Converts a value for the table: a win or loss counts plies from the node. */
function toTable(value: f64, ply: i32): f64 {
  return value >= DECIDED ? value + f64(ply) : value <= -DECIDED ? value - f64(ply) : value;
}

/** Converts a value back from the table. */
function fromTable(value: f64, ply: i32): f64 {
  return value >= DECIDED ? value - f64(ply) : value <= -DECIDED ? value + f64(ply) : value;
}
