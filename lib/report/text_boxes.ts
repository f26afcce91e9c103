/**
 * Positions of the texts in an SVG, estimated without a browser.
 *
 * @module
 */
import type { SvgElement } from "./svg.ts";
import { textWidth } from "./text_width.ts";

/** A rectangle in the coordinates of the root; `top` is less than `bottom`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text with its bounding box. */
export interface PlacedText extends Box {
  readonly text: string;
  /** `aria-label` of the nearest group that has one, e.g. `x-axis tick label`. */
  readonly label: string;
}

/** An affine map: (x, y) to (a x + c y + e, b x + d y + f), as in SVG. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Context {
  readonly matrix: Matrix;
  readonly fontSize: number;
  readonly anchor: string;
  readonly label: string;
}

/** Height of letters above the baseline and depth below it, in ems. */
const ASCENT = 0.76;
const DESCENT = 0.24;

/**
 * The texts inside `root` with their estimated boxes.
 *
 * @param fontSize the font size around the root, in pixels
 */
export function placedTexts(root: SvgElement, fontSize: number): PlacedText[] {
  const found: PlacedText[] = [];
  visit(root, { matrix: [1, 0, 0, 1, 0, 0], fontSize, anchor: "middle", label: "" }, found);
  return found;
}

function visit(element: SvgElement, outer: Context, found: PlacedText[]): void {
  const inner: Context = {
    matrix: multiply(outer.matrix, parseTransform(element.getAttribute("transform") ?? "")),
    fontSize: Number.parseFloat(element.getAttribute("font-size") ?? "") || outer.fontSize,
    anchor: element.getAttribute("text-anchor") ?? outer.anchor,
    label: element.getAttribute("aria-label") ?? outer.label,
  };
  if (element.localName === "text") {
    const placed = placeText(element, inner);
    if (placed) found.push(placed);
  } else {
    for (const child of element.children) visit(child, inner, found);
  }
}

function placeText(
  element: SvgElement,
  { matrix, fontSize, anchor, label }: Context,
): PlacedText | null {
  const spans = [...element.children].filter(({ localName }) => localName === "tspan");
  const lines = spans.length ? spans : [element];
  const widths = lines.map((line) => textWidth(line.textContent, fontSize));
  const text = lines.map((line) => line.textContent).join("\n");
  if (!text.trim()) return null;

  const number = (of: SvgElement, name: string) => toPixels(of.getAttribute(name), fontSize);
  const width = Math.max(...widths);
  const before = anchor === "start" ? 0 : anchor === "end" ? width : width / 2;
  const left = number(element, "x") - before;
  const baseline = number(element, "y") + number(element, "dy") +
    (spans.length ? number(spans[0], "y") + number(spans[0], "dy") : 0);
  const top = baseline - ASCENT * fontSize;
  const bottom = baseline + DESCENT * fontSize + (lines.length - 1) * fontSize;
  return { text, label, ...transformBox(matrix, { left, top, right: left + width, bottom }) };
}

function toPixels(length: string | null, fontSize: number): number {
  const value = Number.parseFloat(length ?? "0");
  return length?.endsWith("em") ? value * fontSize : value;
}

function transformBox([a, b, c, d, e, f]: Matrix, { left, top, right, bottom }: Box): Box {
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function parseTransform(text: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    matrix = multiply(matrix, elementary(name, list.split(/[\s,]+/).map(Number)));
  }
  return matrix;
}

/** Plots use only translations and rotations. */
function elementary(name: string, [first, second = 0]: number[]): Matrix {
  if (name === "translate") return [1, 0, 0, 1, first, second];
  if (name !== "rotate") throw new TypeError(`the transform ${name} is not supported`);
  const [cosine, sine] = [Math.cos(first * Math.PI / 180), Math.sin(first * Math.PI / 180)];
  return [cosine, sine, -sine, cosine, 0, 0];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}
