/**
 * The log of the source's server (D10); a game on the page, with a browser, is in browser_test.ts.
 *
 * @module
 */
import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { Referee } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import type { ExperienceThread } from "matchbox/web/learner/experience_thread.ts";
import { chooseAsLearner, learnFromGame } from "matchbox/web/learner/learner.ts";
import { databaseConnected, logLine } from "matchbox/web/learner/server_log.ts";
import { withFolder } from "../fixtures/command.ts";
import { serve } from "./serve_process.ts";

const game = findGame("reversi:size=6");

/** An experience that answers the same, and what it was told to log. */
function answering(answer: unknown) {
  const logged: string[] = [];
  const experience = {
    ask: () => Promise.resolve(answer),
    onChange: () => {},
    log: (event: string) => logged.push(event),
  } as unknown as ExperienceThread;
  return { experience, logged };
}

Deno.test("a line begins with the local time of day, as in the source", () => {
  assertStrictEquals(
    logLine("HTTP SERVER... ok", new Date(2023, 4, 1, 6, 40, 21, 600)),
    "[6:40:21.600] HTTP SERVER... ok",
  );
  assertStrictEquals(logLine("x", new Date(2023, 4, 1, 16, 4, 5, 7)), "[16:04:05.007] x");
  assertStrictEquals(
    databaseConnected([["6x6", 3], ["8x8", 0]]),
    "DATABASE CONNECTED; positions known on 6x6: 3, 8x8: 0",
  );
});

Deno.test("a position that the learner does not know is in the log, a known one is not", async () => {
  const weights = { w1: 5, w2: 5, w3: 5 };
  const choose = async (known: unknown) => {
    const { experience, logged } = answering({ known, weights });
    const position = game.start() as ReversiPosition;
    await chooseAsLearner(
      experience,
      "learner easy",
      game,
      position,
      () => Promise.resolve(game.parse(position, "c2")),
    );
    return logged;
  };
  assertEquals(await choose(null), ["Unknown: Reversi 6x6, c2"]);
  assertEquals(await choose({ w: 1, l: 0, n: 0 }), []);
});

Deno.test("weights are in the log after a game that changed them, and only then", async () => {
  const referee = new Referee(game, ["person", "learner easy"], { seed: "log" });
  for (const move of ["c2", "b2"]) referee.play(game.parse(referee.position, move));
  referee.resign(0);
  const before = { w1: 0, w2: 0, w3: 0 };
  const logged = async (after: typeof before) => {
    const { experience, logged } = answering({ positions: 1, fresh: 1, before, after });
    await learnFromGame(experience, "a", ["person", "learner easy"], referee);
    return logged;
  };
  assertEquals(await logged({ ...before, w1: 0.5 }), ["New weights: 0.5 / 0 / 0 (Reversi 6x6)"]);
  assertEquals(await logged(before), []);
});

Deno.test("serve says it from the start when it is asked to, and when the database fails", async () => {
  await withFolder(async (folder) => {
    const store = `${folder}/damaged`;
    await Deno.mkdir(store);
    await Deno.writeTextFile(`${store}/experience.sqlite`, "no database ".repeat(100));
    const server = await serve(["--port", "0", "--store", store, "--log"]);
    while (server.printed.length < 6) await new Promise((resolve) => setTimeout(resolve, 20));
    const page = await fetch(server.url);
    await page.body?.cancel();
    assertStrictEquals(page.status, 200);
    await server.end();
    const log = server.printed.filter((line) => line.startsWith("["));
    assertStrictEquals(log.length, 3);
    assertMatch(log[1], /^\[\d+:\d\d:\d\d\.\d{3}\] HTTP SOCKET\.\.\. ok$/);
    assertMatch(log[2], / DATABASE\.\.\. .*experience\.sqlite/);
  });
});
