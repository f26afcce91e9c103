/**
 * Files that the page offers.
 *
 * @module
 */
import { h } from "matchbox/touch/page/dom.ts";

/** Milliseconds for which a browser may ask the person where to. */
const KEPT = 60_000;

/** Lets the browser save a text, given in parts. */
export function saveFile(name: string, parts: string[], type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
