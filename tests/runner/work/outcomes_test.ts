/**
 * What comes back from elsewhere is checked against what was handed out.
 *
 * @module
 */
import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { findGame } from "matchbox/games/mod.ts";
import { decodeRows, encodeRows } from "matchbox/runner/work/encoded_rows.ts";
import type { Executor } from "matchbox/runner/work/executor.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
import { type AnyWork, type FinishedTask, runTask } from "matchbox/runner/work/task.ts";
import { work } from "matchbox/runner/tournaments/tournament_work.ts";
import { withFolder } from "../../fixtures/command.ts";

type Rows = Record<string, unknown>[];

/** Plays the games, and sends back what `change` makes of them; the first task is sent as it is. */
function liar(change: (rows: Rows) => Rows): Executor {
  return {
    async run(job, source, onOutcomes) {
      await work.prepare!(job.params as never);
      for (let first = true;; first = false) {
        const [task] = source.take(1);
        if (!task) break;
        const outcome = runTask(work as AnyWork, job, task) as FinishedTask;
        const { games } = decodeRows(work.sets, outcome.rows);
        const changed = first ? games : change(games as unknown as Rows);
        onOutcomes([{ ...outcome, rows: encodeRows(work.sets, { games: changed as never }) }]);
      }
    },
  };
}

const lies: [string, RegExp, (rows: Rows) => Rows][] = [
  ["no games", /expected \d+ games but found 0/, () => []],
  ["one game more", /expected \d+ games but found \d+/, (rows) => [...rows, rows[0]]],
  [
    "a game of others",
    /expected game .*game 2 but found .*game 1/,
    (rows) => rows.map((row) => ({ ...row, key: (row.key as string).replace(/2$/, "1") })),
  ],
  ["two points", /a game with the result 2/, (rows) => rows.map((row) => ({ ...row, result: 2 }))],
  [
    "an unknown ending",
    /a game that ended by magic/,
    (rows) => rows.map((row) => ({ ...row, ending: "magic" })),
  ],
];

for (const [lie, reason, change] of lies) {
  Deno.test(`${lie} in place of those of a task: they do not count, and are not kept`, async () => {
    await withFolder(async (store) => {
      const executor = liar(change);
      const play = (shared: Executor) =>
        runTournament(findGame("tictactoe"), {
          agents: ["random", "greedy"],
          games: 2,
          executors: { shared, alone: shared },
          store,
        });
      const { failures, matches, complete } = await play(executor);
      assertStrictEquals(complete, false);
      assertEquals(matches, []);
      assertStrictEquals(failures.length, 1);
      assertMatch(failures[0].error, reason);
      const honest = await play(liar((rows) => rows));
      assertEquals([honest.resumed, honest.complete], [1, true]);
    });
  });
}
