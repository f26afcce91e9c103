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

/** What `toMarkdown` shows beside the rows. */
export interface MarkdownOptions {
  /** A list below the table of what each column means and of what kind it is. */
  readonly legend?: boolean;
  /** Rows at most; all of them unless given. */
  readonly limit?: number;
  /** Path of the CSV of the table: where the columns are that are not shown. */
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
  { legend = true, limit = Infinity, file }: MarkdownOptions = {},
): string {
  const { title, rows } = table;
  const columns = shownColumns(table, limit);
  const texts = columns.map(columnTexts);
  const lines = rows.slice(0, limit).map((_, row) => texts.map((column) => column[row]));
  const headings = columns.map((column) => escapeMarkdown(columnHeading(column)));
  const align = columns.map(({ numeric }) => numeric ? "r" : "l");
  const parts = [markdownTable([headings, ...lines], { align })];
  if (title) parts.unshift(`## ${escapeMarkdown(title)}`);
  const link = file && linkTo({ text: file, href: file });
  if (rows.length > limit) parts.push(moreRows(rows.length - limit, link));
  const more = moreColumns(table, link);
  if (more) parts.push(more);
  if (legend) parts.push(legendOf(table, columns));
  return parts.join("\n\n");
}

/** Text that shows as it is within a line or a cell of Markdown; a line end becomes a space. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\|*`]|<(?=[a-z/!?])/gi, "\\$&").replace(/\s*\r?\n\s*/g, " ");
}

/** The cells of a column; intervals are as wide as each other, so that the numbers before them align. */
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
/** A line for each column; those that are not shown are said to be in the CSV. */
function legendOf({ columns }: Table, shown: readonly ShownColumn[]): string {
  return columns.map((column) => {
    const { name, kind, meaning, detail } = column;
    const unit = shown.find((each) => each.column === column)?.unit ?? column.unit;
    const details = [unit, kind, detail && "in the CSV"].filter(Boolean).join(", ");
    return escapeMarkdown(`- ${name} (${details}): ${meaning}`);
  }).join("\n");
}
