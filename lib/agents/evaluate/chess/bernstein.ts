/**
 * The evaluation of Bernstein's program on an IBM 704 (A. Bernstein and M. de V. Roberts, "Computer v. chess-player",
 * Scientific American, 1958): four sums for each side, and the ratio of those of both sides.
 *
 * - material, the men by their values, which weighs most;
 * - mobility, the moves that the side has;
 * - area control, the squares that it controls;
 * - defence of the king, the controlled squares around it.
 *
 * Our readings: a side controls a square that it attacks more often than the other side. A pawn weighs as much as
 * `PAWN_POINTS` moves or squares. The value is the logarithm of the ratio, which has the same order and is opposite for
 * both sides.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Side } from "matchbox/games/game.ts";
import { plain } from "../evaluation.ts";
import { type Control, controlOf } from "./control.ts";

const { BISHOP, BORDER, cellOf, KING_STEPS, KNIGHT, PAWN, QUEEN, ROOK } = geometry;

/** The weight of a pawn in points; a move or a controlled square is one. */
export const PAWN_POINTS = 10;

/** What the sums of a side are. */
export interface Sums {
  readonly material: number;
  readonly mobility: number;
  readonly area: number;
  readonly king: number;
}

/** Listed in evaluations.ts. */
export const bernstein = plain<ChessPosition>(
  "Bernstein's of 1957: the logarithm of the ratio of men, moves, controlled squares and defence of the king",
  (position) => {
    const control = controlOf(position);
    const value = Math.log(
      total(sumsOf(position, control, 0)) / total(sumsOf(position, control, 1)),
    );
    return position.side === 0 ? value : -value;
  },
);

/** The four sums of a side. */
export function sumsOf(position: ChessPosition, control: Control, side: Side): Sums {
  const count = (kind: geometry.Kind) => position.pieceCount(side, kind);
  const own = control.attackers[side];
  const enemy = control.attackers[1 - side];
  let area = 0;
  for (let square = 0; square < 64; square++) {
    const cell = cellOf(square);
    if (own[cell] > enemy[cell]) area++;
  }
  let king = 0;
  for (const step of KING_STEPS) {
    const cell = position.kings[side] + step;
    if (position.cells[cell] !== BORDER && own[cell] > enemy[cell]) king++;
  }
  return {
    material: count(PAWN) + 3 * (count(KNIGHT) + count(BISHOP)) + 5 * count(ROOK) +
      9 * count(QUEEN),
    mobility: control.moves[side],
    area,
    king,
  };
}

/** More than 0, because a king attacks squares and the least sum counts one. */
function total({ material, mobility, area, king }: Sums): number {
  return 1 + PAWN_POINTS * material + mobility + area + king;
}
