/**
 * Notes of a file as a person reads them.
 *
 * @module
 */

/** The signs of the evaluations `$1` to `$6`. */
const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

/** A comment without its signs, an evaluation as a sign where there is one, and a variation as it is. */
export function plainComment(text: string): string {
  if (/^[;%]/.test(text)) return text.slice(1).trim();
  if (text.startsWith("{")) return text.slice(1, -1).trim();
  return text.startsWith("$") ? SIGNS[Number(text.slice(1))] ?? text : text;
}
