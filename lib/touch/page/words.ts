/**
 * Words that all pages use.
 *
 * @module
 */

/** A text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text === "" ? "" : text[0].toUpperCase() + text.slice(1);
}

/** A number with commas, e.g. `1,000`. */
export function numberWord(number: number): string {
  return number.toLocaleString("en");
}

/** A number of things, e.g. `1 bead` or `1,000 beads`. */
export function countWord(count: number, thing: string, things = `${thing}s`): string {
  return `${numberWord(count)} ${count === 1 ? thing : things}`;
}
