/**
 * Figures as SVG. Observable Plot draws; this file makes the drawing a standalone document with a title, a
 * description and room for everything.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { drawLegends, type Legend } from "./legend.ts";
import { loadPlot, type PlotElement } from "./observable_plot.ts";
import { type DrawnPanel, drawPanels } from "./panels.ts";
import { element, newDocument, standalone, type SvgDocument, type SvgElement } from "./svg.ts";
import type { Figure } from "./table.ts";
import { balancedLines } from "./text_width.ts";
import * as theme from "./theme.ts";

/** Height of a line of the title of a panel, and space between rows of panels, in pixels. */
const PANEL_TITLE = 16;
const ROW_GAP = 12;

/**
 * Draws a figure as one standalone SVG document: title, legends and plots on a white background, with the
 * caption as its description. Equal figures give equal bytes.
 *
 * Text is set in DejaVu Sans, and margins grow until all of it fits. Series have the colours and symbols of
 * the theme. The figure's own options take precedence. One legend shows both colours and symbols if they
 * stand for the same series.
 *
 * @throws {TypeError} when a mark has a name that Observable Plot does not know
 */
export async function toSvg(figure: Figure): Promise<string> {
  const Plot = await loadPlot();
  const document = await newDocument();
  const rows = drawPanels(Plot, figure, document);
  const legends = drawLegends(Plot, figure, rows.flat(), widthOf(rows), document);
  return standalone(compose(document, figure, rows, legends), figure.name);
}

/** Puts title, legends and rows of plots one below the other. */
function compose(
  document: SvgDocument,
  { title, caption }: Figure,
  rows: readonly DrawnPanel[][],
  legends: readonly Legend[],
): SvgElement {
  const make = element.bind(null, document);
  const width = widthOf(rows);
  const group = (left: number, top: number, ...children: SvgElement[]) =>
    make("g", { transform: `translate(${left},${top})` }, ...children);

  let top = theme.padding;
  const lines = balancedLines(title, width, theme.titleSize, true).map((line) => {
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
    const placed = group(theme.padding, top, ...childrenOf(root));
    top += height;
    return placed;
  });
  const drawings = rows.flatMap((row, index) => {
    if (index > 0) top += ROW_GAP;
    const titles = row.map(titleLines);
    const highest = Math.max(...titles.map((lines) => lines.length));
    top += highest * PANEL_TITLE;
    let left = theme.padding;
    const drawn = row.map(({ plot, margins }, i) => {
      const middle = (sizeOf(plot, "width") + margins.marginLeft - margins.marginRight) / 2;
      const texts = titles[i].map((line, j) =>
        make("text", { x: middle, y: (j - titles[i].length) * PANEL_TITLE + 12 }, line)
      );
      const placed = group(left, top, ...texts, ...childrenOf(plot));
      left += sizeOf(plot, "width");
      return placed;
    });
    top += Math.max(...row.map(({ plot }) => sizeOf(plot, "height")));
    return drawn;
  });
  // Unlike a title, a name in a legend cannot be broken.
  const widest = Math.max(width, ...legends.map((legend) => legend.width));
  const size = { width: widest + 2 * theme.padding, height: top + theme.padding };
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
    ...drawings,
  );
}

/** The title of a panel, in lines no wider than its frame. */
function titleLines({ plot, plan: { title }, margins: { marginLeft, marginRight } }: DrawnPanel) {
  if (title === undefined) return [];
  return balancedLines(title, sizeOf(plot, "width") - marginLeft - marginRight, theme.fontSize);
}

function widthOf(rows: readonly DrawnPanel[][]): number {
  return Math.max(...rows.map((row) => sumOf(row, ({ plot }) => sizeOf(plot, "width"))));
}

function sizeOf(plot: PlotElement, name: "width" | "height"): number {
  return Number(plot.getAttribute(name));
}

/** The children of a drawing, without its style sheet for web pages. */
function childrenOf(root: SvgElement): SvgElement[] {
  return [...root.children].filter(({ localName }) => localName !== "style");
}
