/**
 * Fast positions of Metelyk: eleven 32-bit words. A move gives the words of the next position by exclusive
 * or with a constant (see sets.ts). The words of all plies are on a stack, so `undo` is a step back.
 * Nothing is allocated during play.
 *
 * @module
 */
import type { Move, Position, Result, Side } from "../game.ts";
import { boardOf } from "./board.ts";
import { formatMetelyk, type MetelykNotation } from "./notation.ts";
import * as sets from "./sets.ts";
import type { MetelykSets } from "./sets.ts";
import type { FieldWeights } from "./weights.ts";

const {
  addPoints,
  ATTACKERS,
  FREE,
  HASH_HIGH,
  HASH_LOW,
  MEN,
  POINTS,
  pointsOf,
  SETS,
  setsOf,
  TARGETS,
  toggle,
  WORDS,
} = sets;

/**
 * A position of Metelyk. A move is a row of the table (see table.ts), from 0; the same row is White's move
 * and, mirrored, Black's. Side 0 is White.
 */
export class MetelykPosition implements Position {
  /** Fields on a side of the battle quarter: 1 to 4. */
  readonly size: number;
  side: Side = 0;
  readonly #sets: MetelykSets;
  /** `WORDS` words for each ply; those of this position begin at index `#at`. */
  readonly #words: Int32Array;
  #at = 0;

  /** An empty board, to be filled by `fromNotation` or `clone`. */
  private constructor(size: number) {
    this.size = size;
    this.#sets = setsOf(size);
    this.#words = new Int32Array((boardOf(size).maxPlies + 1) * WORDS);
    this.#words.set(this.#sets.empty);
  }

  /** The position with those men, points and side to move, as `parseMetelyk` reads them. */
  static fromNotation({ owners, side, points }: MetelykNotation, size: number): MetelykPosition {
    const position = new MetelykPosition(size);
    const words = position.#words;
    const { men, turn } = position.#sets;
    owners.forEach((owner, field) => {
      if (owner !== -1) toggle(words, men[owner][field]);
    });
    if (side === 1) toggle(words, turn);
    words[POINTS] = addPoints(0, points[0]) + addPoints(1, points[1]);
    position.side = side;
    return position;
  }

  get hashLow(): number {
    return this.#words[this.#at + HASH_LOW] ^ this.#sets.pointsLow[this.#words[this.#at + POINTS]];
  }

  get hashHigh(): number {
    return this.#words[this.#at + HASH_HIGH] ^
      this.#sets.pointsHigh[this.#words[this.#at + POINTS]];
  }

  /** The owner of the man on `field`, numbered as in board.ts: side 0, side 1, or -1 for none. */
  at(field: number): Side | -1 {
    const { rowAhead } = this.#sets;
    if (this.#men(0) >> rowAhead[0][field] & 1) return 0;
    return this.#men(1) >> rowAhead[1][field] & 1 ? 1 : -1;
  }

  /** The points of `side`: the men that it has borne off. */
  points(side: Side): number {
    return pointsOf(this.#words[this.#at + POINTS], side);
  }

  /** The number of men of `side` on the board. */
  men(side: Side): number {
    return count(this.#men(side));
  }

  /** The number of men of `side` in the battle quarter, which decides when points are equal (A5). */
  quarter(side: Side): number {
    return count(this.#men(side) & this.#sets.quarter);
  }

  /** The number of legal moves that `side` would have if it were its turn. */
  mobility(side: Side): number {
    const words = this.#words;
    const first = this.#at + SETS * side;
    return count(words[first + MEN] & words[first + FREE]) +
      count(words[first + ATTACKERS] & words[first + TARGETS]);
  }

  /** The sum of the weights of the fields of White's men minus that of Black's. */
  weigh({ sums }: FieldWeights): number {
    return weightOf(this.#men(0), sums[0]) - weightOf(this.#men(1), sums[1]);
  }

  moves(out: Int32Array, from: number): number {
    return this.#listMoves(-1, out, from);
  }

  /** Like `moves`, but only captures and bearing off. */
  loudMoves(out: Int32Array, from: number): number {
    return this.#listMoves(this.#sets.bearingOff, out, from);
  }

  play(move: Move): void {
    const words = this.#words;
    const { moves, rows } = this.#sets;
    const before = this.#at;
    const after = before + WORDS;
    const change = (rows * this.side + move) * WORDS;
    // Written out, because a loop over the ten words costs a quarter of the speed of perft.
    words[after] = words[before] ^ moves[change];
    words[after + 1] = words[before + 1] ^ moves[change + 1];
    words[after + 2] = words[before + 2] ^ moves[change + 2];
    words[after + 3] = words[before + 3] ^ moves[change + 3];
    words[after + 4] = words[before + 4] ^ moves[change + 4];
    words[after + 5] = words[before + 5] ^ moves[change + 5];
    words[after + 6] = words[before + 6] ^ moves[change + 6];
    words[after + 7] = words[before + 7] ^ moves[change + 7];
    words[after + 8] = words[before + 8] ^ moves[change + 8];
    words[after + 9] = words[before + 9] ^ moves[change + 9];
    words[after + POINTS] = words[before + POINTS] + moves[change + POINTS];
    this.#at = after;
    this.side = this.side === 0 ? 1 : 0;
  }

  undo(): void {
    this.#at -= WORDS;
    this.side = this.side === 0 ? 1 : 0;
  }

  result(): Result | null {
    const words = this.#words;
    const first = this.#at + SETS * this.side;
    if (words[first + MEN] & words[first + FREE]) return null;
    if (words[first + ATTACKERS] & words[first + TARGETS]) return null;
    const points = this.points(0) - this.points(1);
    return Math.sign(points || this.quarter(0) - this.quarter(1)) as Result;
  }

  /** Writes the words of this position (see sets.ts) into `out`. */
  copyWords(out: Int32Array): void {
    const words = this.#words;
    for (let i = 0; i < WORDS; i++) out[i] = words[this.#at + i];
  }

  clone(): MetelykPosition {
    const copy = new MetelykPosition(this.size);
    copy.side = this.side;
    copy.#words.set(this.#words.subarray(0, this.#at + WORDS));
    copy.#at = this.#at;
    return copy;
  }

  toString(): string {
    const { side, size } = this;
    return formatMetelyk(
      { owners: ownersOf(this), side, points: [this.points(0), this.points(1)] },
      size,
    );
  }

  /** Lists the steps ahead that are in `rows`, and all captures. */
  #listMoves(rows: number, out: Int32Array, from: number): number {
    const words = this.#words;
    const first = this.#at + SETS * this.side;
    const { firstTaking } = this.#sets;
    let end = from;
    for (let set = words[first + MEN] & words[first + FREE] & rows; set !== 0; set &= set - 1) {
      out[end++] = 31 - Math.clz32(set & -set);
    }
    for (let set = words[first + ATTACKERS] & words[first + TARGETS]; set !== 0; set &= set - 1) {
      out[end++] = firstTaking + 31 - Math.clz32(set & -set);
    }
    return end;
  }

  #men(side: Side): number {
    return this.#words[this.#at + SETS * side + MEN];
  }
}

/** The owner of each field, by number, in a new array. */
export function ownersOf(position: MetelykPosition): (Side | -1)[] {
  return Array.from({ length: boardOf(position.size).fields }, (_, field) => position.at(field));
}

/** The number of members of a set. */
function count(set: number): number {
  let members = 0;
  for (; set !== 0; set &= set - 1) members++;
  return members;
}

/** The weight of a set of men; see `FieldWeights`. */
function weightOf(set: number, sums: Int32Array): number {
  return sums[set & 255] + sums[256 | set >>> 8 & 255] + sums[512 | set >>> 16 & 255] +
    sums[768 | set >>> 24];
}
