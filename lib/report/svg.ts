/**
 * Standalone SVG documents whose bytes are reproducible. Elements are made in a small DOM, cleaned up and
 * written.
 *
 * @module
 */
import { encodeBase64 } from "@std/encoding";
import { printable } from "matchbox/base/printable.ts";

/** The part of the DOM that drawing needs. */
export interface SvgElement {
  readonly localName: string;
  readonly children: Iterable<SvgElement>;
  readonly childNodes: Iterable<unknown>;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  textContent: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
  append(...nodes: unknown[]): void;
  querySelectorAll(selectors: string): Iterable<SvgElement>;
}

/** The factory of elements. */
export interface SvgDocument {
  createElement(name: string): SvgElement;
  createElementNS(namespace: string, name: string): SvgElement;
}

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/** A new document. Its canvas draws only filled rectangles, enough for the colour bars of legends. */
export async function newDocument(): Promise<SvgDocument> {
  const { parseHTML } = await import("linkedom");
  const page = parseHTML("<!doctype html><html><body></body></html>");
  const { document } = page as unknown as { document: SvgDocument };
  const { createElement } = document;
  document.createElement = (name) =>
    name === "canvas" ? canvas() as unknown as SvgElement : createElement.call(document, name);
  return document;
}

/** A replacement for the browser's canvas: it records rectangles and returns them as an SVG. */
function canvas() {
  const rectangles: string[] = [];
  const context = {
    fillStyle: "",
    fillRect(x: number, y: number, width: number, height: number): void {
      // A little wider, so that no gap shows between neighbours.
      rectangles.push(
        `<rect x="${x}" y="${y}" width="${
          width + 0.5
        }" height="${height}" fill="${this.fillStyle}"/>`,
      );
    },
  };
  return {
    width: 0,
    height: 0,
    getContext: () => context,
    toDataURL(): string {
      const svg = `<svg xmlns="${SVG}" viewBox="0 0 ${this.width} ${this.height}" ` +
        `preserveAspectRatio="none">${rectangles.join("")}</svg>`;
      return `data:image/svg+xml;base64,${encodeBase64(svg)}`;
    },
  };
}

/** Makes an element with attributes and children; strings become text nodes. */
export function element(
  document: SvgDocument,
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: (SvgElement | string)[]
): SvgElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/**
 * Makes `root` a standalone document. It declares namespaces, prefixes all ids with `name` and rounds
 * numbers to three decimals, so that equal figures have equal bytes.
 */
export function standalone(root: SvgElement, name: string): string {
  const elements = [root, ...root.querySelectorAll("*")];
  renameIds(elements, name);
  for (const each of elements) roundNumbers(each);
  root.setAttribute("xmlns", SVG);
  root.setAttribute("xmlns:xlink", XLINK);
  // XML has no way to write control characters, halves of surrogate pairs and these two.
  return printable(`${root}\n`).toWellFormed().replace(/[\ufffe\uffff]/g, "");
}

/** Plot's ids count up over a process; here each document numbers them from 1. */
function renameIds(elements: readonly SvgElement[], name: string): void {
  const ids = new Map<string, string>();
  for (const each of elements) {
    const id = each.getAttribute("id");
    if (id === null) continue;
    ids.set(id, `${name}-${ids.size + 1}`);
    each.setAttribute("id", ids.get(id)!);
  }
  for (const each of elements) {
    for (const { name: key, value } of [...each.attributes]) {
      const renamed = value.replace(
        /^(url\()?#([^)]+)/,
        (whole, url = "", id) => ids.has(id) ? `${url}#${ids.get(id)}` : whole,
      );
      if (renamed !== value) each.setAttribute(key, renamed);
    }
  }
}

const GEOMETRY = new Set(
  "cx cy d dx dy height points r rx ry stroke-width transform width x x1 x2 y y1 y2".split(" "),
);

function roundNumbers(each: SvgElement): void {
  for (const { name, value } of [...each.attributes]) {
    if (!GEOMETRY.has(name)) continue;
    const rounded = value.replace(
      /-?\d*\.\d+(?:e[-+]?\d+)?|-?\d+e[-+]?\d+/g,
      (number) => String(Number(Number(number).toFixed(3))),
    );
    if (rounded !== value) each.setAttribute(name, rounded);
  }
}
