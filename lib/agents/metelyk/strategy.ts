/**
 * White's strategy as bytes: a word of 64 bits, least byte first, for each position with White to move, in
 * rising order. From its lowest bit a word holds
 *
 * - 6 bits: the number of White's move, from 0, among its legal moves by starting field; a man's step ahead
 *   comes first, then its capture to the upper right, then that to the lower right;
 * - 26 bits: the fields with White's men, and 26 bits: those with Black's, each without the base of the other
 *   side, by rising number;
 * - 5 bits: White's points minus Black's, plus 10.
 *
 * @module
 */
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykSolver, StrategyMove } from "matchbox/kernels/metelyk/solver.ts";
import { Lanes, type Men, steppers, takersAfter, takersBefore } from "./men.ts";

const MOVE_BITS = 6;
const MEN_BITS = 26;
const NO_LEAD = 10;

/** Writes the positions of a strategy of White, `count` in all. */
function strategyBytes(
  size: number,
  count: number,
  moves: Iterable<StrategyMove>,
): Uint8Array {
  const encode = encoder(size);
  const words = new Uint32Array(2 * count);
  let at = 0;
  for (const move of moves) {
    const { white, black, number } = encode(move);
    words[at++] = white << MOVE_BITS | number;
    words[at++] = (move.lead + NO_LEAD) << MEN_BITS | black;
  }
  new BigUint64Array(words.buffer).sort();
  return new Uint8Array(words.buffer);
}

/**
 * Finds a strategy of White, which is to move and wins, as bytes.
 *
 * @param kernel has proved that White wins
 * @throws {UsageError} when the kernel has no room for it
 */
export function findStrategy(kernel: MetelykSolver, size: number, men: Men): Uint8Array {
  return strategyBytes(size, kernel.findStrategy(men), kernel.strategy());
}

/** The strategy of one position: the move that leads to the other. */
export function strategyOfMove(size: number, before: Men, after: Men): Uint8Array {
  const child = new Lanes(size).children(before).findIndex(({ own, enemy }) =>
    own === after.own && enemy === after.enemy
  );
  return strategyBytes(size, 1, [{ ...before, child }]);
}

/** Joins strategies for parts of a game; for a position of several, the move of the first part holds. */
export function joinStrategies(parts: readonly Uint8Array[]): Uint8Array {
  const shift = BigInt(MOVE_BITS);
  const lists = parts.map((part) => new BigUint64Array(part.slice().buffer));
  const all = new BigUint64Array(lists.reduce((sum, { length }) => sum + length, 0));
  const next = lists.map(() => 0);
  let count = 0;
  while (true) {
    let least: bigint | null = null;
    lists.forEach((list, i) => {
      if (next[i] < list.length && (least === null || list[next[i]] >> shift < least >> shift)) {
        least = list[next[i]];
      }
    });
    if (least === null) return new Uint8Array(all.buffer.slice(0, 8 * count));
    const men = least as bigint >> shift;
    all[count++] = least;
    lists.forEach((list, i) => {
      if (next[i] < list.length && list[next[i]] >> shift === men) next[i]++;
    });
  }
}

/** Finds the parts of a word. */
function encoder(size: number) {
  const { fields, men, columns, rows, mirror } = boardOf(size);
  const lanes = new Lanes(size);
  /** The field of each bit from White's point of view, and from Black's. */
  const fieldOf = [new Int8Array(32).fill(-1), new Int8Array(32).fill(-1)];
  for (let field = 0; field < fields; field++) {
    if (field >= men && field < 2 * men) continue;
    const bit = 8 * rows[field] + columns[field] + 8 - 2 * size;
    fieldOf[0][bit] = field;
    fieldOf[1][bit] = mirror[field];
  }
  const fieldsOf = (set: number, side: 0 | 1) => bitsOf(set).map((bit) => fieldOf[side][bit]);

  return ({ own, enemy, child }: StrategyMove & Men) => {
    const theirs = lanes.mirror(enemy);
    const up = bitsOf(takersBefore(own, theirs));
    const down = bitsOf(takersAfter(own, theirs));
    const ahead = bitsOf(steppers(own, theirs));
    const rank = (bit: number, kind: number) => 3 * fieldOf[0][bit] + kind;
    const ranks = [
      ...up.map((bit) => rank(bit, 1)),
      ...down.map((bit) => rank(bit, 2)),
      ...ahead.map((bit) => rank(bit, 0)),
    ];
    const number = ranks.filter((each) => each < ranks[child]).length;
    let [white, black] = [0, 0];
    for (const field of fieldsOf(own, 0)) white |= 1 << (field < men ? field : field - men);
    for (const field of fieldsOf(enemy, 1)) black |= 1 << field - men;
    return { white, black, number };
  };
}

/** The numbers of the bits of a set, from the lowest. */
function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (; set !== 0; set &= set - 1) bits.push(31 - Math.clz32(set & -set));
  return bits;
}
