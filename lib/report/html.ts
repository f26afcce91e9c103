/**
 * Tables as HTML for notebooks. They use the colours and fonts of the page, so that they can be read in
 * light and dark themes. Untrusted notebooks keep no style sheets, so styles are inline, and only such as
 * JupyterLab does not remove.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { escape } from "@std/html";
import {
  columnHeading,
  moreColumns,
  type ShownCell,
  type ShownColumn,
  shownColumns,
} from "./shown_table.ts";
import type { Table } from "./table.ts";
import { textWidth } from "./text_width.ts";

/** What is shown of a table. */
export interface HtmlOptions {
  /** Those of its rows that are shown; default: all. */
  readonly rows?: Table["rows"];
  /** Path of the table's CSV, which has the columns that are not shown. */
  readonly file?: string;
}

const CELL = "padding:0.2em 0.7em;vertical-align:top";
const NUMBER = `${CELL};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
const TEXT = `${CELL};text-align:left`;
const MUTED = "opacity:0.75";
/** Texts up to this length stay on one line; longer words may be broken after a punctuation mark. */
const UNBROKEN = 16;
/** Font size of a cell in JupyterLab, in pixels, and of an interval relative to its number. */
const SIZE = 13;
const SMALL = 5 / 6;
/** Pixels between the texts of two cells. */
const GAP = 1.4 * SIZE;
/** The greatest width of a table with intervals beside the numbers, in pixels. */
const ROOM = 820;
/** The greatest width of a text before it is broken into lines, in pixels. */
const TEXT_ROOM = 220;

/**
 * Writes a table with its title. A heading's tooltip is the meaning of its column. Intervals stand in small
 * type beside their numbers, or below them if the table would be too wide.
 */
export function toHtml(table: Table, { rows = table.rows, file }: HtmlOptions = {}): string {
  const { title } = table;
  const columns = shownColumns(table, rows);
  const beside = sumOf(columns, widthOf) <= ROOM;
  const cells = columns.map((column) => columnCells(column, beside));
  const lines = rows.map((_, row) => `<tr>${cells.map((column) => column[row]).join("")}</tr>`);
  const below = (text: string) =>
    `<tr><td colspan="${columns.length}" style="${TEXT}">${text}</td></tr>`;
  const link = file && `<a href="${escape(file)}">${escape(file)}</a>`;
  const more = moreColumns(table, link);
  return [
    `<table style="border-collapse:collapse">`,
    title && `<caption style="text-align:left;font-weight:bold">${escape(title)}</caption>`,
    `<thead><tr>${columns.map(heading).join("")}</tr></thead>`,
    `<tbody>`,
    ...lines,
    more && below(`<small>${more}</small>`),
    `</tbody>`,
    `</table>`,
  ].filter(Boolean).join("\n");
}

function heading(shown: ShownColumn): string {
  const { column: { meaning }, numeric } = shown;
  const title = meaning && ` title="${escape(meaning)}"`;
  const text = breakable(columnHeading(shown));
  return `<th scope="col"${title} style="${CELL};text-align:${
    numeric ? "right" : "left"
  }">${text}</th>`;
}

function columnCells({ cells, numeric }: ShownColumn, beside: boolean): string[] {
  if (!numeric) return cells.map(textCell);
  const width = widest(cells.map(({ interval }) => textWidth(interval, 1)));
  // A number without an interval is followed by an empty box of the same width, so that numbers align.
  const box = `display:inline-block;min-width:${width.toFixed(1)}em;text-align:left`;
  return cells.map((cell) => {
    const shown = number(cell);
    if (width === 0) return `<td style="${NUMBER}">${shown}</td>`;
    const interval = escape(cell.interval);
    if (beside) {
      return `<td style="${NUMBER}">${shown} <small style="${box};${MUTED}">${interval}</small></td>`;
    }
    const beneath = interval && `<br><small style="${MUTED}">${interval}</small>`;
    return `<td style="${NUMBER}">${shown}${beneath}</td>`;
  });
}

/**
 * A number with spaces as wide as its missing digits and point, so that the decimal points of a column
 * align.
 */
function number({ text, missing }: ShownCell): string {
  const point = missing > 0 && !text.includes(".") ? "\u2008" : "";
  return escape(text) + point + "\u2007".repeat(missing - point.length);
}

function textCell({ text, href }: ShownCell): string {
  const wrap = text.length <= UNBROKEN ? ";white-space:nowrap" : "";
  const shown = breakable(text);
  const linked = href === undefined ? shown : `<a href="${escape(href)}">${shown}</a>`;
  return `<td style="${TEXT}${wrap}">${linked}</td>`;
}

/** Text whose long words, such as agent specs, may be broken after a punctuation mark. */
function breakable(text: string): string {
  return text.split(/(\s+)/).map((word) =>
    word.length <= UNBROKEN ? escape(word) : word.split(/(?<=[,:=_])/).map(escape).join("<wbr>")
  ).join("");
}

/** The rough width of a column with intervals beside the numbers, in pixels. */
function widthOf(shown: ShownColumn): number {
  const { cells, numeric } = shown;
  const words = columnHeading(shown).split(/[\s_]+/);
  const heading = widest(words.map((word) => textWidth(word, SIZE, true)));
  const texts = widest(cells.map(({ text }) => textWidth(text, SIZE)));
  const intervals = widest(
    cells.map(({ interval }) => textWidth(interval && ` ${interval}`, SIZE * SMALL)),
  );
  return GAP + Math.max(heading, numeric ? texts + intervals : Math.min(texts, TEXT_ROOM));
}

function widest(widths: readonly number[]): number {
  return Math.max(0, ...widths);
}
