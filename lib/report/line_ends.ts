/**
 * Names of series at the ends of their lines, instead of a legend.
 *
 * @module
 */
import { type Datum, fieldOf } from "./channels.ts";
import type { PlotElement, Scale } from "./observable_plot.ts";
import { spread } from "./spread.ts";
import { element, type SvgDocument, type SvgElement } from "./svg.ts";
import type { Figure, Mark } from "./table.ts";
import { balancedLines, textWidth } from "./text_width.ts";
import * as theme from "./theme.ts";

/** Where the line of a series ends, in pixels of its plot, and the rows that its name may use there. */
export interface LineEnd {
  readonly series: unknown;
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
}

/** The margins of a plot, in pixels. */
type Margins = Readonly<Record<"marginTop" | "marginBottom" | "marginLeft", number>>;

/** Pixels between the end of a line and its name. */
const OFFSET = 9;
/** Height of a line of text, and space between two names, in pixels. */
const LINE_HEIGHT = 13;
const APART = 3;
/** Names wider than this are set in several lines. */
const WIDEST = 130;

/** Whether a figure asks for names at the ends of its lines. */
export function hasLineEnds(options: Figure["options"]): boolean {
  return (options.color as { legend?: unknown } | undefined)?.legend === "ends";
}

/**
 * The ends of the lines of a plot. With facets side by side, only those in the last column, because names
 * have room beside it.
 */
export function lineEnds(plot: PlotElement, marks: readonly Mark[], margins: Margins): LineEnd[] {
  const [x, y, fx, fy] = ["x", "y", "fx", "fy"].map((name) => plot.scale(name));
  if (!x || !y) return [];
  const height = Number(plot.getAttribute("height"));
  const column = fx?.domain.at(-1);
  const left = fx ? fx.apply(column) as number - margins.marginLeft : 0;
  const found = new Map<string, LineEnd>();
  for (const mark of marks.filter(({ mark }) => mark.startsWith("line"))) {
    const [xField, yField, stroke, column, row] = ["x", "y", "stroke", "fx", "fy"]
      .map((channel) => fieldOf(mark, channel));
    if (!xField || !yField || !stroke) continue;
    for (const datum of mark.data as Datum[]) {
      if (fx && column && datum[column] !== fx.domain.at(-1)) continue;
      const above = fy && row ? fy.apply(datum[row]) as number : margins.marginTop;
      const end: LineEnd = {
        series: datum[stroke],
        x: left + middle(x, datum[xField]),
        y: above - margins.marginTop + middle(y, datum[yField]),
        top: above,
        bottom: fy && row ? above + fy.bandwidth! : height - margins.marginBottom,
      };
      const key = JSON.stringify([end.series, row && datum[row]]);
      const before = found.get(key);
      if (!Number.isFinite(end.x + end.y) || (before && before.x > end.x)) continue;
      found.set(key, end);
    }
  }
  return [...found.values()];
}

function middle(scale: Scale, value: unknown): number {
  if (value === null || value === undefined) return NaN;
  return scale.apply(value) as number + (scale.bandwidth ?? 0) / 2;
}

/** A name in its lines, beside the end of its line. */
interface Label extends LineEnd {
  readonly lines: readonly string[];
  readonly right: number;
  readonly size: number;
  readonly centre: number;
}

/** Writes the names of series beside the ends of their lines, without overlaps. */
export function drawLineEnds(
  plot: PlotElement,
  ends: readonly LineEnd[],
  document: SvgDocument,
): void {
  if (ends.length === 0) return;
  const labels = ends.map((end): Label => {
    const lines = balancedLines(String(end.series), WIDEST, theme.fontSize);
    const width = Math.max(...lines.map((line) => textWidth(line, theme.fontSize)));
    return {
      ...end,
      lines,
      right: end.x + OFFSET + width,
      size: lines.length * LINE_HEIGHT + APART,
      centre: end.y,
    };
  });
  const colour = plot.scale("color")!;
  const drawn = groups(labels).flatMap((group) => {
    const centres = spread(group, group[0].top, group[0].bottom);
    return group.flatMap((label, i) =>
      drawLabel(label, centres[i], String(colour.apply(label.series)), document)
    );
  });
  plot.append(element(document, "g", {
    "aria-label": "line end",
    "text-anchor": "start",
  }, ...drawn));
}

/** Groups of names that could overlap: names in the same rows whose widths overlap. */
function groups(labels: readonly Label[]): Label[][] {
  const found: Label[][] = [];
  for (const label of labels.toSorted((a, b) => a.top - b.top || a.x - b.x)) {
    const group = found.at(-1);
    const right = Math.max(...group?.map((other) => other.right) ?? []);
    if (group && group[0].top === label.top && label.x + OFFSET < right) group.push(label);
    else found.push([label]);
  }
  return found;
}

/** A name around `centre`, joined to the end of its line by a stroke if it was moved away from there. */
function drawLabel(
  { x, y, lines }: Label,
  centre: number,
  colour: string,
  document: SvgDocument,
): SvgElement[] {
  const left = x + OFFSET;
  const first = centre - (lines.length - 1) * LINE_HEIGHT / 2 + 0.35 * theme.fontSize;
  const texts = lines.map((line, i) =>
    element(document, "tspan", { x: left, y: first + i * LINE_HEIGHT }, line)
  );
  // A halo, for a line that ends within the frame.
  const halo = { stroke: theme.paper, "stroke-width": 3, "paint-order": "stroke" };
  const name = element(document, "text", {
    x: left,
    ...halo,
    "stroke-linejoin": "round",
    fill: theme.textColour(colour),
  }, ...texts);
  if (Math.abs(centre - y) < LINE_HEIGHT / 2) return [name];
  const leader = { x1: x + 4, y1: y, x2: left - 2, y2: centre, stroke: colour };
  return [element(document, "line", leader), name];
}
