/**
 * Tables with the estimates of several seeds together.
 *
 * @module
 */
import { isEstimate, plainValue } from "./cell.ts";
import { formatCell } from "./format_cell.ts";
import type { Interval } from "./statistics/interval.ts";
import { pooled } from "./statistics/pooled.ts";
import type { Cell, Table } from "./table.ts";

type TableRow = Table["rows"][number];

/**
 * The tables, with every estimate pooled over the seeds. Where a seed has no estimate for a cell, because the data of a
 * run decide which rows there are, the cell becomes a text that says whose number it is. Other cells stay.
 *
 * @param tables of a run
 * @param seeds the tables of the runs with other seeds; 1 or more
 * @param own what the numbers of the run alone are called, e.g. `seed 1`
 */
export function pooledTables(
  tables: readonly Table[],
  seeds: readonly (readonly Table[])[],
  own: string,
): Table[] {
  return tables.map((table) => {
    const others = seeds.map((each) => rowsByKey(each.find(({ name }) => name === table.name)));
    const alone = (cell: Interval, name: string) => {
      const { text, interval } = formatCell(
        cell,
        table.columns.find((each) => each.name === name)!,
      );
      return [text, interval, `(${own})`].filter(Boolean).join(" ");
    };
    const rows = table.rows.map((row) => {
      const key = keyOf(table, row);
      const found = others.map((own) => own.get(key));
      return Object.fromEntries(
        Object.entries(row).map(([name, cell]) => {
          if (!isInterval(cell)) return [name, cell];
          const estimates = found.map((row) => row?.[name]);
          return [name, estimates.every(isInterval) ? pooled(estimates) : alone(cell, name)];
        }),
      );
    });
    return { ...table, rows };
  });
}

/** The rows of a table by their keys; none of those that share one. */
function rowsByKey(table: Table | undefined): ReadonlyMap<string, TableRow> {
  if (!table) return new Map();
  const byKey = Map.groupBy(table.rows, (row) => keyOf(table, row));
  return new Map(
    [...byKey].flatMap(([key, rows]) => rows.length === 1 ? [[key, rows[0]] as const] : []),
  );
}

function keyOf({ columns }: Table, row: TableRow): string {
  const keys = columns.filter(({ kind }) => kind === "key");
  return JSON.stringify(keys.map(({ name }) => plainValue(row[name] ?? null)));
}

function isInterval(cell: Cell | undefined): cell is Interval {
  return cell !== undefined && isEstimate(cell) && "mean" in cell && Number.isFinite(cell.mean);
}
