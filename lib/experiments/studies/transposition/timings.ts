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
import { timing } from "../../timing.ts";
import { searchWith, type Setting } from "./program.ts";
import type { LookUpRow, SpeedRow } from "./rows.ts";
import type { Sample } from "./table_sizes.ts";

/** The sizes of the tables: 2^bits slots. */
export const TIMED_SIZES = [8, 12, 16, 18, 20, 22];
/** The size of the table in a timed search: 2^18 slots, the default of the agent. */
const SEARCH_BITS = 18;
/** Look-ups of one run. */
const LOOK_UPS = 2 ** 16;

/** Times look-ups that find their position, in random places of a full table. */
export function timeLookUps(
  bits: number,
  random: Random,
  clock: Clock,
  repeats: number,
): { look_ups: LookUpRow[] } {
  const table = new TranspositionTable(bits);
  const slots = 2 ** bits;
  // The low half is the slot, so every slot is filled once.
  const at = (slot: number) => ({ hashLow: slot, hashHigh: slot ^ 0x5bd1e995 }) as Position;
  for (let slot = 0; slot < slots; slot++) table.store(at(slot), 1, 0, EXACT, 0);
  const wanted = Array.from({ length: LOOK_UPS }, () => at(random.below(slots)));
  let found = 0;
  const { seconds, seconds_low, seconds_high } = timing(clock, repeats, () => {
    for (let i = 0; i < LOOK_UPS; i++) if (table.find(wanted[i]) >= 0) found++;
  });
  if (found % LOOK_UPS !== 0) throw new Error(`2^${bits} slots: a look-up found nothing`);
  return {
    look_ups: [{
      ...{ bits, bytes: slots * SLOT_BYTES, seconds: seconds / LOOK_UPS },
      ...{ seconds_low: seconds_low / LOOK_UPS, seconds_high: seconds_high / LOOK_UPS, repeats },
    }],
  };
}

/** Times the whole search without and with a table. */
export function timeSearches(
  { key, start }: Sample,
  setting: Setting,
  clock: Clock,
  repeats: number,
): { speeds: SpeedRow[] } {
  const table = new TranspositionTable(SEARCH_BITS, { trust: "equal" });
  const searches = { "no": {}, "yes": { table } } as const;
  for (const use of Object.values(searches)) searchWith(start, setting, use);
  const speeds = Object.entries(searches).map(([name, use]) => {
    const { nodes } = searchWith(start, setting, use).stats;
    return {
      ...{ ...key, with_table: name === "yes", nodes },
      ...timing(clock, repeats, () => searchWith(start, setting, use)),
    };
  });
  return { speeds };
}
