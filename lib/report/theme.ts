/**
 * The look of all figures: colours, symbols, fonts and sizes.
 *
 * @module
 */

/**
 * Colours of series. After Okabe and Ito (2008), with their light colours replaced by darker ones: each
 * has a contrast of 3:1 or more on white, and any two can be told apart with any kind of colour
 * blindness.
 */
export const palette: readonly string[] = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#202020",
  "#c765a8",
  "#5c4500",
  "#6a1fb0",
];

/**
 * Symbols of series, by their names in Observable Plot, so that no two series differ by hue alone. There is
 * one symbol less than there are colours, so that pairs of colour and symbol repeat only after 42 series.
 */
export const symbols: readonly string[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "cross",
];

/** The colour of text and axes. */
export const ink = "#202020";
/** The colour of the background. */
export const paper = "#ffffff";
/** The colour of the frame around a panel. */
export const frame = "#c8c8c8";

/** DejaVu Sans comes with the project; a browser without it uses one of the others. */
export const fontFamily = "DejaVu Sans, Verdana, sans-serif";
/** The font size of axes and legends, in pixels. */
export const fontSize = 12;
/** The font size of the title, in pixels. */
export const titleSize = 15;
/** The line height of the title, in pixels. */
export const titleLine = 20;

/** Default width of a plot, in pixels. */
export const width = 680;
/** Width of all panels of a figure; with the padding, the width of a README on GitHub. */
export const panelsWidth = 814;
/** Height of a panel with an axis of numbers. */
export const panelHeight = 290;
/** Space around the whole figure, in pixels. */
export const padding = 12;

/** The colour of a series' name, as `#rrggbb`: darker than its marks, because letters are thinner. */
export function textColour(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  const mixed = [1, 3, 5].map((at) => {
    const [own, dark] = [colour, ink].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(own + TEXT_SHADE * (dark - own)).toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** The share of ink in the colour of a name. */
const TEXT_SHADE = 0.3;

/** Default options of a mark of this kind. */
export function markDefaults(
  mark: string,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (mark.startsWith("line")) return { strokeWidth: 1.75 };
  // Without a fill, the line would show through the symbols.
  if (mark.startsWith("dot")) return "stroke" in options ? { r: 3.5, fill: paper } : { r: 3.5 };
  return {};
}
