/**
 * The keys that several tables of the study have.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column } from "matchbox/report/table.ts";
import { programName } from "./summary.ts";

/** The program. */
export const programColumn: Column = {
  name: "program",
  kind: "key",
  meaning: "the algorithm, and the order of the moves behind the hash move if they are sorted",
};

/** The keys of a row, with its number of positions. */
export function keysOf(
  each: Parameters<typeof programName>[0] & {
    readonly game: string;
    readonly depth: number;
    readonly count: number;
  },
) {
  return {
    game: findGame(each.game).title,
    depth: each.depth,
    program: programName(each),
    n: each.count,
  };
}
