/**
 * What a drawing is to a reader that had no part in making it.
 *
 * @module
 */
import { assert, assertLessOrEqual } from "@std/assert";
import { Resvg } from "@resvg/resvg-js";
import { fontFiles } from "matchbox/report/png.ts";

/**
 * Reads a drawing with a strict XML parser and a real font, which knows how large each text comes out:
 * an opinion that owes nothing to the widths that the drawing was laid out with.
 */
export function readDrawing(svg: string): Resvg {
  const font = {
    fontFiles: fontFiles(),
    loadSystemFonts: false,
    defaultFontFamily: "DejaVu Sans",
  };
  return new Resvg(svg, { font });
}

/** Fails when anything in a drawing reaches over its edges. */
export function assertNothingCutOff(svg: string): void {
  const drawing = readDrawing(svg);
  const { x, y, width, height } = drawing.getBBox()!;
  assert(x >= 0 && y >= 0, `begins at ${x}, ${y}`);
  assertLessOrEqual(x + width, drawing.width, `${x + width} wide, not ${drawing.width}`);
  assertLessOrEqual(y + height, drawing.height, `${y + height} high, not ${drawing.height}`);
}
