/**
 * The time of a look-up by the size of the table, and of a whole search with and without a table.
 *
 * @module
 */
import {
  EXACT,
  SLOT_BYTES,
  TranspositionTable,
} from "matchbox/agents/search/transposition_table.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { timeSideBySide } from "../../timing.ts";
import { searchWith, type Setting } from "./program.ts";
import type { LookUpRow, SpeedRow } from "./rows.ts";
import type { Sample } from "./table_sizes.ts";

/** The sizes of the tables: 2^bits slots. */
export const TIMED_SIZES = [8, 12, 16, 18, 20, 22];
/** The size of the table in a timed search: 2^18 slots, the default of the agent. */
const SEARCH_BITS = 18;
/** Look-ups of one run. */
const LOOK_UPS = 2 ** 16;

/** What times are measured with, and the order in which works are timed drawn by. */
interface Source {
  readonly clock: Clock;
  readonly random: Random;
}

/** Times look-ups that find their position, in random places of full tables of all sizes. */
export function timeLookUps(
  process: number,
  repeats: number,
  { clock, random }: Source,
): LookUpRow[] {
  const works = TIMED_SIZES.map((bits) => {
    const table = new TranspositionTable(bits);
    const slots = 2 ** bits;
    // The low half is the slot, so every slot is filled once.
    const at = (slot: number) => ({ hashLow: slot, hashHigh: slot ^ 0x5bd1e995 }) as Position;
    for (let slot = 0; slot < slots; slot++) table.store(at(slot), 1, 0, EXACT, 0);
    const wanted = Array.from({ length: LOOK_UPS }, () => at(random.below(slots)));
    return {
      key: { process, bits, bytes: slots * SLOT_BYTES },
      run() {
        let found = 0;
        for (let i = 0; i < LOOK_UPS; i++) if (table.find(wanted[i]) >= 0) found++;
        if (found < LOOK_UPS) throw new Error(`2^${bits} slots: a look-up found nothing`);
      },
      parts: LOOK_UPS,
    };
  });
  return timeSideBySide(works, repeats, { clock, random });
}

/** Times whole searches without and with a table. */
export function timeSearches(
  process: number,
  samples: readonly Sample[],
  setting: Setting,
  repeats: number,
  source: Source,
): SpeedRow[] {
  const table = new TranspositionTable(SEARCH_BITS, { trust: "equal" });
  const works = samples.flatMap(({ key, start }) =>
    [false, true].map((with_table) => {
      const search = () => searchWith(start, setting, with_table ? { table } : {});
      const { nodes } = search().stats;
      return { key: { process, ...key, with_table, nodes }, run: () => void search() };
    })
  );
  return timeSideBySide(works, repeats, source);
}
