import { assertStrictEquals } from "@std/assert";
import { findGame } from "matchbox/games/mod.ts";
import { emptySquares, finalScore, type ReversiPosition } from "matchbox/games/reversi/mod.ts";

const reversi = findGame("reversi:size=4");
const at = (notation: string) => reversi.start(notation) as ReversiPosition;

Deno.test("the final score is own discs minus the enemy's, and empty squares go to the winner", () => {
  assertStrictEquals(finalScore(at("XXXXXXXXXXXOOOOO X")), 11 - 5);
  assertStrictEquals(finalScore(at("XXXXXXXXXXXOOOOO O")), 5 - 11);
  assertStrictEquals(finalScore(at("XXXXXXXXOOOOOOOO X")), 0);
  assertStrictEquals(emptySquares(at("-----XX--XX----- X")), 12);
  assertStrictEquals(finalScore(at("-----XX--XX----- X")), 16);
  assertStrictEquals(finalScore(at("-----XX--XX----- O")), -16);
});
