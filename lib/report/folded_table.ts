/**
 * Tables as notebooks show them: the first rows, or those that matter, and the whole table folded away below.
 *
 * @module
 */
import { quote, unknownName, UsageError } from "matchbox/base/mod.ts";
import { plainValue } from "./cell.ts";
import { formatNumber } from "./format.ts";
import { type HtmlOptions, toHtml } from "./html.ts";
import type { Table, Value } from "./table.ts";

/** The most rows of a table that are open. */
export const OPEN_ROWS = 10;

/** The most rows that are folded away; files of results have all. */
const FOLDED_ROWS = 200;

/** The rows that matter, by the values of their columns: `{ opponent: "random", games: [100, 1000] }`. */
export type ChosenRows = Readonly<Record<string, Value | readonly Value[]>>;

/**
 * The rows that are open: those that are chosen, at most ten.
 *
 * @param chosen default: all
 * @throws {UsageError} on an unknown column, and when no row is chosen
 */
export function openRows({ name, columns, rows }: Table, chosen: ChosenRows = {}): Table["rows"] {
  const known = columns.map((column) => column.name);
  for (const column of Object.keys(chosen)) {
    if (!known.includes(column)) {
      throw unknownName("column", column, known, { owner: `table ${quote(name)}` });
    }
  }
  const wanted = Object.entries(chosen).map(([column, values]) => ({
    column,
    values: (Array.isArray(values) ? values : [values]) as Value[],
  }));
  const found = rows.filter((row) =>
    wanted.every(({ column, values }) => values.includes(plainValue(row[column] ?? null)))
  );
  if (found.length === 0 && wanted.length > 0) {
    throw new UsageError(`table ${quote(name)}: no row has ${JSON.stringify(chosen)}`);
  }
  return found.slice(0, OPEN_ROWS);
}

/** Writes a table with its open rows; when there are others, the whole table is folded away below them. */
export function toFoldedHtml(
  table: Table,
  rows: Table["rows"],
  options: Omit<HtmlOptions, "rows"> = {},
): string {
  const { length } = table.rows;
  const open = toHtml(table, { ...options, rows });
  if (rows.length >= length) return open;
  const whole = { ...table, title: "" };
  const folded = toHtml(whole, { ...options, rows: table.rows.slice(0, FOLDED_ROWS) });
  const shown = length > FOLDED_ROWS
    ? `the first ${FOLDED_ROWS} of ${formatNumber(length)}`
    : `all ${length}`;
  const more = `… ${formatNumber(length - rows.length)} more rows: show ${shown}`;
  return `${open}\n<details>\n<summary style="cursor:pointer">${more}</summary>\n${folded}\n</details>`;
}
