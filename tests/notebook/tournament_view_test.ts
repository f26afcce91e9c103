import { assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { tournamentInNotebook } from "matchbox/notebook/mod.ts";

const options = { games: 10, jobs: 0, store: ":memory:" };

/** The output of a notebook without pictures. */
async function plain(display: Display): Promise<string> {
  const { "text/plain": text } = await display[jupyterDisplay]();
  return text;
}

Deno.test("a tournament is shown as tables and figures", async () => {
  const agents = ["random", "greedy", "alphabeta:depth=2"];
  const cup = await tournamentInNotebook("reversi:size=4", agents, options);
  assertStrictEquals(cup.records.length, 3 * 10);
  assertMatch(await plain(cup.matches()), /random +\\?\| +greedy/);
  assertMatch(await plain(cup.standings()), /rank +\| agent/);
  assertMatch(await plain(cup.crossTable()), /rank +\| agent/);
  assertMatch(await plain(cup.heatMap()), /row's agent against the column's/);
  assertMatch(await plain(cup.ratings()), /Elo rating of each agent/);
  const frame = await cup.frame();
  assertEquals(frame.shape, [30, 7]);
  assertEquals(frame.column("plies").values, cup.records.map(({ moves }) => moves.length));
});

Deno.test("a sequential test is shown if there was one", async () => {
  const sprt = { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05 };
  const agents = ["alphabeta:depth=2", "random"];
  const match = await tournamentInNotebook("tictactoe", agents, { ...options, games: 400, sprt });
  assertMatch(await plain(match.test()), /[Ll]og-likelihood ratio/);
  const without = await tournamentInNotebook("tictactoe", agents, options);
  assertThrows(() => without.test(), UsageError);
});

Deno.test("an agent against itself has a result but no rating", async () => {
  const match = await tournamentInNotebook("tictactoe", ["random", "random"], options);
  assertStrictEquals(match.match.games, 10);
  assertThrows(() => match.result, UsageError);
});
