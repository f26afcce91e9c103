/**
 * Positions of Reversi as the learner of D6 stores them: the board before a move, row by row from the top
 * left, with `0` for an empty square, `1` for a light disc, `2` for a dark one, and `3` for the square of the
 * move. A board of 8 x 8 has 64 characters, one of 6 x 6 has 36, one of 10 x 10 has 100.
 *
 * @module
 */
import type { Move } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";

/** The characters of an empty square, of side 1, of side 0 and of the move. */
const EMPTY = "0";
const OWNERS = ["2", "1"];
const MOVED = "3";

/** The text of a position and a move; null for a pass, which has no square. */
export function positionText(position: ReversiPosition, move: Move): string | null {
  const squares = position.size ** 2;
  if (move === squares) return null;
  let text = "";
  for (let square = 0; square < squares; square++) {
    const owner = position.at(square);
    text += square === move ? MOVED : owner < 0 ? EMPTY : OWNERS[owner];
  }
  return text;
}

/**
 * What is wrong with a text, or null when it is the text of a position of this size.
 *
 * @param size squares on a side of the board
 */
export function problemOf(text: string, size: number): string | null {
  const squares = size ** 2;
  if (text.length !== squares) {
    return `expected ${squares} characters for a board of ${size} x ${size} but found ${text.length}`;
  }
  const wrong = /[^0-3]/.exec(text);
  if (wrong) return `expected the digits 0 to 3 but found ${JSON.stringify(wrong[0])}`;
  const moves = text.split(MOVED).length - 1;
  return moves === 1 ? null : `expected one 3, the square of the move, but found ${moves}`;
}
