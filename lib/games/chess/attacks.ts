/**
 * Which squares a side of chess attacks.
 *
 * @module
 */
import * as geometry from "./geometry.ts";

const {
  BISHOP,
  BLACK,
  EMPTY,
  KING,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  QUEEN,
  RIGHT,
  ROOK,
  UP,
  WHITE,
} = geometry;

/**
 * Whether a piece of `colour` attacks `cell`, occupied or not; pinned pieces attack too.
 *
 * @param cells the piece on every cell
 */
export function isAttacked(cells: Uint8Array, cell: number, colour: number): boolean {
  const pawn = colour | PAWN;
  const behind = colour === WHITE ? cell - UP : cell + UP;
  if (cells[behind - RIGHT] === pawn || cells[behind + RIGHT] === pawn) return true;

  const knight = colour | KNIGHT;
  for (let i = 0; i < 8; i++) if (cells[cell + KNIGHT_JUMPS[i]] === knight) return true;

  const king = colour | KING;
  for (let i = 0; i < 8; i++) if (cells[cell + KING_STEPS[i]] === king) return true;

  const queen = colour | QUEEN;
  const rook = colour | ROOK;
  const bishop = colour | BISHOP;
  return sees(cells, cell, UP, rook, queen) || sees(cells, cell, -UP, rook, queen) ||
    sees(cells, cell, RIGHT, rook, queen) || sees(cells, cell, -RIGHT, rook, queen) ||
    sees(cells, cell, UP + RIGHT, bishop, queen) || sees(cells, cell, UP - RIGHT, bishop, queen) ||
    sees(cells, cell, -UP + RIGHT, bishop, queen) || sees(cells, cell, -UP - RIGHT, bishop, queen);
}

/**
 * Whether a pawn of `colour` on `from` can capture en passant on `to` without leaving its king, on `king`,
 * in check. Two pawns leave their squares at once, so looking at pins is not enough.
 */
export function canTakeEnPassant(
  cells: Uint8Array,
  from: number,
  to: number,
  colour: number,
  king: number,
): boolean {
  const enemy = WHITE + BLACK - colour;
  const taken = colour === WHITE ? to - UP : to + UP;
  cells[from] = EMPTY;
  cells[taken] = EMPTY;
  cells[to] = colour | PAWN;
  const legal = !isAttacked(cells, king, enemy);
  cells[from] = colour | PAWN;
  cells[taken] = enemy | PAWN;
  cells[to] = EMPTY;
  return legal;
}

/** Whether the first piece from `cell` in that direction is one of the two. */
export function sees(
  cells: Uint8Array,
  cell: number,
  step: number,
  slider: number,
  queen: number,
): boolean {
  let at = cell + step;
  while (cells[at] === EMPTY) at += step;
  return cells[at] === slider || cells[at] === queen;
}
