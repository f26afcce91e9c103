/**
 * Parsers of pages and drawings for tests.
 *
 * @module
 */
import { parseHTML } from "linkedom";

/** An element, or the root of all. */
export interface Parsed {
  readonly children: Iterable<Parsed>;
  readonly textContent: string;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<Parsed>;
}

/** Parses HTML, or the SVG of a drawing. */
export function parse(text: string): Parsed {
  return (parseHTML(`<body>${text}</body>`) as unknown as { document: Parsed }).document;
}

/** The elements that match a CSS selector, in document order. */
export function findAll(within: Parsed, selector: string): Parsed[] {
  return [...within.querySelectorAll(selector)];
}
