/**
 * The plots of a figure: one plot, or rows of panels with frames of the same size and common scales.
 *
 * @module
 */
import { drawPlot, type PlotPlan } from "./draw_plot.ts";
import { betterFit, firstFit, type Fit } from "./fit.ts";
import { hasLineEnds, lineEnds } from "./line_ends.ts";
import { isContinuous, type Plot, type PlotElement, type Scale } from "./observable_plot.ts";
import type { SvgDocument } from "./svg.ts";
import type { Figure } from "./table.ts";
import * as theme from "./theme.ts";
import { wholeDomain } from "./whole_domain.ts";

/** A plot that was drawn. */
export interface DrawnPanel {
  readonly plot: PlotElement;
  readonly plan: PlotPlan;
  readonly margins: Fit["margins"];
}

/** The most times that plots are drawn until they fit. */
const MAX_ATTEMPTS = 5;
/** The most panels in a row. */
const MAX_COLUMNS = 3;

/**
 * Draws the plots of a figure, a few times if necessary, until all labels have enough room.
 *
 * @returns rows of panels; a figure without panels gives one row with one plot
 */
export function drawPanels(Plot: Plot, figure: Figure, document: SvgDocument): DrawnPanel[][] {
  let plans = plansOf(figure);
  let fits = plans.map(() => firstFit);
  const columns = columnsOf(plans.length);
  const drawAll = (before?: readonly PlotElement[]) => {
    const widths = figure.panels?.length ? widthsOf(figure, fits, columns) : [];
    return plans.map((plan, i) => {
      const options = widths.length
        ? { ...plan.options, width: widths[i % columns] }
        : plan.options;
      return drawPlot(Plot, { ...plan, options }, document, fits[i], before?.[i]);
    });
  };

  let plots = drawAll();
  plans = named(shared(plans, plots), plots, fits);
  let state = "";
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    fits = aligned(plots.map((plot, i) => betterFit(plot, fits[i])), columns);
    const domains = plots.map((plot) => ["x", "y"].map((name) => plot.scale(name)?.domain));
    const before = state;
    state = JSON.stringify([fits, domains]);
    if (state === before) break;
    // Plots are redrawn at least once, because some parts need the scales of the first drawing.
    plots = drawAll(plots);
  }
  const panels = plots.map((plot, i) => ({ plot, plan: plans[i], margins: fits[i].margins }));
  return rowsOf(panels, columns);
}

function plansOf({ name, options, marks, panels }: Figure): PlotPlan[] {
  if (!panels?.length) return [{ figure: name, options, marks, named: [] }];
  return panels.map((panel) => ({
    figure: name,
    title: panel.title,
    options: merged(options, panel.options ?? {}),
    marks: [...marks, ...panel.marks],
    named: [],
  }));
}

/** Merges options; `own` overrides `common`, and within a scale option by option. */
function merged(common: Figure["options"], own: Figure["options"]): Figure["options"] {
  const both = Object.entries(own).map(([name, value]) => {
    const isScale = Object(value) === value && Object(common[name]) === common[name];
    return [name, isScale ? { ...common[name] as object, ...value as object } : value];
  });
  return { ...common, ...Object.fromEntries(both) };
}

/** The number of columns that gives the fewest rows, as even as possible. */
function columnsOf(panels: number): number {
  return Math.ceil(panels / Math.ceil(panels / MAX_COLUMNS));
}

function rowsOf<T>(items: readonly T[], columns: number): T[][] {
  return Array.from(
    { length: Math.ceil(items.length / columns) },
    (_, row) => items.slice(row * columns, (row + 1) * columns),
  );
}

/** The widths of the columns; the frames share the space that the margins leave. */
function widthsOf({ options }: Figure, fits: readonly Fit[], columns: number): number[] {
  const margins = fits.slice(0, columns)
    .map(({ margins: { marginLeft, marginRight } }) => marginLeft + marginRight);
  const whole = options.width as number | undefined ?? theme.panelsWidth;
  const frame = Math.floor((whole - margins.reduce((sum, margin) => sum + margin)) / columns);
  return margins.map((margin) => frame + margin);
}

/** Fits with equal left and right margins in each column, and equal top and bottom margins in each row. */
function aligned(fits: readonly Fit[], columns: number): Fit[] {
  const most = (margin: keyof Fit["margins"], others: readonly Fit[]) =>
    Math.max(...others.map(({ margins }) => margins[margin]));
  return fits.map((fit, i) => {
    const row = fits.filter((_, j) => Math.floor(j / columns) === Math.floor(i / columns));
    const column = fits.filter((_, j) => j % columns === i % columns);
    const margins = {
      marginTop: most("marginTop", row),
      marginRight: most("marginRight", column),
      marginBottom: most("marginBottom", row),
      marginLeft: most("marginLeft", column),
    };
    return { ...fit, margins };
  });
}

/**
 * Makes panels share colours and symbols, and the y axis unless a panel gives its domain. A shared axis has
 * labels only in the first panel of a row.
 */
function shared(plans: readonly PlotPlan[], plots: readonly PlotElement[]): PlotPlan[] {
  if (plans.length === 1) return [...plans];
  const domainsOf = (name: string) => plots.map((plot) => plot.scale(name));
  const given = plans.map(({ options }) => (options.y as { domain?: unknown } | undefined)?.domain);
  const sharesY = given.every((domain) => domain === given[0]);
  const columns = columnsOf(plans.length);
  return plans.map((plan, i) => {
    const y = plots[i].scale("y");
    const height = y && isContinuous(y) ? { height: theme.panelHeight } : {};
    const common: Record<string, object> = {};
    for (const name of ["color", "symbol"]) common[name] = unionOf(domainsOf(name));
    if (sharesY) {
      const whole = domainsOf("y").map((scale, j) =>
        scale && { ...scale, domain: wholeDomain("y", plans[j], scale).domain ?? scale.domain }
      );
      common.y = { ...unionOf(whole), ...(i % columns > 0 && noTicks) };
    }
    return { ...plan, options: { ...height, ...merged(plan.options, common) } };
  });
}

/** Options of an axis that has its ticks in the first panel of the row; only its grid is drawn. */
const noTicks = { label: null, tickSize: 0, tickFormat: () => "" };

/** A domain that contains the domains of these scales, as an option. */
function unionOf(scales: readonly (Scale | undefined)[]): { domain?: unknown[] } {
  const known = scales.filter((scale) => scale !== undefined);
  if (known.length === 0) return {};
  const values = known.flatMap(({ domain }) => domain);
  if (!isContinuous(known[0])) return { domain: [...new Set(values)] };
  const [low, high] = [Math.min(...values as number[]), Math.max(...values as number[])];
  const [first, last] = known[0].domain as number[];
  return { domain: first <= last ? [low, high] : [high, low] };
}

/** Plans in which each series is named at the end of its line, in the last panel that has the series. */
function named(
  plans: readonly PlotPlan[],
  plots: readonly PlotElement[],
  fits: readonly Fit[],
): PlotPlan[] {
  const later = new Set<unknown>();
  return plans.toReversed().map((plan, i) => {
    if (!hasLineEnds(plan.options)) return plan;
    const at = plans.length - 1 - i;
    const ends = lineEnds(plots[at], plan.marks, fits[at].margins).map(({ series }) => series);
    const own = [...new Set(ends)].filter((series) => !later.has(series));
    for (const series of own) later.add(series);
    return { ...plan, named: own };
  }).reverse();
}
