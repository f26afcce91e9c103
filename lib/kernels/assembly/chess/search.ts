// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The searches on chess, as the host calls them. They count the same nodes as those in TypeScript, and find the
 * same values and lines.
 *
 * @module
 */
import { alphaBeta } from "./alpha_beta.ts";
import { colourOf } from "./board.ts";
import { beginCounting, counted } from "./counters.ts";
import { reductionsPlace } from "./cuts.ts";
import { beginEvaluation, partWeights, setParts, setTapered } from "./evaluate.ts";
import {
  arrange,
  beginOrder,
  bringBest,
  firstMoves,
  forgetHistory,
  learn,
  setOrder,
  sortedEnd,
} from "./order.ts";
import { setPart } from "./parts.ts";
import { moveFromCells, moveToCells, place, setUp } from "./position.ts";
import { lineAt, lineLength } from "./principal_variation.ts";
import { beginTable, clearTable, makeTable } from "../base/table.ts";
import { taperedWeights } from "./tapered_layout.ts";

// The compiler does not find a file with its ending when names are exported from it.
export {
  counted,
  lineLength,
  makeTable,
  partWeights,
  place,
  reductionsPlace,
  setOrder,
  setPart,
  setParts,
  setTapered,
  taperedWeights,
};

/** Begins a search from a new root. */
export function begin(): void {
  beginOrder();
  beginTable();
}

/** Forgets all of earlier searches. */
export function forget(): void {
  clearTable();
  forgetHistory();
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
  while (open < sortedEnd) open = bringBest(open, sortedEnd);
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
  beginCounting();
  setUp(records);
  if (beginEvaluation()) setUp(records);
  return alphaBeta(colourOf(side), depth, alpha, beta, ply, firstMoves());
}
