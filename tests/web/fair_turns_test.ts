import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import process from "node:process";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { FairQueue } from "matchbox/web/fair_queue.ts";
import { RecentUse } from "matchbox/web/recent_use.ts";
import type { GameState, Hint } from "matchbox/web/play/messages.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

Deno.test("turns go round by asker, and what may not come yet is passed over", () => {
  const queue = new FairQueue<string>();
  const [greedy, modest, late] = [{}, {}, {}];
  for (const item of ["g1", "g2", "g3"]) queue.add(greedy, item);
  queue.add(modest, "m1");
  queue.add(modest, "m2");
  const any = () => true;
  assertStrictEquals(queue.take(any), "g1");
  queue.add(late, "l1");
  assertEquals(queue.waiting((item) => item !== "l1"), [modest, greedy]);
  assertStrictEquals(queue.take((item) => item !== "m1"), "m2");
  queue.remove(greedy, "g2");
  queue.remove(modest, "nothing");
  assertEquals([queue.take(any), queue.take(any), queue.take(any)], ["g3", "l1", "m1"]);
  assertStrictEquals(queue.take(any), undefined);
});

Deno.test("who has used less lately comes first, and what is long ago counts little", () => {
  let now = 0;
  const use = new RecentUse(() => now);
  const queue = new FairQueue<string>((asker) => use.of(asker));
  const [greedy, modest] = [{}, {}];
  use.add(greedy, 20);
  use.add(modest, 1);
  queue.add(greedy, "g1");
  queue.add(modest, "m1");
  assertStrictEquals(queue.take(() => true), "m1");
  now = 60_000;
  // Two half-lives of 30 seconds.
  assertAlmostEquals(use.of(greedy), 5);
  use.add(modest, 10);
  queue.add(modest, "m2");
  assertStrictEquals(queue.take(() => true), "g1");
});

/** Deep enough to take all the time that it gets. */
const DEEP = "search:depth=60";

const thinks = (state: GameState) => state.thinking && !state.waiting;

Deno.test("30 deep games of one visitor keep nobody else waiting", async () => {
  const pool = new AgentPool(2);
  pool.warmUp();
  await withServer(async (url) => {
    await using many = await TestClient.connect(url);
    await using one = await TestClient.connect(url);
    // The threads have loaded what they need.
    const first = await one.begin("reversi", ["medium", "person"]);
    await one.state(first, ({ moves }) => moves.length === 1);

    for (let i = 0; i < 30; i++) await many.begin("reversi", [DEEP, DEEP]);
    const game = await one.begin("reversi", ["medium", "person"]);
    const answered = await one.state(game, ({ moves }) => moves.length === 1);
    assertStrictEquals(answered.end, null);
    const hint = await one.done({ type: "play/hint", game, ply: 1 }) as Hint;
    assert(hint.depth > 0);

    const states = await many.received<GameState>("play/state");
    const last = new Map(states.map((state) => [state.game, state]));
    assertStrictEquals(last.size, 30);
    // One of the 30 thinks at a time, and most have waited longer than the move and the hint took.
    assert([...last.values()].filter(thinks).length <= 1);
    assert([...last.values()].filter(({ moves }) => moves.length > 0).length < 8);
  }, { pool });
  pool.close();
});

Deno.test("the clock of an agent stands while it waits for a thread", async () => {
  const pool = new AgentPool(2, 1500);
  await withServer(async (url) => {
    await using one = await TestClient.connect(url);
    await using two = await TestClient.connect(url);
    await using three = await TestClient.connect(url);
    for (const client of [one, two]) {
      const game = await client.begin("reversi", [DEEP, "person"]);
      await client.next(({ type, game: id }) => type === "play/thinking" && id === game);
    }
    const time = { base: 1, increment: 0.2 };
    const game = await three.begin("reversi", ["search:depth=2", "person"], time);
    const waits = await three.state(game, () => true);
    assertEquals([waits.waiting, waits.clock!.running], [true, null]);
    const thinking = await three.state(game, ({ clock }) => clock!.running === 0);
    // It had to wait until one of the others had had its share, and its clock shows nothing of that.
    const others = await Promise.all(
      [one, two].map((each) => each.received<GameState>("play/state")),
    );
    assert(others.flat().some(({ moves }) => moves.length === 1));
    assertStrictEquals(thinking.waiting, false);
    assertAlmostEquals(thinking.clock!.left[0], waits.clock!.left[0], 100);
    const { end } = await three.state(game, ({ moves }) => moves.length === 1);
    assertStrictEquals(end, null);
  }, { pool });
  pool.close();
});

Deno.test("an agent that has no time left answers at once, and no timer is asked for the past", async () => {
  const warnings: string[] = [];
  const listen = ({ name }: Error) => warnings.push(name);
  process.on("warning", listen);
  const pool = new AgentPool(1);
  const game = findGame("reversi");
  const thought = {
    ...{ game: game.spec, agent: DEEP, opening: game.start().toString(), moves: [] },
    ...{ files: new Map(), seed: "no time" },
  };
  const move = await pool.ask(thought, {
    ...{ asker: {}, signal: new AbortController().signal, seconds: -1 },
  });
  assert(legalMoves(game, game.start()).includes(move));
  process.off("warning", listen);
  assertEquals(warnings, []);
  pool.close();
});
