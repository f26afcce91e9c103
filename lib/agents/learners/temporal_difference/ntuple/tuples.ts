/**
 * Which tuples a network has.
 *
 * - `straight`: all squares in a row, a column or a diagonal, of one length, each once up to symmetry (W.
 *   Jaskowski, "Systematic n-tuple networks for Othello position evaluation", ICGA Journal 37, 2014).
 * - `patterns`: for Reversi, those of Logistello (M. Buro 1997): edges with the squares beside the corners, corners,
 *   rows and diagonals.
 * - `random`: random walks over the board, of one length (S. M. Lucas 2008).
 *
 * @module
 */
import { type Random, UsageError } from "matchbox/base/mod.ts";
import type { BoardReader } from "../board_reader.ts";
import { imagesOf, placeName, type Tuple } from "./tuple_network.ts";

/** The ways to choose tuples. */
export const TUPLE_KINDS = ["patterns", "straight", "random"] as const;

/** What tuples to choose. */
export interface TupleChoice {
  readonly tuples: typeof TUPLE_KINDS[number];
  /** Squares of a straight or random tuple. */
  readonly length: number;
  /** Random tuples. */
  readonly count: number;
}

/** Steps to the right and down. */
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];
/** The columns and rows of the corners that are patterns. */
const CORNERS = [[5, 2], [3, 3]];
/** The shortest diagonal that is a pattern. */
const SHORTEST = 4;

/**
 * The tuples of a new network. Counters beside the board are a tuple of their own.
 *
 * @throws {UsageError} when the board has no such tuples
 */
export function chooseTuples(board: BoardReader, choice: TupleChoice, random: Random): Tuple[] {
  const { columns, rows, squareAt, things } = board;
  const chosen = tuplesOn(board, choice, random).filter(({ length }) => length > 0);
  if (chosen.length === 0) {
    throw new UsageError(
      `no tuple of ${choice.length} squares lies on this board of ${columns}x${rows}; expected a smaller length`,
    );
  }
  const onBoard = new Set(
    places(columns, rows).map(([column, row]) => squareAt(column, row)),
  );
  const counters = things.flatMap((_, square) => onBoard.has(square) ? [] : [square]);
  return counters.length > 0 ? [...chosen, counters] : chosen;
}

function tuplesOn(
  board: BoardReader,
  { tuples, length, count }: TupleChoice,
  random: Random,
): Tuple[] {
  switch (tuples) {
    case "patterns":
      return distinct(board, patterns(board));
    case "straight":
      return distinct(board, lines(board, length));
    case "random":
      return Array.from({ length: count }, () => randomWalk(board, length, random));
  }
}

/** Every straight line of so many squares. */
function lines({ columns, rows, squareAt }: BoardReader, length: number): Tuple[] {
  return places(columns, rows).flatMap(([column, row]) =>
    DIRECTIONS.map(([right, down]) =>
      Array.from({ length }, (_, i) => squareAt(column + i * right, row + i * down))
    )
  ).filter((line) => line.every((square) => square >= 0));
}

/** The patterns of Reversi on a square board, each in one of its places. */
function patterns({ columns, rows, squareAt, symmetries }: BoardReader): Tuple[] {
  if (columns !== rows || symmetries.length < 8) {
    throw new UsageError("tuples=patterns is for reversi; expected straight or random");
  }
  const size = columns;
  const row = (y: number) => Array.from({ length: size }, (_, x) => squareAt(x, y));
  const diagonal = (x: number) => Array.from({ length: size - x }, (_, i) => squareAt(x + i, i));
  return [
    [...row(0), squareAt(1, 1), squareAt(size - 2, 1)],
    ...CORNERS.map(([width, height]) => places(width, height).map(([x, y]) => squareAt(x, y))),
    ...Array.from({ length: size / 2 - 1 }, (_, y) => row(y + 1)),
    ...Array.from({ length: size - SHORTEST + 1 }, (_, x) => diagonal(x)),
  ];
}

/** A walk from a random square to random neighbours until it has met so many squares. */
function randomWalk(board: BoardReader, length: number, random: Random): Tuple {
  const { columns, rows, squareAt } = board;
  const all = places(columns, rows).filter(([column, row]) => squareAt(column, row) >= 0);
  if (length > all.length) return [];
  const met = new Set<number>();
  let [column, row] = all[random.below(all.length)];
  while (true) {
    met.add(squareAt(column, row));
    if (met.size === length) return [...met].toSorted((one, other) => one - other);
    const next = places(3, 3).map(([x, y]) => [column + x - 1, row + y - 1])
      .filter(([x, y]) => squareAt(x, y) >= 0);
    [column, row] = next[random.below(next.length)];
  }
}

/** Tuples that are images of each other once. */
function distinct({ symmetries }: BoardReader, tuples: readonly Tuple[]): Tuple[] {
  const known = new Set<string>();
  return tuples.filter((tuple) => {
    if (known.has(placeName(tuple))) return false;
    for (const image of imagesOf(tuple, symmetries)) known.add(placeName(image));
    return true;
  });
}

function places(columns: number, rows: number): [column: number, row: number][] {
  return Array.from(
    { length: columns * rows },
    (_, i) => [i % columns, Math.floor(i / columns)],
  );
}
