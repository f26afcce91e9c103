/**
 * Turing's position-play value: how well the men of the side that has just moved stand, in a position in which the
 * other side is to move (A. M. Turing, "Digital computers applied to games", 1953).
 *
 * @module
 */
import { attackedCells, attackersOf, MOST_ATTACKED } from "matchbox/games/chess/attacked_cells.ts";
import * as geometry from "matchbox/games/chess/geometry.ts";
import { isCastling } from "matchbox/games/chess/move.ts";
import { generateMoves, MAX_MOVES } from "matchbox/games/chess/moves.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { type Move, opponent, type Side } from "matchbox/games/game.ts";

const { BLACK_LONG, BLACK_SHORT, CELLS, cellOf, colourOf, EMPTY, KIND, KING, PAWN, QUEEN, rankOf } =
  geometry;
const { WHITE_LONG, WHITE_SHORT } = geometry;

const RIGHTS = [WHITE_SHORT | WHITE_LONG, BLACK_SHORT | BLACK_LONG];

const moves = new Int32Array(MAX_MOVES);
const lines = new Int32Array(MOST_ATTACKED);
/** The moves of the man on each cell, a capture counted as two. */
const counted = new Uint8Array(CELLS);

/**
 * The position-play value for the side that is not to move.
 *
 * @param castled whether its last move was a castling
 */
export function positionPlay(position: ChessPosition, castled: boolean): number {
  const { cells } = position;
  const side = opponent(position.side);
  const own = colourOf(side);
  const check = position.inCheck();
  // Its next moves, as if the other side had passed.
  position.pass();
  const count = generateMoves(position, moves, 0);
  const canCastle = count > 0 && isCastling(moves[count - 1]);
  const threat = !check && threatensMate(position, count);
  position.undo();

  countMoves(cells, count, position.kings[position.side]);
  let value = 0;
  for (let square = 0; square < 64; square++) {
    const cell = cellOf(square);
    if ((cells[cell] & own) === 0) continue;
    const kind = cells[cell] & KIND;
    if (kind === PAWN) value += pawnCredit(cells, cell, side);
    else if (kind === KING) value += Math.sqrt(counted[cell]) - exposure(cells, cell, own);
    else {
      value += Math.sqrt(counted[cell]);
      if (kind !== QUEEN) value += safety(attackersOf(cells, cell, own).length);
    }
  }
  return value + castling(position, side, castled, canCastle) + (threat ? 1 : 0) +
    (check ? 0.5 : 0);
}

/** Fills `counted` from the first moves; the king cannot be taken, and castling does not count. */
function countMoves(cells: Uint8Array, count: number, enemyKing: number): void {
  counted.fill(0);
  for (let i = 0; i < count; i++) {
    const to = moves[i] >> 8 & 255;
    if (isCastling(moves[i]) || to === enemyKing) continue;
    counted[moves[i] & 255] += cells[to] === EMPTY ? 1 : 2;
  }
}

/** 1 for a man that is defended, half a point more if it is defended twice. */
function safety(defenders: number): number {
  return defenders === 0 ? 0 : defenders === 1 ? 1 : 1.5;
}

/** The root of the moves of a queen in the king's place, a capture counted as two. */
function exposure(cells: Uint8Array, king: number, own: number): number {
  const count = attackedCells(cells, king, lines, QUEEN);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const there = cells[lines[i]];
    if (there === EMPTY) sum++;
    else if ((there & own) === 0) sum += 2;
  }
  return Math.sqrt(sum);
}

/** 0.2 for each rank advanced, and 0.3 if a man other than a pawn defends the pawn. */
function pawnCredit(cells: Uint8Array, cell: number, side: Side): number {
  const advanced = side === 0 ? rankOf(cell) - 1 : 6 - rankOf(cell);
  const defended = attackersOf(cells, cell, colourOf(side))
    .some((from) => (cells[from] & KIND) !== PAWN);
  return 0.2 * advanced + (defended ? 0.3 : 0);
}

/**
 * 1 if castling is not lost for good, 1 more if it could be the next move, and yet 1 more, so 3, for the move itself
 * (our reading).
 */
function castling(
  position: ChessPosition,
  side: Side,
  castled: boolean,
  canCastle: boolean,
): number {
  if (castled) return 3;
  if ((position.rights & RIGHTS[side]) === 0) return 0;
  return canCastle ? 2 : 1;
}

/** Whether one of the first moves of the side to move gives mate. */
function threatensMate(position: ChessPosition, count: number): boolean {
  const tried: Move[] = [...moves.subarray(0, count)];
  const mates = tried.some((move) => givesMate(position, move));
  moves.set(tried);
  return mates;
}

/** Whether a legal move mates. */
export function givesMate(position: ChessPosition, move: Move): boolean {
  if (!position.checks(move)) return false;
  position.play(move);
  const mate = position.end() === "checkmate";
  position.undo();
  return mate;
}
