/**
 * What corners and X-squares are worth near the end, by exact values (C16b).
 *
 * @module
 */
import type { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { Move } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { rounded } from "../../rounded.ts";
import type { SquareRow } from "./rows.ts";

/** Each corner with the X-square diagonally next to it. */
const CORNERS = [
  { corner: 0, x: 9 },
  { corner: 7, x: 14 },
  { corner: 56, x: 49 },
  { corner: 63, x: 54 },
];

/** Compares the moves to corners and to X-squares with the other moves of a position. */
export function squareRow(
  number: number,
  position: ReversiPosition,
  solver: EndgameSolver,
): SquareRow {
  solver.begin();
  const scores = solver.moves(position);
  const corners = CORNERS.map(({ corner }) => corner);
  const weak = CORNERS.filter(({ corner }) => position.at(corner) === -1).map(({ x }) => x);
  const count = (squares: readonly Move[]) =>
    scores.filter(({ move }) => squares.includes(move)).length;
  return {
    position: number,
    corner_moves: count(corners),
    corner_gain: gainOf(corners, scores),
    x_moves: count(weak),
    x_gain: gainOf(weak, scores),
  };
}

/** The mean score of moves to these squares minus that of the other moves; null without one of the two. */
export function gainOf(
  squares: readonly Move[],
  scores: readonly { readonly move: Move; readonly score: number }[],
): number | null {
  const [there, elsewhere] = [true, false].map((wanted) =>
    scores.filter(({ move }) => squares.includes(move) === wanted).map(({ score }) => score)
  );
  if (there.length === 0 || elsewhere.length === 0) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return rounded(mean(there) - mean(elsewhere));
}
