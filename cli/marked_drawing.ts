/**
 * The drawing of a position with the squares marked that the last move changed.
 *
 * @module
 */

/** The most characters of a square; longer words belong to a caption. */
const WIDEST = 3;

/**
 * Puts brackets around the squares where two drawings of one board differ: `[X]`, or `[X X]` for neighbours
 * in a row.
 *
 * @param before the drawing of the position before the move
 * @param after the drawing of the position after it
 */
export function markedDrawing(before: string, after: string): string {
  const old = before.split("\n");
  return after.split("\n").map((line, row) => markedLine(old[row] ?? "", line)).join("\n");
}

function markedLine(before: string, after: string): string {
  const [old, cells] = [cellsOf(before), cellsOf(after)];
  const isRow = old.length === cells.length &&
    [...old, ...cells].every(({ text }) => text.length <= WIDEST);
  if (!isRow) return after;
  const changed = cells.map(({ text }, index) => text !== old[index].text);
  const characters = [...`${after} `];
  cells.forEach(({ start, text }, index) => {
    if (!changed[index]) return;
    if (!changed[index - 1]) characters[start - 1] = "[";
    if (!changed[index + 1]) characters[start + text.length] = "]";
  });
  return characters.join("").trimEnd();
}

function cellsOf(line: string): { text: string; start: number }[] {
  return Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, start: index }));
}
