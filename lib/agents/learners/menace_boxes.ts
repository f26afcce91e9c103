/**
 * The matchboxes of MENACE, 304 in all (M1): one for each position with X to move, symmetric positions
 * together. There are 1, 12, 108 and 183 for X's first to fourth move. The last move is forced and needs
 * none.
 *
 * @module
 */
import { legalMoves } from "matchbox/games/mod.ts";
import {
  canonical,
  codeOf,
  distinctMoves,
  notationOf,
  ticTacToe,
  type TicTacToePosition,
} from "matchbox/games/tictactoe/mod.ts";

/** A matchbox, without its beads. */
export interface Box {
  /** The board drawn on it, nine characters `X`, `O` or `-`, rows from the top, e.g. `X---O----`. */
  readonly key: string;
  /** Which move of X it is for: 0 for the first, to 3 for the fourth. */
  readonly turn: number;
  /** The free squares of its board. */
  readonly legal: readonly number[];
  /** The free squares without symmetric ones: see `distinctMoves`. */
  readonly distinct: readonly number[];
}

/** The box of a position. */
export interface Place {
  readonly box: Box;
  /** The index of a symmetry that maps the position to the board of the box. */
  readonly symmetry: number;
}

/** The boxes made so far, by the code of their board. */
const boxes = new Map<number, Box>();
/** The places found so far, by the code of the position. */
const places = new Map<number, Place>();

/** Finds the box of an unfinished position with X to move and two free squares or more. */
export function placeOf(position: TicTacToePosition): Place {
  const own = codeOf(position);
  const found = places.get(own);
  if (found) return found;
  const { code, symmetry } = canonical(position);
  const place = { box: boxOf(code), symmetry };
  places.set(own, place);
  return place;
}

/** The box with that board, or undefined. */
export function boxNamed(key: string): Box | undefined {
  let position: TicTacToePosition;
  try {
    position = ticTacToe().start(`${key} X`) as TicTacToePosition;
  } catch {
    return undefined;
  }
  if (position.result() !== null || legalMoves(ticTacToe(), position).length < 2) return undefined;
  const { box, symmetry } = placeOf(position);
  return symmetry === 0 ? box : undefined;
}

function boxOf(code: number): Box {
  const found = boxes.get(code);
  if (found) return found;
  const notation = notationOf(code);
  const position = ticTacToe().start(notation) as TicTacToePosition;
  const legal = legalMoves(ticTacToe(), position);
  const box = {
    key: notation.slice(0, 9),
    turn: (9 - legal.length) / 2,
    legal,
    distinct: distinctMoves(position),
  };
  boxes.set(code, box);
  return box;
}
