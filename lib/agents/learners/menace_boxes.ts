/**
 * The matchboxes of MENACE (M1): one for each position with its side to move, symmetric positions together.
 * X needs 304: 1, 12, 108 and 183 for its first to fourth move. Its last move is forced and needs none. A
 * machine that plays O needs 289: 3, 38, 153 and 95. Without symmetry X needs 2,201.
 *
 * @module
 */
import { legalMoves, type Side } from "matchbox/games/game.ts";
import {
  canonical,
  codeOf,
  distinctMoves,
  notationOf,
  reachablePositions,
  ticTacToe,
  type TicTacToePosition,
} from "matchbox/games/tictactoe/mod.ts";

/** A matchbox, without its beads. */
export interface Box {
  /** The board drawn on it, nine characters `X`, `O` or `-`, rows from the top, e.g. `X---O----`. */
  readonly key: string;
  /** Which move of its side it is for: 0 for the first, to 3 for the fourth. */
  readonly turn: number;
  /** The free squares of its board. */
  readonly legal: readonly number[];
  /** The free squares without symmetric ones: see `distinctMoves`. */
  readonly distinct: readonly number[];
}

/** The boxes of a machine. */
export interface Boxes {
  /** By turn, and within a turn by the code of their board. */
  readonly all: readonly Box[];
  /**
   * By the code of a position: eight times the index of its box, plus the index of a symmetry that maps the
   * position to the board of the box; -1 for a position that has no box.
   */
  readonly places: Int16Array;
}

const CODES = 3 ** 9;
const made = new Map<string, Boxes>();

/**
 * The boxes of a machine. Made once, and the same for all machines.
 *
 * @param symmetry whether symmetric positions share a box
 */
export function boxesFor(side: Side, symmetry: boolean): Boxes {
  const name = `${side} ${symmetry}`;
  if (!made.has(name)) made.set(name, makeBoxes(side, symmetry));
  return made.get(name)!;
}

function makeBoxes(side: Side, symmetry: boolean): Boxes {
  const positions = reachablePositions().filter((position) =>
    position.side === side && legalMoves(ticTacToe(), position).length > 1
  );
  const imageOf = (position: TicTacToePosition) =>
    symmetry ? canonical(position) : { code: codeOf(position), symmetry: 0 };
  const codes = [...new Set(positions.map((position) => imageOf(position).code))];
  const all = codes.map((code) => ({ code, ...boxOf(code, symmetry) }))
    .sort((one, other) => one.turn - other.turn || one.code - other.code);
  const index = new Map(all.map(({ code }, place) => [code, place]));
  const places = new Int16Array(CODES).fill(-1);
  for (const position of positions) {
    const image = imageOf(position);
    places[codeOf(position)] = 8 * index.get(image.code)! + image.symmetry;
  }
  return { all: all.map(({ code: _, ...box }) => box), places };
}

function boxOf(code: number, symmetry: boolean): Box {
  const notation = notationOf(code);
  const position = ticTacToe().start(notation) as TicTacToePosition;
  const legal = legalMoves(ticTacToe(), position);
  return {
    key: notation.slice(0, 9),
    turn: Math.floor((9 - legal.length) / 2),
    legal,
    distinct: symmetry ? distinctMoves(position) : legal,
  };
}
