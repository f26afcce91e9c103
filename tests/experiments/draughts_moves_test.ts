import { assertEquals, assertStrictEquals } from "@std/assert";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { movesFrom } from "matchbox/experiments/studies/draughts_moves/move_table.ts";
import { study } from "matchbox/experiments/studies/draughts_moves/show.ts";
import { referenceDraughts } from "../reference/draughts.ts";

Deno.test("draughts-moves: the table of 4x4 is as counted by hand", () => {
  const all = Array.from({ length: 8 }, (_, square) => movesFrom(4, square));
  const sum = (of: (moves: (typeof all)[number]) => number) =>
    all.reduce((n, each) => n + of(each), 0);
  // Lines of 4, 3, 3, 2 and 2 squares: on a line of n squares there are n * (n - 1) steps.
  assertStrictEquals(sum(({ steps }) => steps.size), 12 + 6 + 6 + 2 + 2);
  // Over 4 and 5: each of two lines of 3 squares has a jump there and one back, the long line 8.
  assertStrictEquals(sum(({ captures }) => captures.size), 2 + 2 + 8);
  // A man jumps to the next square alone.
  assertStrictEquals(sum(({ byMen }) => byMen.size), 2 + 2 + 4);
  assertEquals(Math.max(...all.map(({ longest }) => longest)), 1);
});

Deno.test("draughts-moves: a king and one man of the enemy have the captures of the reference", () => {
  const table = Array.from({ length: 18 }, (_, square) => movesFrom(6, square));
  // Every board with one king and one man of the enemy.
  for (let king = 1; king <= 18; king++) {
    const ends = new Set<string>();
    for (let man = 1; man <= 18; man++) {
      if (man === king) continue;
      for (const move of referenceDraughts(6, `W:WK${king}:BK${man}:H0`).moves()) {
        if (move.includes("x")) ends.add(`${move} ${man}`);
      }
    }
    const single = [...table[king - 1].captures].filter((capture) => {
      const taken = Number(capture.split(" ")[1]);
      return (taken & taken - 1) === 0;
    });
    assertStrictEquals(single.length, ends.size, `from ${king}`);
  }
});

Deno.test("draughts-moves: one move outside the table does not bear the claim out, all would", () => {
  const row = { captures: 1, longest: 1, unseen: 1 };
  const verdict = (outside: number) => {
    const games = [1, 2, 3].map((game) => ({ player: "p", game, moves: 10, outside, ...row }));
    const squares = [{ size: 4, square: 1, steps: 1, by_men: 0, captures: 0, longest: 0 }];
    return verdictOn(study.claims(study.summarise({ squares, games }))[0]).verdict;
  };
  assertEquals([0, 10].map(verdict), ["refuted", "confirmed"]);
});
