/**
 * Metelyk as sets of rows of its move table. Four sets for each side give its moves:
 *
 * - `MEN`: the steps ahead of its men. Each field has exactly one, so this is also the set of its men;
 * - `FREE`: the steps ahead that end on an empty field or off the board;
 * - `ATTACKERS`: the captures of its men;
 * - `TARGETS`: the captures that end on an enemy man.
 *
 * Its legal moves are those in both `MEN` and `FREE`, and those in both `ATTACKERS` and `TARGETS`. Adding
 * or removing a man always changes the same members of the sets, so each row of the table changes them by a
 * constant. The hash (see zobrist.ts) is updated in the same way, except for the points: they are counted,
 * and their key is combined with the hash when it is read.
 *
 * @module
 */
import { opponent, type Side } from "../game.ts";
import { boardOf } from "./board.ts";
import { OFF, tableOf } from "./table.ts";
import { formatSpec } from "matchbox/base/mod.ts";
import { zobristKeys } from "../zobrist.ts";

/** Indexes of White's sets; Black's follow in the same order, from `SETS`. */
export const MEN = 0;
export const FREE = 1;
export const ATTACKERS = 2;
export const TARGETS = 3;
export const SETS = 4;
/** Indexes of the halves of the hash, without the points. */
export const HASH_LOW = 8;
export const HASH_HIGH = 9;
/** Index of the points of both sides, the only word changed by addition. */
export const POINTS = 10;
/** Number of words of a position. */
export const WORDS = 11;

/** Bits of the points of one side in their word. */
const POINTS_BITS = 4;

/** A row in no set, for fields without a step ahead: those of the enemy's base. */
export const NO_ROW = 31;

/** The words for boards of one size, and how men and moves change them. */
export interface MetelykSets {
  /** Number of rows of the table. */
  readonly rows: number;
  /**
   * The first capture among the rows, number 0 in the sets of captures. The rows before it, at most 26, are
   * steps ahead.
   */
  readonly firstTaking: number;
  /** The rows that bear off, as a set. */
  readonly bearingOff: number;
  /** The steps ahead from fields of the battle quarter, as a set. */
  readonly quarter: number;
  /** The row of the step ahead, by side and field. */
  readonly rowAhead: readonly Uint8Array[];
  /** The words of a board without men and points, White to move. */
  readonly empty: Int32Array;
  /** The change by a man, by side and field. */
  readonly men: readonly (readonly Int32Array[])[];
  /** The change of the side to move; each move includes it. */
  readonly turn: Int32Array;
  /** The change by the move of `side` in `row`, from index `(rows * side + row) * WORDS`. */
  readonly moves: Int32Array;
  /** The keys of the points, by the word of the points. */
  readonly pointsLow: Int32Array;
  readonly pointsHigh: Int32Array;
}

/** The canonical spec of Metelyk of that size. */
export function metelykSpec(size: number): string {
  return formatSpec("metelyk", { side: size });
}

/** The sets for a size, one of `SIZES`. */
export function setsOf(size: number): MetelykSets {
  return made[size] ??= newSets(size);
}

/** The number to add to the word of the points when `side` gets `points` more. */
export function addPoints(side: Side, points: number): number {
  return points << POINTS_BITS * side;
}

/** The points of `side` in the word of the points. */
export function pointsOf(word: number, side: Side): number {
  return word >> POINTS_BITS * side & (1 << POINTS_BITS) - 1;
}

/** Changes the sets and the hash at the start of `words`; the same change again undoes it. */
export function toggle(words: Int32Array, change: Int32Array): void {
  for (let i = 0; i < POINTS; i++) words[i] ^= change[i];
}

/** The sets by size, made when a board of that size is first asked for. */
const made: MetelykSets[] = [];

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

/** The set of the members among `rows`, numbered from 0. */
function setOf<Row>(rows: readonly Row[], isMember: (row: Row) => boolean): number {
  return rows.reduce((set, row, number) => isMember(row) ? set | 1 << number : set, 0);
}
