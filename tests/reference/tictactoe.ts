/**
 * Tic-tac-toe straight from the rules, on rows of characters.
 *
 * @module
 */
import { nameOf, other, type Reference, rowsOf } from "./reference.ts";

/** The position with that notation. */
export function referenceTicTacToe(notation = "--------- X"): Reference {
  const [board, mover] = notation.split(" ");
  const rows = rowsOf(board);
  const columns = [0, 1, 2].map((x) => rows.map((row) => row[x]));
  const diagonals = [[0, 1, 2].map((i) => rows[i][i]), [0, 1, 2].map((i) => rows[i][2 - i])];
  const lines = [...rows, ...columns, ...diagonals].map((line) => line.join(""));
  const over = lines.includes("XXX") || lines.includes("OOO") || !board.includes("-");

  const free = rows.flatMap((row, y) =>
    row.flatMap((mark, x) => mark === "-" ? [{ x, y, name: nameOf(x, y) }] : [])
  );
  return {
    moves: () => over ? [] : free.map(({ name }) => name),
    play(move) {
      const { x, y } = free.find(({ name }) => name === move)!;
      const after = rows.map((row) => [...row]);
      after[y][x] = mover;
      return referenceTicTacToe(`${after.flat().join("")} ${other(mover)}`);
    },
    result() {
      if (lines.includes("XXX")) return 1;
      if (lines.includes("OOO")) return -1;
      return over ? 0 : null;
    },
    toString: () => notation,
  };
}
