/**
 * One plot, drawn by Observable Plot in the look of the theme.
 *
 * @module
 */
import type { Fit } from "./fit.ts";
import { formatNumber } from "./format.ts";
import { drawLineEnds, lineEnds } from "./line_ends.ts";
import type { Plot, PlotElement, Scale } from "./observable_plot.ts";
import { withOpenEnds } from "./open_ends.ts";
import type { SvgDocument } from "./svg.ts";
import type { Mark } from "./table.ts";
import * as theme from "./theme.ts";
import { wholeDomain } from "./whole_domain.ts";
import { wholeTicks } from "./whole_ticks.ts";

/** A plot to be drawn. */
export interface PlotPlan {
  /** The name of its figure. */
  readonly figure: string;
  /** The title above the plot, if any. */
  readonly title?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly marks: readonly Mark[];
  /** The series whose names stand at the ends of their lines. */
  readonly named: readonly unknown[];
}

/**
 * Draws a plot once.
 *
 * @param before the plot as drawn before; the theme's additions depend on its scales
 * @throws {TypeError} when a mark has a name that Observable Plot does not know
 */
export function drawPlot(
  Plot: Plot,
  plan: PlotPlan,
  document: SvgDocument,
  { margins, x: xFit }: Fit,
  before?: PlotElement,
): PlotElement {
  const { x, y, color, symbol, ...options } = plan.options as Record<string, object>;
  const scale = (name: string) => before?.scale(name);
  const faceted = scale("fx") ?? scale("fy");
  const background = faceted ? [{ mark: "frame", options: { stroke: theme.frame } }] : [];
  const axis = { labelAnchor: "center", labelArrow: "none" };
  const marks = plan.marks.flatMap((mark) => withOpenEnds(mark, scale("x"), scale("y")));
  const plot = Plot.plot({
    width: theme.width,
    grid: true,
    ...margins,
    ...options,
    x: {
      ...axis,
      ...powersOfTen(scale("x")),
      ...wholeTicks(plan.marks, scale("x"), xFit.tickSpacing),
      ...xFit,
      ...x,
      ...wholeDomain("x", plan, scale("x")),
    },
    y: { ...axis, ...powersOfTen(scale("y")), ...y, ...wholeDomain("y", plan, scale("y")) },
    color: { ...colours(scale("color")), ...color, legend: false },
    symbol: { range: theme.symbols, ...symbol, legend: false },
    // With these, the root of the plot would not be an SVG.
    title: undefined,
    subtitle: undefined,
    caption: undefined,
    document,
    marks: [...background, ...marks].map((mark) => makeMark(Plot, mark, plan)),
  });
  plot.setAttribute("font-size", String(theme.fontSize));
  const ends = lineEnds(plot, plan.marks, { ...margins, ...options as object })
    .filter(({ series }) => plan.named.includes(series));
  drawLineEnds(plot, ends, document);
  return plot;
}

function colours(scale?: Scale): object {
  return scale?.type === "ordinal" ? { range: theme.palette } : {};
}

/**
 * Ticks at powers of ten only, for a logarithmic scale of several decades; all its grid lines would make it
 * grey.
 */
function powersOfTen(scale?: Scale): object {
  if (scale?.type !== "log" || scale.base !== 10) return {};
  const [low, high] = (scale.domain as number[]).map(Math.log10).sort((a, b) => a - b);
  const [first, last] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)];
  if (last - first < 2) return {};
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i)),
    tickFormat: (value: number) => formatNumber(value),
  };
}

function makeMark(
  Plot: Plot,
  { mark, data, options = {} }: Mark,
  { figure }: PlotPlan,
): unknown {
  // Plot's lower-case exports are marks, transforms, and these two, which draw immediately.
  const make = /^(?!plot$|legend$)[a-z]/.test(mark) ? Plot[mark] : undefined;
  const all = { ...theme.markDefaults(mark, options), ...options };
  const made = typeof make === "function" ? data ? make(data, all) : make(all) : undefined;
  if (typeof made?.plot !== "function") {
    throw new TypeError(`figure ${figure}: Observable Plot has no mark "${mark}"`);
  }
  return made;
}
