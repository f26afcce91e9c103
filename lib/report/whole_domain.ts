/**
 * Domains wide enough for the data, so that no mark is cut off at the frame.
 *
 * @module
 */
import { valuesOf } from "./channels.ts";
import { isContinuous, type Scale } from "./observable_plot.ts";
import type { Figure } from "./table.ts";

/**
 * Options that widen a scale's given domain, from tick to tick, if it does not contain the values of all
 * marks. Marks that are clipped on purpose do not count. Empty for other scales.
 *
 * @param scale as drawn with the given domain
 */
export function wholeDomain(
  name: "x" | "y",
  { options, marks }: Pick<Figure, "options" | "marks">,
  scale?: Scale,
): { domain?: readonly number[]; nice?: true } {
  const { domain } = (options[name] ?? {}) as { domain?: readonly number[] };
  if (!scale || !isContinuous(scale) || domain?.length !== 2) return {};
  const values = marks.filter(({ options }) => !options?.clip)
    .flatMap((mark) => ["", "1", "2"].flatMap((end) => valuesOf(mark, `${name}${end}`)))
    .filter((value) => typeof value === "number" && Number.isFinite(value))
    .filter((value) => scale.type !== "log" || value as number > 0) as number[];
  const [low, high] = [Math.min(...domain, ...values), Math.max(...domain, ...values)];
  if (low === Math.min(...domain) && high === Math.max(...domain)) return {};
  return { domain: domain[0] <= domain[1] ? [low, high] : [high, low], nice: true };
}
