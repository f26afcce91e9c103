/**
 * Widths of texts, estimated without a browser.
 *
 * @module
 */

/** Advance widths of DejaVu Sans in hundredths of an em, from the space to the tilde. */
// deno-fmt-ignore
const WIDTHS = [
  32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34,
  64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53,
  100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
  60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50,
  50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61,
  63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
];
/** Width of all other characters, more than most have. Bold is about a tenth wider than plain. */
const OTHER = 84;
const BOLD = 1.13;

/**
 * Width of a line of text in DejaVu Sans; common substitutes are narrower.
 *
 * @param size font size, in the unit of the result
 */
export function textWidth(text: string, size: number, bold = false): number {
  const hundredths = [...text].reduce(
    (sum, character) => sum + (WIDTHS[character.codePointAt(0)! - 32] ?? OTHER),
    0,
  );
  return hundredths / 100 * size * (bold ? BOLD : 1);
}

/**
 * Breaks a text between words into lines no wider than `width`; a longer word has its own line. A number
 * and its `%` stay together.
 */
export function wrapText(text: string, width: number, size: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+(?!%)/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, bold) <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as `wrapText`, but with the longest line as short as possible. */
export function balancedLines(text: string, width: number, size: number, bold = false): string[] {
  const longest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => textWidth(line, size, bold)));
  let lines = wrapText(text, width, size, bold);
  while (true) {
    const narrower = wrapText(text, longest(lines) - 1e-6, size, bold);
    if (narrower.length > lines.length || longest(narrower) >= longest(lines)) return lines;
    lines = narrower;
  }
}
