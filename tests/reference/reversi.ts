/**
 * Reversi straight from the rules, on rows of characters.
 *
 * @module
 */
import { nameOf, other, type Reference, rowsOf } from "./reference.ts";

const DIRECTIONS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

/** The first position on a board of that size. */
export function referenceReversi(size: number): Reference {
  const rows = Array.from({ length: size }, () => Array(size).fill("-"));
  const half = size / 2;
  rows[half - 1][half - 1] = rows[half][half] = "O";
  rows[half - 1][half] = rows[half][half - 1] = "X";
  return referenceReversiAt(`${rows.flat().join("")} X`);
}

/** The first position with the source's end test (D9). */
export function referenceSourceEnd(size: number): Reference {
  return referenceSourceEndAt(`${referenceReversi(size)}`);
}

/** The position with that notation and the source's end test: the third of the same draws. */
export function referenceSourceEndAt(notation: string): Reference {
  const [board, mover, ...passes] = notation.split(" ");
  const standard = referenceReversiAt(`${board} ${mover}`);
  const found = ["X", "O", "-"].some((mark) => !board.includes(mark));
  const goesOn = standard.result() !== null && !found;
  return {
    moves: () => goesOn && passes.length < 2 ? ["pass"] : standard.moves(),
    play: (move) =>
      referenceSourceEndAt(
        goesOn
          ? [board, other(mover), ...passes, "pass"].join(" ")
          : standard.play(move).toString(),
      ),
    result() {
      if (!goesOn) return standard.result();
      return passes.length < 2 ? null : 0;
    },
    toString: () => notation,
  };
}

/** The position with that notation. */
export function referenceReversiAt(notation: string): Reference {
  const [board, mover] = notation.split(" ");
  const rows = rowsOf(board);
  const own = placements(rows, mover);
  const over = own.length === 0 && placements(rows, other(mover)).length === 0;
  return {
    moves() {
      if (over) return [];
      return own.length ? own.map(({ name }) => name) : ["pass"];
    },
    play(move) {
      const after = rows.map((row) => [...row]);
      if (move !== "pass") {
        const { x, y, flips } = own.find(({ name }) => name === move)!;
        for (const square of [{ x, y }, ...flips]) after[square.y][square.x] = mover;
      }
      return referenceReversiAt(`${after.flat().join("")} ${other(mover)}`);
    },
    result() {
      if (!over) return null;
      const count = (mark: string) => board.split(mark).length - 1;
      return Math.sign(count("X") - count("O")) as 1 | 0 | -1;
    },
    toString: () => notation,
  };
}

/** Every square that `mover` can take, with the discs that this flips. */
function placements(rows: string[][], mover: string) {
  return rows.flatMap((row, y) =>
    row.flatMap((mark, x) => {
      if (mark !== "-") return [];
      const flips = DIRECTIONS.flatMap(({ dx, dy }) => enclosed(rows, mover, x, y, dx, dy));
      return flips.length ? [{ x, y, name: nameOf(x, y), flips }] : [];
    })
  );
}

/** The unbroken row of enemy discs that begins beside a square and ends at a disc of `mover`. */
function enclosed(
  rows: string[][],
  mover: string,
  x: number,
  y: number,
  dx: number,
  dy: number,
) {
  const met = [];
  for (let i = 1;; i++) {
    const square = { x: x + i * dx, y: y + i * dy };
    const mark = rows[square.y]?.[square.x];
    if (mark === mover) return met;
    if (mark !== other(mover)) return [];
    met.push(square);
  }
}
