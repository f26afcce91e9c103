/**
 * Connect Four straight from the rules, on columns of characters from the bottom.
 *
 * @module
 */
import { other, type Reference } from "./reference.ts";

/** The position with that notation, on a board of so many columns. */
export function referenceConnectFour(
  columns: number,
  rows: number,
  notation = `${"-".repeat(columns * rows)} X`,
): Reference {
  const [board, mover] = notation.split(" ");
  const at = (x: number, y: number) =>
    x < 0 || x >= columns || y < 0 || y >= rows ? " " : board[(rows - 1 - y) * columns + x];
  const lineOf = (mark: string) => {
    for (let x = 0; x < columns; x++) {
      for (let y = 0; y < rows; y++) {
        for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
          if ([0, 1, 2, 3].every((i) => at(x + i * dx, y + i * dy) === mark)) return true;
        }
      }
    }
    return false;
  };
  const won = ["X", "O"].find(lineOf);
  const over = won !== undefined || !board.includes("-");
  return {
    moves: () =>
      over ? [] : [..."abcdefgh"].slice(0, columns).filter((_, x) => at(x, rows - 1) === "-"),
    play(move) {
      const x = "abcdefgh".indexOf(move);
      let y = 0;
      while (at(x, y) !== "-") y++;
      const squares = [...board];
      squares[(rows - 1 - y) * columns + x] = mover;
      return referenceConnectFour(columns, rows, `${squares.join("")} ${other(mover)}`);
    },
    result() {
      if (won) return won === "X" ? 1 : -1;
      return over ? 0 : null;
    },
    toString: () => notation,
  };
}
