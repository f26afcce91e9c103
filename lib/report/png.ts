/**
 * Pictures as PNG, for programs that do not show SVG.
 *
 * @module
 */
import { dirname, fromFileUrl, join } from "@std/path";

/** How `toPng` draws. */
export interface PngOptions {
  /** Pixels for each pixel of the SVG, more than 0. */
  readonly scale?: number;
}

const FACES = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Oblique.ttf"];

/**
 * Draws a standalone SVG document as PNG. The font DejaVu Sans is read from its package, so that a machine
 * without fonts gives the same picture.
 *
 * @throws {Error} when `svg` is not well-formed
 */
export async function toPng(svg: string, { scale = 2 }: PngOptions = {}): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const family = "DejaVu Sans";
  return new Resvg(svg, {
    fitTo: { mode: "zoom", value: scale },
    font: {
      fontFiles: fontFiles(),
      loadSystemFonts: false,
      defaultFontFamily: family,
      sansSerifFamily: family,
      serifFamily: family,
      monospaceFamily: family,
    },
  }).render().asPng();
}

/** Paths of the font files. */
export function fontFiles(): string[] {
  const folder = join(dirname(fromFileUrl(import.meta.resolve("dejavu-fonts-ttf"))), "ttf");
  return FACES.map((file) => join(folder, file));
}
