/**
 * Tables as Markdown, for files and terminals.
 *
 * @module
 */
import { markdownTable } from "markdown-table";
import { columnHeading, formatValue, isNumeric, moreRows } from "./format.ts";
import type { Column, Table } from "./table.ts";

/** What `toMarkdown` shows beside the rows. */
export interface MarkdownOptions {
  /** A list below the table of what each column means and of what kind it is. */
  readonly legend?: boolean;
  /** Rows at most; all of them unless given. */
  readonly limit?: number;
}

/**
 * Writes a table as GitHub Markdown: its title, its rows with the columns aligned, numbers flush right,
 * and a legend of the columns.
 *
 * @returns lines without a final line end
 */
export function toMarkdown(
  table: Table,
  { legend = true, limit = Infinity }: MarkdownOptions = {},
): string {
  const { title, columns, rows } = table;
  const cells = [
    columns.map((column) => escapeMarkdown(columnHeading(column))),
    ...rows.slice(0, limit).map((row) =>
      columns.map((column) => escapeMarkdown(formatValue(row[column.name] ?? null, column)))
    ),
  ];
  const align = columns.map(({ name }) => isNumeric(name, rows) ? "r" : "l");
  const parts = [markdownTable(cells, { align })];
  if (title) parts.unshift(`## ${escapeMarkdown(title)}`);
  if (rows.length > limit) parts.push(moreRows(rows.length - limit));
  if (legend) parts.push(columns.map(legendLine).join("\n"));
  return parts.join("\n\n");
}

/** Text that shows as it is within a line or a cell of Markdown; a line end becomes a space. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\|*`<]/g, "\\$&").replace(/\s*\r?\n\s*/g, " ");
}

function legendLine({ name, unit, kind, meaning }: Column): string {
  const details = unit ? `${unit}, ${kind}` : kind;
  return escapeMarkdown(`- ${name} (${details}): ${meaning}`);
}
