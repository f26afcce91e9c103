/**
 * A table as people see it: its columns without the details, as texts. HTML and Markdown are made from it.
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
  /** How many characters its fraction, with the point, is shorter than the longest in its column. */
  readonly missing: number;
}

/** A column as it is shown. */
export interface ShownColumn {
  /** The column of the table, as it was described. */
  readonly column: Column;
  /** The unit of the numbers as shown, for the heading; empty without a unit. */
  readonly unit: string;
  /** Whether it contains only numbers and nulls; such columns are right-aligned. */
  readonly numeric: boolean;
  /** One cell for each row. */
  readonly cells: readonly ShownCell[];
}

/**
 * The columns of a table that are shown.
 *
 * @param rows those of its rows that are shown; the others count for units too
 */
export function shownColumns(table: Table, rows: Table["rows"] = table.rows): ShownColumn[] {
  return table.columns.filter(({ detail }) => !detail)
    .map((column) => shownColumn(table, column, rows));
}

/** A cell as text in a sentence, with its interval; a time has the unit that the table uses. */
export function shownText(table: Table, column: Column, row: number): string {
  const { cells: [{ text, interval }], unit } = shownColumn(table, column, [table.rows[row]]);
  return [text, interval, text && column.unit === "s" && unit].filter(Boolean).join(" ");
}

function shownColumn({ rows: all }: Table, column: Column, rows: Table["rows"]): ShownColumn {
  const { name } = column;
  const values = all.map((row) => plainValue(row[name] ?? null));
  const numbers = values.filter((value) => typeof value === "number");
  const time = column.unit === "s" ? timeUnit(numbers) : undefined;
  return {
    column,
    unit: time?.name ?? (column.unit === "share" ? "" : column.unit ?? ""),
    numeric: numbers.length > 0 &&
      values.every((value) => value === null || typeof value === "number"),
    cells: aligned(rows.map((row) => formatCell(row[name] ?? null, column, time))),
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
export function columnHeading(
  { column: { name }, unit }: Pick<ShownColumn, "column" | "unit">,
): string {
  return unit ? `${name} (${unit})` : name;
}

/**
 * The note that stands for the rows that are not shown.
 *
 * @param file name of the CSV, if known
 */
export function moreRows(count: number, file?: string): string {
  const more = `… ${formatNumber(count)} more`;
  return file === undefined ? more : `${more} in ${file}`;
}

/**
 * The note about columns that are not shown; null when there are none, or no file has them.
 *
 * @param file name of the CSV
 */
export function moreColumns({ columns }: Table, file: string | undefined): string | null {
  const count = columns.filter(({ detail }) => detail).length;
  if (count === 0 || file === undefined) return null;
  return count === 1 ? `One more column is in ${file}.` : `${count} more columns are in ${file}.`;
}
