/**
 * What stands for `node:util` in a page.
 *
 * @module
 */

/** A text without the colours of a terminal. */
export function stripVTControlCharacters(text: string): string {
  // deno-lint-ignore no-control-regex -- the character that begins a colour
  return text.replaceAll(/\x1b\[[\d;]*[A-Za-z]/g, "");
}
