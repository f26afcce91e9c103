/**
 * Figures as SVG: Observable Plot draws, this file sees to it that the drawing stands alone, says what
 * it shows, and cuts nothing off.
 *
 * @module
 */
import { formatNumber } from "./format.ts";
import { drawLegends, type Legend } from "./legend.ts";
import { betterFit, firstFit, type Fit } from "./fit.ts";
import { loadPlot, type Plot, type PlotElement, type Scale } from "./observable_plot.ts";
import { element, newDocument, standalone, type SvgDocument, type SvgElement } from "./svg.ts";
import type { Figure, Mark } from "./table.ts";
import { wrapText } from "./text_width.ts";
import * as theme from "./theme.ts";

/** A plot is drawn again as often as this until it fits. */
const MAX_ATTEMPTS = 5;

/**
 * Draws a figure as one standalone SVG document: title, legends and plot on a white ground, the caption
 * as its description. Equal figures give equal bytes.
 *
 * Text is set in DejaVu Sans, margins grow until all of it fits, series take the colours and symbols of
 * the theme, and whatever the figure's own options say comes first. `color.legend` and `symbol.legend`
 * ask for a legend; one legend shows both when they stand for the same series.
 *
 * @throws {TypeError} when a mark has a name that Observable Plot does not know
 */
export async function toSvg(figure: Figure): Promise<string> {
  const Plot = await loadPlot();
  const document = await newDocument();
  const plot = drawPlot(Plot, figure, document);
  return standalone(
    compose(document, figure, plot, drawLegends(Plot, figure, plot, document)),
    figure.name,
  );
}

/** Draws until everything has the room it needs: at most a few times. */
function drawPlot(Plot: Plot, figure: Figure, document: SvgDocument): PlotElement {
  let fit = firstFit;
  let plot = drawOnce(Plot, figure, document, fit);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const better = betterFit(plot, fit);
    if (attempt > 0 && JSON.stringify(better) === JSON.stringify(fit)) break;
    fit = better;
    // The first time at least: the theme has more to say once the scales are known.
    plot = drawOnce(Plot, figure, document, fit, plot);
  }
  return plot;
}

/** @param before the same plot as drawn before, whose scales say what else the theme has to add */
function drawOnce(
  Plot: Plot,
  figure: Figure,
  document: SvgDocument,
  { margins, x: xFit }: Fit,
  before?: PlotElement,
): PlotElement {
  const { x, y, color, symbol, ...options } = figure.options as Record<string, object>;
  const scale = (name: string) => before?.scale(name);
  const faceted = scale("fx") ?? scale("fy");
  const background = faceted ? [{ mark: "frame", options: { stroke: theme.frame } }] : [];
  const axis = { labelAnchor: "center", labelArrow: "none" };
  const plot = Plot.plot({
    width: theme.width,
    grid: true,
    ...margins,
    ...options,
    x: { ...axis, ...powersOfTen(scale("x")), ...xFit, ...x },
    y: { ...axis, ...powersOfTen(scale("y")), ...y },
    color: { ...colours(scale("color")), ...color, legend: false },
    symbol: { range: theme.symbols, ...symbol, legend: false },
    // What makes the root of the plot something other than an SVG.
    title: undefined,
    subtitle: undefined,
    caption: undefined,
    document,
    marks: [...background, ...figure.marks].map((mark) => makeMark(Plot, mark, figure)),
  });
  plot.setAttribute("font-size", String(theme.fontSize));
  return plot;
}

function colours(scale?: Scale): object {
  return scale?.type === "ordinal" ? { range: theme.palette } : {};
}

/** Ticks of a logarithmic scale over several decades, which is grey with grid lines otherwise. */
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

function makeMark(Plot: Plot, { mark, data, options = {} }: Mark, figure: Figure): unknown {
  // Lower-case exports of Plot are marks, transforms, and these two, which draw at once.
  const make = /^(?!plot$|legend$)[a-z]/.test(mark) ? Plot[mark] : undefined;
  const all = { ...theme.markDefaults(mark, options), ...options };
  const made = typeof make === "function" ? data ? make(data, all) : make(all) : undefined;
  if (typeof made?.plot !== "function") {
    throw new TypeError(`figure ${figure.name}: Observable Plot has no mark "${mark}"`);
  }
  return made;
}

/** Title, legends and plot, one below the other. */
function compose(
  document: SvgDocument,
  { title, caption }: Figure,
  plot: PlotElement,
  legends: readonly Legend[],
): SvgElement {
  const make = element.bind(null, document);
  const [width, height] = ["width", "height"].map((name) => Number(plot.getAttribute(name)));
  const group = (top: number, ...children: SvgElement[]) =>
    make("g", { transform: `translate(${theme.padding},${top})` }, ...children);

  let top = theme.padding;
  const lines = wrapText(title, width, theme.titleSize, true).map((line) => {
    top += theme.titleLine;
    return make("text", { y: top - 6 }, line);
  });
  const heading = make("g", {
    transform: `translate(${theme.padding},0)`,
    "font-size": theme.titleSize,
    "font-weight": "bold",
    "text-anchor": "start",
  }, ...lines);
  top += 4;
  const stacked = legends.map(({ root, height }) => {
    const placed = group(top, ...childrenOf(root));
    top += height;
    return placed;
  });
  const drawing = group(top, ...childrenOf(plot));
  // A name in a legend, unlike a title, has nowhere to be broken.
  const widest = Math.max(width, ...legends.map((legend) => legend.width));
  const size = { width: widest + 2 * theme.padding, height: top + height + theme.padding };
  return make(
    "svg",
    {
      ...size,
      viewBox: `0 0 ${size.width} ${size.height}`,
      role: "img",
      "font-family": theme.fontFamily,
      "font-size": theme.fontSize,
      "text-anchor": "middle",
      color: theme.ink,
      fill: "currentColor",
    },
    make("title", {}, title),
    make("desc", {}, caption),
    make("rect", { ...size, rx: 8, fill: theme.paper }),
    heading,
    ...stacked,
    drawing,
  );
}

/** The children of a drawing without its style sheet, which is meant for pages. */
function childrenOf(root: SvgElement): SvgElement[] {
  return [...root.children].filter(({ localName }) => localName !== "style");
}
