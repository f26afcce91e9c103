/**
 * One position searched with tables of every size and replacement scheme (E2).
 *
 * @module
 */
import { REPLACEMENTS } from "matchbox/agents/search/transposition_table.ts";
import type { Position } from "matchbox/games/game.ts";
import { searchWith, type Setting } from "./program.ts";
import type { SizeRow, UseRow } from "./rows.ts";
import { CountingTable } from "./watched_tables.ts";

/** A position with its key in the rows. */
export interface Sample {
  readonly key: { readonly game: string; readonly position: number };
  readonly start: Position;
}

/** The sizes: 2^bits slots. */
export const SIZES = [8, 10, 12, 14, 16, 18, 20] as const;

/**
 * One row for each size and scheme, and one for each use of a table that is large enough. All of them must
 * find the same value; this is checked.
 */
export function tableSizes(
  { key, start }: Sample,
  setting: Setting,
): { sizes: SizeRow[]; uses: UseRow[] } {
  const without = searchWith(start, setting, {});
  const at = { ...key, depth: without.depth };
  const checked = (value: number, name: string) => {
    if (value === without.value) return;
    throw new Error(`${start}: ${name} finds ${value}, and without a table it is ${without.value}`);
  };
  const sizes = REPLACEMENTS.flatMap((replacement) =>
    SIZES.map((bits): SizeRow => {
      const table = new CountingTable(bits, { replacement, trust: "equal" });
      const { stats, value } = searchWith(start, setting, { table });
      checked(value, `${replacement}, 2^${bits} slots`);
      return {
        ...{ ...at, replacement, bits, nodes: stats.nodes, nodes_without: without.stats.nodes },
        ...{ probes: stats.tableProbes, hits: stats.tableHits, collisions: stats.tableCollisions },
        ...{ used: table.used, entered: table.entered, lost: table.lost, refused: table.refused },
      };
    })
  );
  const bits = SIZES.at(-1)!;
  const uses = ([["values", false], ["values and hash move", true]] as const).map(
    ([use, hashMove]): UseRow => {
      const table = new CountingTable(bits, { trust: "equal" });
      const { stats, value } = searchWith(start, setting, { table, hashMove });
      checked(value, use);
      return { ...at, use, nodes: stats.nodes, nodes_without: without.stats.nodes };
    },
  );
  return { sizes, uses };
}
