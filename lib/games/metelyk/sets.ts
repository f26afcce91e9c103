/**
 * Metelyk as sets of rows of its table. Four sets for each side tell which moves it has:
 *
 * - `MEN`: the moves ahead of its men. Each field has just one, so this is also where its men are;
 * - `FREE`: the moves ahead that end on an empty field or off the board;
 * - `ATTACKERS`: the moves of its men that take;
 * - `TARGETS`: the moves that take and end where an enemy man is.
 *
 * Its legal moves are those both in `MEN` and in `FREE`, and those both in `ATTACKERS` and in
 * `TARGETS`. A man that comes or goes always changes the same members of the same sets, so the
 * change that a row of the table makes is a constant. The hash changes likewise (see zobrist.ts) and
 * goes along with the sets; the points are added to, and have a part in the hash when it is asked for.
 *
 * @module
 */
import { opponent, type Side } from "../game.ts";
import { boardOf, SIZES } from "./board.ts";
import { OFF, tableOf } from "./table.ts";
import { formatSpec } from "matchbox/base/mod.ts";
import { zobristKeys } from "../zobrist.ts";

/** Where the words of White's sets are; Black's follow in the same order, from `SETS` on. */
export const MEN = 0;
export const FREE = 1;
export const ATTACKERS = 2;
export const TARGETS = 3;
export const SETS = 4;
/** Where the halves of the hash are, still without the points. */
export const HASH_LOW = 8;
export const HASH_HIGH = 9;
/** Where the points of both sides are: the one word that is added to. */
export const POINTS = 10;
/** How many words a position has. */
export const WORDS = 11;

/** Bits of the points of one side in their word. */
const POINTS_BITS = 4;

/** A row in no set: that of a field where `side` has no move ahead, in the enemy's base. */
const NO_ROW = 31;

/** The words of one size, and what men and moves change in them. */
export interface MetelykSets {
  /** How many rows the table has. */
  readonly rows: number;
  /** The first row that takes, number 0 in the sets of those; the rows before it, up to 26, go ahead. */
  readonly firstTaking: number;
  /** The rows that bear off, as a set. */
  readonly bearingOff: number;
  /** The rows ahead from fields of the battle quarter, as a set. */
  readonly quarter: number;
  /** The row ahead by side and field. */
  readonly rowAhead: readonly Uint8Array[];
  /** The words of a board without men and points, White to move. */
  readonly empty: Int32Array;
  /** What a man changes, by side and field. */
  readonly men: readonly (readonly Int32Array[])[];
  /** What the turn changes; each move includes it. */
  readonly turn: Int32Array;
  /** What the move in `row` of `side` changes, from `(rows * side + row) * WORDS` on. */
  readonly moves: Int32Array;
  /** What the points add to the hash, by the word of the points. */
  readonly pointsLow: Int32Array;
  readonly pointsHigh: Int32Array;
}

/** The canonical spec of Metelyk of that size. */
export function metelykSpec(size: number): string {
  return formatSpec("metelyk", { side: size });
}

/** The sets of that size, one of `SIZES`. */
export function setsOf(size: number): MetelykSets {
  return everySize[size - 1];
}

/** What is added to the word of the points when `side` gets `points` more. */
export function addPoints(side: Side, points: number): number {
  return points << POINTS_BITS * side;
}

/** The points of `side` in the word of the points. */
export function pointsOf(word: number, side: Side): number {
  return word >> POINTS_BITS * side & (1 << POINTS_BITS) - 1;
}

/** Changes the sets and the hash at the head of `words`; the same change again undoes it. */
export function toggle(words: Int32Array, change: Int32Array): void {
  for (let i = 0; i < POINTS; i++) words[i] ^= change[i];
}

const everySize = SIZES.map(newSets);

function newSets(size: number): MetelykSets {
  const { fields, quarter } = boardOf(size);
  const table = tableOf(size);
  const ahead = table.filter(({ takes }) => !takes);
  const taking = table.filter(({ takes }) => takes);
  const sides = [0, 1] as const;
  const forFields = <T>(make: (field: number) => T) =>
    Array.from({ length: fields }, (_, field) => make(field));

  const turnKey = 2 * fields;
  const pointsKeys = turnKey + 1;
  const keys = zobristKeys(metelykSpec(size), pointsKeys + (1 << 2 * POINTS_BITS));
  const withKey = (key: number) => {
    const words = new Int32Array(WORDS);
    words[HASH_LOW] = keys.low[key];
    words[HASH_HIGH] = keys.high[key];
    return words;
  };

  const men = sides.map((side) =>
    forFields((field) => {
      const words = withKey(2 * field + side);
      const own = SETS * side;
      const enemy = SETS - own;
      words[own + MEN] = setOf(ahead, ({ from }) => from[side] === field);
      words[own + FREE] = setOf(ahead, ({ to }) => to[side] === field);
      words[enemy + FREE] = setOf(ahead, ({ to }) => to[opponent(side)] === field);
      words[own + ATTACKERS] = setOf(taking, ({ from }) => from[side] === field);
      words[enemy + TARGETS] = setOf(taking, ({ to }) => to[opponent(side)] === field);
      return words;
    })
  );
  const turn = withKey(turnKey);
  const moves = sides.flatMap((side) =>
    table.map(({ from, to, takes }) => {
      const words = turn.slice();
      toggle(words, men[side][from[side]]);
      if (to[side] === OFF) words[POINTS] = addPoints(side, 1);
      else toggle(words, men[side][to[side]]);
      if (takes) toggle(words, men[opponent(side)][to[side]]);
      return words;
    })
  );

  const empty = new Int32Array(WORDS);
  empty[FREE] = empty[SETS + FREE] = setOf(ahead, () => true);
  return {
    rows: table.length,
    firstTaking: ahead.length,
    bearingOff: setOf(ahead, ({ to }) => to[0] === OFF),
    quarter: setOf(ahead, ({ from }) => from[0] >= quarter),
    rowAhead: sides.map((side) =>
      Uint8Array.from(forFields((field) => {
        const row = ahead.findIndex(({ from }) => from[side] === field);
        return row < 0 ? NO_ROW : row;
      }))
    ),
    empty,
    men,
    turn,
    moves: Int32Array.from(moves.flatMap((words) => [...words])),
    pointsLow: keys.low.subarray(pointsKeys),
    pointsHigh: keys.high.subarray(pointsKeys),
  };
}

/** The set of those rows, numbered from 0 at the first of `rows`. */
function setOf<Row>(rows: readonly Row[], isMember: (row: Row) => boolean): number {
  return rows.reduce((set, row, number) => isMember(row) ? set | 1 << number : set, 0);
}
