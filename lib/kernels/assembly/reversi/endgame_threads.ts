// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The search of the endgame solver by several threads with one table. Near the root it divides the work (see
 * young_brothers.ts) and takes symmetric positions for one; further down it is the search of endgame.ts. The
 * scores are the same. The nodes depend on which thread comes first.
 *
 * @module
 */
import { squares } from "./board.ts";
import { fillEmpty, remove, restore } from "./empty_squares.ts";
import * as single from "./endgame.ts";
import * as tables from "./endgame_table.ts";
import { forgetScores } from "./endgame_table.ts";
import { countNode, final, forgetNodes, nodes, NONE } from "./last_empties.ts";
import { divideMemory } from "./memory_of_threads.ts";
import { findMoves } from "./moves.ts";
import { countOf, fromHalves, lowest, only } from "../base/sets.ts";
import { probableCut } from "./probable_cuts.ts";
import * as moves from "./sorted_moves.ts";
import { countStable } from "./stability.ts";
import { quarterOf } from "./squares.ts";
import { weights } from "./patterns.ts";
import { firstSymmetry, turned, turnedBack } from "./symmetry.ts";
import * as brothers from "./young_brothers.ts";

export { forgetScores, weights };

/** As in endgame.ts; asked of the first thread alone. */
declare function check(nodes: f64): f64;

/** With at least this many empty squares, threads divide the work. */
const SHARED = 14;
/**
 * The most plies of the search that sorts moves without a training. With 28 and more empty squares a deeper one takes more time than
 * all else.
 */
const SORT_PLIES = 5;
/** After so many moves without the expected cutoff, none is expected any more. */
const EXPECTED = 4;
/** After as many nodes a thread looks at what the others have found. */
const EACH: i64 = 4096;

let thread = 0;
/** The number of nodes at which this thread looks next. */
let look: i64 = 0;
/** The number of nodes, of all threads, at which `check` is asked next. */
let next: f64 = 0;

/** The nodes of helpers in earlier searches since `begin`. */
let earlier: i64 = 0;

/** No ply to go back to. */
const NOWHERE = 1000;
/** The ply of the path to which this thread goes back, because its score is known to be `knownScore`. */
let backTo = NOWHERE;
let knownScore = 0;

/** Sets the size of the board and which of the threads this is, from 0; false without enough memory. */
export function prepare(
  size: i32,
  tableBits: i32,
  trained: bool,
  threads: i32,
  number: i32,
): bool {
  thread = number;
  divideMemory(threads, number);
  moves.setMostPlies(SORT_PLIES);
  return single.prepare(size, tableBits, true, true, true, true, trained, true, true);
}

/** Empties the table and sets the count of nodes to 0, when no helper is at work. */
export function begin(): void {
  tables.clearTable();
  brothers.clearNotices(0);
  forgetNodes();
  earlier = 0;
  next = 0;
}

/** Makes everything ready for helpers of the search with this number, when none is at work. */
export function beginHelp(number: i32): void {
  earlier += brothers.nodesOfHelpers();
  brothers.clearNotices(number);
}

/** Where JavaScript finds the notices of the threads. */
export function notices(): usize {
  return brothers.notices();
}

/** The number of empty squares. */
export function emptySquares(ownLow: i32, ownHigh: i32, enemyLow: i32, enemyHigh: i32): i32 {
  return squares - countOf(fromHalves(ownLow, ownHigh) | fromHalves(enemyLow, enemyHigh));
}

/** Positions searched since `begin` by all threads, as far as helpers have told. */
export function searched(): f64 {
  return f64(nodes + earlier + brothers.nodesOfHelpers());
}

/** The best square that the table knows for a position, or `NO_SQUARE`. */
export function bestSquare(ownLow: i32, ownHigh: i32, enemyLow: i32, enemyHigh: i32): i32 {
  const own = fromHalves(ownLow, ownHigh);
  const enemy = fromHalves(enemyLow, enemyHigh);
  const empties = emptySquares(ownLow, ownHigh, enemyLow, enemyHigh);
  const symmetry = empties < SHARED ? 0 : firstSymmetry(own, enemy);
  const found = tables.find(turned(own, symmetry), turned(enemy, symmetry), empties);
  return found == 0 ? tables.NO_SQUARE : squareBack(tables.squareOf(found), symmetry);
}

/** As `search` of endgame.ts. */
export function search(
  ownLow: i32,
  ownHigh: i32,
  enemyLow: i32,
  enemyHigh: i32,
  alpha: i32,
  beta: i32,
  selective: bool,
): i32 {
  const own = fromHalves(ownLow, ownHigh);
  const enemy = fromHalves(enemyLow, enemyHigh);
  const empties = emptySquares(ownLow, ownHigh, enemyLow, enemyHigh);
  if (empties < SHARED) {
    return single.search(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, selective);
  }
  single.setSelective(selective);
  const parity = fillEmpty(own | enemy);
  backTo = NOWHERE;
  look = nodes;
  return shared(own, enemy, alpha, beta, empties, parity, 0, false, findMoves(own, enemy));
}

/** Searches the same as the first thread in the search with this number, until that is done. */
export function help(
  number: i32,
  ownLow: i32,
  ownHigh: i32,
  enemyLow: i32,
  enemyHigh: i32,
  alpha: i32,
  beta: i32,
  selective: bool,
): void {
  if (!brothers.reportForWork(thread, number)) return;
  // Its scores may be those of a selective search.
  tables.forgetNear();
  search(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, selective);
  brothers.tellNodes(thread);
  brothers.reportDone(thread, number);
}

/**
 * As `sorted` of endgame.ts; `ply` counts from the root. Where a cutoff is expected (`cut`), the next move may be
 * the one that makes all others needless. So threads search the same move there, and divide the work below it.
 */
function shared(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
  ply: i32,
  cut: bool,
  legal: u64,
): i32 {
  brothers.setPath(ply, own, enemy, alpha, beta);
  if (nodes >= look) lookRound(ply);
  if (backTo <= ply) return arrived(ply);
  countNode();

  let lower = -squares;
  let upper = squares;
  if (16 * alpha >= 32 * empties + squares) {
    upper -= 2 * countStable(enemy, own);
    if (upper <= alpha) return upper;
  }
  const symmetry = firstSymmetry(own, enemy);
  const firstOwn = turned(own, symmetry);
  const firstEnemy = turned(enemy, symmetry);
  let known = tables.NO_SQUARE;
  const found = tables.find(firstOwn, firstEnemy, empties);
  if (found != 0) {
    lower = tables.lowerOf(found);
    if (lower >= beta) return lower;
    if (tables.upperOf(found) < upper) upper = tables.upperOf(found);
    if (upper <= alpha || lower == upper) return upper;
    known = squareBack(tables.squareOf(found), symmetry);
  }
  if (lower > alpha) alpha = lower;
  if (upper < beta) beta = upper;

  if (legal == 0) {
    const replies = findMoves(enemy, own);
    if (replies == 0) return final(own, enemy);
    const value = -shared(enemy, own, -beta, -alpha, empties, parity, ply + 1, !cut, replies);
    return backTo <= ply ? arrived(ply) : value;
  }
  if (single.selective && beta - alpha == 1) {
    const cut = probableCut(own, enemy, alpha, beta, empties, legal);
    if (cut != NONE) return cut;
  }
  const start = moves.movesOf(empties);
  const end = moves.findSorted(own, enemy, empties, legal);
  let cutoff = moves.setKeys(own, enemy, beta, empties, parity, known, end);
  if (cutoff == NONE && empties > SHARED) cutoff = childCutoff(own, enemy, beta, start, end);
  if (cutoff != NONE) return cutoff;

  let best = NONE;
  let bestSquare = known;
  let highest = alpha;
  // From `waiting` on are the moves that another thread searches; they come at last.
  let waiting = end;
  let mayWait = true;
  const open = beta - alpha > 1;
  const alone = start + usize(cut ? EXPECTED : 1) * moves.MOVE;
  let at = start;
  while (at < end) {
    if (at == waiting) {
      waiting = end;
      mayWait = false;
      lookRound(ply);
      if (backTo <= ply) return arrived(ply);
    }
    moves.bringBest(at, waiting);
    const square = moves.moveSquare(at);
    const flipped = moves.moveFlips(at);
    const childOwn = enemy ^ flipped;
    const childEnemy = own | flipped | only(square);
    const hash = brothers.hashOf(childOwn, childEnemy);
    if (mayWait && at >= alone && brothers.isNoted(hash)) {
      waiting -= moves.MOVE;
      moves.exchangeMoves(at, waiting);
      continue;
    }
    remove(square);
    brothers.noteChild(hash);
    const value = -child(
      childOwn,
      childEnemy,
      -beta,
      -highest,
      empties - 1,
      parity ^ quarterOf(square),
      ply + 1,
      at == start,
      open && at == start ? false : !cut,
      moves.moveReplies(at),
    );
    brothers.forgetChild(hash);
    restore(square);
    if (backTo <= ply) return arrived(ply);
    at += moves.MOVE;
    if (value <= best) continue;
    best = value;
    if (value > alpha || bestSquare == tables.NO_SQUARE) bestSquare = square;
    if (value > highest) highest = value;
    if (value >= beta) break;
  }
  if (best > alpha) lower = best;
  if (best < beta) upper = best;
  const firstSquare = lowest(turned(only(bestSquare), symmetry));
  tables.keep(firstOwn, firstEnemy, lower, upper, firstSquare, empties);
  return best;
}

/** As `child` of endgame.ts. */
function child(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
  ply: i32,
  first: bool,
  cut: bool,
  legal: u64,
): i32 {
  if (empties < SHARED) return single.child(own, enemy, alpha, beta, empties, parity, first, legal);
  if (!first && beta - alpha > 1) {
    const value = shared(own, enemy, beta - 1, beta, empties, parity, ply, cut, legal);
    if (backTo < ply || value >= beta || value <= alpha) return value;
    beta = value + 1;
    cut = false;
  }
  return shared(own, enemy, alpha, beta, empties, parity, ply, cut, legal);
}

/** As the cutoff by children of sorted_moves.ts, for positions that are in the table in one symmetry. */
function childCutoff(own: u64, enemy: u64, beta: i32, start: usize, end: usize): i32 {
  for (let at = start; at < end; at += moves.MOVE) {
    const flipped = moves.moveFlips(at);
    const found = findTurned(enemy ^ flipped, own | flipped | only(moves.moveSquare(at)));
    if (found != 0 && -tables.upperOf(found) >= beta) return -tables.upperOf(found);
  }
  return NONE;
}

/** Goes back, when the search must stop or another thread has decided a node on the path. */
function lookRound(ply: i32): void {
  look = nodes + EACH;
  if (thread == 0) {
    const all = searched();
    if (all >= next) next = check(all);
  } else {
    brothers.tellNodes(thread);
    if (brothers.mustStop()) {
      backTo = -1;
      return;
    }
  }
  for (let at = 0; at <= ply; at++) {
    const found = findTurned(brothers.pathOwn(at), brothers.pathEnemy(at));
    if (found == 0) continue;
    const lower = tables.lowerOf(found);
    const upper = tables.upperOf(found);
    const decided = lower >= brothers.pathBeta(at) || lower == upper;
    if (!decided && upper > brothers.pathAlpha(at)) continue;
    backTo = at;
    knownScore = decided ? lower : upper;
    return;
  }
}

/** What a node returns when this thread goes back: its score, if the way back ends there. */
function arrived(ply: i32): i32 {
  if (backTo < ply) return 0;
  backTo = NOWHERE;
  return knownScore;
}

/** What the table knows of a position, in whatever symmetry. */
function findTurned(own: u64, enemy: u64): u32 {
  const symmetry = firstSymmetry(own, enemy);
  const empties = squares - countOf(own | enemy);
  return tables.find(turned(own, symmetry), turned(enemy, symmetry), empties);
}

/** The square that a symmetry turns into this one. */
function squareBack(square: i32, symmetry: i32): i32 {
  return square == tables.NO_SQUARE ? square : lowest(turnedBack(only(square), symmetry));
}
