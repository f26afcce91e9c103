/**
 * Hexapawn straight from the rules, on rows of characters.
 *
 * @module
 */
import { nameOf, other, type Reference, rowsOf } from "./reference.ts";

/** The position with that notation, or the start of a board. */
export function referenceHexapawn(size: number, notation?: string): Reference {
  const text = notation ??
    `${"O".repeat(size)}${"-".repeat(size * (size - 2))}${"X".repeat(size)} X`;
  const [board, mover] = text.split(" ");
  const rows = rowsOf(board);
  const step = mover === "X" ? -1 : 1;
  const arrived = rows[0].includes("X") || rows[size - 1].includes("O");
  const moves: { name: string; from: [number, number]; to: [number, number] }[] = [];
  rows.forEach((row, y) =>
    row.forEach((mark, x) => {
      if (mark !== mover || arrived) return;
      for (const dx of [-1, 0, 1]) {
        const target = rows[y + step]?.[x + dx];
        if (target === (dx === 0 ? "-" : other(mover))) {
          moves.push({
            name: nameOf(x, y) + nameOf(x + dx, y + step),
            from: [x, y],
            to: [x + dx, y + step],
          });
        }
      }
    })
  );
  return {
    moves: () => moves.map(({ name }) => name),
    play(move) {
      const { from, to } = moves.find(({ name }) => name === move)!;
      const after = rows.map((row) => [...row]);
      after[from[1]][from[0]] = "-";
      after[to[1]][to[0]] = mover;
      return referenceHexapawn(size, `${after.flat().join("")} ${other(mover)}`);
    },
    result: () => moves.length > 0 ? null : mover === "X" ? -1 : 1,
    toString: () => text,
  };
}
