/**
 * The parts of Observable Plot that drawing needs, with types of our own, because its types need a browser.
 *
 * @module
 */
import type { SvgElement } from "./svg.ts";

/** The module of Observable Plot; its marks are looked up by name. */
export type Plot = Readonly<Record<string, unknown>> & {
  plot(options: Record<string, unknown>): PlotElement;
};

/** A drawn plot with its scales. */
export interface PlotElement extends SvgElement {
  scale(name: string): Scale | undefined;
  legend(name: string, options?: Record<string, unknown>): SvgElement;
}

/** A scale that a plot has used. */
export interface Scale {
  readonly type: string;
  readonly domain: readonly unknown[];
  /** Of scales of names. */
  readonly bandwidth?: number;
  /** Of logarithmic scales. */
  readonly base?: number;
  apply(value: unknown): unknown;
}

/** Whether a scale is one of numbers, not of names. */
export function isContinuous({ type }: Scale): boolean {
  return ["linear", "log", "pow", "sqrt", "symlog"].includes(type);
}

/** Loads the library. This takes a while, so it is called only when something is drawn. */
export async function loadPlot(): Promise<Plot> {
  return await import("@observablehq/plot") as unknown as Plot;
}
