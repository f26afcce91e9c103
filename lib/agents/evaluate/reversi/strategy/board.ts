/**
 * A position of Reversi as the notes on strategy look at it (D11): sets of squares, and where the corners and
 * edges of the board lie.
 *
 * @module
 */
import { discsOf, squareOfMove } from "matchbox/games/reversi/discs.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { setOf, type SquareSet, union, without } from "matchbox/games/reversi/square_set.ts";

/** The discs of both sides, from the side to move. */
export interface Board {
  readonly own: SquareSet;
  readonly enemy: SquareSet;
  readonly empty: SquareSet;
  readonly places: Places;
}

/** The squares of a board of one size that have names; a smaller board lies in the middle of 8x8. */
export interface Places {
  /** Squares on a side. */
  readonly size: number;
  /** All squares. */
  readonly all: SquareSet;
  readonly corners: readonly Corner[];
  /** The squares of each edge in a row, from corner to corner. */
  readonly edges: readonly (readonly number[])[];
}

/** A corner and the squares that touch it. */
export interface Corner {
  readonly square: number;
  /** The X-square, diagonally next to it. */
  readonly x: SquareSet;
  /** The two C-squares, beside it on the edges. */
  readonly c: SquareSet;
}

/** The position as sets of squares; 4x4, 6x6 or 8x8. */
export function boardOf(position: ReversiPosition): Board {
  const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
  const places = placesOf(position.size);
  const own = { low: ownLow, high: ownHigh };
  const enemy = { low: enemyLow, high: enemyHigh };
  return { own, enemy, empty: without(places.all, union(own, enemy)), places };
}

/** The same position for the other side. */
export function turned({ own, enemy, empty, places }: Board): Board {
  return { own: enemy, enemy: own, empty, places };
}

const known = new Map<number, Places>();

/** The places of a board, made when first needed. */
export function placesOf(size: number): Places {
  let places = known.get(size);
  if (!places) known.set(size, places = newPlaces(size));
  return places;
}

function newPlaces(size: number): Places {
  const last = size - 1;
  const at = (x: number, y: number) => squareOfMove(size * y + x, size);
  const line = (place: (along: number) => number) =>
    Array.from({ length: size }, (_, along) => place(along));
  return {
    size,
    all: setOf(line((y) => y).flatMap((y) => line((x) => at(x, y)))),
    corners: [0, last].flatMap((y) =>
      [0, last].map((x) => {
        const [nextX, nextY] = [x, y].map((place) => place === 0 ? 1 : last - 1);
        return {
          square: at(x, y),
          x: setOf([at(nextX, nextY)]),
          c: setOf([at(nextX, y), at(x, nextY)]),
        };
      })
    ),
    edges: [
      line((along) => at(along, 0)),
      line((along) => at(along, last)),
      line((along) => at(0, along)),
      line((along) => at(last, along)),
    ],
  };
}
