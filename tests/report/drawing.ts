/**
 * An independent check of drawings.
 *
 * @module
 */
import { assert, assertLessOrEqual } from "@std/assert";
import { Resvg } from "@resvg/resvg-js";
import { fontFiles } from "matchbox/report/png.ts";

/**
 * Reads a drawing with a strict XML parser and measures its texts with a real font, independently of the
 * estimated widths in its layout.
 */
export function readDrawing(svg: string): Resvg {
  const font = {
    fontFiles: fontFiles(),
    loadSystemFonts: false,
    defaultFontFamily: "DejaVu Sans",
  };
  return new Resvg(svg, { font });
}

/** Fails when any part of a drawing is outside its edges. */
export function assertNothingCutOff(svg: string): void {
  const drawing = readDrawing(svg);
  const { x, y, width, height } = drawing.getBBox()!;
  assert(x >= 0 && y >= 0, `begins at ${x}, ${y}`);
  assertLessOrEqual(x + width, drawing.width, `${x + width} wide, not ${drawing.width}`);
  assertLessOrEqual(y + height, drawing.height, `${y + height} high, not ${drawing.height}`);
}
