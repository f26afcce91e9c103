/**
 * The order in which the library chess.js generates the moves of chess: pieces from a8 to h1, the moves of a
 * piece by direction, and castling last. It reproduces exactly the node counts of articles whose programs
 * use that library (E8).
 *
 * @module
 */
import type { Move } from "matchbox/games/game.ts";
import { KIND, type Kind, KNIGHT, PAWN } from "matchbox/games/chess/geometry.ts";
import { isCastling, moveFrom, moveTo, promotionOf } from "matchbox/games/chess/move.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { MoveOrder } from "./move_order.ts";

/** Steps of each kind of piece, as files to the right and ranks downwards, in the order of chess.js. */
const directions: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = (() => {
  const diagonal = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
  const straight = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
  const all = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]] as const;
  const jumps = [[-2, -1], [-1, -2], [1, -2], [2, -1], [2, 1], [1, 2], [-1, 2], [-2, 1]] as const;
  return { 1: [], 2: jumps, 3: diagonal, 4: straight, 5: all, 6: all };
})();

/** Orders all moves and ignores the hash move. */
export function chessJsOrder(): MoveOrder {
  const keys = new Int32Array(256);
  return {
    arrange(position, _depth, _ply, _hashMove, moves, count) {
      const board = position as ChessPosition;
      for (let i = 0; i < count; i++) {
        const move = moves[i];
        const key = keyOf(board, move);
        let j = i;
        for (; j > 0 && keys[j - 1] > key; j--) {
          moves[j] = moves[j - 1];
          keys[j] = keys[j - 1];
        }
        moves[j] = move;
        keys[j] = key;
      }
    },
  };
}

/** The sort key of a move, different for all moves; smaller keys come first. */
function keyOf(position: ChessPosition, move: Move): number {
  const from = moveFrom(move);
  const to = moveTo(move);
  const right = to % 8 - from % 8;
  const down = (from >> 3) - (to >> 3);
  // Kingside castling before queenside.
  if (isCastling(move)) return 1 << 20 | (right > 0 ? 0 : 1);
  const square = 8 * (7 - (from >> 3)) + from % 8;
  const kind = (position.at(from) & KIND) as Kind;
  const distance = Math.max(Math.abs(right), Math.abs(down));
  if (kind === PAWN) {
    // One step, two steps, then captures: White's towards the a-file first, Black's towards the h-file
    // first.
    const taking = right === down ? 2 : 3;
    const step = right === 0 ? distance - 1 : taking;
    // Knight, bishop, rook, queen.
    return square << 10 | step << 4 | promotionOf(move);
  }
  const step = kind === KNIGHT ? 1 : distance;
  const direction = directions[kind].findIndex(([x, y]) => x * step === right && y * step === down);
  return square << 10 | direction << 4 | distance;
}
