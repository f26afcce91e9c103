// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Alpha-beta on Reversi, with the classical evaluations, moves as generated or killers first. It counts
 * the same nodes as agents/search/alpha_beta.ts, and finds the same values and lines.
 *
 * @module
 */
import { setSize } from "./board.ts";
import { flips } from "./flips.ts";
import { bringKillers, forgetKillers, keepKiller } from "./killers.ts";
import { findMoves } from "./moves.ts";
import { clearLine, lineLength, lineMove, PLIES, setLine } from "./principal_variation.ts";
import { weights } from "./patterns.ts";
import { countOf, fromHalves, lowest, only } from "../base/sets.ts";
import { evaluate, setForDark, setPatterns, setStages, sums } from "./terms.ts";

// The compiler does not find a file with its ending when names are exported from it.
export { lineLength, lineMove, setForDark, setPatterns, setSize, setStages, sums, weights };

/**
 * Asked when the nodes of this search have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;

/** A forced pass, as a move. */
const PASS = 64;
/** The value of a game won at the root: see agents/search/value.ts. */
const WIN: f64 = 1000000;

/** The moves of each ply. */
const MOVES = memory.data(PLIES * 64, 16);

let killersFirst = false;
/** The number of nodes at which `check` is asked next. */
let next: f64 = 0;

/** What is counted since the last call of `search`: see agents/search/stats.ts. */
let nodes: i64 = 0;
let leaves: i64 = 0;
let evaluations: i64 = 0;
let cutoffs: i64 = 0;
let firstMoveCutoffs: i64 = 0;
let firstThreeCutoffs: i64 = 0;

/** A counter by its place in the list above. */
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
    default:
      return f64(firstThreeCutoffs);
  }
}

/** Begins a search from a new root. */
export function begin(withKillers: bool): void {
  killersFirst = withKillers;
  forgetKillers();
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
  // Asked at once, because the host knows the limit.
  next = 0;
  const own = fromHalves(ownLow, ownHigh);
  return alphaBeta(own, fromHalves(enemyLow, enemyHigh), side, depth, alpha, beta, ply);
}

function alphaBeta(
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

  const moves = MOVES + (ply << 6);
  let count = 0;
  if (passes) store<u8>(moves, PASS), count = 1;
  for (; rest != 0; rest &= rest - 1) store<u8>(moves + count++, lowest(rest));
  if (killersFirst) bringKillers(ply, moves, count);

  let best: f64 = -Infinity;
  for (let i = 0; i < count; i++) {
    const move = i32(load<u8>(moves + i));
    const flipped = move == PASS ? 0 : flips(move, own, enemy);
    const placed = move == PASS ? 0 : only(move);
    const value = -alphaBeta(
      enemy ^ flipped,
      own | flipped | placed,
      1 - side,
      depth - 1,
      -beta,
      -alpha,
      ply + 1,
    );
    if (value > best) best = value;
    if (value > alpha) {
      alpha = value;
      setLine(ply, move);
    }
    if (value >= beta) {
      cutoffs++;
      if (i == 0) firstMoveCutoffs++;
      if (i < 3) firstThreeCutoffs++;
      if (killersFirst) keepKiller(ply, move);
      break;
    }
  }
  return best;
}

/** The value of a finished game: an earlier win is worth more. */
function finished(own: u64, enemy: u64, ply: i32): f64 {
  const lead = countOf(own) - countOf(enemy);
  return lead == 0 ? 0 : lead > 0 ? WIN - f64(ply) : f64(ply) - WIN;
}
