/**
 * A strategy of White that was found before, from its bytes as strategy.ts describes them.
 *
 * @module
 */
import { legalMoves, type Move } from "matchbox/games/game.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import { metelyk } from "matchbox/games/metelyk/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { tableOf } from "matchbox/games/metelyk/table.ts";

const WORD = 8;

/** Looks moves up. */
export class KnownStrategy {
  readonly #words: DataView;
  readonly #count: number;

  /**
   * Reads the words.
   *
   * @throws {Error} when they are no strategy: not whole, or not in rising order
   */
  constructor(bytes: Uint8Array) {
    if (bytes.length % WORD !== 0) throw new Error("it is no list of words of 64 bits");
    this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#count = bytes.length / WORD;
    for (let i = 1; i < this.#count; i++) {
      if (this.#compare(i - 1, this.#high(i), this.#white(i)) < 0) continue;
      throw new Error(`its word ${i} is not greater than the one before`);
    }
  }

  /** White's move; null where Black is to move, or the strategy does not lead to the position. */
  moveIn(position: MetelykPosition): Move | null {
    if (position.side === 1) return null;
    const { size } = position;
    const { fields, men } = boardOf(size);
    let [white, black] = [0, 0];
    for (let field = 0; field < fields; field++) {
      const owner = position.at(field);
      if (owner === 0) white |= 1 << (field < men ? field : field - men);
      if (owner === 1) black |= 1 << field - men;
    }
    const lead = position.points(0) - position.points(1);
    const at = this.#find((lead + 10) * 2 ** 26 + black, white);
    return at < 0 ? null : movesInOrder(position)[this.#low(at) & 63] ?? null;
  }

  /** The number of the word of a position, or -1. */
  #find(high: number, white: number): number {
    let [from, to] = [0, this.#count];
    while (from < to) {
      const middle = from + to >>> 1;
      const order = this.#compare(middle, high, white);
      if (order === 0) return middle;
      if (order < 0) from = middle + 1;
      else to = middle;
    }
    return -1;
  }

  #compare(at: number, high: number, white: number): number {
    return this.#high(at) - high || this.#white(at) - white;
  }

  #low(at: number): number {
    return this.#words.getUint32(WORD * at, true);
  }

  #high(at: number): number {
    return this.#words.getUint32(WORD * at + 4, true);
  }

  #white(at: number): number {
    return this.#low(at) >>> 6;
  }
}

/** White's legal moves by starting field: first the step ahead, then the captures from the top. */
function movesInOrder(position: MetelykPosition): Move[] {
  const { rows } = boardOf(position.size);
  const rank = (move: Move) => {
    const { from: [from], to: [to], takes } = tableOf(position.size)[move];
    return 3 * from + (takes ? rows[to] < rows[from] ? 1 : 2 : 0);
  };
  return legalMoves(metelyk(position.size), position).toSorted((a, b) => rank(a) - rank(b));
}
