/**
 * Tables that a reader sorts by a click, also in untrusted notebooks: a film of the same table in several
 * orders.
 *
 * @module
 */
import { escape } from "@std/html";
import { plainValue } from "./cell.ts";
import { film } from "./film.ts";
import { type ChosenRows, openRows, toFoldedHtml } from "./folded_table.ts";
import type { HtmlOptions } from "./html.ts";
import type { Cell, Table } from "./table.ts";

/**
 * Writes a table with links that sort it.
 *
 * @param by names of the columns to sort by; at first it is sorted by the first of them
 * @param chosen the rows that are open, at most ten of them; the whole table is folded away below
 */
export function toSortableHtml(
  table: Table,
  by: readonly string[],
  { file, chosen }: Pick<HtmlOptions, "file"> & { readonly chosen?: ChosenRows } = {},
): string {
  return film(table.name, JSON.stringify([by, table.rows]), (place) => {
    const linksTo = (shown: number) =>
      by.map((name, index) =>
        index === shown
          ? `<b>${escape(name)}</b>`
          : `<a href="#${place(index)}">${escape(name)}</a>`
      ).join(" · ");
    return by.map((name, index) => {
      const rows = table.rows.toSorted((one, other) => compareCells(one[name], other[name]));
      const sorted = { ...table, rows };
      return `<div>Sorted by ${linksTo(index)}</div>\n` +
        toFoldedHtml(sorted, openRows(sorted, chosen), { file });
    });
  });
}

/** The larger number first; texts in their usual order; what is empty last. */
function compareCells(one: Cell, other: Cell): number {
  const [a, b] = [plainValue(one), plainValue(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return b - a;
  return String(a).localeCompare(String(b), "en");
}
