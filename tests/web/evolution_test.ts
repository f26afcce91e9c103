import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { join } from "@std/path";
import type { Lineage } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { runTraining } from "matchbox/runner/training/run_training.ts";
import { EvolutionStore } from "matchbox/web/evolution/evolution_store.ts";
import type { EvolutionState, Opponent } from "matchbox/web/evolution/messages.ts";
import { defaults, learnerSpec, type Settings } from "matchbox/web/evolution/settings.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

/** A small population on the small board. */
const settings: Settings = {
  ...defaults,
  ...{ board: "metelyk:side=3", network: "38-1", hidden: "4", population: 6, seed: 5 },
};

async function stateOf(
  client: TestClient,
  wanted: (state: EvolutionState) => boolean,
): Promise<EvolutionState> {
  while (true) {
    const news = await client.next(({ type }) => type === "evolution/state");
    const state = news as unknown as EvolutionState;
    if (wanted(state)) return state;
  }
}

async function start(client: TestClient, generations: number, pace: number): Promise<string> {
  const request = { type: "evolution/start", settings, generations, pace };
  const evolution = await client.done(request) as string;
  await client.done({ type: "evolution/open", evolution });
  return evolution;
}

Deno.test("an evolution goes on after a restart, has the networks of the same training, and they play", async () => {
  await withFolder(async (folder) => {
    const pool = new AgentPool(1);
    let [evolution, game] = ["", ""];
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      evolution = await start(client, 25, 5);
      await stateOf(client, (s) => s.generation >= 2 && s.status === "running");
      // While it is stopped, no network leaves.
      await client.done({ type: "evolution/stop", evolution });
      const { lines, generation } = await stateOf(client, (s) => s.status === "stopped");
      const opponent = await client.done({
        type: "evolution/network",
        evolution,
        network: lines[0].network,
      }) as Opponent;
      assertMatch(opponent.agent, /^net38_1:.*file=sha256:[0-9a-f]{16}/);
      game = await client.begin(opponent.game, ["person", opponent.agent]);
      const generations = 25 - generation;
      await client.done({ type: "evolution/continue", evolution, generations });
    }, { folder, pool });

    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      // The network answers though this server has never seen the evolution's thread.
      await client.done({ type: "play/open", game });
      const begun = await client.state(game, () => true);
      const first = findGame(begun.spec).start(begun.opening);
      const moves = new Int32Array(64);
      first.moves(moves, 0);
      const move = findGame(begun.spec).format(first, moves[0]);
      await client.done({ type: "play/move", game, ply: 0, move });
      const answered = await client.state(game, ({ moves }) => moves.length === 2);
      assertStrictEquals(answered.end, null);

      await client.done({ type: "evolution/open", evolution });
      await client.done({ type: "evolution/pace", evolution, pace: 0 });
      const end = await stateOf(client, (s) => s.status === "stopped");
      assertStrictEquals(end.generation, 25);
      assertEquals(end.champions.map(({ generation }) => generation), [0, 20]);
      for (const { random, greedy } of end.champions) {
        for (const { mean, low, high, count } of [random, greedy]) {
          assert(0 <= low && low <= mean && mean <= high && high <= 1);
          assertStrictEquals(count, 200);
        }
      }
      const numbers = new Set(end.branches.map(({ number }) => number));
      for (const { network, parent } of end.lines) {
        assert(numbers.has(network));
        assert(parent === null || numbers.has(parent));
      }
      const champion = { type: "evolution/champion", evolution, generation: 20 };
      const { agent } = await client.done(champion) as Opponent;
      await client.begin(begun.spec, [agent, "person"]);
    }, { folder, pool });
    pool.close();

    const trained = await runTraining(findGame(settings.board), learnerSpec(settings), {
      ...{ steps: 25, every: 25, seed: settings.seed, store: ":memory:" },
    });
    const { generation, members, departed } = trained.learned as unknown as {
      generation: number;
      members: { line: Lineage; weights: number[] }[];
      departed: Lineage[];
    };
    using store = new EvolutionStore(join(folder, "evolutions.sqlite"));
    const last = store.last(evolution)!;
    assertStrictEquals(last.generation, generation);
    assertEquals(last.lines, members.map(({ line }) => line));
    assertEquals([...last.weights], members.flatMap(({ weights }) => weights));
    assertEquals(store.departed(evolution).flatMap((text) => JSON.parse(text)), departed);
    assertGreater(departed.length, 20);
  });
});

Deno.test("two evolutions go on at the same time, others wait; they stop, and go on", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const ids = [await start(client, 1000, 1), await start(client, 1000, 1)];
    const third = await start(client, 3, 0);
    await stateOf(client, (s) => s.evolution === third && s.status === "waiting");
    const again = { type: "evolution/continue", evolution: ids[0], generations: 5 };
    assertMatch(await client.refused(again), /goes on already/);
    await client.done({ type: "evolution/stop", evolution: ids[0] });
    await stateOf(client, (s) => s.evolution === third && s.generation === 3);
    assertMatch(
      await client.refused({ type: "evolution/continue", evolution: third, generations: 1998 }),
      /expected at most 2000 generations in all but found 2001/,
    );
    await client.done({ type: "evolution/continue", evolution: third, generations: 2 });
    await stateOf(client, (s) => s.evolution === third && s.generation === 5);
    const { evolutions, published } = await client.done({ type: "evolution/list" }) as {
      evolutions: { evolution: string; status: string }[];
      published: Opponent[];
    };
    assertEquals(evolutions.map(({ evolution }) => evolution), [third, ...ids.toReversed()]);
    assertEquals(evolutions.map(({ status }) => status), ["stopped", "running", "stopped"]);
    assertStrictEquals(published.length, 5);
    for (const { game, agent } of published) await client.begin(game, ["person", agent]);

    const missing = "f".repeat(32);
    for (
      const [request, reason] of [
        [{ type: "evolution/open", evolution: missing }, /no such evolution/],
        [{ type: "evolution/network", evolution: third, network: 10 ** 6 }, /not alive any more/],
        [{ type: "evolution/champion", evolution: third, generation: 7 }, /no champion/],
        [
          { type: "evolution/start", settings, generations: 1e9, pace: 0 },
          /^generations: expected/,
        ],
        [
          {
            ...{ type: "evolution/start", generations: 5, pace: 0 },
            settings: { ...settings, population: 1e6 },
          },
          /^settings\.population: expected <=64/,
        ],
      ] as const
    ) {
      assertMatch(await client.refused(request), reason);
    }
  });
});
