import { assertEquals } from "@std/assert";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { gameProblems, missing } from "../../cli/game_problems.ts";

Deno.test("nothing is missing for the games that are there", () => {
  assertEquals(gameProblems(), []);
});

Deno.test("what is missing for a new game is named with its file", () => {
  class NewPosition {
    result() {
      return null;
    }
  }
  const start = () => new NewPosition() as unknown as ReturnType<Game["start"]>;
  const game: Game = { ...findGame("tictactoe"), name: "brandnew", spec: "brandnew", start };
  assertEquals(missing(game).map((line) => line.match(/^game brandnew: (\S+) /)?.[1]), [
    "lib/games/game_of.ts",
    "lib/web/play/page_games.ts",
    "tests/games/brandnew_test.ts,",
  ]);
});
