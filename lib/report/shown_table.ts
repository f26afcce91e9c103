/**
 * What people see of a table: its columns but for the details, as texts. HTML and Markdown are two ways to
 * set them.
 *
 * @module
 */
import { plainValue } from "./cell.ts";
import { formatNumber } from "./format.ts";
import { type CellText, formatCell } from "./format_cell.ts";
import type { Column, Table } from "./table.ts";
import { timeUnit } from "./time_unit.ts";

/** A cell as it is shown. */
export interface ShownCell extends CellText {
  /** How many characters shorter its fraction is, with the point, than the longest of its column. */
  readonly missing: number;
}

/** A column as it is shown. */
export interface ShownColumn {
  readonly column: Column;
  /** The unit in which its numbers are shown, said in its heading; empty when there is none. */
  readonly unit: string;
  /** Whether it holds numbers and nothing else but nulls; such columns are set flush right. */
  readonly numeric: boolean;
  readonly cells: readonly ShownCell[];
}

/**
 * The columns that are shown of a table.
 *
 * @param limit rows at most
 */
export function shownColumns(table: Table, limit: number): ShownColumn[] {
  return table.columns.filter(({ detail }) => !detail)
    .map((column) => shownColumn(table, column, limit));
}

/** A cell in a sentence: with its interval, and a time with its unit, which the table chose. */
export function shownText(table: Table, column: Column, row: number): string {
  const { cells, unit } = shownColumn(table, column, row + 1);
  const { text, interval } = cells[row];
  return [text, interval, text && column.unit === "s" && unit].filter(Boolean).join(" ");
}

function shownColumn({ rows }: Table, column: Column, limit: number): ShownColumn {
  const { name } = column;
  const values = rows.map((row) => plainValue(row[name] ?? null));
  const numbers = values.filter((value) => typeof value === "number");
  const time = column.unit === "s" ? timeUnit(numbers) : undefined;
  return {
    column,
    unit: time?.name ?? (column.unit === "share" ? "" : column.unit ?? ""),
    numeric: numbers.length > 0 &&
      values.every((value) => value === null || typeof value === "number"),
    cells: aligned(
      rows.slice(0, limit).map((row) => formatCell(row[name] ?? null, column, time)),
    ),
  };
}

function aligned(cells: readonly CellText[]): ShownCell[] {
  const lengths = cells.map(({ text }) =>
    text.match(/^[<>]? ?-?[\d,]+(\.\d+)?$/)?.[1]?.length ?? 0
  );
  const longest = Math.max(0, ...lengths);
  return cells.map((cell, i) => ({ ...cell, missing: longest - lengths[i] }));
}

/** The heading of a column: `name (unit)`. */
export function columnHeading({ column: { name }, unit }: Pick<ShownColumn, "column" | "unit">) {
  return unit ? `${name} (${unit})` : name;
}

/**
 * What is said in place of rows that are not shown.
 *
 * @param file name of the CSV, where it is known
 */
export function moreRows(count: number, file?: string): string {
  const more = `… ${formatNumber(count)} more`;
  return file === undefined ? more : `${more} in ${file}`;
}

/**
 * What is said of the columns that are not shown; null when all are, or nobody knows where they are.
 *
 * @param file name of the CSV
 */
export function moreColumns({ columns }: Table, file: string | undefined): string | null {
  const count = columns.filter(({ detail }) => detail).length;
  if (count === 0 || file === undefined) return null;
  return count === 1 ? `One more column is in ${file}.` : `${count} more columns are in ${file}.`;
}
