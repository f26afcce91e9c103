/**
 * The values of searches with the table that E2 literally describes, beside those of minimax.
 *
 * @module
 */
import { DECIDED, TranspositionTable, TRUSTS } from "matchbox/agents/mod.ts";
import { rounded } from "../../rounded.ts";
import { searchWith, type Setting, valuesOfMoves } from "./program.ts";
import { KINDS, type ValueRow } from "./rows.ts";
import type { Sample } from "./table_sizes.ts";

/** Slots enough for every position of these searches. */
const BITS = 18;

/**
 * One row for each depth, kind of table and trust. A position that is decided at some depth is not searched
 * deeper, because a deepening search ends there.
 */
export function wrongValues({ key, start }: Sample, setting: Setting): { values: ValueRow[] } {
  const values: ValueRow[] = [];
  for (let depth = 1; depth <= setting.depth; depth++) {
    const at = { ...setting, depth };
    const right = valuesOfMoves(start, at);
    const best = Math.max(...right.values());
    for (const kind of KINDS) {
      for (const trust of TRUSTS) {
        const table = new TranspositionTable(BITS, { trust, bounds: kind === "with bounds" });
        const found = searchWith(start, at, { table });
        // A literal table can announce a win that is not there, and then the search ends too early.
        values.push({
          ...{ ...key, depth, table: kind, trust },
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
