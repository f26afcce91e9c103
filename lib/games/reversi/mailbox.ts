/**
 * Reversi positions on boards of any even size up to 10: a mailbox with a border, so that a walk along a
 * line needs no test for the edge, and stacks that are allocated once, so that `play` and `undo` allocate
 * nothing.
 *
 * @module
 */
import type { Move, Result, Side } from "../game.ts";
import { type BoardNotation, formatBoard } from "../notation.ts";
import * as geometry from "./geometry.ts";
import type { ReversiGeometry } from "./geometry.ts";
import { ownersOf, type ReversiPosition } from "./position.ts";
import type { SquareWeights } from "./weights.ts";

const { BORDER, EMPTY, geometryOf, PASSED } = geometry;

/** The history of a ply: four numbers from index `4 * ply`. */
const CELL = 0;
const FLIPS_BEFORE = 1;
const HASH_LOW = 2;
const HASH_HIGH = 3;

/** A position of Reversi on a board of any of its sizes. */
export class MailboxReversi implements ReversiPosition {
  readonly size: number;
  side: Side = 0;
  hashLow = 0;
  hashHigh = 0;
  readonly #geometry: ReversiGeometry;
  /** The side on each cell, `EMPTY` or `BORDER`. */
  readonly #board: Int8Array;
  #dark = 0;
  #light = 0;
  readonly #history: Int32Array;
  #ply = 0;
  /** The cells flipped by all plies played, one after the other. */
  readonly #flipped: Uint8Array;
  #flips = 0;

  /** A board of border cells only, to be filled by `fromBoard` or `clone`. */
  private constructor(geometry: ReversiGeometry) {
    const { size } = geometry;
    const placements = size * size - 4;
    this.size = size;
    this.#geometry = geometry;
    this.#board = new Int8Array((size + 2) ** 2).fill(BORDER);
    // At most one pass before each placement: after two the game is over.
    this.#history = new Int32Array(4 * 2 * placements);
    // A disc flips at most all but the two ends of each of the four lines through it.
    this.#flipped = new Uint8Array(placements * 4 * (size - 2));
  }

  /** The position with that board; the four squares in the centre must be occupied. */
  static fromBoard({ owners, side }: BoardNotation, size: number): MailboxReversi {
    const position = new MailboxReversi(geometryOf(size));
    const { cells } = position.#geometry;
    owners.forEach((owner, square) => {
      position.#board[cells[square]] = EMPTY;
      if (owner !== -1) position.#place(cells[square], owner);
    });
    if (side === 1) position.#passTurn();
    return position;
  }

  at(square: number): Side | -1 {
    return this.#board[this.#geometry.cells[square]] as Side | -1;
  }

  discs(side: Side): number {
    return side === 0 ? this.#dark : this.#light;
  }

  mobility(side: Side): number {
    const { cells, size } = this.#geometry;
    let count = 0;
    for (let square = 0; square < size * size; square++) {
      if (this.#canTake(cells[square], side)) count++;
    }
    return count;
  }

  weigh({ squares }: SquareWeights): number {
    const board = this.#board;
    const cells = this.#geometry.cells;
    let sum = 0;
    for (let square = 0; square < squares.length; square++) {
      const owner = board[cells[square]];
      if (owner === 0) sum += squares[square];
      else if (owner === 1) sum -= squares[square];
    }
    return sum;
  }

  moves(out: Int32Array, from: number): number {
    const { cells, size } = this.#geometry;
    const squares = size * size;
    const side = this.side;
    let end = from;
    for (let square = 0; square < squares; square++) {
      if (this.#canTake(cells[square], side)) out[end++] = square;
    }
    if (end === from && this.#canMove(opponent(side))) out[end++] = squares;
    return end;
  }

  isLegal(move: number): boolean {
    const { cells, size } = this.#geometry;
    if (move === size * size) {
      return !this.#canMove(this.side) && this.#canMove(opponent(this.side));
    }
    return move >= 0 && move < size * size && this.#canTake(cells[move], this.side);
  }

  play(move: Move): void {
    const geometry = this.#geometry;
    const cell = geometry.cells[move];
    const entry = 4 * this.#ply++;
    this.#history[entry + CELL] = cell;
    this.#history[entry + FLIPS_BEFORE] = this.#flips;
    this.#history[entry + HASH_LOW] = this.hashLow;
    this.#history[entry + HASH_HIGH] = this.hashHigh;
    if (cell !== PASSED) {
      const side = this.side;
      this.#place(cell, side);
      this.#flipFrom(cell, side);
    }
    this.#passTurn();
  }

  undo(): void {
    const board = this.#board;
    const enemy = this.side;
    const entry = 4 * --this.#ply;
    const cell = this.#history[entry + CELL];
    const flipsBefore = this.#history[entry + FLIPS_BEFORE];
    if (cell !== PASSED) {
      board[cell] = EMPTY;
      const flips = this.#flips - flipsBefore;
      for (let i = flipsBefore; i < this.#flips; i++) board[this.#flipped[i]] = enemy;
      if (enemy === 1) {
        this.#dark -= flips + 1;
        this.#light += flips;
      } else {
        this.#light -= flips + 1;
        this.#dark += flips;
      }
      this.#flips = flipsBefore;
    }
    this.hashLow = this.#history[entry + HASH_LOW];
    this.hashHigh = this.#history[entry + HASH_HIGH];
    this.side = opponent(enemy);
  }

  result(): Result | null {
    if (this.#canMove(this.side) || this.#canMove(opponent(this.side))) return null;
    return Math.sign(this.#dark - this.#light) as Result;
  }

  clone(): MailboxReversi {
    const copy = new MailboxReversi(this.#geometry);
    copy.side = this.side;
    copy.hashLow = this.hashLow;
    copy.hashHigh = this.hashHigh;
    copy.#board.set(this.#board);
    copy.#dark = this.#dark;
    copy.#light = this.#light;
    copy.#history.set(this.#history);
    copy.#ply = this.#ply;
    copy.#flipped.set(this.#flipped);
    copy.#flips = this.#flips;
    return copy;
  }

  toString(): string {
    return formatBoard({ owners: ownersOf(this), side: this.side });
  }

  /** Whether `side` has a move on any square; the likeliest squares are tried first. */
  #canMove(side: Side): boolean {
    const cells = this.#geometry.centreFirst;
    for (let i = 0; i < cells.length; i++) {
      if (this.#canTake(cells[i], side)) return true;
    }
    return false;
  }

  /** Whether `side` may place a disc on `cell`. */
  #canTake(cell: number, side: Side): boolean {
    const board = this.#board;
    if (board[cell] !== EMPTY) return false;
    const steps = this.#geometry.steps;
    const enemy = opponent(side);
    for (let direction = 0; direction < 8; direction++) {
      const step = steps[direction];
      let end = cell + step;
      if (board[end] !== enemy) continue;
      do end += step; while (board[end] === enemy);
      if (board[end] === side) return true;
    }
    return false;
  }

  /** Puts a disc on an empty cell. */
  #place(cell: number, side: Side): void {
    this.#board[cell] = side;
    if (side === 0) this.#dark++;
    else this.#light++;
    this.hashLow ^= this.#geometry.discLow[2 * cell + side];
    this.hashHigh ^= this.#geometry.discHigh[2 * cell + side];
  }

  /** Flips the enemy discs between the new disc on `cell` and the next own discs. */
  #flipFrom(cell: number, side: Side): void {
    const board = this.#board;
    const flipped = this.#flipped;
    const { steps, flipLow, flipHigh } = this.#geometry;
    const enemy = opponent(side);
    const before = this.#flips;
    let { hashLow, hashHigh } = this;
    let flips = before;
    for (let direction = 0; direction < 8; direction++) {
      const step = steps[direction];
      let end = cell + step;
      if (board[end] !== enemy) continue;
      do end += step; while (board[end] === enemy);
      if (board[end] !== side) continue;
      for (end -= step; end !== cell; end -= step) {
        board[end] = side;
        flipped[flips++] = end;
        hashLow ^= flipLow[end];
        hashHigh ^= flipHigh[end];
      }
    }
    const gain = side === 0 ? flips - before : before - flips;
    this.#dark += gain;
    this.#light -= gain;
    this.#flips = flips;
    this.hashLow = hashLow;
    this.hashHigh = hashHigh;
  }

  #passTurn(): void {
    this.side = opponent(this.side);
    this.hashLow ^= this.#geometry.sideLow;
    this.hashHigh ^= this.#geometry.sideHigh;
  }
}

function opponent(side: Side): Side {
  return side === 0 ? 1 : 0;
}
