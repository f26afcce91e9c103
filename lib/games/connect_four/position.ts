/**
 * A position of Connect Four: the discs of each side as bits, and the height of each column.
 *
 * @module
 */
import type { Move, Position, Result, Side } from "../game.ts";
import { type BoardNotation, formatBoard } from "../notation.ts";
import { type ZobristKeys, zobristKeys } from "../zobrist.ts";
import { bitOf, type BoardSize, hasFour, type Squares } from "./board.ts";

/** A position; evaluations and solvers use `at` and `discs`. A move is the number of a column. */
export class ConnectFourPosition implements Position {
  /** The size of the board. */
  readonly size: BoardSize;
  side: Side = 0;
  /** The hash leaves out the side to move, because the number of discs tells it. */
  hashLow = 0;
  hashHigh = 0;
  readonly #keys: ZobristKeys;
  /** The discs of side 0 and side 1, each as two halves of 32 bits. */
  readonly #discs = new Int32Array(4);
  /** The discs in each column. */
  readonly #heights: Uint8Array;
  /** The columns played, that can be taken back. */
  readonly #played: Uint8Array;
  #plies = 0;
  /** Discs on the board. */
  #count = 0;
  /** Whether the side that moved last has four in a line. */
  #won = false;

  /** An empty board, to be filled by `fromBoard` or `clone`. */
  private constructor(size: BoardSize) {
    this.size = size;
    this.#keys = keysOf(size);
    this.#heights = new Uint8Array(size.columns);
    this.#played = new Uint8Array(size.columns * size.rows);
  }

  /** The position with that board, whose discs all rest on others or on the bottom. */
  static fromBoard({ owners, side }: BoardNotation, size: BoardSize): ConnectFourPosition {
    const { columns, rows } = size;
    const position = new ConnectFourPosition(size);
    owners.forEach((owner, square) => {
      if (owner === -1) return;
      const column = square % columns;
      position.#toggle(bitOf(column, rows - 1 - Math.floor(square / columns), rows), owner);
      position.#heights[column]++;
      position.#count++;
    });
    position.side = side;
    const { low, high } = position.discs(side === 0 ? 1 : 0);
    position.#won = hasFour(low, high, rows);
    return position;
  }

  /** The owner of a square, numbered by rows from the top left: side 0, side 1, or -1 for none. */
  at(square: number): Side | -1 {
    const { columns, rows } = this.size;
    const bit = bitOf(square % columns, rows - 1 - Math.floor(square / columns), rows);
    if (this.#discs[bit >> 5] >>> (bit & 31) & 1) return 0;
    return this.#discs[2 + (bit >> 5)] >>> (bit & 31) & 1 ? 1 : -1;
  }

  /** The discs of a side. */
  discs(side: Side): Squares {
    return { low: this.#discs[2 * side], high: this.#discs[2 * side + 1] };
  }

  /** Discs on the board. */
  get count(): number {
    return this.#count;
  }

  /** Discs in a column. */
  height(column: number): number {
    return this.#heights[column];
  }

  moves(out: Int32Array, from: number): number {
    if (this.#won) return from;
    const { columns, rows } = this.size;
    let end = from;
    for (let column = 0; column < columns; column++) {
      if (this.#heights[column] < rows) out[end++] = column;
    }
    return end;
  }

  play(move: Move): void {
    const { rows } = this.size;
    const { side } = this;
    this.#played[this.#plies++] = move;
    this.#toggle(bitOf(move, this.#heights[move]++, rows), side);
    this.#count++;
    this.#won = hasFour(this.#discs[2 * side], this.#discs[2 * side + 1], rows);
    this.side = side === 0 ? 1 : 0;
  }

  undo(): void {
    const move = this.#played[--this.#plies];
    this.side = this.side === 0 ? 1 : 0;
    this.#toggle(bitOf(move, --this.#heights[move], this.size.rows), this.side);
    this.#count--;
    // A move was played from there, so nobody had won.
    this.#won = false;
  }

  result(): Result | null {
    if (this.#won) return this.side === 0 ? -1 : 1;
    return this.#count === this.#played.length ? 0 : null;
  }

  clone(): ConnectFourPosition {
    const copy = new ConnectFourPosition(this.size);
    copy.side = this.side;
    copy.hashLow = this.hashLow;
    copy.hashHigh = this.hashHigh;
    copy.#discs.set(this.#discs);
    copy.#heights.set(this.#heights);
    copy.#played.set(this.#played);
    copy.#plies = this.#plies;
    copy.#count = this.#count;
    copy.#won = this.#won;
    return copy;
  }

  toString(): string {
    return formatBoard({ owners: ownersOf(this), side: this.side });
  }

  /** Sets or removes a disc. */
  #toggle(bit: number, owner: Side): void {
    this.#discs[2 * owner + (bit >> 5)] ^= 1 << (bit & 31);
    this.hashLow ^= this.#keys.low[2 * bit + owner];
    this.hashHigh ^= this.#keys.high[2 * bit + owner];
  }
}

/** The owner of each square, by rows from the top left. */
export function ownersOf(position: ConnectFourPosition): (Side | -1)[] {
  const { columns, rows } = position.size;
  return Array.from({ length: columns * rows }, (_, square) => position.at(square));
}

/** The square, by rows from the top left, of the disc on top of a column; the lowest where there is none. */
export function topSquare(position: ConnectFourPosition, column: number): number {
  return squareAt(position, column, Math.max(position.height(column) - 1, 0));
}

/** The square to which the next disc in a column falls, which is not full. */
export function freeSquare(position: ConnectFourPosition, column: number): number {
  return squareAt(position, column, position.height(column));
}

function squareAt({ size: { columns, rows } }: ConnectFourPosition, column: number, row: number) {
  return (rows - 1 - row) * columns + column;
}

/** The canonical spec of the game on a board. */
export function connectFourSpec({ columns, rows }: BoardSize): string {
  return `connect_four:size=${columns}x${rows}`;
}

const keys = new Map<string, ZobristKeys>();

/** The key of the disc of a side has index `2 * bit + side`. */
function keysOf(size: BoardSize): ZobristKeys {
  const spec = connectFourSpec(size);
  let found = keys.get(spec);
  if (!found) keys.set(spec, found = zobristKeys(spec, 2 * size.columns * (size.rows + 1)));
  return found;
}
