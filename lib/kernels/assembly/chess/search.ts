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
import { partWeights, setParts, setTapered } from "./evaluate.ts";
import { taperedWeights } from "./tapered.ts";
import { DECIDED, isAboveBeta, isRazored, isTooLate, quietCeiling } from "./cuts.ts";
import { reductionOf, reductionsPlace } from "./cuts.ts";
import { losesByExchange, worthOf } from "./exchange.ts";
import { writeLoudMoves, writeMoves } from "./moves.ts";
import {
  arrange,
  bringBest,
  firstMoves,
  forgetOrder,
  isLoud,
  learn,
  NO_MOVE,
  setOrder,
  sortByGain,
} from "./order.ts";
import { givesCheck, hasMove, hasOnlyPawns, inCheck, isDrawn, moveFromCells } from "./position.ts";
import { moveToCells, pass, place, play, setUp, undo, undoPass } from "./position.ts";
import { clearLine, lineAt, lineLength, setLine } from "./principal_variation.ts";
import { hash, passed, pastMatters, PLIES, rights } from "./records.ts";
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

// The compiler does not find a file with its ending when names are exported from it.
export {
  clearTable,
  lineLength,
  makeTable,
  partWeights,
  place,
  reductionsPlace,
  setOrder,
  setParts,
  setTapered,
  taperedWeights,
};

/**
 * Asked when the nodes of this search have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;
/** Called when a line is longer than the kernel can hold: it stops the search by an exception. */
declare function tooLong(): f64;

/** The value of a game won at the root: see agents/search/value.ts. */
const WIN: f64 = 1000000;
const NULL_WINDOW: f64 = 1;
/** The adaptive null move: a ply more for so many plies of depth, and for so many centipawns above beta, up to 3. */
const PLIES_A_PLY = 4;
const POINTS_A_PLY: f64 = 200;
const MOST_BY_POINTS: f64 = 3;

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
let adapts = false;
/** The margin of delta pruning in the quiescence search, and whether it leaves out losing exchanges. */
let delta: f64 = Infinity;
let exchanges = false;
/** A ply more in check, late moves less deep, cuts by the evaluation, and razoring. */
let extends_ = false;
let reduces = false;
let cuts = false;
let razors = false;
/** Whether nodes need their evaluation, and whether they have to know about checks. */
let usesStatic = false;
let usesChecks = false;
/** Nodes further from the root are not extended. */
let horizon: i32 = 0;
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

/** Sets a part of the search: see `PARTS` in kernels/chess/search.ts. */
export function setPart(part: i32, value: f64): void {
  const on = value != 0;
  switch (part) {
    case 0:
      exhaustive = on;
      break;
    case 1:
      scout = on;
      break;
    case 2:
      reSearchesLeaves = on;
      break;
    case 3:
      quiesces = on;
      break;
    case 4:
      delta = value;
      break;
    case 5:
      exchanges = on;
      break;
    case 6:
      reduction = i32(value);
      break;
    case 7:
      verifies = on;
      break;
    case 8:
      adapts = on;
      break;
    case 9:
      extends_ = on;
      break;
    case 10:
      reduces = on;
      break;
    case 11:
      cuts = on;
      break;
    case 12:
      razors = on;
      break;
    default:
      width = i32(value);
  }
  usesStatic = cuts || razors || adapts;
  usesChecks = extends_ || usesStatic || reduces;
}

/** Begins a search from a new root. */
export function begin(): void {
  forgetOrder();
  beginTable();
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

/** Learns from a cutoff that the host has found; it has written so many moves that were tried in vain. */
export function learnCutoff(side: i32, depth: i32, ply: i32, move: i32, tried: i32): void {
  const start = firstMoves();
  const end = start + (tried << 2);
  for (let at = start; at < end; at += 4) store<i32>(at, moveFromCells(load<i32>(at)));
  learn(colourOf(side), depth, ply, moveFromCells(move), start, end);
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
  horizon = 2 * (depth + ply);
  return valueOf(colourOf(side), depth, alpha, beta, ply, true);
}

/** Asks the host whether to go on. */
function ask(nodes: i64): void {
  const asked = check(f64(nodes));
  next = asked < 9e18 ? i64(asked) : i64.MAX_VALUE;
}

/** Counts a node. */
function enter(ply: i32): void {
  if (ply >= PLIES - 2) tooLong();
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
  if (extends_ && ply < horizon && inCheck(own)) depth++;
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

  const checked = usesChecks && inCheck(own);
  const open = beta - alpha > NULL_WINDOW;
  let staticValue: f64 = NaN;
  if (usesStatic && !checked && !open && !isDrawn() && hasMove(own, false)) {
    count(EVALUATIONS);
    staticValue = evaluate(own);
    if (cuts && mayPass && isAboveBeta(depth, beta, staticValue)) return staticValue;
    if (razors && isRazored(depth, alpha, staticValue)) {
      const value = quiesce(own, alpha, beta, ply);
      if (value <= alpha) return value;
    }
  }
  if (reduction != 0 && mayPass) {
    const bound = nullMove(own, depth, beta, staticValue, ply);
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
  let unsorted = arrange(own, ply, hashMove, moves, end, width == 0);
  free = end;
  const knowsStatic = staticValue == staticValue;
  const ceilingOfQuiet = cuts && knowsStatic ? quietCeiling(depth, alpha, staticValue) : Infinity;
  const floor = alpha;
  let best: f64 = -Infinity;
  let bestMove = NO_MOVE;
  let ceiling = beta;
  const enemy = 24 - own;
  for (let at = moves; at < end; at += 4) {
    if (at == unsorted) unsorted = bringBest(unsorted, end);
    const move = load<i32>(at);
    let left = depth - 1;
    if (at > moves && !checked && (cuts || reduces)) {
      const index = i32((at - moves) >> 2);
      const plies = reduces ? reductionOf(depth, index, open) : 0;
      const hopeless = best > -DECIDED && cuts && knowsStatic &&
        (ceilingOfQuiet <= alpha || isTooLate(depth, index));
      if ((plies > 0 || hopeless) && !isLoud(move) && !givesCheck(move, own)) {
        if (hopeless) {
          if (ceilingOfQuiet <= alpha && ceilingOfQuiet > best) best = ceilingOfQuiet;
          continue;
        }
        left -= plies;
      }
    }
    playMove(move, own);
    const low = exhaustive ? -Infinity : -ceiling;
    const high = exhaustive ? Infinity : -alpha;
    let value: f64 = -Infinity;
    let deepens = true;
    if (left < depth - 1) {
      value = -valueOf(enemy, left, -alpha - NULL_WINDOW, -alpha, ply + 1, true);
      deepens = value > alpha;
    }
    if (deepens) {
      value = -valueOf(enemy, depth - 1, low, high, ply + 1, true);
      if (value >= ceiling && value < beta && (depth > 1 || reSearchesLeaves)) {
        count(RE_SEARCHES);
        value = -valueOf(enemy, depth - 1, -beta, NULL_WINDOW - value, ply + 1, true);
      }
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
      learn(own, depth, ply, move, moves, at);
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
function nullMove(own: i32, depth: i32, beta: f64, staticValue: f64, ply: i32): f64 {
  if (beta >= DECIDED || beta <= -DECIDED) return NaN;
  if (adapts ? depth < 2 : depth <= reduction) return NaN;
  if (inCheck(own) || isDrawn() || !hasMove(own, false)) return NaN;
  let plies = reduction;
  if (adapts) {
    const above = staticValue - beta;
    if (!(above >= 0) || hasOnlyPawns(own)) return NaN;
    plies += depth / PLIES_A_PLY + i32(min(MOST_BY_POINTS, floor(above / POINTS_A_PLY)));
  }
  const left = max(0, depth - 1 - plies);
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
  const most = best + delta;
  for (let at = moves; at < end; at += 4) {
    const move = load<i32>(at);
    if (!checked) {
      if (delta < Infinity) {
        const reached = most + f64(worthOf(move));
        if (reached <= alpha) {
          if (reached > best) best = reached;
          continue;
        }
      }
      if (exchanges && losesByExchange(move)) continue;
    }
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
