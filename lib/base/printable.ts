/**
 * Removes characters that control a terminal. Names, reasons and files come from other people: an escape
 * sequence in one could change the window's title or overwrite earlier lines, and a bidirectional control
 * could change the displayed order of a text.
 *
 * @module
 */

/** Control characters (C0 except tab and line feed, DEL, C1), bidirectional controls, other line ends. */
const UNPRINTABLE =
  // deno-lint-ignore no-control-regex -- these are meant
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The text without control characters; tabs and line feeds stay. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "");
}

/** Writes these characters as `\uXXXX`, which has the same meaning in JSON. */
export function escapeUnprintable(json: string): string {
  return json.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
