/**
 * Fast Reversi positions on 8x8 (bitboards). A set of squares is two 32-bit halves, as in `mobility.ts`.
 * Moves are found for all squares at once, flips by small tables of lines. Each ply has a frame on a stack
 * that is allocated once, so `undo` is a step back by a frame.
 *
 * @module
 */
import type { Move, Result, Side } from "../game.ts";
import { type BoardNotation, formatBoard } from "../notation.ts";
import { reversiSpec } from "./geometry.ts";
import { between, diagonals, FIRST_COLUMN_LINE, lineKeys, outflanks } from "./lines.ts";
import * as mobility from "./mobility.ts";
import { ownersOf, type ReversiPosition } from "./position.ts";
import type { SquareWeights } from "./weights.ts";
import { zobristKeys } from "../zobrist.ts";

const { findTakeable, HIGH, LOW, takeable } = mobility;

const SIZE = 8;
const SQUARES = 64;
const PASS = SQUARES;

/** The words of a frame: discs of the side to move, of its enemy, and the hash. */
const OWN_LOW = 0;
const OWN_HIGH = 1;
const ENEMY_LOW = 2;
const ENEMY_HIGH = 3;
const HASH_LOW = 4;
const HASH_HIGH = 5;
/** Words of a frame: a power of two, so that `frame | HASH_LOW` is the sum. */
const FRAME = 8;

/** There is at most one pass before each placement, and at most 60 squares are empty. */
const MAX_PLIES = 2 * (SQUARES - 4);

/** The key of `side` on `square` has index `2 * square + side`; the last is light to move. */
const { low: KEYS_LOW, high: KEYS_HIGH } = zobristKeys(reversiSpec(SIZE), 2 * SQUARES + 1);
const SIDE_LOW = KEYS_LOW[2 * SQUARES];
const SIDE_HIGH = KEYS_HIGH[2 * SQUARES];

const OUTFLANKS = outflanks();
const BETWEEN = between();
const DIAGONALS = diagonals();
const LINE_KEYS = lineKeys(changesOfOwner(KEYS_LOW), changesOfOwner(KEYS_HIGH));
/** Index of the sums of the high half: see `SquareWeights`. */
const HIGH_SUMS = 32 << 5;
const COLUMN_KEYS = FIRST_COLUMN_LINE << 7;

/** A position of Reversi on 8x8. A move is the number of a square, by rows from 0 at a1, or 64 for a pass. */
export class BitboardReversi implements ReversiPosition {
  readonly size: number = SIZE;
  side: Side = 0;
  readonly #frames = new Int32Array(FRAME * (MAX_PLIES + 1));
  /** The index of the frame of this position. */
  #at = 0;

  /** The position with that board. */
  static fromBoard({ owners, side }: BoardNotation): BitboardReversi {
    const position = new BitboardReversi();
    const frame = position.#frames;
    position.side = side;
    if (side === 1) frame.set([SIDE_LOW, SIDE_HIGH], HASH_LOW);
    owners.forEach((owner, square) => {
      if (owner === -1) return;
      frame[(owner === side ? OWN_LOW : ENEMY_LOW) + (square >> 5)] |= 1 << square;
      frame[HASH_LOW] ^= KEYS_LOW[2 * square + owner];
      frame[HASH_HIGH] ^= KEYS_HIGH[2 * square + owner];
    });
    return position;
  }

  get hashLow(): number {
    return this.#frames[this.#at + HASH_LOW];
  }

  get hashHigh(): number {
    return this.#frames[this.#at + HASH_HIGH];
  }

  at(square: number): Side | -1 {
    const half = this.#at + (square >> 5);
    if (this.#frames[half + OWN_LOW] >> square & 1) return this.side;
    return this.#frames[half + ENEMY_LOW] >> square & 1 ? opponent(this.side) : -1;
  }

  /** The discs of a side on the lower (0) or higher (1) 32 squares, the first the lowest bit. */
  squares(side: Side, half: 0 | 1): number {
    return this.#frames[this.#at + (side === this.side ? OWN_LOW : ENEMY_LOW) + half];
  }

  discs(side: Side): number {
    const half = this.#at + (side === this.side ? OWN_LOW : ENEMY_LOW);
    return countBits(this.#frames[half]) + countBits(this.#frames[half + 1]);
  }

  mobility(side: Side): number {
    this.#findTakeableBy(side, false);
    return countBits(takeable[LOW]) + countBits(takeable[HIGH]);
  }

  weigh({ sums }: SquareWeights): number {
    const frames = this.#frames;
    const frame = this.#at;
    const own = weightOf(frames[frame | OWN_LOW], sums, 0) +
      weightOf(frames[frame | OWN_HIGH], sums, HIGH_SUMS);
    const enemy = weightOf(frames[frame | ENEMY_LOW], sums, 0) +
      weightOf(frames[frame | ENEMY_HIGH], sums, HIGH_SUMS);
    return this.side === 0 ? own - enemy : enemy - own;
  }

  moves(out: Int32Array, from: number): number {
    this.#findTakeableBy(this.side, false);
    let end = from;
    for (let low = takeable[LOW]; low !== 0; low &= low - 1) out[end++] = lowestBit(low);
    for (let high = takeable[HIGH]; high !== 0; high &= high - 1) out[end++] = lowestBit(high) + 32;
    if (end === from && this.#canMove(opponent(this.side))) out[end++] = PASS;
    return end;
  }

  isLegal(move: number): boolean {
    if (move === PASS) return !this.#canMove(this.side) && this.#canMove(opponent(this.side));
    return move >= 0 && move < SQUARES && this.at(move) === -1 && this.#flipsAny(move);
  }

  play(move: Move): void {
    const frames = this.#frames;
    const before = this.#at;
    const after = before + FRAME;
    const side = this.side;
    const ownLow = frames[before | OWN_LOW];
    const ownHigh = frames[before | OWN_HIGH];
    const enemyLow = frames[before | ENEMY_LOW];
    const enemyHigh = frames[before | ENEMY_HIGH];
    let hashLow = frames[before | HASH_LOW] ^ SIDE_LOW;
    let hashHigh = frames[before | HASH_HIGH] ^ SIDE_HIGH;
    let discLow = 0;
    let discHigh = 0;
    let flipsLow = 0;
    let flipsHigh = 0;

    if (move !== PASS) {
      const x = move & 7;
      const y = move >> 3;
      // The half of the square, 0 or 1, and masks for the low and the high half.
      const half = move >> 5;
      const ifLow = half - 1;
      const ifHigh = -half;
      discLow = 1 << move & ifLow;
      discHigh = 1 << move & ifHigh;
      hashLow ^= KEYS_LOW[move << 1 | side];
      hashHigh ^= KEYS_HIGH[move << 1 | side];

      const shift = move & 24;
      const inRow = flipsOf(
        x,
        frames[before | OWN_LOW | half] >>> shift,
        frames[before | ENEMY_LOW | half] >>> shift & 255,
      );
      hashLow ^= LINE_KEYS[y << 7 | inRow];
      hashHigh ^= LINE_KEYS[y << 7 | inRow | 1];
      flipsLow = inRow << shift & ifLow;
      flipsHigh = inRow << shift & ifHigh;

      const inColumn = flipsOf(
        y,
        gatherColumn(ownLow >>> x, ownHigh >>> x),
        gatherColumn(enemyLow >>> x, enemyHigh >>> x),
      );
      hashLow ^= LINE_KEYS[COLUMN_KEYS | x << 7 | inColumn];
      hashHigh ^= LINE_KEYS[COLUMN_KEYS | x << 7 | inColumn | 1];
      flipsLow |= scatterColumn(inColumn & 15) << x;
      flipsHigh |= scatterColumn(inColumn >> 4) << x;

      const diagonal = move << 3;
      for (let i = diagonal; i < diagonal + 8; i += 4) {
        const low = DIAGONALS[i];
        const high = DIAGONALS[i | 1];
        const inDiagonal = flipsOf(
          x,
          gatherDiagonal(ownLow & low | ownHigh & high),
          gatherDiagonal(enemyLow & low | enemyHigh & high),
        );
        const line = DIAGONALS[i | 2];
        hashLow ^= LINE_KEYS[line | inDiagonal];
        hashHigh ^= LINE_KEYS[line | inDiagonal | 1];
        flipsLow |= scatterDiagonal(inDiagonal) & low;
        flipsHigh |= scatterDiagonal(inDiagonal) & high;
      }
    }

    frames[after | OWN_LOW] = enemyLow ^ flipsLow;
    frames[after | OWN_HIGH] = enemyHigh ^ flipsHigh;
    frames[after | ENEMY_LOW] = ownLow | flipsLow | discLow;
    frames[after | ENEMY_HIGH] = ownHigh | flipsHigh | discHigh;
    frames[after | HASH_LOW] = hashLow;
    frames[after | HASH_HIGH] = hashHigh;
    this.#at = after;
    this.side = opponent(side);
  }

  undo(): void {
    this.#at -= FRAME;
    this.side = opponent(this.side);
  }

  result(): Result | null {
    if (this.#canMove(this.side) || this.#canMove(opponent(this.side))) return null;
    return Math.sign(this.discs(0) - this.discs(1)) as Result;
  }

  clone(): BitboardReversi {
    const copy = new BitboardReversi();
    copy.side = this.side;
    copy.#frames.set(this.#frames);
    copy.#at = this.#at;
    return copy;
  }

  toString(): string {
    return formatBoard({ owners: ownersOf(this), side: this.side });
  }

  /** Whether a disc of the side to move on an empty square flips a disc. */
  #flipsAny(square: number): boolean {
    const frames = this.#frames;
    const frame = this.#at;
    const x = square & 7;
    const y = square >> 3;
    const ownLow = frames[frame | OWN_LOW];
    const ownHigh = frames[frame | OWN_HIGH];
    const enemyLow = frames[frame | ENEMY_LOW];
    const enemyHigh = frames[frame | ENEMY_HIGH];
    const shift = square & 24;
    const own = square < 32 ? ownLow : ownHigh;
    const enemy = square < 32 ? enemyLow : enemyHigh;
    if (flipsOf(x, own >>> shift, enemy >>> shift & 255) !== 0) return true;
    const ownColumn = gatherColumn(ownLow >>> x, ownHigh >>> x);
    if (flipsOf(y, ownColumn, gatherColumn(enemyLow >>> x, enemyHigh >>> x)) !== 0) return true;
    for (let i = square << 3; i < (square + 1) << 3; i += 4) {
      const low = DIAGONALS[i];
      const high = DIAGONALS[i | 1];
      const ownDiagonal = gatherDiagonal(ownLow & low | ownHigh & high);
      const enemyDiagonal = gatherDiagonal(enemyLow & low | enemyHigh & high);
      if (flipsOf(x, ownDiagonal, enemyDiagonal) !== 0) return true;
    }
    return false;
  }

  #canMove(side: Side): boolean {
    this.#findTakeableBy(side, true);
    return (takeable[LOW] | takeable[HIGH]) !== 0;
  }

  #findTakeableBy(side: Side, anyWillDo: boolean): void {
    const frames = this.#frames;
    const own = this.#at + (side === this.side ? OWN_LOW : ENEMY_LOW);
    const enemy = this.#at + (side === this.side ? ENEMY_LOW : OWN_LOW);
    findTakeable(frames[own], frames[own + 1], frames[enemy], frames[enemy + 1], anyWillDo);
  }
}

/** The discs of a line that a disc on `place` flips, from the discs of both sides in the line. */
function flipsOf(place: number, own: number, enemy: number): number {
  return BETWEEN[place << 8 | OUTFLANKS[place << 8 | enemy] & own];
}

/** The first square of each row of a half; multiplication by this copies a byte into every row. */
const ROWS = 0x01010101;

/** The first column of both halves as a byte, by rows. No two bits of the product overlap. */
function gatherColumn(low: number, high: number): number {
  return Math.imul(low & ROWS | (high & ROWS) << 4, 0x01020408) >>> 24;
}

/** Puts four places of a column into the first column of a half. */
function scatterColumn(places: number): number {
  return Math.imul(places, 0x00204081) & ROWS;
}

/** A diagonal as a byte, by columns; its two halves share no column. */
function gatherDiagonal(halves: number): number {
  return Math.imul(halves, ROWS) >>> 24;
}

/** Copies the byte of a diagonal into every row; a mask then selects the squares of the diagonal. */
function scatterDiagonal(places: number): number {
  return Math.imul(places, ROWS);
}

/** One half of the keys for a change of owner, by square. */
function changesOfOwner(keys: Int32Array): Int32Array {
  return Int32Array.from(
    { length: SQUARES },
    (_, square) => keys[2 * square] ^ keys[2 * square + 1],
  );
}

/** The weight of the squares in a half, with the sums from index `first`. */
function weightOf(half: number, sums: Int32Array | Float64Array, first: number): number {
  return sums[first | half & 255] + sums[first | 256 | half >>> 8 & 255] +
    sums[first | 512 | half >>> 16 & 255] + sums[first | 768 | half >>> 24];
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function countBits(bits: number): number {
  const pairs = bits - (bits >>> 1 & 0x55555555);
  const nibbles = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, ROWS) >>> 24;
}

function opponent(side: Side): Side {
  return side === 0 ? 1 : 0;
}
