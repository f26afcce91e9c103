/**
 * The notes on strategy of Reversi by their definitions, slow and obvious, from the text of a position: what a side,
 * `X` or `O`, has of each.
 */
import { moveCount } from "./reversi_evaluation.ts";
import { nameOf, other, type Reference, rowsOf } from "./reference.ts";
import { referenceReversiAt } from "./reversi.ts";

const DIRECTIONS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

interface Square {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
}

/** A count for a side. */
export type Count = (notation: string, mark: string) => number;

function squaresOf(notation: string): { squares: Square[]; at: (x: number, y: number) => string } {
  const rows = rowsOf(notation.split(" ")[0]);
  const squares = rows.flatMap((row, y) => [...row].map((mark, x) => ({ x, y, mark })));
  return { squares, at: (x, y) => rows[y]?.[x] ?? "outside" };
}

const touches = (at: (x: number, y: number) => string, { x, y }: Square, mark: string) =>
  DIRECTIONS.some(({ dx, dy }) => at(x + dx, y + dy) === mark);

/** Discs of a side on squares that lie so far from an empty corner, along both sides of the board. */
function besideEmptyCorner(steps: readonly (readonly [number, number])[]): Count {
  return (notation, mark) => {
    const { squares, at } = squaresOf(notation);
    const last = Math.sqrt(squares.length) - 1;
    let count = 0;
    for (const [x, sx] of [[0, 1], [last, -1]]) {
      for (const [y, sy] of [[0, 1], [last, -1]]) {
        if (at(x, y) !== "-") continue;
        for (const [dx, dy] of steps) if (at(x + sx * dx, y + sy * dy) === mark) count++;
      }
    }
    return count;
  };
}

/** The four edges as text, from corner to corner. */
function edgesOf(notation: string): string[] {
  const { squares, at } = squaresOf(notation);
  const size = Math.sqrt(squares.length);
  const along = (place: (i: number) => string) =>
    Array.from({ length: size }, (_, i) => place(i)).join("");
  return [
    along((i) => at(i, 0)),
    along((i) => at(i, size - 1)),
    along((i) => at(0, i)),
    along((i) => at(size - 1, i)),
  ];
}

/** The groups of empty squares that touch, each as a list. */
function emptyRegions(notation: string): Square[][] {
  const { squares } = squaresOf(notation);
  const left = new Set(squares.filter(({ mark }) => mark === "-"));
  const regions = [];
  while (left.size > 0) {
    const [first] = left;
    const region = [first];
    left.delete(first);
    for (const square of region) {
      for (const next of [...left]) {
        if (Math.max(Math.abs(next.x - square.x), Math.abs(next.y - square.y)) > 1) continue;
        left.delete(next);
        region.push(next);
      }
    }
    regions.push(region);
  }
  return regions;
}

function movesAt(notation: string, mark: string): Set<string> {
  const reference = referenceReversiAt(`${notation.split(" ")[0]} ${mark}`);
  return new Set(reference.moves().filter((move) => move !== "pass"));
}

/** The counts by the names of the terms; `stable` has an oracle of its own, and `parity` no side. */
export const counts: Readonly<Record<string, Count>> = {
  material: (notation, mark) =>
    squaresOf(notation).squares.filter((one) => one.mark === mark).length,
  mobility: moveCount,
  potential: (notation, mark) => {
    const { squares, at } = squaresOf(notation);
    return squares.filter((one) => one.mark === "-" && touches(at, one, other(mark))).length;
  },
  corners: (notation, mark) => {
    const { squares } = squaresOf(notation);
    const last = Math.sqrt(squares.length) - 1;
    return squares.filter((one) => one.mark === mark && one.x % last === 0 && one.y % last === 0)
      .length;
  },
  x_squares: besideEmptyCorner([[1, 1]]),
  c_squares: besideEmptyCorner([[1, 0], [0, 1]]),
  frontier: (notation, mark) => {
    const { squares, at } = squaresOf(notation);
    return squares.filter((one) => one.mark === mark && touches(at, one, "-")).length;
  },
  fences: (notation, mark) => {
    const { squares, at } = squaresOf(notation);
    const fenced = new Set<string>();
    for (const { x, y } of squares) {
      for (const { dx, dy } of [{ dx: 1, dy: 0 }, { dx: 0, dy: 1 }]) {
        for (const side of [1, -1]) {
          const three = [0, 1, 2].map((i) => ({ x: x + i * dx, y: y + i * dy }));
          const isFence = three.every((one) =>
            at(one.x, one.y) === mark && at(one.x + side * dy, one.y + side * dx) === "-"
          );
          if (isFence) { for (const one of three) fenced.add(`${one.x} ${one.y}`); }
        }
      }
    }
    return fenced.size;
  },
  balanced: (notation, mark) =>
    edgesOf(notation).filter((edge) => edge === `-${mark.repeat(edge.length - 2)}-`).length,
  unbalanced: (notation, mark) =>
    edgesOf(notation).filter((edge) => {
      const five = mark.repeat(edge.length - 3);
      return edge === `--${five}-` || edge === `-${five}--`;
    }).length,
  edge_blocks: (notation, mark) => {
    let count = 0;
    for (const edge of edgesOf(notation)) {
      for (let from = 0; from < edge.length; from++) {
        if (edge[from] !== mark) continue;
        const next = [...edge].findIndex((one, place) => place > from && one !== "-");
        if (next > from + 1 && edge[next] === mark) count++;
      }
    }
    return count;
  },
  reserves: (notation, mark) => {
    const [own, enemy] = [movesAt(notation, mark), movesAt(notation, other(mark))];
    return emptyRegions(notation)
      .filter((region) =>
        region.some((one) => own.has(nameOf(one.x, one.y))) &&
        !region.some((one) => enemy.has(nameOf(one.x, one.y)))
      )
      .reduce((sum, region) => sum + region.length, 0);
  },
};

/** Regions with an odd number of squares minus those with an even one. */
export function oddMinusEven(notation: string): number {
  return emptyRegions(notation).reduce((sum, { length }) => sum + (length % 2 === 1 ? 1 : -1), 0);
}

/** Squares, by rows, whose discs no sequence of legal moves flips: all of them are played from the rules. */
export function unflippable(notation: string): boolean[] {
  const board = notation.split(" ")[0];
  const kept = [...board].map((mark) => mark !== "-");
  const seen = new Set<string>();
  const visit = (position: Reference) => {
    const text = position.toString();
    if (seen.has(text)) return;
    seen.add(text);
    [...text.split(" ")[0]].forEach((mark, square) => {
      if (mark !== board[square]) kept[square] = false;
    });
    for (const move of position.moves()) visit(position.play(move));
  };
  visit(referenceReversiAt(notation));
  return kept;
}
