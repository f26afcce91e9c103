import { assert, assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { type GameRecord, parseTimeControl } from "matchbox/arena/mod.ts";
import { cutAndWait, ownLifeline } from "matchbox/runner/own_agents/lifeline.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
import { faulty, living, withPids } from "../../fixtures/faulty_engines.ts";

const chess = findGame("chess");
async function play(agents: string[], more: Partial<Parameters<typeof runTournament>[1]> = {}) {
  const records: GameRecord[] = [];
  const run = await runTournament(chess, {
    ...{ agents, games: 2, format: "gauntlet", store: ":memory:", executors: localExecutors(0) },
    onGame: (record) => records.push(record),
    ...more,
  });
  return { run, records };
}

Deno.test("an engine that misbehaves loses its games, with the reason, and the others go on", async () => {
  await withPids(async (pids) => {
    const reasons: Record<string, RegExp> = {
      illegal: /failed: Error: the engine answered "e2e5", which is not a legal move in /,
      nonsense: /failed: Error: the engine answered "", which is not a legal move in /,
      dies: /failed: Error: the engine ended with code 3$/,
      killed: /failed: Error: the engine ended by the signal SIGKILL$/,
      floods: /failed: Error: the engine wrote more than 20000000 bytes at once$/,
      "one-line": /failed: Error: the engine wrote a line of more than 100000 characters$/,
    };
    const ways = Object.keys(reasons);
    const { run, records } = await play(["random", ...ways.map((way) => faulty(way, pids))]);
    assert(run.complete);
    assertStrictEquals(records.length, 2 * ways.length);
    for (const way of ways) {
      const games = records.filter(({ agents }) =>
        agents.some((name) => name.includes(` ${way} `))
      );
      assertStrictEquals(games.length, 2);
      for (const { agents, ending, reason, result } of games) {
        assertStrictEquals(ending, "failure");
        // In one line of at most 300 characters.
        assertMatch(reason.split(`${way} one`)[1], reasons[way]);
        assertStrictEquals(result, agents[0] === "random" ? 1 : -1);
      }
    }
    assertEquals(await living(pids), []);
  });
});

Deno.test("an engine that hangs loses on time, in this thread and in a worker, and is ended", async () => {
  for (const jobs of [0, 1]) {
    await withPids(async (pids) => {
      const { records } = await play([faulty("hangs", pids), "random"], {
        time: parseTimeControl("0.3"),
        executors: localExecutors(jobs),
      });
      for (const { ending, reason } of records) {
        assertStrictEquals(ending, "time");
        assertMatch(reason, /exceeded its time of 0\.3 s$/);
      }
      assertEquals(await living(pids), []);
    });
  }
});

Deno.test("an engine that cannot be used is told before the first game, in one line", async () => {
  await withPids(async (pids) => {
    const refused: [string, RegExp][] = [
      ["uci", /expected command=PROGRAM/],
      ["uci:command=/no/such/engine", /there is no program "\/no\/such\/engine"/],
      [
        `${faulty("dies", pids)},options=Contempt=3`,
        /has no option "Contempt"; it has Skill Level/,
      ],
      [
        `${faulty("dies", pids)},id=Another`,
        /the engine "Another" but found "Faulty the dies one"/,
      ],
      [`${faulty("dies", pids)},options=Contempt`, /expected name=value;name=value/],
      ['uci:command="x', /a quote without its partner/],
      ["uci:command=()", /expected a program/],
      ["uci:command=ls,nodes=0", /nodes of agent uci: expected a whole number from 1/],
      ["uci:command=true", /"true": the engine ended with code 0$/],
    ];
    for (const [spec, message] of refused) {
      const error = await assertRejects(() => play([spec, "random"]), UsageError);
      assertMatch(error.message, message);
      assert(!error.message.includes("\n"));
    }
  });
});

Deno.test("when the program ends, its engines end, one that waits and one that hangs", async () => {
  await withPids(async (pids) => {
    await play([faulty("illegal", pids), "random"]);
    const { records } = await play([`${faulty("hangs", pids)},options=Skill Level=3`, "random"], {
      maxPlies: 1,
      plies: 0,
      games: 2,
      time: parseTimeControl("0.2"),
    });
    assertStrictEquals(records.length, 2);
    await cutAndWait(ownLifeline);
    // For the tests that come after this one.
    Atomics.store(ownLifeline, 0, 0);
    assertEquals(await living(pids), []);
  });
});
