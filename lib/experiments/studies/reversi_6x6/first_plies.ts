/**
 * The tree of the first plies, as far as the proofs tell something of its positions.
 *
 * @module
 */
import { canonicalNotation } from "matchbox/agents/endgame/canonical_notation.ts";
import { legalMoves, type Position } from "matchbox/games/game.ts";
import { boundsForDark, type Problem } from "./problem.ts";
import { type Known, splitOf } from "./proof.ts";
import type { TreeRow } from "./rows.ts";

/** The most plies of the tree, and the most leaves: more could not be drawn side by side. */
const MOST_PLIES = 3;
const MOST_LEAVES = 16;

/**
 * The positions of the first plies with their bounds, each after its parent. Of symmetric positions after
 * the same moves only the first is there; positions of which nothing is known are left out.
 *
 * @param split plies to the subproblems
 */
export function firstPlies(problem: Problem, split: number, known: Known): TreeRow[] {
  for (let plies = Math.min(MOST_PLIES, split - 1); plies > 1; plies--) {
    const rows = treeOf(problem, plies, split, known);
    if (rows.filter(({ ply }) => ply === plies).length <= MOST_LEAVES) return rows;
  }
  return treeOf(problem, Math.min(1, split - 1), split, known);
}

function treeOf(problem: Problem, plies: number, split: number, known: Known): TreeRow[] {
  const { game } = problem;
  const squares = problem.start.toString().indexOf(" ");
  const visit = (start: Position, path: readonly string[]): TreeRow[] => {
    const ply = path.length;
    const root = splitOf({ ...problem, start }, split - ply, known).root();
    const { lower, upper } = boundsForDark(root, start.side);
    if (ply > 0 && lower === -squares && upper === squares) return [];
    const row = { path: path.join(" "), ply, lower, upper };
    if (ply === plies) return [row];
    const seen = new Set<string>();
    const below = legalMoves(game, start).flatMap((move) => {
      const after = start.clone();
      after.play(move);
      const notation = canonicalNotation(after);
      if (seen.has(notation)) return [];
      seen.add(notation);
      return visit(after, [...path, game.format(start, move)]);
    });
    return [row, ...below];
  };
  return visit(problem.start, []);
}
