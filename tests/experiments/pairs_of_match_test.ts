import { assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import { playMatch } from "matchbox/arena/mod.ts";
import { pentanomialOf, playPairs, shortGames } from "matchbox/experiments/pairs_of_match.ts";
import { findGame } from "matchbox/games/mod.ts";

const reversi = findGame("reversi:size=6");
const clock = { now: () => 0 };

Deno.test("the points of all blocks are the pairs of the match", () => {
  const agents = ["greedy", "alphabeta:depth=2"] as const;
  const play = (from: number, to: number) =>
    playPairs(reversi, { agents, openings: 6, from, to, seed: 3, clock });
  const rows = [...play(1, 4), ...play(5, 6)];
  assertEquals(rows.map(({ opening }) => opening), [1, 2, 3, 4, 5, 6]);
  assertEquals(play(1, 6), rows);
  const { pairs } = playMatch(reversi, ...agents, { games: 12, seed: 3, clock });
  assertEquals(pentanomialOf(rows.map(({ points }) => points)), pairs);
});

Deno.test("the stronger agent has more points on either side", () => {
  const of = (...agents: [string, string]) =>
    playPairs(reversi, { agents, openings: 10, from: 1, to: 10, seed: 1, clock })
      .reduce((sum, { points }) => sum + points, 0);
  assertGreater(of("alphabeta:depth=4", "random"), 15);
  assertGreater(5, of("random", "alphabeta:depth=4"));
});

Deno.test("only games of chess are shortened", () => {
  assertEquals(shortGames(reversi), {});
  assertStrictEquals(shortGames(findGame("chess")).maxPlies, 160);
});
