import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { playMatch } from "matchbox/arena/match.ts";
import { randomStream } from "matchbox/base/mod.ts";
import {
  duelOf,
  duelTasks,
  eloOfScore,
  type PairRow,
  playBatch,
} from "matchbox/experiments/duel.ts";
import { decisionOf } from "matchbox/experiments/stopped_score.ts";
import { findGame } from "matchbox/games/registry.ts";

const game = findGame("tictactoe");

/** All rows of a duel, whose tasks run in order. */
function play(
  agents: readonly [string, string],
  params: { games: number; elo: number },
): PairRow[] {
  const done = new Map<string, { rows: { pairs: readonly PairRow[] }; artifact: string | null }>();
  for (const { key, data, after = [] } of duelTasks(params)) {
    const inputs = after.map((key) => ({ key, ...done.get(key)! }));
    const { rows, artifact } = playBatch(game, agents, data, {
      ...{ params, inputs, seed: key, random: randomStream(key), stream: randomStream },
      ...{ clock: { now: () => 0 }, progress: () => {} },
    });
    done.set(key, {
      rows: { pairs: rows.pairs ?? [] },
      artifact: artifact?.content as string ?? null,
    });
  }
  return [...done.values()].flatMap(({ rows }) => rows.pairs);
}

Deno.test("the batches of a duel are its pairs, each once; an odd number of games is one more", () => {
  for (const games of [2, 9, 10, 11, 401]) {
    const numbers = [...duelTasks({ games, elo: 0 })].flatMap(({ data: { from, to } }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index)
    );
    const pairs = Math.ceil(games / 2);
    assertEquals(numbers, Array.from({ length: pairs }, (_, index) => index + 1));
  }
});

Deno.test("a batch has the points of a match with its seed", () => {
  const agents = ["alphabeta:depth=2", "random"] as const;
  const rows = play(agents, { games: 10, elo: 0 });
  const { wins, draws } = playMatch(game, ...agents, { games: 10, seed: "pairs 1 to 5" });
  assertStrictEquals(rows.reduce((sum, { points }) => sum + points, 0), wins + draws / 2);
});

Deno.test("a sequential test ends a duel after the wave that decides it, and says why", () => {
  const rows = play(["alphabeta:depth=2", "random"], { games: 1000, elo: 100 });
  assertStrictEquals(rows.length % 40, 0);
  assert(rows.length < 500);
  const { end, score } = duelOf(rows);
  assertStrictEquals(end, "first is stronger");
  assert(score.low! > 0.5);
  // One wave earlier it was open.
  if (rows.length > 40) assertStrictEquals(decisionOf(duelOf(rows.slice(0, -40)).pairs, 100), null);
  const equal = duelOf(play(["random", "random"], { games: 2000, elo: 200 }));
  assertStrictEquals(equal.end, "too close to matter");
});

Deno.test("a pair that must end as an earlier one did counts once", () => {
  const rows = play(["minimax", "minimax"], { games: 400, elo: 0 });
  const openings = new Set(rows.map(({ opening }) => opening)).size;
  assert(openings < rows.length && rows.every(({ repeatable }) => repeatable));
  assertStrictEquals(duelOf(rows).score.count, 2 * openings);
  const random = play(["random", "random"], { games: 400, elo: 0 });
  assertStrictEquals(duelOf(random).score.count, 400);
});

Deno.test("an Elo difference of 0 is an even score, and 400 are ten to one", () => {
  const { mean, low, high } = eloOfScore({ mean: 0.5, low: 1 / 11, high: 10 / 11, count: 1 });
  assertEquals([mean, low, high].map((elo) => Math.round(elo!)), [0, -400, 400]);
});
