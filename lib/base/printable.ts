/**
 * Characters that a terminal obeys in place of showing them. Names, reasons and files come from other
 * people: an escape sequence in one would change the title of a window or rewrite what stands above, and
 * a bidirectional control would show a text in another order than it has.
 *
 * @module
 */

/** Control characters (C0 but for tab and line feed, DEL, C1), bidirectional controls, other line ends. */
const UNPRINTABLE =
  // deno-lint-ignore no-control-regex -- these are meant
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The text without the characters that a terminal would obey; tabs and line feeds stay. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "");
}

/** The same characters written as `\uXXXX`: for JSON, which then means the same. */
export function escapeUnprintable(json: string): string {
  return json.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
