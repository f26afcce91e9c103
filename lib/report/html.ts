/**
 * Tables as HTML for notebooks. Colours and fonts are those of the page, so that a table reads in light
 * and dark themes; styles are inline, because untrusted notebooks keep no style sheets, and of the kinds
 * that JupyterLab leaves in them.
 *
 * @module
 */
import { escape } from "@std/html";
import {
  columnHeading,
  moreColumns,
  moreRows,
  type ShownCell,
  type ShownColumn,
  shownColumns,
} from "./shown_table.ts";
import type { Table } from "./table.ts";

/** How much of a table is shown. */
export interface HtmlOptions {
  /** Rows at most. */
  readonly limit?: number;
  /** Path of the CSV of the table: where the columns are that are not shown. */
  readonly file?: string;
}

const CELL = "padding:0.2em 0.7em;vertical-align:top";
const NUMBER = `${CELL};text-align:right;font-variant-numeric:tabular-nums`;
const TEXT = `${CELL};text-align:left`;
/** Words up to this long are never broken. */
const UNBROKEN = 16;
/** Width of a digit and of what stands between digits, in ems, in common fonts. */
const DIGIT = 0.56;
const BETWEEN = 0.3;

/**
 * Writes a table with its title; the meaning of a column shows when its heading is pointed at. Intervals
 * stand small beside their numbers, and beneath them where the table would be too wide otherwise.
 */
export function toHtml(table: Table, { limit = 50, file }: HtmlOptions = {}): string {
  const { title, rows } = table;
  const columns = shownColumns(table, limit);
  const cells = columns.map(columnCells);
  const lines = rows.slice(0, limit).map((_, row) =>
    `<tr>${cells.map((column) => column[row]).join("")}</tr>`
  );
  const below = (text: string) =>
    `<tr><td colspan="${columns.length}" style="${TEXT}">${text}</td></tr>`;
  const more = moreColumns(table, file && `<a href="${escape(file)}">${escape(file)}</a>`);
  return [
    `<table style="border-collapse:collapse">`,
    title && `<caption style="text-align:left;font-weight:bold">${escape(title)}</caption>`,
    `<thead><tr>${columns.map(heading).join("")}</tr></thead>`,
    `<tbody>`,
    ...lines,
    rows.length > limit && below(moreRows(rows.length - limit)),
    more && below(`<small>${more}</small>`),
    `</tbody>`,
    `</table>`,
  ].filter(Boolean).join("\n");
}

function heading(shown: ShownColumn): string {
  const { column: { meaning }, numeric } = shown;
  const title = meaning && ` title="${escape(meaning)}"`;
  const text = breakable(columnHeading(shown));
  return `<th scope="col"${title} style="${numeric ? NUMBER : TEXT}">${text}</th>`;
}

function columnCells({ cells, numeric }: ShownColumn): string[] {
  const width = Math.max(0, ...cells.map(({ interval }) => widthOf(interval)));
  return cells.map((cell) =>
    numeric
      ? `<td style="${NUMBER}">${number(cell)}${width > 0 ? ` ${small(cell, width)}` : ""}</td>`
      : `<td style="${TEXT}">${text(cell)}</td>`
  );
}

/** A number, filled with spaces as wide as a point and digits, so that the points of a column align. */
function number({ text, missing }: ShownCell): string {
  const point = missing > 0 && !text.includes(".") ? "\u2008" : "";
  // No line ends within `< 0.001`.
  const unbroken = text.replace(" ", "\u00a0");
  return escape(unbroken) + point + "\u2007".repeat(missing - point.length);
}

/**
 * An interval in a box that is as wide in every row, so that the numbers before it align.
 *
 * @param width of the box, in ems
 */
function small({ interval }: ShownCell, width: number): string {
  const box = `display:inline-block;min-width:${width.toFixed(1)}em;white-space:nowrap`;
  return `<small style="${box};text-align:left;opacity:0.75">${escape(interval)}</small>`;
}

/** About as wide as it will be, in ems. */
function widthOf(interval: string): number {
  const digits = interval.match(/\d/g)?.length ?? 0;
  return digits * DIGIT + (interval.length - digits) * BETWEEN;
}

function text({ text, href }: ShownCell): string {
  return href === undefined ? breakable(text) : `<a href="${escape(href)}">${breakable(text)}</a>`;
}

/** Text whose long words, such as specs of agents, may be broken after a sign. */
function breakable(text: string): string {
  return text.split(/(\s+)/).map((word) =>
    word.length <= UNBROKEN ? escape(word) : word.split(/(?<=[,:=_])/).map(escape).join("<wbr>")
  ).join("");
}
