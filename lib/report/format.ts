/**
 * How a single value is shown to people. Files that are read again use csv.ts, which loses nothing.
 *
 * @module
 */
import type { Column, Row, Value } from "./table.ts";

/** From here on, and below `TINY`, numbers are written with a power of ten. */
const HUGE = 1e15;
const TINY = 1e-4;

/**
 * Writes `value` as a cell: null is empty, booleans are `yes` and `no`, numbers have thousands
 * separators and `column.digits` digits after the point.
 */
export function formatValue(value: Value, column?: Pick<Column, "digits">): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? formatNumber(value, column?.digits) : value;
}

/**
 * Writes a number with thousands separators: `1,234.50` with two digits. A number that its digits
 * would show as zero, and one of 10^15 or more, is written with a power of ten: `1.2e-7`.
 *
 * @param digits digits after the point, from 0 to 100; as many as the number has unless given
 */
export function formatNumber(value: number, digits?: number): string {
  const size = Math.abs(value);
  if (Number.isNaN(value)) return "NaN";
  if (size === Infinity) return value > 0 ? "∞" : "-∞";
  const smallest = digits === undefined ? TINY : 0.5 * 10 ** -digits;
  if (size >= HUGE || (size < smallest && size > 0)) {
    return digits === undefined ? value.toExponential() : toShortExponential(value);
  }
  return formatterOf(digits).format(value);
}

/** The heading of a column: `name (unit)`. */
export function columnHeading({ name, unit }: Column): string {
  return unit ? `${name} (${unit})` : name;
}

/** Whether a column holds numbers and nothing else but nulls; such columns are set flush right. */
export function isNumeric(name: string, rows: readonly Row[]): boolean {
  const values = rows.map((row) => row[name] ?? null).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => typeof value === "number");
}

/** What is said in place of rows that are not shown. */
export function moreRows(count: number): string {
  return `… ${formatNumber(count)} more`;
}

/** Two significant digits, and none that says nothing: `1.2e-7`, `1e-7`. */
function toShortExponential(value: number): string {
  return Number(value.toPrecision(2)).toExponential();
}

const formatters = new Map<number | undefined, Intl.NumberFormat>();

/** Making a formatter takes longer than using it, so each is kept. */
function formatterOf(digits?: number): Intl.NumberFormat {
  const kept = formatters.get(digits);
  if (kept) return kept;
  const formatter = new Intl.NumberFormat("en", {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 20,
    signDisplay: "negative",
  });
  formatters.set(digits, formatter);
  return formatter;
}
