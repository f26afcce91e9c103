/**
 * Indexes of a hash table, from the cheapest to the costliest, all of the notation of a position: how many of the
 * positions of a search find their slot taken (C47), and what an index costs.
 *
 * @module
 */
import { type Clock, type Random, randomStream, sha256 } from "matchbox/base/mod.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { rounded } from "../../rounded.ts";
import { timeSideBySide } from "../../timing.ts";
import { INDEXES, type IndexName, type IndexRow, type IndexTimeRow } from "./rows.ts";
import type { Sample } from "./table_sizes.ts";

/** The longest notation, and the number of its characters' codes. */
const [PLACES, CODES] = [128, 128];

/** A random mask for each character in each place. */
const masks = (() => {
  const random = randomStream("masks of an index");
  return Int32Array.from({ length: PLACES * CODES }, () => random.uint32() | 0);
})();

/** An index of 32 bits, whose last ones are the slot. */
type IndexOf = (notation: string) => number;

/** The indexes by name. */
const indexOf: Readonly<Record<IndexName, IndexOf>> = {
  "sum": (notation) => {
    let index = 0;
    for (let i = 0; i < notation.length; i++) index += notation.charCodeAt(i);
    return index;
  },
  "sum and product": (notation) => {
    let index = 0;
    for (let i = 0; i < notation.length; i++) index = Math.imul(index, 31) + notation.charCodeAt(i);
    return index;
  },
  "random masks": (notation) => {
    let index = 0;
    for (let i = 0; i < notation.length; i++) index ^= masks[i * CODES + notation.charCodeAt(i)];
    return index;
  },
  "SHA-256": (notation) => sha256(notation)[0],
};

/** One row for each index: the positions of a search in a table with a slot for each of them. */
export function countIndexes(
  key: Sample["key"],
  notations: readonly string[],
): IndexRow[] {
  const positions = notations.length;
  const bits = Math.ceil(Math.log2(positions));
  const slots = 2 ** bits;
  return INDEXES.map((index) => {
    const taken = new Set(notations.map((notation) => indexOf[index](notation) & slots - 1));
    return {
      ...{ ...key, index, bits, positions },
      taken: positions - taken.size,
      expected: rounded(positions - slots * (1 - (1 - 1 / slots) ** positions)),
    };
  });
}

/** Positions whose indexes are timed, as often in a run. */
const [TIMED, TIMES] = [32, 8];

/** Times all indexes of positions of chess. */
export function timeIndexes(
  process: number,
  repeats: number,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): IndexTimeRow[] {
  const notations = Array.from(
    { length: TIMED },
    () => positionFromPlay("chess", random).toString(),
  );
  const works = INDEXES.map((index) => {
    const of = indexOf[index];
    return {
      key: { process, index },
      run() {
        let sum = 0;
        for (let time = 0; time < TIMES; time++) {
          for (const notation of notations) sum = sum + of(notation) | 0;
        }
        if (sum === 0) throw new Error(`${index}: all indexes are 0`);
      },
      parts: TIMED * TIMES,
    };
  });
  return timeSideBySide(works, repeats, { clock, random });
}
