/**
 * Ticks at whole numbers, for axes of counts such as depth.
 *
 * @module
 */
import { valuesOf } from "./channels.ts";
import { formatNumber } from "./format.ts";
import type { Scale } from "./observable_plot.ts";
import type { Mark } from "./table.ts";

/**
 * Options of the x axis that put a tick at every whole number, if all values are whole and the ticks have
 * room. Empty otherwise.
 *
 * @param scale as drawn before
 * @param spacing the least space between two ticks, in pixels
 */
export function wholeTicks(
  marks: readonly Mark[],
  scale: Scale | undefined,
  spacing: number,
): { ticks?: number[]; tickFormat?: (value: number) => string } {
  if (scale?.type !== "linear") return {};
  const values = marks.flatMap((mark) => ["x", "x1", "x2"].flatMap((name) => valuesOf(mark, name)));
  const numbers = values.filter((value) => value !== null && value !== undefined);
  if (numbers.length === 0 || !numbers.every(Number.isInteger)) return {};
  const [low, high] = (scale.domain as number[]).toSorted((a, b) => a - b);
  const pixels = Math.abs(scale.apply(high) as number - (scale.apply(low) as number));
  if ((high - low) * spacing > pixels) return {};
  const [first, last] = [Math.ceil(low), Math.floor(high)];
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, i) => first + i),
    // A format of the axis would be one for steps of one, by which 10 is 1e+1.
    tickFormat: (value) => formatNumber(value),
  };
}
