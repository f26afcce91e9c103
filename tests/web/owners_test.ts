import { assert, assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import type { Client } from "matchbox/web/channel.ts";
import { EvolutionStore } from "matchbox/web/evolution/evolution_store.ts";
import { Evolutions } from "matchbox/web/evolution/evolutions.ts";
import type { EvolutionList, EvolutionState } from "matchbox/web/evolution/messages.ts";
import { defaults, type Settings } from "matchbox/web/evolution/settings.ts";
import type { Found } from "matchbox/web/learner/messages.ts";
import { Owners } from "matchbox/web/owners.ts";
import { isFromThisMachine } from "matchbox/web/visitors.ts";
import { withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { TOKEN, withServer } from "./with_server.ts";

const [ANNA, BEN] = ["a".repeat(32), "b".repeat(32)];

const settings: Settings = {
  ...defaults,
  ...{ board: "metelyk:side=3", network: "38-1", hidden: "4", population: 6 },
};
const evolve = { type: "evolution/start", settings, generations: 1000, pace: 1 };

/** The next state of an evolution that is as wanted. */
async function stateOf(client: TestClient, wanted: (state: EvolutionState) => boolean) {
  const news = await client.next((message) =>
    message.type === "evolution/state" && wanted(message as unknown as EvolutionState)
  );
  return news as unknown as EvolutionState;
}

Deno.test("what a proxy hands on does not come from this machine", () => {
  const local = { host: "127.0.0.1:8000" };
  const of = (headers: Record<string, string>, address = "127.0.0.1") =>
    isFromThisMachine(new Headers(headers), address);
  for (const host of ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"]) assert(of({ host }), host);
  assert(of(local, "::1"));
  assert(of({ ...local, origin: "http://127.0.0.1:8000" }));
  const forwarded = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];
  for (const name of forwarded) assert(!of({ ...local, [name]: "127.0.0.1" }), name);
  // A proxy that adds no header hands on the name of the server, or the page that asks.
  assert(!of({ host: "games.example" }));
  assert(!of({ ...local, origin: "https://games.example" }));
  assert(!of(local, "192.168.1.5"));
  assert(!of({}));
});

Deno.test("a visitor owns what he starts, after he has come back too, and the host may change all", async () => {
  await withServer(async (url) => {
    await using host = await TestClient.connect(url);
    await using ben = await TestClient.visit(url, BEN);
    let [evolution, machine] = ["", ""];
    {
      await using anna = await TestClient.visit(url, ANNA);
      evolution = await anna.done(evolve) as string;
      machine = await anna.done({ type: "menace/new", setting: "michie" }) as string;
      await anna.done({ type: "menace/open", machine });
      await anna.done({ type: "menace/again", machine });
      const { evolutions: [own] } = await anna.done({ type: "evolution/list" }) as EvolutionList;
      assertEquals([own.owner, own.status], ["you", "running"]);
      await ben.done({ type: "evolution/open", evolution });
      const seen = await stateOf(ben, () => true);
      assertEquals([seen.owner, seen.mine], ["visitor", false]);
    }
    // It goes on while she is here.
    await stateOf(ben, ({ status }) => status === "away");
    for (
      const change of [
        { type: "evolution/stop" },
        { type: "evolution/pace", pace: 0 },
        { type: "evolution/continue", generations: 5 },
      ]
    ) {
      assertStrictEquals(
        await ben.refused({ ...change, evolution }),
        "this evolution belongs to another visitor; only who started it and the host may change it",
      );
    }
    await ben.done({ type: "menace/open", machine });
    assertStrictEquals((await ben.next(({ type }) => type === "menace/state")).mine, false);
    await ben.done({ type: "menace/move", machine, ply: 1, move: await freeSquare(ben, machine) });
    for (
      const change of [
        { type: "menace/train", against: "random", games: 10, pace: 6 },
        { type: "menace/pace", pace: 6 },
        { type: "menace/stop" },
        { type: "menace/fresh", setting: "staged" },
        { type: "menace/load", text: "{}" },
      ]
    ) {
      assertMatch(await ben.refused({ ...change, machine }), /^this machine belongs to another/);
    }

    await using anna = await TestClient.visit(url, ANNA);
    await stateOf(ben, ({ status }) => status === "running");
    await anna.done({ type: "evolution/stop", evolution });
    await anna.done({ type: "menace/open", machine });
    await anna.done({ type: "menace/train", machine, against: "random", games: 10, pace: 6 });
    await host.done({ type: "evolution/continue", evolution, generations: 5 });
    await host.done({ type: "evolution/pace", evolution, pace: 0 });
    await host.done({ type: "menace/fresh", machine, setting: "staged" });
    const { evolutions } = await host.done({ type: "evolution/list" }) as EvolutionList;
    assertEquals(evolutions.map(({ owner }) => owner), ["visitor"]);
  });
});

/** A square on which the person may play. */
async function freeSquare(client: TestClient, machine: string): Promise<string> {
  await client.done({ type: "menace/open", machine });
  const { game: { moves: [taken] } } = await client.next(({ type }) => type === "menace/state");
  return taken === "a1" ? "b2" : "a1";
}

const spec = "reversi:size=6";
const replace = { type: "learner/replace", spec, weights: '{"w1": 4, "w2": 1, "w3": 2}' };
const find = {
  ...{ type: "learner/find", spec, order: "met", descending: false, page: 0 },
  ...{ pattern: null, discs: null },
};

Deno.test("only the host replaces what the learner knows: by this machine, or by the token", async () => {
  const test = async (url: string) => {
    await using visitor = await TestClient.visit(url, ANNA);
    const isHost = async () => (await visitor.done(find) as Found).isHost;
    assertStrictEquals(await isHost(), false);
    assertMatch(await visitor.refused(replace), /^only the host of the server may replace/);
    const enter = { type: "host/enter", key: ANNA };
    assertStrictEquals(await visitor.done({ ...enter, token: BEN }), false);
    assertMatch(await visitor.refused(replace), /^only the host/);
    assertStrictEquals(await visitor.done({ ...enter, token: TOKEN }), true);
    assertStrictEquals(await isHost(), true);
    await visitor.done(replace);
    await visitor.done({ type: "learner/cancel" });
  };
  await withServer(test);
  // Behind a proxy that says nothing, no address makes a host.
  await withServer(async (url) => {
    await using local = await TestClient.connect(url);
    assertMatch(await local.refused(replace), /^only the host/);
    await test(url);
  }, { owners: { token: TOKEN, byAddress: false } });
});

Deno.test("after a restart an evolution of the host goes on at once, one of a visitor when he is back", async () => {
  await withFolder(async (folder) => {
    await withServer(async (url) => {
      await using host = await TestClient.connect(url);
      await using anna = await TestClient.visit(url, ANNA);
      await anna.done(evolve);
      await host.done(evolve);
    }, { folder });
    await withServer(async (url) => {
      const statuses = async (client: TestClient) =>
        (await client.done({ type: "evolution/list" }) as EvolutionList).evolutions
          .map(({ owner, status }) => [owner, status]);
      await using host = await TestClient.connect(url);
      assertEquals(await statuses(host), [["you", "running"], ["visitor", "away"]]);
      await using anna = await TestClient.visit(url, ANNA);
      assertEquals(await statuses(anna), [["host", "running"], ["you", "running"]]);
    }, { folder });
  });
});

/** A visitor who hears nothing but the states of evolutions. */
function visitor(owners: Owners, key: string) {
  const heard: EvolutionState[] = [];
  const client: Client = {
    fromThisMachine: false,
    send: (message) => heard.push(message as EvolutionState),
  };
  owners.enter(client, key, null);
  return { client, heard };
}

Deno.test("eight evolutions of one visitor leave a turn to the others", async () => {
  const owners = new Owners({ token: TOKEN });
  using store = new EvolutionStore(":memory:");
  const evolutions = new Evolutions(store, owners, 50);
  try {
    const anna = visitor(owners, ANNA);
    const start = ({ client }: typeof anna) => evolutions.start(client, settings, 1000, 1);
    for (let i = 0; i < 8; i++) start(anna);
    // deno-lint-ignore require-await -- an error becomes a rejection
    await assertRejects(async () => start(anna), Error, "at most 8 evolutions of yours that go on");
    const ben = visitor(owners, BEN);
    const id = start(ben);
    evolutions.watch(id, ben.client);
    while (!ben.heard.some(({ status }) => status === "running")) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // One of hers goes on too, and has lost nothing that was told.
    const others = evolutions.list(ben.client).filter(({ owner }) => owner === "visitor");
    assertStrictEquals(others.filter(({ status }) => status === "running").length, 1);
    assertStrictEquals(others.filter(({ status }) => status === "waiting").length, 7);
  } finally {
    evolutions.close();
  }
});

Deno.test("a connection begins so much and then waits, and others need not", async () => {
  await withServer(async (url) => {
    await using many = await TestClient.connect(url);
    await using one = await TestClient.connect(url);
    const begin = {
      ...{ type: "play/new", spec: "tictactoe", players: ["person", "person"], time: null },
    };
    for (let i = 0; i < 60; i++) await many.done(begin);
    for (const request of [begin, { type: "menace/new", setting: "michie" }, evolve]) {
      assertMatch(await many.refused(request), /begun very many games .* one every 5 seconds/);
    }
    await one.done(begin);
  });
});
