/**
 * What the terms of the tapered evaluation ask of a board: the men of each side, what they attack, and the pawns of
 * each file. It looks at the board anew each time.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Side } from "matchbox/games/game.ts";

const {
  A1,
  A8,
  BISHOP,
  BLACK,
  CELLS,
  EMPTY,
  KIND,
  KING,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  RIGHT,
  ROOK,
  UP,
  WHITE,
} = geometry;

/** Phase of a position with all men, and what each kind adds to it. */
export const FULL_PHASE = 24;
const PHASES = Uint8Array.of(0, 0, 1, 1, 2, 4, 0, 0);

/** Steps of the sliding pieces; a bishop has the first four, a rook the others. */
export const LINES: Readonly<Int32Array> = Int32Array.of(
  ...[UP + RIGHT, UP - RIGHT, -UP + RIGHT, -UP - RIGHT],
  ...[UP, -UP, RIGHT, -RIGHT],
);

/** More cells than a side's men attack in all: each of sixteen at most 27. */
const MOST_REACHED = 512;

/** The files of a board have the numbers 1 to 8 here, so that each has one on both sides. */
const FILES = 10;
/** From the column of a cell to the number of its file. */
const TO_FILE = -3;

/** One side of a board. */
export interface SideView {
  readonly side: Side;
  readonly colour: number;
  /** The step of a pawn. */
  readonly forward: number;
  /** The cells of its `count` men, and where in `reached` the cells begin that each attacks. */
  readonly men: Uint8Array;
  readonly firstReached: Int16Array;
  readonly reached: Uint8Array;
  count: number;
  /** How many men of each kind it has, and how many of these stand on dark squares. */
  readonly kinds: Uint8Array;
  readonly onDark: Uint8Array;
  /** For each cell the kinds of its men that attack or protect it, as bits `1 << kind`. */
  readonly attacks: Uint8Array;
  /** The ranks, as White counts, of the foremost and the hindmost pawn as White sees it, by file. */
  readonly highest: Int8Array;
  readonly lowest: Int8Array;
  king: number;
}

/** A board. */
export class BoardView {
  cells: Uint8Array = new Uint8Array(0);
  /** White and Black. */
  readonly sides: readonly [SideView, SideView] = [emptySide(0), emptySide(1)];
  /** The side to move. */
  side: Side = 0;
  /** 0 when only pawns are left, up to `FULL_PHASE`, as at the start. */
  phase = 0;

  /** Looks at a position. */
  look({ cells, kings, side }: ChessPosition): void {
    this.cells = cells;
    this.side = side;
    this.phase = 0;
    for (const view of this.sides) {
      view.count = 0;
      view.kinds.fill(0);
      view.onDark.fill(0);
      view.attacks.fill(0);
      view.highest.fill(-1);
      view.lowest.fill(8);
      view.king = kings[view.side];
    }
    for (let first = A1; first <= A8; first += UP) {
      for (let cell = first; cell < first + 8; cell++) {
        if (cells[cell] !== EMPTY) this.#addMan(cell, cells[cell] & KIND);
      }
    }
    this.phase = Math.min(this.phase, FULL_PHASE);
    for (const view of this.sides) this.#findReached(view);
  }

  #addMan(cell: number, kind: number): void {
    const view = this.sides[(this.cells[cell] & WHITE) !== 0 ? 0 : 1];
    view.men[view.count++] = cell;
    view.kinds[kind]++;
    if (isDark(cell)) view.onDark[kind]++;
    this.phase += PHASES[kind];
    if (kind !== PAWN) return;
    const file = fileOf(cell);
    const rank = (cell >> 4) - 2;
    if (view.highest[file] < 0) view.lowest[file] = rank;
    view.highest[file] = rank;
  }

  #findReached(view: SideView): void {
    const { cells } = this;
    const { attacks, reached } = view;
    let next = 0;
    for (let i = 0; i < view.count; i++) {
      const cell = view.men[i];
      const kind = cells[cell] & KIND;
      view.firstReached[i] = next;
      if (kind === PAWN) {
        reached[next++] = cell + view.forward - RIGHT;
        reached[next++] = cell + view.forward + RIGHT;
      } else if (kind === KNIGHT || kind === KING) {
        const steps = kind === KNIGHT ? KNIGHT_JUMPS : KING_STEPS;
        for (let j = 0; j < 8; j++) reached[next++] = cell + steps[j];
      } else {
        const last = kind === BISHOP ? 4 : 8;
        for (let j = kind === ROOK ? 4 : 0; j < last; j++) {
          let to = cell;
          do reached[next++] = to += LINES[j]; while (cells[to] === EMPTY);
        }
      }
      // Those on the border say nothing, but do no harm.
      for (let j = view.firstReached[i]; j < next; j++) attacks[reached[j]] |= 1 << kind;
    }
    view.firstReached[view.count] = next;
  }

  /** The rank of a cell, from 0, as a side counts. */
  rank(cell: number, { side }: SideView): number {
    return side === 0 ? (cell >> 4) - 2 : 9 - (cell >> 4);
  }

  /** Whether a pawn of a side attacks or protects a cell. */
  isGuardedByPawn(cell: number, { attacks }: SideView): boolean {
    return (attacks[cell] & 1 << PAWN) !== 0;
  }

  /** Whether a side has a pawn on a file, from 1 to 8; there are none beside the board. */
  hasPawn(file: number, { highest }: SideView): boolean {
    return highest[file] >= 0;
  }

  /** Whether the side `of` has a pawn on a file ahead of a cell, as `view` sees it. */
  isAhead(file: number, cell: number, view: SideView, of: SideView): boolean {
    const rank = (cell >> 4) - 2;
    return view.side === 0 ? of.highest[file] > rank : of.lowest[file] < rank;
  }
}

/** The number of the file of a cell, from 1 to 8. */
export function fileOf(cell: number): number {
  return (cell & 15) + TO_FILE;
}

/** Whether the square of a cell is dark, as a1 is. */
export function isDark(cell: number): boolean {
  return ((cell >> 4) + cell) % 2 === 0;
}

/** The moves of a king from one cell to another: 0 to 7. */
export function distance(from: number, to: number): number {
  const files = Math.abs((from & 15) - (to & 15));
  const ranks = Math.abs((from >> 4) - (to >> 4));
  return files > ranks ? files : ranks;
}

function emptySide(side: Side): SideView {
  return {
    side,
    colour: side === 0 ? WHITE : BLACK,
    forward: side === 0 ? UP : -UP,
    men: new Uint8Array(64),
    firstReached: new Int16Array(65),
    reached: new Uint8Array(4 * MOST_REACHED),
    count: 0,
    kinds: new Uint8Array(8),
    onDark: new Uint8Array(8),
    attacks: new Uint8Array(CELLS),
    highest: new Int8Array(FILES),
    lowest: new Int8Array(FILES),
    king: 0,
  };
}
