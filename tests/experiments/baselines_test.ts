import { assertAlmostEquals, assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import { agentName } from "matchbox/agents/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { ARENAS, matchesOf, openingsOf } from "matchbox/experiments/studies/baselines/arenas.ts";
import { LEADERS, study } from "matchbox/experiments/studies/baselines/show.ts";
import { scoreOf, topTwo } from "matchbox/experiments/studies/baselines/summary.ts";
import { findGame } from "matchbox/games/mod.ts";
import { readRun } from "matchbox/runner/publish/read_run.ts";

/** Rows in which a player scores so many points of 2 against those that are listed after it. */
function rows(points: number) {
  return ARENAS.flatMap((arena) =>
    matchesOf(arena).flatMap(({ first, second }) =>
      [1, 2, 3, 4].map((opening) => ({
        ...{ game: arena.name, first: first.name, second: second.name, opening },
        // The one that is listed later is first.
        points: opening === 1 ? 1 : 2 - points,
      }))
    )
  );
}

Deno.test("baselines: every player is an agent of its game, and all of a game meet once", () => {
  for (const arena of ARENAS) {
    const game = findGame(arena.game);
    assertStrictEquals(new Set(arena.agents).size, arena.agents.length);
    for (const agent of arena.agents) assertGreater(agentName(agent, game).length, 0);
    const { length } = arena.agents;
    const pairs = matchesOf(arena).map(({ first, second }) => [first.name, second.name].sort());
    assertStrictEquals(new Set(pairs.map(String)).size, length * (length - 1) / 2);
    assertGreater(openingsOf(arena, 1), 1);
  }
});

Deno.test("baselines: ratings follow the points, and a score has two sides", () => {
  const { games } = study.summarise({ pairs: rows(1.5) });
  for (const [index, game] of games.entries()) {
    assertEquals(game.ratings.map(({ name }) => name), ARENAS[index].agents);
    const [one, other] = ARENAS[index].agents;
    const [score, against] = [scoreOf(game, one, other)!, scoreOf(game, other, one)!];
    // One opening of four is even, in the others it scores three quarters.
    assertAlmostEquals(score.mean, (0.5 + 3 * 0.75) / 4, 1e-12);
    assertAlmostEquals(against.mean, 1 - score.mean, 1e-12);
    assertAlmostEquals(against.low!, 1 - score.high!, 1e-12);
  }
  assertStrictEquals(scoreOf(games[0], "random", "nobody"), null);
});

Deno.test("baselines: questions have a case for each game with both players", () => {
  const summary = study.summarise({ pairs: rows(2) });
  const cases = study.claims(summary).map((claim) => verdictOn(claim))
    .map(({ verdict, cases }) => [verdict, cases.length]);
  // Chess has no depth 4 and no 400 playouts.
  const all = ARENAS.length;
  assertEquals(cases, [["measured", all], ["measured", all], ["measured", all - 1], [
    "measured",
    all - 1,
  ]]);
});

Deno.test("baselines: tables and figures of each game have names of their own", () => {
  const summary = study.summarise({ pairs: rows(2) });
  const judged = () => {
    throw new Error("no figure depends on a verdict");
  };
  const names = [...study.tables(summary), ...study.figures(summary, judged)]
    .map(({ name }) => name);
  assertStrictEquals(new Set(names).size, 1 + 2 * ARENAS.length);
  assertEquals(names.includes("against_connect_four_7x6"), true);
});

Deno.test("the pairs that are named for other seeds are the two highest published ratings", async () => {
  const published = (await readRun("results/baselines"))!;
  const { games } = study.summarise(published.rows as never);
  for (const each of games) {
    assertEquals([...LEADERS[each.game]], topTwo(each).map(({ name }) => name), each.game);
  }
  assertEquals(Object.keys(LEADERS).length, games.length);
});
