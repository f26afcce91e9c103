// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Alpha-beta with the parts that are switched on. With all of them it is agents/search/composed.ts with
 * null_move.ts, with few of them alpha_beta.ts, negascout.ts, minimax.ts or selective.ts.
 *
 * @module
 */
import {
  count,
  CUTOFFS,
  enter,
  EVALUATIONS,
  FIRST_MOVE_CUTOFFS,
  FIRST_THREE_CUTOFFS,
  LEAVES,
  NULL_MOVE_CUTOFFS,
  RE_SEARCHES,
} from "./counters.ts";
import { DECIDED, isAboveBeta, isRazored, isTooLate, losesTooMuch } from "./cuts.ts";
import { quietCeiling, reductionOf } from "./cuts.ts";
import { evaluate } from "./evaluate.ts";
import { gameOver, leafValue, NULL_WINDOW, playMove, undoMove } from "./leaves.ts";
import { recall, recalledMove, remember } from "./memory.ts";
import { writeMoves } from "./moves.ts";
import { arrange, bringBest, isLoud, learn, NO_MOVE, sortedEnd } from "./order.ts";
import {
  adapts,
  cuts,
  drawsRepeated,
  exhaustive,
  extends_,
  leavesLosing,
  quiesces,
  razors,
  reduces,
  reducesInternal,
  reduction,
  reSearchesLeaves,
  scout,
  usesChecks,
  usesStatic,
  verifies,
  width,
} from "./parts.ts";
import { sortByPlausibility } from "./plausibility.ts";
import { givesCheck, hasMove, hasOnlyPawns, inCheck, isDrawn, pass, undoPass } from "./position.ts";
import { setLine } from "./principal_variation.ts";
import { quiesce } from "./quiescence.ts";
import { passed, pastMatters, repeats, rights } from "./records.ts";
import { hasTable } from "../base/table.ts";

/** The adaptive null move: a ply more for so many plies of depth, and for so many centipawns above beta, up to 3. */
const PLIES_A_PLY = 4;
const POINTS_A_PLY: f64 = 200;
const MOST_BY_POINTS: f64 = 3;

/** The least depth of a node that is searched less deep without a move in the table. */
const INTERNAL_DEPTH = 4;

/** Nodes further from the root are not extended. */
let horizon: i32 = 0;

/** The value of a node, usually one move after the root; the moves of its tree are written from `moves` on. */
export function alphaBeta(
  own: i32,
  depth: i32,
  alpha: f64,
  beta: f64,
  ply: i32,
  moves: usize,
): f64 {
  horizon = 2 * (depth + ply);
  return valueOf(own, depth, alpha, beta, ply, true, moves);
}

function valueOf(
  own: i32,
  depth: i32,
  alpha: f64,
  beta: f64,
  ply: i32,
  mayPass: bool,
  moves: usize,
): f64 {
  if (extends_ && ply < horizon && inCheck(own)) depth++;
  if (depth > 0) return innerValue(own, depth, alpha, beta, ply, mayPass, moves);
  return quiesces ? quiesce(own, alpha, beta, ply, moves) : leafValue(own, ply);
}

/** The value of a node at depth 1 or more. */
function innerValue(
  own: i32,
  depth: i32,
  alpha: f64,
  beta: f64,
  ply: i32,
  mayPass: bool,
  moves: usize,
): f64 {
  enter(ply);
  if (drawsRepeated && repeats()) {
    count(LEAVES);
    return 0;
  }
  const trusted = hasTable && (drawsRepeated || !pastMatters(depth));
  let hashMove = NO_MOVE;
  if (hasTable) {
    const known = recall(depth, alpha, beta, ply, trusted);
    if (known == known) return known;
    hashMove = recalledMove;
    if (reducesInternal && hashMove == NO_MOVE && depth >= INTERNAL_DEPTH) depth--;
  }

  const checked = usesChecks && inCheck(own);
  const open = beta - alpha > NULL_WINDOW;
  let staticValue: f64 = NaN;
  if (usesStatic && !checked && !open && !isDrawn() && hasMove(own, false)) {
    count(EVALUATIONS);
    staticValue = evaluate(own);
    if (cuts && mayPass && isAboveBeta(depth, beta, staticValue)) return staticValue;
    if (razors && isRazored(depth, alpha, staticValue)) {
      const value = quiesce(own, alpha, beta, ply, moves);
      if (value <= alpha) return value;
    }
  }
  if (reduction != 0 && mayPass) {
    const bound = nullMove(own, depth, beta, staticValue, ply, moves);
    if (bound == bound) return bound;
  }
  if (isDrawn()) return gameOver(own, ply);
  let end = writeMoves(moves, own, rights(), passed());
  if (end == moves) return gameOver(own, ply);
  if (width != 0 && depth > 1) {
    sortByPlausibility(own, moves, end, ply);
    end = min(end, moves + (width << 2));
  }
  let unsorted = arrange(own, ply, hashMove, moves, end, width == 0);
  const sorted = sortedEnd;
  const knowsStatic = staticValue == staticValue;
  const ceilingOfQuiet = cuts && knowsStatic ? quietCeiling(depth, alpha, staticValue) : Infinity;
  const floor = alpha;
  let best: f64 = -Infinity;
  let bestMove = NO_MOVE;
  let ceiling = beta;
  const enemy = 24 - own;
  for (let at = moves; at < end; at += 4) {
    if (at == unsorted) unsorted = bringBest(unsorted, sorted);
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
    if (
      leavesLosing && at > moves && !checked && !open && best > -DECIDED &&
      losesTooMuch(depth, move)
    ) continue;
    playMove(move, own);
    const low = exhaustive ? -Infinity : -ceiling;
    const high = exhaustive ? Infinity : -alpha;
    let value: f64 = -Infinity;
    let deepens = true;
    if (left < depth - 1) {
      value = -valueOf(enemy, left, -alpha - NULL_WINDOW, -alpha, ply + 1, true, end);
      deepens = value > alpha;
    }
    if (deepens) {
      value = -valueOf(enemy, depth - 1, low, high, ply + 1, true, end);
      if (value >= ceiling && value < beta && (depth > 1 || reSearchesLeaves)) {
        count(RE_SEARCHES);
        value = -valueOf(enemy, depth - 1, -beta, NULL_WINDOW - value, ply + 1, true, end);
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
  if (trusted) remember(depth, floor, beta, best, bestMove, ply);
  return best;
}

/** The null-move test: for a cutoff a lower bound of at least beta, otherwise NaN. See agents/search/null_move.ts. */
function nullMove(
  own: i32,
  depth: i32,
  beta: f64,
  staticValue: f64,
  ply: i32,
  moves: usize,
): f64 {
  if (beta >= DECIDED || beta <= -DECIDED) return NaN;
  if (adapts ? depth < 2 : depth <= reduction) return NaN;
  let plies = reduction;
  if (adapts) {
    // Only a node that is not in check, not drawn and not at its end has a static value.
    const above = staticValue - beta;
    if (!(above >= 0) || hasOnlyPawns(own)) return NaN;
    plies += depth / PLIES_A_PLY + i32(min(MOST_BY_POINTS, floor(above / POINTS_A_PLY)));
  } else if (inCheck(own) || isDrawn() || !hasMove(own, false)) return NaN;
  const left = max(0, depth - 1 - plies);
  pass();
  let value = -valueOf(24 - own, left, -beta, NULL_WINDOW - beta, ply + 1, false, moves);
  undoPass();
  if (value < beta) return NaN;
  if (verifies && left > 0) {
    value = valueOf(own, left, beta - NULL_WINDOW, beta, ply, false, moves);
    if (value < beta) return NaN;
  }
  count(NULL_MOVE_CUTOFFS);
  return value >= DECIDED ? beta : value;
}
