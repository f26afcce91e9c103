/**
 * Tables as HTML for notebooks. Colours and fonts are those of the page, so that a table reads in light
 * and dark themes; styles are inline, because untrusted notebooks keep no style sheets.
 *
 * @module
 */
import { escape } from "@std/html";
import { columnHeading, formatValue, isNumeric, moreRows } from "./format.ts";
import type { Column, Row, Table } from "./table.ts";

/** How much of a table is shown. */
export interface HtmlOptions {
  /** Rows at most. */
  readonly limit?: number;
}

const CELL = "padding:0.2em 0.8em";
/** Texts up to this long stay on one line; longer ones are prose. */
const UNBROKEN = 40;

/** Writes a table with its title; the meaning of a column shows when its heading is pointed at. */
export function toHtml(table: Table, { limit = 50 }: HtmlOptions = {}): string {
  const { title, columns, rows } = table;
  const shown = rows.slice(0, limit);
  const styles = columns.map(({ name }) =>
    isNumeric(name, rows)
      ? `${CELL};text-align:right;font-variant-numeric:tabular-nums`
      : `${CELL};text-align:left`
  );
  const line = (row: Row) =>
    columns.map((column, i) => {
      const text = formatValue(row[column.name] ?? null, column);
      const wrap = text.length <= UNBROKEN ? ";white-space:nowrap" : "";
      return `<td style="${styles[i]}${wrap}">${escape(text)}</td>`;
    }).join("");
  return [
    `<table style="border-collapse:collapse">`,
    title && `<caption style="text-align:left;font-weight:bold">${escape(title)}</caption>`,
    `<thead><tr>${columns.map((column, i) => heading(column, styles[i])).join("")}</tr></thead>`,
    `<tbody>`,
    ...shown.map((row) => `<tr>${line(row)}</tr>`),
    rows.length > limit &&
    `<tr><td colspan="${columns.length}">${moreRows(rows.length - limit)}</td></tr>`,
    `</tbody>`,
    `</table>`,
  ].filter(Boolean).join("\n");
}

function heading(column: Column, style: string): string {
  const meaning = column.meaning && ` title="${escape(column.meaning)}"`;
  return `<th scope="col"${meaning} style="${style}">${escape(columnHeading(column))}</th>`;
}
