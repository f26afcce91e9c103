/**
 * Tables as Markdown, for files and terminals.
 *
 * @module
 */
import { markdownTable } from "markdown-table";
import { columnHeading, formatValue, isNumeric } from "./format.ts";
import type { Column, Table } from "./table.ts";

/** What `toMarkdown` shows beside the rows. */
export interface MarkdownOptions {
  /** A list below the table of what each column means and of what kind it is. */
  readonly legend?: boolean;
}

/**
 * Writes a table as GitHub Markdown: its title, its rows with the columns aligned, numbers flush right,
 * and a legend of the columns.
 *
 * @returns lines without a final line end
 */
export function toMarkdown(table: Table, { legend = true }: MarkdownOptions = {}): string {
  const { title, columns, rows } = table;
  const cells = [
    columns.map((column) => escapeMarkdown(columnHeading(column))),
    ...rows.map((row) =>
      columns.map((column) => escapeMarkdown(formatValue(row[column.name] ?? null, column)))
    ),
  ];
  const align = columns.map(({ name }) => isNumeric(name, rows) ? "r" : "l");
  const parts = [`## ${escapeMarkdown(title)}`, markdownTable(cells, { align })];
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
