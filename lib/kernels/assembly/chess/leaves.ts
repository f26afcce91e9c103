// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * What the searches share: moves played with the evaluation, the values of leaves, and wins in the table.
 * TypeScript: agents/search/search.ts and value.ts.
 *
 * @module
 */
import { count, enter, EVALUATIONS, LEAVES } from "./counters.ts";
import { DECIDED } from "./cuts.ts";
import { evaluate, evaluationPlay, evaluationUndo } from "./evaluate.ts";
import { hasMove, inCheck, isDrawn, play, undo } from "./position.ts";

/** The value of a game won at the root: see agents/search/value.ts. */
const WIN: f64 = 1000000;
export const NULL_WINDOW: f64 = 1;

/** Plays a move of `own`. */
export function playMove(move: i32, own: i32): void {
  play(move, own);
  evaluationPlay();
}

/** Takes the last move back. */
export function undoMove(): void {
  undo();
  evaluationUndo();
}

/** The value of a node at depth 0 without quiescence. */
export function leafValue(own: i32, ply: i32): f64 {
  enter(ply);
  return leaf(own, inCheck(own), ply);
}

/** The value of a node at depth 0; `checked` says whether the king of `own` is attacked. */
export function leaf(own: i32, checked: bool, ply: i32): f64 {
  count(LEAVES);
  if (!hasMove(own, checked)) return checked ? f64(ply) - WIN : 0;
  if (isDrawn()) return 0;
  count(EVALUATIONS);
  return evaluate(own);
}

/** The value of a node where the game is over. */
export function gameOver(own: i32, ply: i32): f64 {
  count(LEAVES);
  const checked = inCheck(own);
  return checked && !hasMove(own, checked) ? f64(ply) - WIN : 0;
}

/** Converts a value for the table: a win or loss counts plies from the node. */
export function toTable(value: f64, ply: i32): f64 {
  return value >= DECIDED ? value + f64(ply) : value <= -DECIDED ? value - f64(ply) : value;
}

/** Converts a value back from the table. */
export function fromTable(value: f64, ply: i32): f64 {
  return value >= DECIDED ? value - f64(ply) : value <= -DECIDED ? value + f64(ply) : value;
}
