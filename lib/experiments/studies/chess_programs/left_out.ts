/**
 * Programs of which there is no game.
 *
 * @module
 */
import type { RowOf } from "../../row_sets.ts";
import type { sets } from "./rows.ts";

/** A sentence that names them; none when there are games of all. */
export function leftOut(programs: readonly RowOf<typeof sets.programs>[]): string[] {
  const missing = programs.filter(({ origin }) => origin === "left out");
  if (missing.length === 0) return [];
  return [
    `LEFT OUT, because there is no game of it: ${
      missing.map(({ program }) => program).join(", ")
    }.`,
  ];
}
