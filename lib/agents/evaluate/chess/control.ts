/**
 * How far the men of both sides reach: the moves that they have, and how many of them attack each cell.
 *
 * @module
 */
import { attackedCells, MOST_ATTACKED } from "matchbox/games/chess/attacked_cells.ts";
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";

const { BLACK, CELLS, cellOf, EMPTY, KIND, PAWN, rankOf, UP, WHITE } = geometry;

/** The reach of both sides, White first. */
export interface Control {
  /** The moves of all men as the pieces go, without castling; whether the king stays in check is not asked. */
  readonly moves: readonly [number, number];
  /** How many men of a side attack each cell. */
  readonly attackers: readonly [Uint8Array, Uint8Array];
}

const attackers = [new Uint8Array(CELLS), new Uint8Array(CELLS)] as const;
const moves: [number, number] = [0, 0];
const reached = new Int32Array(MOST_ATTACKED);

/** The reach of both sides; the next call writes over it. */
export function controlOf({ cells }: ChessPosition): Control {
  moves.fill(0);
  for (const counts of attackers) counts.fill(0);
  for (let square = 0; square < 64; square++) {
    const from = cellOf(square);
    const piece = cells[from];
    if (piece === EMPTY) continue;
    const side = (piece & WHITE) !== 0 ? 0 : 1;
    const [own, enemy] = side === 0 ? [WHITE, BLACK] : [BLACK, WHITE];
    const isPawn = (piece & KIND) === PAWN;
    const count = attackedCells(cells, from, reached);
    for (let i = 0; i < count; i++) {
      const there = cells[reached[i]];
      attackers[side][reached[i]]++;
      if (isPawn ? (there & enemy) !== 0 : (there & own) === 0) moves[side]++;
    }
    if (isPawn) moves[side] += advances(cells, from, side === 0);
  }
  return { moves, attackers };
}

/** The cells ahead that a pawn may go to. */
function advances(cells: Uint8Array, from: number, white: boolean): number {
  const step = white ? UP : -UP;
  if (cells[from + step] !== EMPTY) return 0;
  return rankOf(from) === (white ? 1 : 6) && cells[from + 2 * step] === EMPTY ? 2 : 1;
}
