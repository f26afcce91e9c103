/**
 * Shannon's evaluation (C. E. Shannon, "Programming a computer for playing chess", 1950):
 *
 *     f(P) = 9 (Q - Q') + 5 (R - R') + 3 (B - B' + N - N') + (P - P')
 *            - 0.5 (D - D' + S - S' + I - I') + 0.1 (M - M')
 *
 * Q, R, B, N and P are the numbers of men, D, S and I those of doubled, backward and isolated pawns, and M is the
 * mobility, the number of moves; with a stroke they are the other side's. The paper leaves the words to the reader.
 * Our readings: of the pawns on a file all but one are doubled; a pawn is isolated without an own pawn on the files
 * beside it; it is backward if it is not isolated, all own pawns beside it are further ahead, and an enemy pawn attacks
 * the square in front of it. Moves are counted as the men go, without asking whether the king stays in check.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { opponent, type Side } from "matchbox/games/game.ts";
import { plain } from "../evaluation.ts";
import { controlOf } from "./control.ts";

const { BISHOP, cellOf, colourOf, KNIGHT, PAWN, QUEEN, rankOf, RIGHT, ROOK, UP } = geometry;

/** What a fault of a pawn costs, and what a move is worth, in pawns. */
const FAULT = 0.5;
const MOVE = 0.1;

/** Listed in evaluations.ts. */
export const shannon = plain<ChessPosition>(
  "Shannon's of 1950, in pawns: men 1, 3, 3, 5, 9, half a pawn for a doubled, backward or isolated pawn, 0.1 for a move",
  (position) => {
    const { moves: [white, black] } = controlOf(position);
    const value = menOf(position, 0) - menOf(position, 1) -
      FAULT * (pawnFaults(position, 0) - pawnFaults(position, 1)) + MOVE * (white - black);
    return position.side === 0 ? value : -value;
  },
);

/** The men of a side by Shannon's values. */
function menOf(position: ChessPosition, side: Side): number {
  const count = (kind: geometry.Kind) => position.pieceCount(side, kind);
  return 9 * count(QUEEN) + 5 * count(ROOK) + 3 * (count(BISHOP) + count(KNIGHT)) + count(PAWN);
}

/** The pawns on each file, and how far the last of them has advanced; a file at each side of the board stays empty. */
const onFile = new Uint8Array(10);
const lastOnFile = new Uint8Array(10);
/** Further than any pawn can advance. */
const NO_PAWN = 8;

/** D + S + I of a side; a pawn may have more than one fault. */
export function pawnFaults({ cells }: ChessPosition, side: Side): number {
  const pawn = colourOf(side) | PAWN;
  onFile.fill(0);
  lastOnFile.fill(NO_PAWN);
  let faults = 0;
  for (let square = 8; square < 56; square++) {
    const cell = cellOf(square);
    if (cells[cell] !== pawn) continue;
    const file = fileOf(cell);
    if (onFile[file]++ > 0) faults++;
    lastOnFile[file] = Math.min(lastOnFile[file], advanced(cell, side));
  }
  for (let square = 8; square < 56; square++) {
    const cell = cellOf(square);
    if (cells[cell] !== pawn) continue;
    const file = fileOf(cell);
    const lastBeside = Math.min(lastOnFile[file - 1], lastOnFile[file + 1]);
    const isolated = lastBeside === NO_PAWN;
    if (isolated || lastBeside > advanced(cell, side) && isStopped(cells, cell, side)) faults++;
  }
  return faults;
}

/** The file of a cell, 1 to 8. */
function fileOf(cell: number): number {
  return (cell & 15) - 3;
}

/** The ranks from the own first rank to a cell. */
function advanced(cell: number, side: Side): number {
  return side === 0 ? rankOf(cell) : 7 - rankOf(cell);
}

/** Whether an enemy pawn attacks the square in front of a pawn. */
function isStopped(cells: Uint8Array, pawn: number, side: Side): boolean {
  const two = side === 0 ? 2 * UP : -2 * UP;
  const enemy = colourOf(opponent(side)) | PAWN;
  return cells[pawn + two - RIGHT] === enemy || cells[pawn + two + RIGHT] === enemy;
}
