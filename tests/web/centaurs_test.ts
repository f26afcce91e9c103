import { assert, assertEquals, assertLess, assertMatch, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import { lotOf } from "matchbox/web/centaurs/lots.ts";
import type { ExperimentState, Kind } from "matchbox/web/centaurs/messages.ts";
import { pointsOf } from "matchbox/web/class/pooled.ts";
import type { GameState, Hint } from "matchbox/web/play/messages.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { withServer as withServerOf } from "./with_server.ts";

const pool = new AgentPool(1);
addEventListener("unload", () => pool.close());

const withServer = (test: (url: string) => Promise<void>, folder?: string) =>
  withServerOf(test, { pool, folder });

const PLAN = { spec: "tictactoe", opponent: "random", machine: "perfect", randomMoves: 1 };

const begin = (client: TestClient, changes: Partial<typeof PLAN> = {}) =>
  client.ask({ type: "play/plan", ...PLAN, ...changes });

const stateOf = async (client: TestClient) =>
  await client.done({ type: "play/experiment" }) as NonNullable<ExperimentState>;

/** How a person plays: asks for a hint or not, and follows it or not. */
type Style = "alone" | "follows" | "ignores";

/** Plays the visitor's next game to its end. @returns its last state, and the hints asked for */
async function playNext(client: TestClient, style: (kind: Kind) => Style): Promise<GameState> {
  const id = await client.done({ type: "play/trial" }) as string;
  await client.done({ type: "play/open", game: id });
  const game = findGame("tictactoe");
  let ply = -1;
  while (true) {
    const state = await client.state(
      id,
      ({ end, moves, thinking }) => end !== null || moves.length > ply && !thinking,
    );
    if (state.end) return state;
    const position = game.start(state.opening);
    for (const move of state.moves) position.play(game.parse(position, move));
    ply = state.moves.length;
    const legal = legalMoves(game, position).map((move) => game.format(position, move));
    let [move] = legal;
    const chosen = style(state.trial!);
    if (chosen !== "alone") {
      const hint = await client.done({ type: "play/hint", game: id, ply }) as Hint;
      assert(legal.includes(hint.move));
      if (chosen === "follows") move = hint.move;
      else move = legal.find((each) => each !== hint.move) ?? hint.move;
    }
    await client.done({ type: "play/move", game: id, ply, move });
  }
}

Deno.test("the lots of a visitor give each kind each side once in six games, and starts that are open", () => {
  const experiment = { seed: "a", spec: "tictactoe", randomMoves: 4 };
  const lots = Array.from({ length: 12 }, (_, number) => lotOf(experiment, "one", number));
  for (const block of [lots.slice(0, 6), lots.slice(6)]) {
    assertStrictEquals(new Set(block.map(({ kind, side }) => `${kind}/${side}`)).size, 6);
  }
  const orders = ["one", "two", "three", "four"].map((visitor) =>
    [0, 1, 2, 3, 4, 5].map((number) => lotOf(experiment, visitor, number).kind).join()
  );
  assert(new Set(orders).size > 1, "visitors have orders of their own");
  const game = findGame("tictactoe");
  for (const { opening } of lots) assertStrictEquals(game.start(opening).result(), null);
});

Deno.test("only the host begins an experiment, and only with programs that play both sides and do not learn", async () => {
  await withServer(async (url) => {
    await using host = await TestClient.connect(url);
    await using visitor = await TestClient.visit(url, "a".repeat(32));
    assertStrictEquals(await host.done({ type: "play/experiment" }), null);
    assertMatch(await visitor.refused({ type: "play/trial" }), /no experiment has begun/);
    const refusal = async (client: TestClient, changes: Partial<typeof PLAN>) => {
      const answer = await begin(client, changes);
      return answer.type === "refused" ? answer.reason : "";
    };
    assertMatch(await refusal(visitor, {}), /host/);
    assertMatch(await refusal(host, { machine: "person" }), /does not learn but found person/);
    assertMatch(await refusal(host, { opponent: "menace" }), /plays only/);
    assertMatch(await refusal(host, { opponent: "nobody" }), /nobody/);
    assertMatch(
      await refusal(host, { spec: "hexapawn", machine: "random", randomMoves: 12 }),
      /is over after 12/,
    );
    assertStrictEquals((await begin(host)).type, "done");
    assertStrictEquals((await stateOf(visitor)).number, 1);
  });
});

Deno.test("games are pooled by kind, with hints asked for and followed, and the next game is no choice", async () => {
  await withServer(async (url) => {
    await using host = await TestClient.connect(url);
    await begin(host);
    const [one, other] = ["a", "b"];
    const kinds: Kind[] = [];
    for (const [key, hinted] of [[one, "follows"], [other, "ignores"]] as const) {
      await using client = await TestClient.visit(url, key.repeat(32));
      for (let i = 0; i < 6; i++) {
        const end = await playNext(
          client,
          (kind) => kind === "person with hints" ? hinted : "alone",
        );
        kinds.push(end.trial!);
      }
    }
    const { kinds: rows, comparisons, mine } = await stateOf(host);
    assertEquals(mine, { finished: 0, open: null });
    for (const { kind, begun, wins, draws, losses, people, points } of rows) {
      assertStrictEquals(kinds.filter((each) => each === kind).length, 4);
      assertEquals([begun, wins + draws + losses], [4, 4]);
      assertStrictEquals(people, kind === "machine" ? 0 : 2);
      assertStrictEquals(points!.score, (wins + draws / 2) / 4);
      assert(points!.low >= 0 && points!.low <= points!.score && points!.score <= points!.high);
    }
    const [person, machine, centaur] = rows;
    assertEquals([person.asked, person.followed, machine.moves, machine.asked], [0, 0, 0, 0]);
    assertStrictEquals(centaur.asked, centaur.moves);
    assert(centaur.followed > 0 && centaur.followed < centaur.asked);
    // Perfect play never loses, nor does who follows it; one of the two has.
    assertStrictEquals(machine.losses, 0);
    assertEquals(comparisons.map(({ over }) => over), ["person", "machine"]);
    const { score } = comparisons[1];
    assert(Math.abs(score - (centaur.points!.score - machine.points!.score)) < 1e-12);
    // These games are not in the table of the class.
    assertEquals(await host.done({ type: "play/class" }), []);

    const csv = fromCsv(await host.done({ type: "play/trials" }) as string);
    assertStrictEquals(csv.length, 12);
    assertEquals(csv.map(({ person, number }) => [person, number]), [
      ...[1, 2, 3, 4, 5, 6].map((number) => [1, number]),
      ...[1, 2, 3, 4, 5, 6].map((number) => [2, number]),
    ]);
    assertEquals(csv.map(({ kind }) => kind), kinds);
    const asked = csv.filter(({ asked }) => asked as number > 0);
    assertEquals(new Set(asked.map(({ kind }) => kind)), new Set(["person with hints"]));
    for (const { person, asked: hints, followed } of asked) {
      if (person === 1) assertStrictEquals(followed, hints);
    }
  });
});

Deno.test("a person alone gets no hint, nobody takes back, and a game that goes on comes before the next", async () => {
  await withFolder(async (folder) => {
    let open = "";
    await withServer(async (url) => {
      await using host = await TestClient.connect(url);
      await begin(host, { opponent: "search:depth=2", randomMoves: 0 });
      await using client = await TestClient.visit(url, "c".repeat(32));
      const seen = new Set<Kind>();
      while (!seen.has("person") || !seen.has("person with hints")) {
        const game = await client.done({ type: "play/trial" }) as string;
        assertStrictEquals(await client.done({ type: "play/trial" }), game);
        await client.done({ type: "play/open", game });
        const { trial, moves } = await client.state(
          game,
          ({ end, thinking }) => end !== null || !thinking,
        );
        seen.add(trial!);
        const ply = moves.length;
        if (trial === "person") {
          const refused = await client.refused({ type: "play/hint", game, ply });
          assertMatch(refused, /without hints/);
        }
        if (trial !== "machine") {
          assertMatch(await client.refused({ type: "play/undo", game, ply }), /experiment/);
          // What its opponent thinks would help, and is not told.
          const thoughts = await client.received("play/thinking") as readonly { game: string }[];
          assertEquals(thoughts.filter((each) => each.game === game), []);
          open = game;
          if (seen.size < 2) await client.done({ type: "play/resign", game, ply });
          else break;
        }
      }
    }, folder);
    // The server was started again.
    await withServer(async (url) => {
      await using client = await TestClient.visit(url, "c".repeat(32));
      const { mine, kinds } = await stateOf(client);
      assertStrictEquals(mine.open, open);
      const begun = kinds.reduce((sum, each) => sum + each.begun, 0);
      assertStrictEquals(begun, mine.finished + 1);
    }, folder);
  });
});

Deno.test("the spread between people widens the interval, and never narrows it", () => {
  const [won, lost] = [{ wins: 10, draws: 0, losses: 0 }, { wins: 0, draws: 0, losses: 10 }];
  const mixed = { wins: 5, draws: 0, losses: 5 };
  const width = (...groups: typeof won[]) => {
    const { low, high } = pointsOf(groups)!;
    return high - low;
  };
  assertStrictEquals(width(mixed, mixed), width({ wins: 10, draws: 0, losses: 10 }));
  assertLess(width(mixed, mixed), width(won, lost, mixed, mixed));
  // Two people of whom one wins and one loses all are about as much as two games.
  const two = pointsOf([{ wins: 1, draws: 0, losses: 1 }])!;
  assert(Math.abs(width(won, lost) - (two.high - two.low)) < 0.2);
  assertStrictEquals(pointsOf([]), null);
});
