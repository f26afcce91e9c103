/**
 * Metelyk straight from the rules (A1-A5), on rows of characters: `W`, `B`, `-`, and `.` where there is no
 * field. It knows no table of moves and no mirror; Black is written out beside White.
 *
 * @module
 */
import type { Result } from "matchbox/games/mod.ts";
import type { Reference } from "./reference.ts";

/** A column from the left and a row from the top. */
type Place = readonly [x: number, y: number];

/** A man that moves, where it goes, and whether it takes; nowhere when it is borne off. */
interface Step {
  readonly name: string;
  readonly from: Place;
  readonly to: Place | null;
}

/** The first position with a battle quarter of that side. */
export function referenceMetelyk(size: number): Reference {
  const rows = placesOf(size).map((row, y) =>
    row.map((number, x) => {
      if (number === null) return ".";
      if (x < size) return "W";
      return y < size ? "-" : "B";
    })
  );
  return at(rows, "w", [0, 0]);
}

/** The position with that notation. */
export function referenceMetelykAt(notation: string): Reference {
  const [board, mover, score] = notation.split(" ");
  const lines = board.split("/").map((line) => [...line]);
  const rows = placesOf(lines.length / 2).map((row, y) =>
    row.map((number) => number === null ? "." : lines[y].shift()!)
  );
  return at(rows, mover, score.split("-").map(Number));
}

function at(rows: string[][], mover: string, points: number[]): Reference {
  const steps = stepsOf(rows, mover);
  return {
    moves: () => steps.map(({ name }) => name),
    play(move) {
      const { from, to } = steps.find(({ name }) => name === move)!;
      const after = rows.map((row) => [...row]);
      after[from[1]][from[0]] = "-";
      if (to) after[to[1]][to[0]] = rows[from[1]][from[0]];
      const white = points[0] + Number(!to && mover === "w");
      const black = points[1] + Number(!to && mover === "b");
      return at(after, mover === "w" ? "b" : "w", [white, black]);
    },
    result() {
      if (steps.length) return null;
      const half = rows.length / 2;
      const quarter = rows.slice(0, half).flatMap((row) => row.slice(half));
      const men = (mark: string) => quarter.filter((held) => held === mark).length;
      return Math.sign(points[0] - points[1] || men("W") - men("B")) as Result;
    },
    toString() {
      const board = rows.map((row) => row.filter((mark) => mark !== ".").join("")).join("/");
      return `${board} ${mover} ${points.join("-")}`;
    },
  };
}

/** Every legal move, man by man. */
function stepsOf(rows: string[][], mover: string): Step[] {
  const half = rows.length / 2;
  const numbers = placesOf(half);
  const steps: Step[] = [];
  const own = mover === "w" ? "W" : "B";
  const enemy = mover === "w" ? "B" : "W";
  rows.forEach((row, y) =>
    row.forEach((mark, x) => {
      if (mark !== own) return;
      const from = [x, y] as const;
      const ahead: Place = mover === "w" ? [x + 1, y] : [x, y - 1];
      const diagonals: Place[] = mover === "w"
        ? [[x + 1, y - 1], [x + 1, y + 1]]
        : [[x - 1, y - 1], [x + 1, y - 1]];
      const isField = ([x, y]: Place) => numbers[y]?.[x] != null;
      const isHostile = ([x, y]: Place) => mover === "w" ? y >= half : x < half;
      const step = (sign: string, to: Place) =>
        steps.push({ name: `${numbers[y][x]}${sign}${numbers[to[1]][to[0]]}`, from, to });

      const onLastLine = mover === "w" ? x === rows.length - 1 : y === 0;
      if (onLastLine) steps.push({ name: `${numbers[y][x]}-off`, from, to: null });
      else if (rows[ahead[1]][ahead[0]] === "-") step("-", ahead);
      for (const to of diagonals) {
        if (isField(to) && !isHostile(to) && rows[to[1]][to[0]] === enemy) step("x", to);
      }
    })
  );
  return steps;
}

const known = new Map<number, (number | null)[][]>();

/** The number of the field in each row and column, as in the picture of A1; null where there is none. */
function placesOf(size: number): (number | null)[][] {
  const made = known.get(size);
  if (made) return made;
  const width = 2 * size;
  const places: (number | null)[][] = Array.from({ length: width }, () => Array(width).fill(null));
  let number = 0;
  // White's base: columns that grow by one, each from the top.
  for (let x = 0; x < size; x++) {
    for (let y = size - 1 - x; y < size; y++) places[y][x] = number++;
  }
  // Black's base: rows from the bottom that grow by one, each from the right.
  for (let y = width - 1; y >= size; y--) {
    for (let x = size + (width - 1 - y); x >= size; x--) places[y][x] = number++;
  }
  // The battle quarter: rows from the bottom, each from the left.
  for (let y = size - 1; y >= 0; y--) {
    for (let x = size; x < width; x++) places[y][x] = number++;
  }
  known.set(size, places);
  return places;
}
