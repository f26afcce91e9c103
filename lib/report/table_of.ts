/**
 * Tables whose columns carry their values: what a cell means and where it comes from are stated together.
 *
 * @module
 */
import { isEstimate } from "./cell.ts";
import type { Cell, Column, Table } from "./table.ts";

/** A column, with the function that gives its value in each row. */
export interface ValueColumn<E> extends Omit<Column, "kind"> {
  /** Default: `exact`. */
  readonly kind?: Column["kind"];
  /** The cell of a row; null leaves it empty. */
  value(each: E, index: number): Cell;
}

/**
 * A table with one row for each item.
 *
 * @param name short, in snake_case: it names the file
 *
 * @example
 * ```ts
 * import { tableOf } from "matchbox/report/table_of.ts";
 *
 * tableOf("sizes", "The boards", [{ side: 6 }, { side: 8 }], [
 *   { name: "side", kind: "key", meaning: "squares of a side", value: (each) => each.side },
 *   { name: "squares", meaning: "squares of the board", value: (each) => each.side ** 2 },
 * ]);
 * ```
 */
export function tableOf<E>(
  name: string,
  title: string,
  items: readonly E[],
  columns: readonly ValueColumn<NoInfer<E>>[],
): Table {
  const rows = items.map((each, index) =>
    Object.fromEntries(columns.map((column) => [column.name, column.value(each, index)]))
  );
  return {
    ...{ name, title, rows },
    columns: columns.map(({ value: _, kind = "exact", ...column }) => {
      const over = overOf(rows.map((row) => row[column.name]));
      return { ...column, kind, meaning: over ? `${column.meaning}; ${over}` : column.meaning };
    }),
  };
}

/** What the intervals of a column are over, for its meaning; null where they do not say it. */
function overOf(cells: readonly Cell[]): string | null {
  const units = new Set(
    cells.flatMap((cell) => isEstimate(cell) && "unit" in cell && cell.unit ? [cell.unit] : []),
  );
  return units.size === 0 ? null : `95 % interval over ${[...units].join(" or ")}`;
}
