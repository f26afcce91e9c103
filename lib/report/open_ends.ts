/**
 * Intervals with an end that the scale cannot show: an infinite one, or zero on a logarithmic scale. They
 * extend to the edge of the frame, with an arrow there.
 *
 * @module
 */
import { type Datum, fieldOf } from "./channels.ts";
import { isContinuous, type Scale } from "./observable_plot.ts";
import type { Mark } from "./table.ts";

/** The direction of an arrow, in degrees clockwise from up. */
const DIRECTIONS = { x: { low: -90, high: 90 }, y: { low: 180, high: 0 } };

/**
 * The mark with its open intervals cut at the edges, and the arrows there. Other marks are unchanged.
 *
 * @param x the scale as drawn before; open intervals are drawn only once the scales are known
 */
export function withOpenEnds(mark: Mark, x?: Scale, y?: Scale): Mark[] {
  const axis = { ruleX: "y", ruleY: "x" }[mark.mark] as "x" | "y" | undefined;
  const fields = [1, 2].map((end) => axis && fieldOf(mark, `${axis}${end}`));
  const scale = axis === "x" ? x : y;
  if (!axis || fields.includes(undefined) || (scale && !isContinuous(scale))) return [mark];

  const data = mark.data as readonly Datum[];
  const sideOf = (value: unknown): "low" | "high" | null => {
    if (value === Infinity) return "high";
    if (value === -Infinity) return "low";
    return scale?.type === "log" && typeof value === "number" && value <= 0 ? "low" : null;
  };
  const ends = data.flatMap((datum) =>
    fields.map((field) => ({ datum, side: sideOf(datum[field!]) }))
  ).filter(({ side }) => side !== null);
  if (ends.length === 0) return [mark];

  const [low, high] = scale ? (scale.domain as number[]).toSorted((a, b) => a - b) : [];
  const edges = { low, high };
  const within = (value: unknown) => {
    const side = sideOf(value);
    return side === null ? value : edges[side] ?? null;
  };
  const cut = data.map((datum) => ({
    ...datum,
    ...Object.fromEntries(fields.map((field) => [field!, within(datum[field!])])),
  }));
  if (!scale) return [{ ...mark, data: cut }];

  const { stroke = "currentColor", ...options } = mark.options!;
  const place = ["x", "y", "fx", "fy"].filter((channel) => channel in options && channel !== axis);
  const turned = (scale.domain as number[])[0] > (scale.domain as number[])[1] ? 180 : 0;
  const arrows = (["low", "high"] as const).map((side): Mark => ({
    mark: "dot",
    data: ends.filter((end) => end.side === side).map(({ datum }) => ({
      ...datum,
      edge: edges[side],
    })),
    options: {
      ...Object.fromEntries(place.map((channel) => [channel, options[channel]])),
      [axis]: "edge",
      symbol: "triangle",
      rotate: DIRECTIONS[axis][side] + turned,
      r: 4,
      fill: stroke,
    },
  }));
  return [{ ...mark, data: cut }, ...arrows.filter(({ data }) => data!.length > 0)];
}
