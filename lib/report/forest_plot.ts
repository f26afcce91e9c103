/**
 * The forest plot: one line for each estimate with its interval, and a vertical line at no effect.
 *
 * @module
 */
import type { Figure } from "./table.ts";

/** A line of the plot. */
export interface ForestLine {
  /** Shown left of the line. */
  readonly name: string;
  /** Not shown when it is infinite. */
  readonly mean: number;
  /** No interval is drawn when it is null. */
  readonly low: number | null;
  /** The upper end; null when `low` is. */
  readonly high: number | null;
}

/** How the plot is laid out. */
export interface ForestOptions {
  /** The value of no effect; no line is drawn there without one. */
  readonly none?: number;
  /** Of the axis of values. */
  readonly label: string;
  /** Height of a line, in pixels. Default: 26. */
  readonly line?: number;
}

/** Height of the axis and its label, in pixels. */
const AXIS = 50;

/** The plot of these lines, from top to bottom; more options and marks can be added to it. */
export function forestPlot(
  lines: readonly ForestLine[],
  { none, label, line = 26 }: ForestOptions,
): Pick<Figure, "options" | "marks"> {
  return {
    options: {
      height: line * lines.length + AXIS,
      x: { label, nice: true },
      y: { label: null, domain: lines.map(({ name }) => name) },
    },
    marks: [
      ...none === undefined
        ? []
        : [{ mark: "ruleX", data: [none], options: { strokeDasharray: "4 3" } }],
      {
        mark: "ruleY",
        data: lines.filter(({ low }) => low !== null),
        options: { y: "name", x1: "low", x2: "high", strokeWidth: 2 },
      },
      {
        mark: "dot",
        data: lines.filter(({ mean }) => Number.isFinite(mean)),
        options: { y: "name", x: "mean", fill: "currentColor" },
      },
    ],
  };
}
