/**
 * The games that the battery tests: each registered one in its default form, and some of other sizes.
 *
 * @module
 */
import { listGames } from "matchbox/games/mod.ts";

/** Their specs. */
export const testedSpecs: readonly string[] = [
  ...listGames().map(({ name }) => name),
  "reversi:size=4",
  "reversi:size=6",
  "reversi:size=10",
  "reversi:size=4,end=source",
  "reversi:size=8,end=source",
  "connect_four:size=4x4",
  "connect_four:size=6x5",
  "connect_four:size=8x7",
  "hexapawn:size=5",
  "draughts:size=4",
  "metelyk:side=1",
  "metelyk:side=2",
  "metelyk:side=3",
];
