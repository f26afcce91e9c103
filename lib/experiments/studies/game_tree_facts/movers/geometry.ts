/**
 * Moves of Metelyk by the geometry of the board, without a table: for every square of a side's region the
 * square ahead and the two diagonal ones.
 *
 * @module
 */
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { Mover } from "./mover.ts";

const EMPTY = -1;
/** A square that is no field. */
const NONE = 2;

/**
 * Makes a board with a border around it, so that no step leaves the array. A move is
 * `source << 10 | target << 2 | taken`: `taken` is 1 for a capture, and the target is 0 for a man that is
 * borne off.
 */
export function geometricMover(position: MetelykPosition): Mover {
  const { size, fieldAt, maxPlies } = boardOf(position.size);
  const width = 2 * size + 2;
  const squareAt = (x: number, y: number) => (y + 1) * width + x + 1;
  const board = new Int8Array(width * width).fill(NONE);
  for (let y = 0; y < 2 * size; y++) {
    for (let x = 0; x < 2 * size; x++) {
      const field = fieldAt(x, y);
      if (field >= 0) board[squareAt(x, y)] = position.at(field);
    }
  }
  const played = new Int32Array(maxPlies);
  const points = [0, 0];
  let ply = 0;
  let side: number = position.side;

  /**
   * White's region is the upper half and White moves to the right; Black's is the right half and Black moves
   * up. `along` leads ahead, `across` to the side that is away from the own base.
   */
  const listMoves = (out: Int32Array, from: number) => {
    const white = side === 0;
    const along = white ? 1 : -width;
    const across = white ? -width : 1;
    const start = white ? squareAt(0, size - 1) : squareAt(size, 2 * size - 1);
    let end = from;
    for (let lane = 0; lane < size; lane++) {
      for (let step = 0; step < 2 * size; step++) {
        const source = start + lane * across + step * along;
        if (board[source] !== side) continue;
        const ahead = source + along;
        if (step === 2 * size - 1) {
          out[end++] = source << 10;
          continue;
        }
        if (board[ahead] === EMPTY) out[end++] = source << 10 | ahead << 2;
        // Only the battle quarter has men to take; the last lane has no enemy field beyond it.
        if (step < size - 1) continue;
        if (lane < size - 1 && board[ahead + across] === 1 - side) {
          out[end++] = source << 10 | ahead + across << 2 | 1;
        }
        if (lane > 0 && board[ahead - across] === 1 - side) {
          out[end++] = source << 10 | ahead - across << 2 | 1;
        }
      }
    }
    return end;
  };

  return {
    moves: listMoves,

    play(move) {
      const target = move >> 2 & 255;
      board[move >> 10] = EMPTY;
      if (target === 0) points[side]++;
      else board[target] = side;
      played[ply++] = move;
      side = 1 - side;
    },

    undo() {
      const move = played[--ply];
      const target = move >> 2 & 255;
      side = 1 - side;
      board[move >> 10] = side;
      if (target === 0) points[side]--;
      else board[target] = move & 1 ? 1 - side : EMPTY;
    },
  };
}
