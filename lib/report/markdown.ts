/**
 * Tables as Markdown, for files and terminals.
 *
 * @module
 */
import { markdownTable } from "markdown-table";
import {
  columnHeading,
  moreColumns,
  moreRows,
  type ShownColumn,
  shownColumns,
} from "./shown_table.ts";
import type { Link, Table } from "./table.ts";

/** Options of `toMarkdown`. */
export interface MarkdownOptions {
  /** Whether a list below the table gives the meaning and the kind of each column. */
  readonly legend?: boolean;
  /** Those of its rows that are shown; default: all. */
  readonly rows?: Table["rows"];
  /** Path of the table's CSV, which has the columns that are not shown. */
  readonly file?: string;
}

/**
 * Writes a table as GitHub Markdown: its title, its rows with the columns aligned, numbers flush right,
 * and a legend of the columns.
 *
 * @returns lines without a final line end
 */
export function toMarkdown(
  table: Table,
  { legend = true, rows = table.rows, file }: MarkdownOptions = {},
): string {
  const { title } = table;
  const columns = shownColumns(table, rows);
  const texts = columns.map(columnTexts);
  const lines = rows.map((_, row) => texts.map((column) => column[row]));
  const headings = columns.map((column) => escapeMarkdown(columnHeading(column)));
  const align = columns.map(({ numeric }) => numeric ? "r" : "l");
  const parts = [markdownTable([headings, ...lines], { align })];
  if (title) parts.unshift(`## ${escapeMarkdown(title)}`);
  const link = file && linkTo({ text: file, href: file });
  const left = table.rows.length - rows.length;
  if (left > 0) parts.push(moreRows(left, link));
  const more = moreColumns(table, link);
  if (more) parts.push(more);
  if (legend) parts.push(legendOf(table, columns));
  return parts.join("\n\n");
}

/** Escapes a text for a line or a cell of Markdown; a line end becomes a space. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\|*`]|<(?=[a-z/!?])/gi, "\\$&").replace(/(?<!\s)\s*\n\s*/g, " ");
}

/** The cells of a column; all intervals have the same width, so that the numbers before them align. */
function columnTexts({ cells }: ShownColumn): string[] {
  const width = Math.max(0, ...cells.map(({ interval }) => interval.length));
  return cells.map((cell) => {
    const { text, interval, missing, href } = cell;
    if (href !== undefined) return linkTo({ text, href });
    const number = escapeMarkdown(text) + " ".repeat(missing);
    return width > 0 ? `${number} ${interval.padEnd(width)}` : number;
  });
}

function linkTo({ text, href }: Link): string {
  const label = escapeMarkdown(text).replace(/[[\]]/g, "\\$&");
  const address = href.replace(/[\s()<>|]/g, (character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase();
    return `%${code.padStart(2, "0")}`;
  });
  return `[${label}](${address})`;
}
/** A line for each column, with a note if it is only in the CSV. */
function legendOf({ columns }: Table, shown: readonly ShownColumn[]): string {
  return columns.map((column) => {
    const { name, kind, meaning, detail } = column;
    const unit = shown.find((each) => each.column === column)?.unit ?? column.unit;
    const details = [unit, kind, detail && "in the CSV"].filter(Boolean).join(", ");
    return escapeMarkdown(`- ${name} (${details}): ${meaning}`);
  }).join("\n");
}
