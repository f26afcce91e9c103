// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The searches on chess: alpha-beta with the parts that are switched on. With all of them it is
 * agents/search/composed.ts, with few of them alpha_beta.ts, negascout.ts, minimax.ts or selective.ts. It counts
 * the same nodes, and finds the same values and lines.
 *
 * @module
 */
import { colourOf } from "./board.ts";
import { beginEvaluation, evaluate, evaluationPlay, evaluationUndo } from "./evaluate.ts";
import { partWeights, setParts } from "./evaluate.ts";
import { writeLoudMoves, writeMoves } from "./moves.ts";
import {
  arrange,
  bringBest,
  firstMoves,
  forgetOrder,
  learn,
  NO_MOVE,
  setOrder,
  sortByGain,
} from "./order.ts";
import { hasMove, inCheck, isDrawn, moveFromCells, moveToCells, pass } from "./position.ts";
import { place, play, setUp, undo, undoPass } from "./position.ts";
import { clearLine, lineAt, lineLength, setLine } from "./principal_variation.ts";
import { hash, passed, pastMatters, PLIES, rights } from "./records.ts";
import { boundAt, clearTable, COLLISION, EXACT, find, hasTable, keep, LOWER } from "./table.ts";
import { makeTable, moveAt, serves, UPPER, valueAt } from "./table.ts";

// The compiler does not find a file with its ending when names are exported from it.
export { lineLength, makeTable, partWeights, place, setOrder, setParts };

/**
 * Asked when the nodes of this search have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;
/** Called when a line is longer than the kernel can hold: it stops the search by an exception. */
declare function tooLong(): f64;

/** The value of a game won at the root, and the least value of a win: see agents/search/value.ts. */
const WIN: f64 = 1000000;
const DECIDED: f64 = 900000;
const NULL_WINDOW: f64 = 1;

/** The plausibility of the moves of one node. */
const SCORES = memory.data(256 * 8, 16);
let free: usize = 0;

/** The parts of the search. */
let exhaustive = false;
let scout = false;
let reSearchesLeaves = false;
let quiesces = false;
/** Plies by which the search after a null move is shallower; 0 for no null move. */
let reduction: i32 = 0;
let verifies = false;
/** The most moves of a node with more than one ply left; 0 for all, without a sort by plausibility. */
let width: i32 = 0;

/** The number of nodes at which `check` is asked next. */
let next: i64 = 0;

/** What is counted since the last call of `search`: see agents/search/stats.ts. */
const COUNTS = memory.data(12 * 8, 16);
const NODES = 0;
const LEAVES = 8;
const EVALUATIONS = 16;
const CUTOFFS = 24;
const FIRST_MOVE_CUTOFFS = 32;
const FIRST_THREE_CUTOFFS = 40;
const RE_SEARCHES = 48;
const TABLE_PROBES = 56;
const TABLE_HITS = 64;
const TABLE_COLLISIONS = 72;
const QUIESCENCE_NODES = 80;
const NULL_MOVE_CUTOFFS = 88;

function count(counter: usize): void {
  store<i64>(COUNTS + counter, load<i64>(COUNTS + counter) + 1);
}

/** A counter by its place in the list above. */
export function counted(counter: i32): f64 {
  return f64(load<i64>(COUNTS + (counter << 3)));
}

/** Sets the parts of the search. */
export function setSearch(
  isExhaustive: bool,
  withScout: bool,
  alsoLeaves: bool,
  withQuiescence: bool,
  nullMove: i32,
  verified: bool,
  mostMoves: i32,
): void {
  exhaustive = isExhaustive;
  scout = withScout;
  reSearchesLeaves = alsoLeaves;
  quiesces = withQuiescence;
  reduction = nullMove;
  verifies = verified;
  width = mostMoves;
}

/** Begins a search from a new root. */
export function begin(): void {
  forgetOrder();
  clearTable();
}

/** A move of the line from `ply`, in the form of the host. */
export function lineMove(ply: i32, index: i32): i32 {
  return moveToCells(lineAt(ply, index));
}

/** Where the host writes moves to arrange, and finds them arranged. */
export function movesToArrange(): usize {
  return firstMoves();
}

/** Arranges moves of the position that the host has written, in the form of the host. */
export function arrangeMoves(side: i32, records: i32, ply: i32, hashMove: i32, moves: i32): void {
  setUp(records);
  const start = firstMoves();
  const end = start + (moves << 2);
  for (let at = start; at < end; at += 4) store<i32>(at, moveFromCells(load<i32>(at)));
  let open = arrange(colourOf(side), ply, moveFromCells(hashMove), start, end, false);
  while (open < end) open = bringBest(open, end);
  for (let at = start; at < end; at += 4) store<i32>(at, moveToCells(load<i32>(at)));
}

/** Learns from a cutoff that the host has found. */
export function learnCutoff(side: i32, depth: i32, ply: i32, move: i32): void {
  learn(colourOf(side), depth, ply, moveFromCells(move));
}

/**
 * The value of the position that the host has written, one move after the root, for the side to move: exact
 * when it lies between `alpha` and `beta`.
 *
 * @param records so many have been written
 * @param ply plies from the root to the node
 */
export function search(
  side: i32,
  records: i32,
  depth: i32,
  alpha: f64,
  beta: f64,
  ply: i32,
): f64 {
  memory.fill(COUNTS, 0, 12 * 8);
  // Asked at once, because the host knows the limit.
  next = 0;
  free = firstMoves();
  setUp(records);
  if (beginEvaluation()) setUp(records);
  return valueOf(colourOf(side), depth, alpha, beta, ply, true);
}

/** Asks the host whether to go on. */
function ask(nodes: i64): void {
  const asked = check(f64(nodes));
  next = asked < 9e18 ? i64(asked) : i64.MAX_VALUE;
}

/** Counts a node. */
function enter(ply: i32): void {
  const nodes = load<i64>(COUNTS, NODES);
  if (nodes >= next) ask(nodes);
  store<i64>(COUNTS, nodes + 1, NODES);
  clearLine(ply);
}

function playMove(move: i32, own: i32): void {
  play(move, own);
  evaluationPlay();
}

function undoMove(): void {
  undo();
  evaluationUndo();
}

function valueOf(own: i32, depth: i32, alpha: f64, beta: f64, ply: i32, mayPass: bool): f64 {
  if (depth > 0) return innerValue(own, depth, alpha, beta, ply, mayPass);
  return quiesces ? quiesce(own, alpha, beta, ply) : leafValue(own, ply);
}

/** The value of a node at depth 0 without quiescence. */
function leafValue(own: i32, ply: i32): f64 {
  enter(ply);
  return leaf(own, inCheck(own), ply);
}

/** The value of a node at depth 1 or more. */
function innerValue(own: i32, depth: i32, alpha: f64, beta: f64, ply: i32, mayPass: bool): f64 {
  enter(ply);
  const trusted = hasTable && !pastMatters(depth);
  let hashMove = NO_MOVE;
  if (hasTable) {
    count(TABLE_PROBES);
    const at = find(hash());
    if (at == COLLISION) count(TABLE_COLLISIONS);
    if (at >= 0) {
      count(TABLE_HITS);
      hashMove = moveAt(at);
      if (trusted && serves(at, depth)) {
        const value = fromTable(valueAt(at), ply);
        const bound = boundAt(at);
        if (bound == EXACT || (bound == LOWER ? value >= beta : value <= alpha)) {
          setLine(ply, hashMove);
          return value;
        }
      }
    }
  }

  if (reduction != 0 && mayPass) {
    const bound = nullMove(own, depth, beta, ply);
    if (bound == bound) return bound;
  }
  if (isDrawn()) return gameOver(own, ply);
  const moves = free;
  let end = writeMoves(moves, own, rights(), passed());
  if (end == moves) return gameOver(own, ply);
  if (width != 0 && depth > 1) {
    free = end;
    sortByPlausibility(own, moves, end, ply);
    end = min(end, moves + (width << 2));
  }
  let open = arrange(own, ply, hashMove, moves, end, width == 0);
  free = end;
  const floor = alpha;
  let best: f64 = -Infinity;
  let bestMove = NO_MOVE;
  let ceiling = beta;
  const enemy = 24 - own;
  for (let at = moves; at < end; at += 4) {
    if (at == open) open = bringBest(open, end);
    const move = load<i32>(at);
    playMove(move, own);
    const low = exhaustive ? -Infinity : -ceiling;
    const high = exhaustive ? Infinity : -alpha;
    let value = -valueOf(enemy, depth - 1, low, high, ply + 1, true);
    if (value >= ceiling && value < beta && (depth > 1 || reSearchesLeaves)) {
      count(RE_SEARCHES);
      value = -valueOf(enemy, depth - 1, -beta, NULL_WINDOW - value, ply + 1, true);
    }
    undoMove();
    if (value > best) {
      best = value;
      bestMove = move;
    }
    if (value > alpha) {
      alpha = value;
      setLine(ply, move);
    }
    if (value >= beta) {
      count(CUTOFFS);
      if (at == moves) count(FIRST_MOVE_CUTOFFS);
      if (at < moves + 12) count(FIRST_THREE_CUTOFFS);
      learn(own, depth, ply, move);
      break;
    }
    if (scout) ceiling = alpha + NULL_WINDOW;
  }
  free = moves;
  if (trusted) {
    const bound = best >= beta ? LOWER : best <= floor ? UPPER : EXACT;
    keep(hash(), depth, toTable(best, ply), bound, bestMove);
  }
  return best;
}

/** The null-move test: for a cutoff a lower bound of at least beta, otherwise NaN. See agents/search/null_move.ts. */
function nullMove(own: i32, depth: i32, beta: f64, ply: i32): f64 {
  if (depth <= reduction || beta >= DECIDED || beta <= -DECIDED) return NaN;
  if (inCheck(own) || isDrawn() || !hasMove(own, false)) return NaN;
  const left = depth - 1 - reduction;
  pass();
  let value = -valueOf(24 - own, left, -beta, NULL_WINDOW - beta, ply + 1, false);
  undoPass();
  if (value < beta) return NaN;
  if (verifies && left > 0) {
    value = valueOf(own, left, beta - NULL_WINDOW, beta, ply, false);
    if (value < beta) return NaN;
  }
  count(NULL_MOVE_CUTOFFS);
  return value >= DECIDED ? beta : value;
}

/** The value after all loud moves: see agents/search/quiescence.ts. */
function quiesce(own: i32, alpha: f64, beta: f64, ply: i32): f64 {
  if (ply >= PLIES - 2) tooLong();
  enter(ply);
  count(QUIESCENCE_NODES);
  const checked = inCheck(own);
  const drawn = isDrawn();
  let best: f64 = -Infinity;
  const moves = free;
  let end = moves;
  if (checked) {
    if (!drawn) end = writeMoves(moves, own, rights(), passed());
    if (end == moves) return gameOver(own, ply);
  } else {
    best = leaf(own, false, ply);
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
    if (drawn) return best;
    end = writeLoudMoves(moves, own, passed());
    sortByGain(moves, end);
  }
  free = end;
  for (let at = moves; at < end; at += 4) {
    const move = load<i32>(at);
    playMove(move, own);
    const value = -quiesce(24 - own, -beta, -alpha, ply + 1);
    undoMove();
    if (value > best) best = value;
    if (value > alpha) {
      alpha = value;
      setLine(ply, move);
    }
    if (value >= beta) break;
  }
  free = moves;
  return best;
}

/** Sorts the moves of a node by the evaluation after each; every look counts as a node. */
function sortByPlausibility(own: i32, moves: usize, end: usize, ply: i32): void {
  const enemy = 24 - own;
  for (let at = moves; at < end; at += 4) {
    const move = load<i32>(at);
    playMove(move, own);
    const score = -leafValue(enemy, ply + 1);
    undoMove();
    let to = at;
    for (; to > moves && load<f64>(SCORES + ((to - moves) << 1) - 8) < score; to -= 4) {
      store<i32>(to, load<i32>(to - 4));
      store<f64>(SCORES + ((to - moves) << 1), load<f64>(SCORES + ((to - moves) << 1) - 8));
    }
    store<i32>(to, move);
    store<f64>(SCORES + ((to - moves) << 1), score);
  }
}

/** The value of a node at depth 0; `checked` says whether the king of `own` is attacked. */
function leaf(own: i32, checked: bool, ply: i32): f64 {
  count(LEAVES);
  if (!hasMove(own, checked)) return checked ? f64(ply) - WIN : 0;
  if (isDrawn()) return 0;
  count(EVALUATIONS);
  return evaluate(own);
}

/** The value of a node where the game is over. */
function gameOver(own: i32, ply: i32): f64 {
  count(LEAVES);
  const checked = inCheck(own);
  return checked && !hasMove(own, checked) ? f64(ply) - WIN : 0;
}

/** Converts a value for the table: a win or loss counts plies from the node. */
function toTable(value: f64, ply: i32): f64 {
  return value >= DECIDED ? value + f64(ply) : value <= -DECIDED ? value - f64(ply) : value;
}

/** Converts a value back from the table. */
function fromTable(value: f64, ply: i32): f64 {
  return value >= DECIDED ? value - f64(ply) : value <= -DECIDED ? value + f64(ply) : value;
}
