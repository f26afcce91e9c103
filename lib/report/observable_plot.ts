/**
 * Observable Plot as far as drawing needs it. Its own types want a browser.
 *
 * @module
 */
import type { SvgElement } from "./svg.ts";

/** The module of Observable Plot, whose marks are asked for by name. */
export type Plot = Readonly<Record<string, unknown>> & {
  plot(options: Record<string, unknown>): PlotElement;
};

/** What a plot knows of itself. */
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

/** Loads the library: not before something is to be drawn, because it takes a while. */
export async function loadPlot(): Promise<Plot> {
  return await import("@observablehq/plot") as unknown as Plot;
}
