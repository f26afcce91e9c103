/**
 * Legends, drawn from the scales of a plot.
 *
 * @module
 */
import { type Datum, fieldOf } from "./channels.ts";
import type { Plot, PlotElement, Scale } from "./observable_plot.ts";
import type { DrawnPanel } from "./panels.ts";
import type { SvgDocument, SvgElement } from "./svg.ts";
import type { Figure, Mark } from "./table.ts";
import { textWidth } from "./text_width.ts";
import * as theme from "./theme.ts";

/** A legend and its size, in pixels. */
export interface Legend {
  readonly root: SvgElement;
  readonly width: number;
  readonly height: number;
}

/** How a series is drawn. */
interface Key {
  readonly series: unknown;
  readonly name: string;
  readonly colour: string;
  /** The symbol that Plot draws; undefined when series differ by colour alone. */
  readonly symbol?: unknown;
  readonly filled: boolean;
  readonly line: boolean;
  readonly dashes?: string;
}

const LINE_HEIGHT = 20;
/** Widths of a sample with a line and without, and of the space after its text. */
const LINE_SAMPLE = 34;
const SAMPLE = 14;
const SPACE = 18;
/** Space between a sample and its text, and below a legend. */
const GAP = 6;

/**
 * The legends that a figure asks for, from top to bottom, without the series whose names stand at the ends
 * of their lines.
 *
 * @param width of the figure, in pixels
 */
export function drawLegends(
  Plot: Plot,
  { options }: Figure,
  panels: readonly DrawnPanel[],
  width: number,
  document: SvgDocument,
): Legend[] {
  const plotWith = (name: string) =>
    panels.map(({ plot }) => plot).find((plot) => plot.scale(name) !== undefined);
  const [color, symbol] = ["color", "symbol"].map((name) => plotWith(name)?.scale(name));
  const same = sameSeries(color, symbol);
  const asked = ["color", "symbol", "opacity"].filter((name) =>
    (options[name] as LegendOptions)?.legend && plotWith(name)
  );
  const drawn = same && asked.includes("color") ? asked.filter((name) => name !== "symbol") : asked;
  const marks = panels.flatMap(({ plan }) => plan.marks);
  const named = new Set(panels.flatMap(({ plan }) => plan.named));
  return drawn.flatMap((name) => {
    const plot = plotWith(name)!;
    if (plot.scale(name)!.type !== "ordinal") return [ramp(plot, name)];
    const keys = seriesKeys(
      marks,
      name === "color" || same ? color : undefined,
      name === "symbol" || same ? symbol : undefined,
    ).filter(({ series }) => !named.has(series));
    const { label } = options[name] as { label?: string };
    return keys.length ? [keysLegend(Plot, keys, label, width, document)] : [];
  });
}

type LegendOptions = { readonly legend?: boolean | "ends" } | undefined;

/** Whether colours and symbols stand for the same series; some series may have no symbol. */
function sameSeries(color?: Scale, symbol?: Scale): boolean {
  return color !== undefined && symbol !== undefined &&
    symbol.domain.every((name) => color.domain.includes(name));
}

/** A bar of colours with an axis, as Plot draws it. */
function ramp(plot: PlotElement, name: string): Legend {
  const [margin, width, height] = [16, 292, 48];
  const root = plot.legend(name, { width, height, marginLeft: margin, marginRight: margin });
  // The label: Plot leaves its style to the defaults of its own root.
  for (const child of root.children) {
    if (child.localName !== "text") continue;
    child.setAttribute("text-anchor", "start");
    child.removeAttribute("font-weight");
  }
  return { root, width, height: height + GAP };
}

function seriesKeys(marks: readonly Mark[], color?: Scale, symbol?: Scale): Key[] {
  const dashes = dashedSeries(marks);
  const line = color !== undefined &&
    marks.some((mark) => /^(line|link)/.test(mark.mark) && fieldOf(mark, "stroke"));
  const hollow = marks.some((mark) => mark.mark.startsWith("dot") && fieldOf(mark, "stroke"));
  return (color ?? symbol)!.domain.map((name) => ({
    series: name,
    name: String(name),
    colour: color ? String(color.apply(name)) : theme.ink,
    symbol: symbol?.domain.includes(name) ? symbol.apply(name) : undefined,
    filled: !hollow,
    line,
    dashes: dashes.get(name),
  }));
}

/** The dash patterns of the series with dashed lines. */
function dashedSeries(marks: readonly Mark[]): Map<unknown, string> {
  const dashes = new Map<unknown, string>();
  for (const mark of marks) {
    const [dashed, field] = [mark.options?.strokeDasharray, fieldOf(mark, "stroke")];
    if (typeof dashed !== "string" || field === undefined) continue;
    for (const datum of mark.data as Datum[]) dashes.set(datum[field], dashed);
  }
  return dashes;
}

/** A sample and a name for each series, in as many lines as the width requires. */
function keysLegend(
  Plot: Plot,
  keys: readonly Key[],
  label: string | undefined,
  width: number,
  document: SvgDocument,
): Legend {
  const make = (name: string, ...rest: unknown[]) =>
    (Plot[name] as (...rest: unknown[]) => unknown)(...rest);
  const marks: unknown[] = [];
  let [x, y] = [0, LINE_HEIGHT / 2];
  let widest = 0;
  const write = (text: string) => {
    marks.push(make("text", [text], { x: [x], y: [y], text: [text], textAnchor: "start" }));
    x += textWidth(text, theme.fontSize);
    widest = Math.max(widest, Math.ceil(x));
    x += SPACE;
  };
  if (label) write(`${label}:`);
  for (const { name, colour, symbol, filled, line, dashes } of keys) {
    const sample = line ? LINE_SAMPLE : SAMPLE;
    const needed = sample + GAP + textWidth(name, theme.fontSize);
    if (x > 0 && x + needed > width) [x, y] = [0, y + LINE_HEIGHT];
    const centre = { x: [x + sample / 2], y: [y] };
    if (line) {
      marks.push(
        make("link", [name], {
          ...{ x1: [x], x2: [x + sample], y1: [y], y2: [y], stroke: colour, strokeWidth: 2 },
          ...(dashes && { strokeDasharray: dashes }),
        }),
      );
    }
    if (symbol) {
      const look = filled ? { fill: colour } : { stroke: colour, fill: theme.paper };
      marks.push(make("dot", [name], { ...centre, r: 4, symbol, ...look }));
    } else if (!line) {
      marks.push(make("dot", [name], { ...centre, r: 6, symbol: "square", fill: colour }));
    }
    x += sample + GAP;
    write(name);
  }
  const height = y + LINE_HEIGHT / 2;
  const identity = { type: "identity" };
  const root = Plot.plot({
    ...{ width, height, margin: 0, axis: null, x: identity, y: identity, document, marks },
  });
  return { root, width: widest, height: height + GAP };
}
