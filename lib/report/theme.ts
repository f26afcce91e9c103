/**
 * The look of the figures: colours, symbols, type and sizes, the same everywhere.
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
 * Symbols of series, by names of Observable Plot, so that no series is known by its hue alone. There is
 * one less than there are colours, so that colour and symbol together repeat only after 42 series.
 */
export const symbols: readonly string[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "cross",
];

/** Colour of text and axes, and of what stands behind them. */
export const ink = "#202020";
export const paper = "#ffffff";
export const frame = "#c8c8c8";

/** DejaVu Sans is at hand wherever this is drawn; a browser without it takes its own. */
export const fontFamily = "DejaVu Sans, Verdana, sans-serif";
/** In pixels: of axes and legends, and of the title with the height of its lines. */
export const fontSize = 12;
export const titleSize = 15;
export const titleLine = 20;

/** Width of a plot, in pixels, unless it asks for another. */
export const width = 680;
/** Width of all panels of a figure together: with its padding that of a README on GitHub. */
export const panelsWidth = 814;
/** Height of a panel with an axis of numbers. */
export const panelHeight = 290;
/** Free space around the whole, in pixels. */
export const padding = 12;

/** The colour for the name of a series in `#rrggbb`: darker, because letters are thinner than marks. */
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

/** What marks of a kind look like unless they say otherwise. */
export function markDefaults(
  mark: string,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (mark.startsWith("line")) return { strokeWidth: 1.75 };
  // Hollow symbols would show the line that runs through them.
  if (mark.startsWith("dot")) return "stroke" in options ? { r: 3.5, fill: paper } : { r: 3.5 };
  return {};
}
