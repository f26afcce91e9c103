/**
 * A position of draughts, as sets of squares.
 *
 * @module
 */
import type { Move, Position, Result, Side } from "../game.ts";
import { type ZobristKeys, zobristKeys } from "../zobrist.ts";
import { AHEAD, type DraughtsBoard, draughtsBoard } from "./board.ts";
import { jumpFrom } from "./captures.ts";

/** The game is drawn after this many plies in a row without a capture or a move of a man: 25 moves of each side. */
export const MOST_IDLE_PLIES = 50;

/** A move: the square left, the square reached, and above them the set of squares of the men taken. */
const SQUARE_BITS = 5;
const SQUARE = (1 << SQUARE_BITS) - 1;

/** The squares of a move, and the set of squares of the men that it takes. */
export function partsOfMove(move: Move): { from: number; to: number; taken: number } {
  return {
    from: move & SQUARE,
    to: move >> SQUARE_BITS & SQUARE,
    taken: move >>> 2 * SQUARE_BITS,
  };
}

/** The move of these parts. */
export function moveOf(from: number, to: number, taken: number): Move {
  return taken << 2 * SQUARE_BITS | to << SQUARE_BITS | from;
}

/** What stands on the board, and who moves. */
export interface DraughtsMen {
  /** The squares of each side's men and kings: bit `square` of a set. */
  readonly men: readonly [number, number];
  /** The squares of the kings of both sides. */
  readonly kings: number;
  readonly side: Side;
  /** Plies since the last capture or move of a man. */
  readonly idle: number;
}

/** A position of draughts. */
export class DraughtsPosition implements Position {
  /** The squares and lines. */
  readonly board: DraughtsBoard;
  side: Side = 0;
  hashLow = 0;
  hashHigh = 0;
  /** Plies since the last capture or move of a man. */
  idle: number;
  readonly #keys: ZobristKeys;
  /** The squares of each side's men and kings. */
  readonly #men: [number, number];
  #kings: number;
  /** For each ply that can be taken back: the sets of both sides, the kings and the idle plies before it. */
  readonly #before: number[];

  /**
   * The position with these men.
   *
   * @param size squares on a side of the board
   * @param before of a copy: what its moves to take back need
   */
  constructor(
    { men, kings, side, idle }: DraughtsMen,
    size: number,
    before: readonly number[] = [],
  ) {
    this.board = draughtsBoard(size);
    this.#keys = keysOf(size);
    this.#men = [0, 0];
    this.#kings = 0;
    this.#before = [...before];
    this.idle = idle;
    this.#set(men[0], men[1], kings);
    if (side === 1) this.#passTurn();
  }

  /** The squares of a side's men and kings: bit `square` of a set. */
  men(side: Side): number {
    return this.#men[side];
  }

  /** The squares of the kings of both sides. */
  get kings(): number {
    return this.#kings;
  }

  moves(out: Int32Array, from: number): number {
    return this.idle >= MOST_IDLE_PLIES ? from : this.movesOfMen(out, from);
  }

  /** The moves without regard to the rule that draws. */
  movesOfMen(out: Int32Array, from: number): number {
    const end = this.#captures(out, from);
    return end > from ? end : this.#steps(out, from);
  }

  /** The captures among the moves. */
  captures(out: Int32Array, from: number): number {
    return this.idle >= MOST_IDLE_PLIES ? from : this.#captures(out, from);
  }

  /** The captures that take the most men; the same men by the same squares are one move, whatever the path. */
  #captures(out: Int32Array, from: number): number {
    let most = 0;
    this.eachCapture((_path, taken) => most = Math.max(most, bitCount(taken)));
    let end = from;
    if (most === 0) return end;
    this.eachCapture((path, taken) => {
      if (bitCount(taken) < most) return;
      const move = moveOf(path[0], path[path.length - 1], taken);
      for (let at = from; at < end; at++) if (out[at] === move) return;
      out[end++] = move;
    });
    return end;
  }

  /** Calls `visit` for each chain of jumps of the side to move, unfinished ones as well; see `jumpFrom`. */
  eachCapture(visit: (path: readonly number[], taken: number) => void): void {
    const own = this.#men[this.side];
    const enemies = this.#men[1 - this.side];
    for (let left = own; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const capturer = {
        board: this.board,
        // The man that moves may land where it started.
        occupied: (own | enemies) & ~(1 << square),
        enemies,
        king: (this.#kings >> square & 1) === 1,
      };
      jumpFrom(capturer, [square], 0, visit);
    }
  }

  #steps(out: Int32Array, from: number): number {
    const { lines } = this.board;
    const occupied = this.#men[0] | this.#men[1];
    let end = from;
    for (let left = this.#men[this.side]; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const king = (this.#kings >> square & 1) === 1;
      for (const direction of king ? ALL : AHEAD[this.side]) {
        for (const target of lines[direction][square]) {
          if ((occupied >> target & 1) === 1) break;
          out[end++] = moveOf(square, target, 0);
          if (!king) break;
        }
      }
    }
    return end;
  }

  play(move: Move): void {
    const { from, to, taken } = partsOfMove(move);
    const { side } = this;
    const king = (this.#kings >> from & 1) === 1;
    this.#before.push(this.#men[0], this.#men[1], this.#kings, this.idle);
    const own = this.#men[side] & ~(1 << from) | 1 << to;
    const enemies = this.#men[1 - side] & ~taken;
    const crowned = king || this.board.rows[to] === (side === 0 ? 0 : this.board.size - 1);
    const kings = this.#kings & ~(1 << from) & ~taken | (crowned ? 1 << to : 0);
    this.#set(side === 0 ? own : enemies, side === 0 ? enemies : own, kings);
    this.idle = king && taken === 0 ? this.idle + 1 : 0;
    this.#passTurn();
  }

  undo(): void {
    this.#passTurn();
    this.idle = this.#before.pop()!;
    const kings = this.#before.pop()!;
    const black = this.#before.pop()!;
    this.#set(this.#before.pop()!, black, kings);
  }

  /** Who cannot move has lost. */
  result(): Result | null {
    if (this.movesOfMen(scratch, 0) === 0) return this.side === 0 ? -1 : 1;
    return this.idle >= MOST_IDLE_PLIES ? 0 : null;
  }

  clone(): DraughtsPosition {
    const { side, idle } = this;
    const men = { men: this.#men, kings: this.#kings, side, idle };
    return new DraughtsPosition(men, this.board.size, this.#before);
  }

  /** Numbers of squares of each side, as `W:W13,K14:B1,2:H0`: the side to move, white, black, the idle plies. */
  toString(): string {
    return `${this.withoutCounter()}:H${this.idle}`;
  }

  /** The notation without the idle plies. */
  withoutCounter(): string {
    const sides = this.#men.map((men, side) => {
      const names: string[] = [];
      for (let square = 0; square < this.board.squares; square++) {
        const king = (this.#kings >> square & 1) === 1;
        if ((men >> square & 1) === 1) names.push(`${king ? "K" : ""}${square + 1}`);
      }
      return `${"WB"[side]}${names.join(",")}`;
    });
    return [`${"WB"[this.side]}`, ...sides].join(":");
  }

  /** Changes what stands on the board, and the hash with it. */
  #set(white: number, black: number, kings: number): void {
    this.#toggle(this.#men[0] ^ white, 0);
    this.#toggle(this.#men[1] ^ black, 1);
    this.#toggle(this.#kings ^ kings, 2);
    this.#men[0] = white;
    this.#men[1] = black;
    this.#kings = kings;
  }

  /** Changes the hash by the keys of a set: of white (0), of black (1) or of kings (2). */
  #toggle(set: number, kind: number): void {
    for (let left = set; left !== 0; left &= left - 1) {
      const key = 3 * (31 - Math.clz32(left & -left)) + kind;
      this.hashLow ^= this.#keys.low[key];
      this.hashHigh ^= this.#keys.high[key];
    }
  }

  #passTurn(): void {
    this.side = this.side === 0 ? 1 : 0;
    this.hashLow ^= this.#keys.low[3 * this.board.squares];
    this.hashHigh ^= this.#keys.high[3 * this.board.squares];
  }
}

/** The most moves of a position. A board that is full of kings has fewer by far: tests look for the most. */
export const MOST_MOVES = 128;
const scratch = new Int32Array(MOST_MOVES);

const ALL = [0, 1, 2, 3];
const keys: ZobristKeys[] = [];

/** The keys of white, black and a king on a square have indexes `3 * square` and so on; the last is black to move. */
function keysOf(size: number): ZobristKeys {
  return keys[size] ??= zobristKeys(draughtsSpec(size), 3 * draughtsBoard(size).squares + 1);
}

/** The spec of the game on a board. */
export function draughtsSpec(size: number): string {
  return `draughts:size=${size}`;
}

/** How many squares a set has. */
export function bitCount(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
