import { assertEquals, assertStrictEquals } from "@std/assert";
import { createAgent, pairedGames } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";

Deno.test("paired games exchange sides, so that the second player has the other results", () => {
  const game = findGame("reversi");
  const [one, other] = ["alphabeta:depth=2", "alphabeta:depth=1"].map((spec) =>
    createAgent(spec, game)
  );
  const context = stillContext("none");
  const openings = [game.start()];
  const { wins, draws, losses } = pairedGames(one, other, openings, context);
  assertStrictEquals(wins + draws + losses, 2);
  assertEquals(pairedGames(other, one, openings, context), { wins: losses, draws, losses: wins });
  assertStrictEquals(openings[0].toString(), game.start().toString());
});
