/**
 * Where two texts differ, for people.
 *
 * @module
 */

/** The number of characters shown of a difference. */
const SHOWN = 40;

/**
 * The first line that differs, e.g. `line 3: 12 nodes, by the rows 13 nodes`.
 *
 * @param theirs the words for the expected text
 */
export function differentLine(found: string, expected: string, theirs: string): string {
  const [lines, others] = [found, expected].map((text) => text.split("\n"));
  const index = others.findIndex((line, index) => line !== lines[index]);
  if (index < 0) return `${lines.length - others.length} lines more`;
  return `line ${index + 1}: ${differentPart(lines[index] ?? "", others[index], theirs)}`;
}

/**
 * Two texts around the place where they begin to differ.
 *
 * @param theirs the words for the expected text
 */
export function differentPart(found: string, expected: string, theirs: string): string {
  let place = 0;
  while (place < found.length && found[place] === expected[place]) place++;
  const from = Math.max(0, place - SHOWN / 2);
  const cut = (text: string) => {
    const shown = text.slice(from, from + SHOWN).trim().replace(/,$/, "");
    return (from > 0 ? "…" : "") + shown + (text.length > from + SHOWN ? "…" : "");
  };
  return `${cut(found)}, ${theirs} ${cut(expected)}`;
}
