/**
 * Series of estimates in a figure: a line through the estimates of each series, with their intervals.
 *
 * @module
 */
import type { Interval } from "./statistics/interval.ts";
import type { Mark, Panel } from "./table.ts";

/** An estimate of a series. */
export interface SeriesPoint {
  /** The place on the x axis, a whole number such as a depth. */
  readonly x: number;
  /** The name of the series that it belongs to, for the label at its end. */
  readonly series: string;
  /** The estimate, in the unit of the y axis. */
  readonly mean: number;
  /** The ends of the interval; both are the mean when there is none. */
  readonly low: number;
  /** The upper end. */
  readonly high: number;
}

/** An estimate as a point; a single value is its own interval. */
export function seriesPoint(
  x: number,
  series: string,
  { mean, low, high }: Omit<Interval, "count">,
): SeriesPoint {
  return { x, series, mean, low: low ?? mean, high: high ?? mean };
}

/** The names of the series, in the order of the points. */
export function seriesOf(points: readonly SeriesPoint[]): string[] {
  return [...new Set(points.map(({ series }) => series))];
}

/**
 * A panel with a tick for every x of the points.
 *
 * @param references points of broken lines without intervals, to compare with
 */
export function seriesPanel(
  title: string,
  points: readonly SeriesPoint[],
  references: readonly SeriesPoint[] = [],
): Panel {
  return {
    title,
    options: { x: { ticks: [...new Set(points.map(({ x }) => x))], tickFormat: "d" } },
    marks: [
      {
        mark: "line",
        data: references,
        options: { x: "x", y: "mean", stroke: "series", strokeDasharray: "4 3" },
      },
      ...linesWithIntervals(points),
    ],
  };
}

/**
 * A panel for each group of points, in the order of the points.
 *
 * @param nameOf the title of the panel to which a point belongs
 * @param references points of broken lines, as in `seriesPanel`
 */
export function seriesPanels<P extends SeriesPoint>(
  points: readonly P[],
  nameOf: (point: P) => string,
  references: readonly P[] = [],
): Panel[] {
  return [...Map.groupBy(points, nameOf)].map(([name, own]) =>
    seriesPanel(name, own, references.filter((point) => nameOf(point) === name))
  );
}

/** A broken level line to compare with, e.g. at a ratio of 1. */
export function levelLine(y: number): Mark {
  return { mark: "ruleY", data: [y], options: { strokeDasharray: "4 3" } };
}

/** A line through the points of each series, and the interval of each point as a bar behind it. */
export function linesWithIntervals(points: readonly SeriesPoint[]): Mark[] {
  const series = { x: "x", stroke: "series" };
  return [
    {
      mark: "ruleX",
      data: points,
      options: { ...series, y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
    },
    { mark: "line", data: points, options: { ...series, y: "mean" } },
    { mark: "dot", data: points, options: { ...series, y: "mean", symbol: "series" } },
  ];
}
