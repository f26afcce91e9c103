import { setTimeout as delay } from "node:timers/promises";
import { assert, assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import {
  deltaRuleValues,
  formatPositions,
  parsePositions,
  playedPositions,
  RememberedExperience,
  ruleOf,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves, type Result } from "matchbox/games/mod.ts";
import type { Client } from "matchbox/web/channel.ts";
import { learnerChannel } from "matchbox/web/learner/channel.ts";
import type { ExperienceThread } from "matchbox/web/learner/experience_thread.ts";
import { type Found, PAGE_SIZE } from "matchbox/web/learner/messages.ts";
import { IncomingPositions } from "matchbox/web/learner/incoming.ts";
import {
  addressOf,
  anything,
  type LookedFor,
  readAddress,
} from "matchbox/web/learner/looked_for.ts";
import type { GameState } from "matchbox/web/play/messages.ts";
import { Owners } from "matchbox/web/owners.ts";
import { Refusal } from "matchbox/web/refusal.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { runJson, withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

const spec = "reversi:size=6";
const rules = findGame(spec);
const pool = new AgentPool(1);
pool.warmUp();
addEventListener("unload", () => pool.close());

const look = { type: "learner/find", spec, order: "met", descending: false, page: 0 };
const everything = { ...look, pattern: null, discs: null };

async function find(client: TestClient, change: Record<string, unknown> = {}): Promise<Found> {
  return await client.done({ ...everything, ...change }) as Found;
}

/** Plays random moves, always the same, against the learner, to the end. */
async function playGame(client: TestClient, players: readonly [string, string], seed: string) {
  const random = randomStream(seed);
  const game = await client.begin(spec, players);
  const mine = (state: GameState) => state.end !== null || !state.thinking;
  let state = await client.state(game, mine);
  while (state.end === null) {
    const position = rules.start(state.opening);
    for (const move of state.moves) position.play(rules.parse(position, move));
    const moves = legalMoves(rules, position);
    const move = rules.format(position, moves[random.below(moves.length)]);
    const ply = state.moves.length;
    await client.done({ type: "play/move", game, ply, move });
    state = await client.state(game, (next) => next.moves.length > ply && mine(next));
  }
  const notes = await client.next((news) =>
    news.type === "play/learner" && news.game === game && news.lesson !== null
  );
  return { game, state, notes };
}

Deno.test("the learner learns its own moves of every game, and looks deeper where it knows a position", async () => {
  await withFolder(async (folder) => {
    const expected = new RememberedExperience({ w1: 0, w2: 0, w3: 0 });
    let last = "";
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      // A page that looks on hears that something was learned.
      await using other = await TestClient.connect(url);
      assertEquals((await find(other)).known, 0);
      for (const seed of ["one", "one", "two"]) {
        const { game, state, notes } = await playGame(client, ["person", "learner easy"], seed);
        const position = rules.start();
        const moves = state.moves.map((name) => {
          const move = rules.parse(position, name);
          position.play(move);
          return move;
        });
        const met = playedPositions(rules, moves)[1];
        const before = expected.weights;
        const known = new Set([...expected.positions()].map(([text]) => text));
        expected.learn(
          ruleOf(deltaRuleValues("delta_rule", rules)),
          met,
          -state.end!.result as Result,
        );
        assertEquals(notes.lesson, {
          positions: new Set(met).size,
          fresh: new Set(met).difference(known).size,
          before,
          after: expected.weights,
        });
        await other.next(({ type }) => type === "learner/news");
        last = game;
        assertMatch(
          await client.refused({ type: "play/undo", game, ply: moves.length }),
          /the learner has learned from it/,
        );
      }
      // The first moves of the second game were those of the first.
      const notes = await client.next((news) =>
        news.type === "play/learner" && news.considered?.known
      );
      assert(notes.considered.known.w + notes.considered.known.l + notes.considered.known.n > 0);
      assertEquals(notes.considered.depths, [2, 4]);
    }, { folder, pool });
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      // The game is told again, and teaches nothing more.
      await client.done({ type: "play/open", game: last });
      const { known, weights, positions } = await find(client);
      assertEquals(weights, expected.weights);
      const all = [...expected.positions()];
      assertStrictEquals(known, all.length);
      assertEquals(
        positions.map(({ text, w, l, n }) => ({ text, w, l, n })),
        all.slice(0, positions.length).map(([text, counts]) => ({ text, ...counts })),
      );
    }, { folder, pool });
  });
});

Deno.test("a game that was learned here is known in the files that it is saved in", async () => {
  await withFolder(async (folder) => {
    const files = ["record", "games"].map((form) => `${folder}/${form}.txt`);
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      const { game } = await playGame(client, ["person", "learner easy"], "one");
      for (const [index, form] of ["record", "games"].entries()) {
        const { text } = await client.done({ type: "play/save", game, form }) as { text: string };
        await Deno.writeTextFile(files[index], text);
      }
    }, { folder, pool });
    const learn = async (side: string) => {
      const store = ["--store", `${folder}/experience.sqlite`];
      const args = ["experience", "learn", spec, ...files, "--side", side, ...store];
      const { games, already } = await runJson(...args);
      return { games, already };
    };
    assertEquals(await learn("light"), { games: 0, already: 2 });
    // The moves of the person were not learned here.
    assertEquals(await learn("dark"), { games: 2, already: 0 });
  });
});

Deno.test("several games at once learn, and all of them count", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const games: string[] = [];
    for (let i = 0; i < 3; i++) games.push(await client.begin(spec, ["learner easy", "person"]));
    for (const game of games) {
      await client.state(game, ({ moves }) => moves.length === 1);
      await client.done({ type: "play/resign", game, ply: 1 });
      await client.next((news) => news.type === "play/learner" && news.lesson?.positions === 1);
    }
    const { known, positions: [first], weights } = await find(client);
    assertEquals([known, first.w, first.l, first.n], [1, 3, 0, 0]);
    // Three lessons with the target 5 and the rate 0.1, from 0.
    assert(Math.abs(weights.w1 - 5 * (1 - 0.9 ** 3)) < 1e-12);
    assertMatch(
      await client.refused({
        ...{ type: "play/new", spec: "tictactoe", players: ["person", "learner easy"], time: null },
      }),
      /delta_rule/,
    );
  }, { pool });
});

const DB = '{"' + "0".repeat(35) + '3": {"w": 2, "l": 1, "n": 0},\n "' + "1".repeat(35) +
  '3": {"w": 0, "l": 0, "n": 4}}';
const W = '{"w1": 4, "w2": 1, "w3": 2}';

Deno.test("db.json and w.json come in and go out, whole or not at all", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const replace = (weights = W) => client.ask({ type: "learner/replace", spec, weights });
    await replace();
    for (const text of [DB.slice(0, 20), DB.slice(20, 90), DB.slice(90)]) {
      await client.done({ type: "learner/part", text });
      assertStrictEquals((await find(client)).known, 0);
    }
    assertStrictEquals(await client.done({ type: "learner/finish" }), 2);
    const { known, weights, positions } = await find(client);
    assertEquals([known, weights], [2, { w1: 4, w2: 1, w3: 2 }]);
    assertEquals(positions.map(({ output }) => output), [3, 2]);

    const wrong: [string, RegExp][] = [
      ["hello", /^db\.json: expected JSON/],
      [DB.replace('"w": 2', '"w": -2'), /^db\.json: 0{35}3\.w: expected a whole number/],
      [DB.replace("3", "0"), /^db\.json: position "0{36}": expected one 3/],
      [DB.replace("03", "3"), /expected 36 characters for a board of 6 x 6 but found 35/],
      [DB.replace("},", "},,"), /^db\.json: expected JSON/],
      [DB.slice(0, -1), /^db\.json: expected JSON/],
      [DB.replace(/\n.*/, "}"), /^db\.json: expected a position after the last comma/],
    ];
    for (const [text, reason] of wrong) {
      await replace();
      const answers = [
        await client.ask({ type: "learner/part", text }),
        await client.ask({ type: "learner/finish" }),
      ];
      const refused = answers.find(({ type }) => type === "refused") as { reason: string };
      assertMatch(refused.reason, reason);
      assertStrictEquals((await find(client)).known, 2);
    }
    const badWeights = await replace('{"w1": 1}') as { reason: string };
    assertMatch(badWeights.reason, /^w\.json: /);

    // Another page neither takes part in a replacement nor begins one; when the first leaves it may.
    await using other = await TestClient.connect(url);
    {
      await using first = await TestClient.connect(url);
      await first.done({ type: "learner/replace", spec, weights: W });
      assertMatch(await other.refused({ type: "learner/part", text: "{" }), /has begun/);
      const begin = { type: "learner/replace", spec, weights: W };
      assertMatch(await other.refused(begin), /another file is coming in/);
    }
    while ((await other.ask({ type: "learner/replace", spec, weights: W })).type === "refused");
    await other.done({ type: "learner/cancel" });

    const { lines, after } = await client.done({ type: "learner/save", spec, after: 0 }) as {
      lines: string[];
      after: null;
    };
    assertStrictEquals(after, null);
    assertEquals(JSON.parse(`{${lines.join(",")}}`), JSON.parse(DB));
    const moves = await find(client, { pattern: `${"?".repeat(35)}3`, discs: [35, 35] });
    assertEquals([moves.known, moves.found, moves.positions[0].n], [2, 1, 4]);
    assertMatch(
      await client.refused({ ...everything, pattern: "?" }),
      /expected 36 characters for a board of 6 x 6 but found 1/,
    );
    assertMatch(await client.refused({ ...everything, pattern: "3".repeat(36) }), /at most one 3/);
  }, { pool });
});

Deno.test("many questions of one page keep no other page waiting", async () => {
  const asked: { readonly from: number; answer(): void }[] = [];
  // As slow as the thread is with millions of positions.
  const experience = {
    ask: (_name: string, _spec: string, { from }: { from: number }) =>
      new Promise((resolve) => {
        const answer = () => resolve({ known: 0, found: 0, weights: {}, positions: [] });
        asked.push({ from, answer });
      }),
  } as unknown as ExperienceThread;
  const owners = new Owners({ token: "" });
  const channel = learnerChannel.open({ folder: ":memory:", pool, owners, experience });
  const page = (): Client => ({ fromThisMachine: false, send() {} });
  const [busy, other, gone] = [page(), page(), page()];
  const ask = (client: Client, id: number) =>
    channel.receive({ ...everything, id, page: id }, client) as Promise<unknown>;
  const first = [ask(busy, 1), ask(busy, 2), ask(busy, 3)];
  const last = ask(other, 4);
  await delay(0);
  assertEquals(asked.map(({ from }) => from / PAGE_SIZE), [1, 4]);
  asked[1].answer();
  await last;
  asked[0].answer();
  await first[0];
  await delay(0);
  assertEquals(asked.map(({ from }) => from / PAGE_SIZE), [1, 4, 2]);
  // What a page has asked for is forgotten when it goes.
  const forgotten = [ask(gone, 5), ask(gone, 6)];
  await delay(0);
  channel.left!(gone);
  asked[3].answer();
  await forgotten[0];
  await assertRejects(() => forgotten[1], Refusal);
  assertStrictEquals(asked.length, 4);
});

Deno.test("a file in parts is read as the whole file, wherever it is cut", () => {
  const count = fc.nat(5);
  const entries = fc.uniqueArray(
    fc.tuple(
      fc.tuple(fc.stringMatching(/^[012]{15}$/), fc.nat(15))
        .map(([discs, move]) => `${discs.slice(0, move)}3${discs.slice(move)}`),
      fc.record({ w: fc.integer({ min: 1, max: 9 }), l: count, n: count }),
    ),
    { selector: ([text]) => text, maxLength: 12 },
  );
  fc.assert(fc.property(entries, fc.array(fc.nat()), fc.boolean(), (positions, cuts, short) => {
    const experience = new RememberedExperience({ w1: 0, w2: 0, w3: 0 }, positions);
    const text = short
      ? JSON.stringify(Object.fromEntries(positions))
      : formatPositions(experience);
    const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b)];
    const file = new IncomingPositions("db.json", 4);
    const read = [...places, text.length].slice(1)
      .flatMap((end, i) => file.add(text.slice(places[i], end)));
    read.push(...file.end());
    assertEquals(read, parsePositions("db.json", text, 4));
    assertStrictEquals(file.count, positions.length);
  }));
});

Deno.test("what is no file of positions is refused before it is all there", async () => {
  const file = new IncomingPositions("db.json", 6);
  await assertRejects(
    // deno-lint-ignore require-await -- an error becomes a rejection
    async () => {
      for (let i = 0; i < 100; i++) file.add("x".repeat(1000));
    },
    UsageError,
    "db.json: expected JSON",
  );
});

Deno.test("an address says what was looked for, and nonsense in it is everything", () => {
  const nothing = readAddress(new URLSearchParams(), 6);
  assertEquals(nothing, {
    ...{ order: "games", descending: true, pattern: anything(6), discs: null, page: 0 },
  });
  const looked: LookedFor = {
    ...{ order: "won" as const, descending: false, pattern: `${"?".repeat(30)}312012` },
    ...{ discs: [10, 20] as const, page: 6 },
  };
  const parameters = new URLSearchParams(addressOf("6x6", looked).split("?").slice(1).join("?"));
  assertEquals(readAddress(parameters, 6), looked);
  const nonsense = new URLSearchParams("order=x&pattern=33&discs=9&page=-1e9&from=");
  assertEquals(readAddress(nonsense, 6), nothing);
});
