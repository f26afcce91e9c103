import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { formatReversiGames } from "matchbox/games/reversi/mod.ts";
import type { Found, LearnedFile, Training } from "matchbox/web/learner/messages.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { learnedWords, trainingWords } from "matchbox/web/learner/words.ts";
import { gamesSoFar } from "matchbox/web/learner/trainings.ts";
import { withFolder } from "../fixtures/command.ts";
import { playRandomGame } from "../games/random_game.ts";
import { TestClient } from "./client.ts";
import { TOKEN, withServer } from "./with_server.ts";

const spec = "reversi:size=6";
const game = findGame(spec);
const pool = new AgentPool(1);
addEventListener("unload", () => pool.close());

const everything = {
  ...{ type: "learner/find", spec, order: "met", descending: false, page: 0 },
  ...{ pattern: null, discs: null },
};
const order = { type: "learner/train", spec, level: "learner easy", against: "random" };

async function find(client: TestClient): Promise<Found> {
  return await client.done(everything) as Found;
}

/** The next state of a training that is as wanted. */
async function next(
  client: TestClient,
  wanted: (training: Training) => boolean,
): Promise<Training> {
  const news = await client.next(({ type, training }) =>
    type === "learner/training" && wanted(training)
  );
  return news.training;
}

Deno.test("a training grows its curve for all who look on, goes on without a page, and can be stopped", async () => {
  await withFolder(async (folder) => {
    let left: Training | null = null;
    await withServer(async (url) => {
      await using other = await TestClient.connect(url);
      await find(other);
      {
        await using host = await TestClient.connect(url);
        await host.done({ ...order, games: 10 });
        assertMatch(
          await host.refused({ ...order, spec: "reversi:size=8", games: 10 }),
          /^the learner is being trained on 6x6; stop that first$/,
        );
        assertMatch(
          await host.refused({ type: "learner/stop", spec: "reversi:size=8" }),
          /not being trained on this board/,
        );
      }
      const { before, stretches, against } = await next(other, ({ end }) => end === "complete");
      assertEquals([before!.known, stretches.length, against], [0, 10, "random"]);
      // A column a game, and the log of each.
      for (const { wins, draws, losses, unknown, accepted, again } of stretches) {
        assertStrictEquals(wins + draws + losses, 1);
        assert(unknown + accepted + again > 0);
      }
      await other.next(({ type }) => type === "learner/news");
      const { known, weights, training } = await find(other);
      assertEquals([known, weights], [stretches[9].known, stretches[9].weights]);
      assertEquals(training!.end, "complete");

      // Who looks on no longer hears no more of it.
      await using gone = await TestClient.connect(url);
      await find(gone);
      await gone.done({ type: "learner/leave" });

      await other.done({ ...order, games: 100_000 });
      await next(other, ({ id, stretches }) => id !== training!.id && stretches.length > 0);
      await other.done({ type: "learner/stop", spec });
      const stopped = await next(other, ({ id, end }) => id !== training!.id && end !== null);
      assertStrictEquals(stopped.end, "stopped");
      assertEquals(await gone.received("learner/training"), []);
      // What was learned stays.
      assertEquals((await find(other)).known, stopped.stretches.at(-1)!.known);
      assertMatch(await other.refused({ type: "learner/stop", spec }), /not being trained/);

      await other.done({ ...order, games: 100_000 });
      left = await next(
        other,
        ({ id, end, stretches }) =>
          ![training!.id, stopped.id].includes(id) && end === null && stretches.length > 0,
      );
    }, { folder, pool });
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      await find(client);
      // It goes on by itself after a restart.
      const { id } = await next(client, (training) => gamesSoFar(training) > gamesSoFar(left!));
      assertStrictEquals(id, left!.id);
      await client.done({ type: "learner/stop", spec });
    }, { folder, pool });
  });
});

Deno.test("only the host trains it and gives it games, and only where what it knows is kept", async () => {
  const wanted = [{ ...order, games: 10 }, { type: "learner/games", spec, side: "both" }];
  await withServer(async (url) => {
    await using visitor = await TestClient.visit(url, "a".repeat(32));
    assertStrictEquals((await find(visitor)).isHost, false);
    for (const request of [...wanted, { type: "learner/stop", spec }]) {
      assertMatch(await visitor.refused(request), /^only the host of the server may /);
    }
    await visitor.done({ type: "host/enter", key: "a".repeat(32), token: TOKEN });
    assertStrictEquals((await find(visitor)).isHost, true);
    for (const request of wanted) {
      assertMatch(await visitor.refused(request), /this server keeps nothing$/);
    }
    assertMatch(await visitor.refused({ ...order, games: 0 }), /games: /);
  }, { pool });
});

Deno.test("a file of games is learned in parts, each game once; damaged ones are told with their line", async () => {
  const random = randomStream("games for the page");
  const games = Array.from({ length: 3 }, () => {
    const { position, played } = playRandomGame(game, random);
    return { moves: played, result: position.result() };
  });
  const text = `${formatReversiGames({ game, games })}a1 dark\nc2 *\n`;
  await withFolder((folder) =>
    withServer(async (url) => {
      await using client = await TestClient.connect(url);
      const send = async (text: string, side = "both") => {
        await client.done({ type: "learner/games", spec, side });
        for (let from = 0; from < text.length; from += 50) {
          await client.done({ type: "learner/part", text: text.slice(from, from + 50) });
        }
        return await client.done({ type: "learner/finish" }) as LearnedFile;
      };
      const counts = (
        { learned, already, unfinished, damaged }: LearnedFile,
      ) => [learned, already, unfinished, damaged];
      await find(client);
      assertEquals(counts(await send(text, "dark")), [3, 0, 1, 1]);
      await client.next(({ type }) => type === "learner/news");
      // The moves of light are new, and then nothing is.
      assertEquals(counts(await send(text)), [3, 0, 1, 1]);
      const again = await send(text);
      assertEquals(counts(again), [0, 3, 1, 1]);
      assertEquals(again.problems.map(({ line }) => line), [5]);
      assertMatch(again.problems[0].reason, /"a1" is not a legal move/);
      // A game is a position with four discs, of dark, and one with five, of light.
      const { positions } = await client.done({ ...everything, discs: [4, 5] }) as Found;
      assertStrictEquals(positions.reduce((sum, { w, l, n }) => sum + w + l + n, 0), 6);

      // Another file is not taken meanwhile; what is no file of this board ends it.
      await client.done({ type: "learner/games", spec, side: "both" });
      await using other = await TestClient.connect(url);
      const weights = '{"w1": 1, "w2": 1, "w3": 1}';
      assertMatch(
        await other.refused({ type: "learner/replace", spec, weights }),
        /another file is coming in/,
      );
      assertMatch(await other.refused({ type: "learner/part", text }), /has begun/);
      assertMatch(
        await client.refused({ type: "learner/part", text: "reversi:size=8\nd3 dark\n" }),
        /has games of reversi:size=8, not of reversi:size=6/,
      );
      assertMatch(await client.refused({ type: "learner/finish" }), /has begun/);
      await other.done({ type: "learner/games", spec, side: "both" });
      assertMatch(await other.refused({ type: "learner/finish" }), /the file has no game/);
    }, { folder, pool })
  );
});

Deno.test("the words for a training and for a file of games", () => {
  const training: Training = {
    ...{ id: "a", level: "learner easy", against: "itself", games: 10_000, size: 200 },
    ...{ before: null, stretches: [], end: null },
  };
  assertEquals([null, 59, 61, 5400, 7200].map((left) => trainingWords(training, 1200, left)), [
    "Game 1,200 of 10,000 against itself.",
    "Game 1,200 of 10,000 against itself, less than a minute left.",
    "Game 1,200 of 10,000 against itself, about 1 minute left.",
    "Game 1,200 of 10,000 against itself, about 90 minutes left.",
    "Game 1,200 of 10,000 against itself, about 2 hours left.",
  ]);
  assertStrictEquals(
    trainingWords({ ...training, end: "stopped" }, 1200),
    "The training against itself was stopped after 1,200 of 10,000 games.",
  );
  const file = { learned: 1, already: 0, unfinished: 0, damaged: 0, problems: [] };
  assertStrictEquals(learnedWords(file), "1 game learned.");
  assertStrictEquals(
    learnedWords({ ...file, learned: 0, already: 1200, unfinished: 2, damaged: 3 }),
    "0 games learned, 1,200 known before, 2 without a result, 3 damaged.",
  );
});
