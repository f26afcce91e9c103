/**
 * Moves of Reversi as the source generates them (D2): the empty squares beside enemy discs are candidates, each
 * is played on a copy of the board, and those that turn a disc are moves.
 *
 * @module
 */
import { BORDER, EMPTY, geometryOf } from "matchbox/games/reversi/geometry.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Mover } from "./mover.ts";

/** Makes such a board. Its moves are the squares, and `size * size` is a pass. */
export function candidateMover(position: ReversiPosition): Mover {
  const { size } = position;
  const { cells, steps } = geometryOf(size);
  const squares = size * size;
  const pass = squares;
  let side: number = position.side;
  let board = new Int8Array((size + 2) ** 2).fill(BORDER);
  for (let square = 0; square < squares; square++) board[cells[square]] = position.at(square);
  /** The boards before the moves that were played. */
  const before: Int8Array<ArrayBuffer>[] = [];
  const copy = board.slice();

  /** Puts a disc on a board and turns what it encloses; whether it turns any. */
  const place = (on: Int8Array, cell: number, own: number) => {
    const enemy = 1 - own;
    let turned = false;
    on[cell] = own;
    for (const step of steps) {
      let end = cell + step;
      while (on[end] === enemy) end += step;
      if (on[end] !== own) continue;
      for (end -= step; end !== cell; end -= step) {
        on[end] = own;
        turned = true;
      }
    }
    return turned;
  };
  const isCandidate = (cell: number, enemy: number) => {
    if (board[cell] !== EMPTY) return false;
    for (const step of steps) if (board[cell + step] === enemy) return true;
    return false;
  };
  const movesOf = (own: number, out: Int32Array, from: number) => {
    let end = from;
    for (let square = 0; square < squares; square++) {
      if (!isCandidate(cells[square], 1 - own)) continue;
      copy.set(board);
      if (place(copy, cells[square], own)) out[end++] = square;
    }
    return end;
  };
  return {
    moves(out, from) {
      const end = movesOf(side, out, from);
      if (end > from || movesOf(1 - side, out, from) === from) return end;
      out[from] = pass;
      return from + 1;
    },
    play(move) {
      before.push(board);
      board = board.slice();
      if (move !== pass) place(board, cells[move], side);
      side = 1 - side;
    },
    undo() {
      board = before.pop()!;
      side = 1 - side;
    },
  };
}
