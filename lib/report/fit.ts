/**
 * Margins and ticks that give the labels of a plot enough room.
 *
 * @module
 */
import type { PlotElement } from "./observable_plot.ts";
import { type Box, type PlacedText, placedTexts } from "./text_boxes.ts";
import { fontSize } from "./theme.ts";

/** Options of Observable Plot, in pixels. */
export interface Fit {
  readonly margins: Readonly<
    Record<"marginTop" | "marginRight" | "marginBottom" | "marginLeft", number>
  >;
  /** Of the horizontal axis. */
  readonly x: { readonly tickSpacing: number; readonly tickRotate?: number };
}

/** The first fit to try: small margins and many ticks. */
export const firstFit: Fit = {
  margins: { marginTop: 8, marginRight: 8, marginBottom: 8, marginLeft: 8 },
  x: { tickSpacing: 36 },
};

/** Space between the labels of the ticks and the label of the axis, or the edge. */
const GAP = 8;
/** The least space between labels side by side. */
const APART = 9;
/** Long names are turned by this angle, in degrees. */
const TURN = -35;

/**
 * Improves a fit. When tick labels touch, it has fewer ticks or turned labels. Its margins, never smaller
 * than before, have room for the tick labels, the label of the axis beyond them, and any other text beside
 * the frame.
 *
 * @param plot drawn with `fit`
 */
export function betterFit(plot: PlotElement, fit: Fit): Fit {
  const texts = placedTexts(plot, fontSize);
  const [width, height] = ["width", "height"].map((name) => Number(plot.getAttribute(name)));
  return {
    margins: neededMargins(texts, width, height, fit.margins),
    x: neededTicks(texts, plot, fit.x),
  };
}

function neededTicks(texts: readonly PlacedText[], plot: PlotElement, x: Fit["x"]): Fit["x"] {
  const labels = texts.filter(({ label }) => label === "x-axis tick label")
    .sort((a, b) => a.left - b.left);
  const crowded = labels.some(({ right, top }, i) =>
    labels.slice(i + 1).some((other) => other.top === top && other.left < right + APART)
  );
  if (!crowded || x.tickRotate) return x;
  return plot.scale("x")?.bandwidth !== undefined
    ? { ...x, tickRotate: TURN }
    : { tickSpacing: x.tickSpacing * 1.5 };
}

function neededMargins(
  texts: readonly PlacedText[],
  width: number,
  height: number,
  { marginTop, marginRight, marginBottom, marginLeft }: Fit["margins"],
): Fit["margins"] {
  const frame: Box = {
    left: marginLeft,
    top: marginTop,
    right: width - marginRight,
    bottom: height - marginBottom,
  };
  // A text counts as beside the frame when its middle is.
  const above = (text: Box) => text.top + text.bottom < 2 * frame.top ? frame.top - text.top : 0;
  const below = (text: Box) =>
    text.top + text.bottom > 2 * frame.bottom ? text.bottom - frame.bottom : 0;
  const before = (text: Box) =>
    text.left + text.right < 2 * frame.left ? frame.left - text.left : 0;
  const after = (text: Box) =>
    text.left + text.right > 2 * frame.right ? text.right - frame.right : 0;

  return {
    marginTop: needed(texts, marginTop, above, ({ top }) => -top),
    marginRight: needed(texts, marginRight, after, ({ right }) => right - width),
    marginBottom: needed(texts, marginBottom, below, ({ bottom }) => bottom - height),
    marginLeft: needed(texts, marginLeft, before, ({ left }) => -left),
  };
}

/**
 * @param outside how far a text extends from the frame on this side; 0 when it is not on this side
 * @param beyond how far it extends over the edge
 */
function needed(
  texts: readonly PlacedText[],
  margin: number,
  outside: (text: Box) => number,
  beyond: (text: Box) => number,
): number {
  const ticks = texts.filter(({ label }) => label.endsWith("axis tick label"));
  const depth = Math.max(0, ...ticks.map(outside));
  const named = texts.some((text) => text.label.endsWith("axis label") && outside(text) > 0);
  const beside = depth > 0 ? depth + (named ? GAP + fontSize : 0) + GAP / 2 : 0;
  const overflow = Math.max(0, ...texts.map(beyond));
  return Math.ceil(Math.max(margin + overflow, beside));
}
