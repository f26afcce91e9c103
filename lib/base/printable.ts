/**
 * Characters that a terminal does not show but executes. Names, reasons and files come from other people.
 * An escape sequence in them can change the title of the window or overwrite other lines, and a
 * bidirectional control changes the order in which a text is shown.
 *
 * @module
 */

/** Control characters except tab and line feed, bidirectional controls, and the other line ends of Unicode. */
const UNPRINTABLE =
  // deno-lint-ignore no-control-regex -- these are meant
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The text without unprintable characters; tabs and line feeds are kept. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "");
}

/** JSON of the same value, with the unprintable characters written as `\uXXXX`. */
export function escapeUnprintable(json: string): string {
  return json.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
