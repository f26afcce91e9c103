/**
 * Cells as text for people.
 *
 * @module
 */
import { isEstimate, isLink, plainValue } from "./cell.ts";
import { formatNumber, formatShare, threeDigits } from "./format.ts";
import type { Interval, Spread } from "./statistics/interval.ts";
import type { Cell, Column, Value } from "./table.ts";
import type { TimeUnit } from "./time_unit.ts";

/** A cell as text. */
export interface CellText {
  /** The value, without its interval. */
  readonly text: string;
  /** `[0.501, 0.567]`; empty without an interval. */
  readonly interval: string;
  /** The address of a link. */
  readonly href?: string;
}

/** How a column formats its cells. */
export type Format = Pick<Column, "digits" | "unit">;

/** An interval narrower than this, relative to its ends, is the interval of a constant. */
const ROUNDING = 1e-12;

/**
 * Writes a cell. An estimate is written with its interval, unless the interval has no ends or both ends are
 * equal.
 *
 * @param time the unit for the times in a column of seconds
 */
export function formatCell(cell: Cell, column: Format, time?: TimeUnit): CellText {
  const value = plainValue(cell);
  const places = isEstimate(cell) ? column.digits ?? threeDigits(value as number) : column.digits;
  const write = (number: Value) =>
    typeof number === "number" && time
      ? formatTime(number, time, value as number)
      : formatValue(number, { ...column, digits: places });
  return {
    text: write(value),
    interval: isEstimate(cell) && hasInterval(cell)
      ? `[${write(cell.low)}, ${write(cell.high)}]`
      : "",
    ...(isLink(cell) && { href: cell.href }),
  };
}

/**
 * Writes a value: null is empty, booleans are `yes` and `no`, numbers have thousands separators and the
 * digits of their column.
 */
export function formatValue(value: Value, { digits, unit }: Format = {}): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  return unit === "share" && digits !== undefined
    ? formatShare(value, digits)
    : formatNumber(value, digits);
}

/** Writes seconds in another unit, with the digits that `centre` needs for three significant ones. */
function formatTime(seconds: number, { perSecond }: TimeUnit, centre: number): string {
  return formatNumber(seconds * perSecond, threeDigits(centre * perSecond));
}

function hasInterval({ low, high }: Interval | Spread): boolean {
  if (low === null || high === null || low === high) return false;
  const size = Math.max(Math.abs(low), Math.abs(high));
  return size === Infinity || high - low > ROUNDING * size;
}
