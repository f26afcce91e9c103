/**
 * Numbers as text for people. Files that are read again use csv.ts, which is lossless.
 *
 * @module
 */

/** Numbers from here on, and those below `TINY`, are written with a power of ten. */
const HUGE = 1e15;
const TINY = 1e-4;

/**
 * Writes a number with thousands separators: `1,234.50` with two digits. A number that would round to zero
 * is written as `< 0.01`, or `> -0.01`. Without `digits`, a number below 10^-4 is written with a power of
 * ten, `1.2e-7`; one of 10^15 or more always is.
 *
 * @param digits digits after the point, from 0 to 100; default: as many as the number has
 */
export function formatNumber(value: number, digits?: number): string {
  const size = Math.abs(value);
  if (Number.isNaN(value)) return "NaN";
  if (size === Infinity) return value > 0 ? "∞" : "-∞";
  if (digits === undefined) {
    return size >= HUGE || (size < TINY && size > 0)
      ? value.toExponential()
      : formatterOf().format(value);
  }
  if (size >= HUGE) return Number(value.toPrecision(2)).toExponential();
  const step = 10 ** -digits;
  if (size > 0 && size < step / 2) {
    const bound = formatterOf(digits).format(step);
    return value > 0 ? `< ${bound}` : `> -${bound}`;
  }
  return formatterOf(digits).format(value);
}

/**
 * Writes a share like `formatNumber`, but a share below 1 that would round to 1 as `> 0.999`.
 *
 * @param digits digits after the point
 */
export function formatShare(value: number, digits: number): string {
  const step = 10 ** -digits;
  return digits > 0 && value < 1 && value >= 1 - step / 2
    ? `> ${formatterOf(digits).format(1 - step)}`
    : formatNumber(value, digits);
}

/** The text with a capital first letter, e.g. for the beginning of a sentence. */
export function capitalized(text: string): string {
  return text && text[0].toUpperCase() + text.slice(1);
}

/** Digits after the point for three significant digits of `value`; 2 for zero. */
export function threeDigits(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return 2;
  return Math.min(Math.max(2 - Math.floor(Math.log10(Math.abs(value))), 0), 20);
}

const formatters = new Map<number | undefined, Intl.NumberFormat>();

/** Formatters are cached, because making one takes longer than using it. */
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
