/**
 * The values of searches with the table that E2 literally describes, beside those of minimax.
 *
 * @module
 */
import { TranspositionTable, TRUSTS } from "matchbox/agents/search/transposition_table.ts";
import { DECIDED } from "matchbox/agents/search/value.ts";
import { rounded } from "../../rounded.ts";
import { SEARCHES, searchWith, type Setting, valuesOfMoves } from "./program.ts";
import { KINDS, type ValueRow } from "./rows.ts";
import type { Sample } from "./table_sizes.ts";

/** Slots enough for every position of these searches. */
const BITS = 16;

/**
 * One row for each depth, search, kind of table and trust. A position that is decided at some depth is not searched
 * deeper, because a deepening search ends there.
 */
export function wrongValues({ key, start }: Sample, setting: Setting): { values: ValueRow[] } {
  const values: ValueRow[] = [];
  // A search empties its table, so the tables serve all depths and searches.
  const tables = KINDS.flatMap((kind) =>
    TRUSTS.map((trust) => ({
      ...{ kind, trust },
      table: new TranspositionTable(BITS, { trust, bounds: kind === "with bounds" }),
    }))
  );
  for (let depth = 1; depth <= setting.depth; depth++) {
    const at = { ...setting, depth };
    const right = valuesOfMoves(start, at);
    const best = Math.max(...right.values());
    for (const search of SEARCHES) {
      for (const { kind, trust, table } of tables) {
        const found = searchWith(start, at, { table, search });
        values.push({
          ...{ ...key, depth, search, table: kind, trust },
          value: rounded(found.value),
          right: rounded(best),
          wrong_value: found.value !== best,
          wrong_move: right.get(found.move)! < best,
        });
      }
    }
    if (Math.abs(best) >= DECIDED) break;
  }
  return { values };
}
