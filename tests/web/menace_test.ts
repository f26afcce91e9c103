import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { createAgent, createLearner, createTrainer } from "matchbox/agents/mod.ts";
import type { MenaceState, PlainData, Tally } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { legalMoves } from "matchbox/games/mod.ts";
import { mapSquare, ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import {
  extended,
  gamesOf,
  MOST_POINTS,
  NO_CURVE,
  NO_TALLY,
  stretchesAhead,
  sumOf,
} from "matchbox/touch/menace/curve.ts";
import { learnerOf, newMachine, opponentSpec } from "matchbox/web/menace/machine.ts";
import { PACES, type TrainerName } from "matchbox/touch/menace/machine_view.ts";
import type { MachineState } from "matchbox/web/menace/messages.ts";
import { train } from "matchbox/web/menace/training_work.ts";
import { WatchedGame } from "matchbox/touch/menace/watched_game.ts";
import { withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

const game = ticTacToe();

/** The highest speed, the highest at which games are shown, and the one after it. */
const FULL = PACES.length - 1;
const SHOWN = PACES.findLastIndex((pace) => "moves" in pace);
const NOT_SHOWN = SHOWN + 1;

/** Makes a machine and opens it. */
async function open(client: TestClient, setting = "michie"): Promise<string> {
  const machine = await client.done({ type: "menace/new", setting }) as string;
  await client.done({ type: "menace/open", machine });
  return machine;
}

/** The next state that is as wanted. */
async function next(
  client: TestClient,
  wanted: (state: MachineState) => boolean = () => true,
): Promise<MachineState> {
  while (true) {
    const state = await client.next(({ type }) => type === "menace/state");
    if (wanted(state as unknown as MachineState)) return state as unknown as MachineState;
  }
}

function positionOf({ game: { moves } }: MachineState) {
  const position = game.start();
  for (const move of moves) position.play(game.parse(position, move));
  return position;
}

/** Plays the first legal move until the game is over. */
async function playOut(
  client: TestClient,
  machine: string,
  state: MachineState,
): Promise<MachineState> {
  while (state.game.result === null) {
    const position = positionOf(state);
    const move = game.format(position, legalMoves(game, position)[0]);
    await client.done({ type: "menace/move", machine, ply: state.game.moves.length, move });
    state = await next(client);
  }
  return state;
}

Deno.test("a person plays MENACE: the boxes used get and lose beads by its rules, no others", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    for (const setting of ["michie", "staged"]) {
      const machine = await open(client, setting);
      const before = await next(client);
      assertStrictEquals(before.boxes.length, 304);
      assertEquals([before.setting, before.game.moves.length], [setting, 1]);
      const after = await playOut(client, machine, before);
      const { result, opened, moves } = after.game;
      const expected = before.rewards[1 - result!];
      const boxes = before.boxes.map((beads) => [...beads]);
      opened.forEach(({ box, symmetry, beads, drawn, change }, turn) => {
        assertStrictEquals(change, expected);
        assertEquals(beads, before.boxes[box]);
        // The bead is the move, turned as the box was.
        assertStrictEquals(mapSquare(symmetry, game.parse(game.start(), moves[2 * turn])), drawn);
        boxes[box][drawn] += expected;
      });
      assertEquals(after.boxes, boxes);
      assertStrictEquals(gamesOf(after.history.played.person), 1);
      await client.done({ type: "menace/again", machine });
      const again = await next(client);
      assertEquals([again.game.moves.length, again.boxes], [1, boxes]);
    }
  });
});

Deno.test("moves that are illegal, late or out of turn are refused", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const machine = await open(client);
    const state = await next(client);
    const refused = (ply: number, move: string) =>
      client.refused({ type: "menace/move", machine, ply, move });
    assertMatch(await refused(1, state.game.moves[0]), /not a legal move/);
    assertMatch(await refused(3, "a1"), /the game has gone on/);
    assertMatch(await client.refused({ type: "menace/pace", machine, pace: 0 }), /not trained/);
    const over = await playOut(client, machine, state);
    assertMatch(await refused(over.game.moves.length, "a1"), /the game is over/);
    await client.done({ type: "menace/train", machine, against: "random", games: 1, pace: 0 });
    assertMatch(await refused(0, "a1"), /trained; stop that first/);
    assertMatch(await client.refused({ type: "menace/again", machine }), /stop that first/);
    const unknown = "0".repeat(32);
    assertMatch(
      await client.refused({ type: "menace/again", machine: unknown }),
      /no such machine/,
    );
    assertStrictEquals(await client.done({ type: "menace/open", machine: unknown }), null);
  });
});

Deno.test("training goes at every speed, ends after its games or when it is stopped, and is counted", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const machine = await open(client);
    await next(client);
    const start = (against: TrainerName, games: number | null, pace: number) =>
      client.done({ type: "menace/train", machine, against, games, pace });
    await start("random", 1000, FULL);
    let state = await next(client, ({ training }) => training === null);
    assertStrictEquals(gamesOf(state.history.played.random), 1000);
    const points = state.history.curve.points.reduce(sumOf, NO_TALLY);
    assertEquals(points, state.history.played.random);
    // The person's game begins at once.
    assertEquals([state.game.against, state.game.moves.length], ["person", 1]);

    await start("perfect", null, NOT_SHOWN);
    await next(client, ({ training }) => training !== null && training.done > 0);
    await client.done({ type: "menace/pace", machine, pace: FULL });
    await next(client, ({ training }) => training !== null && training.done > 100);
    await client.done({ type: "menace/stop", machine });
    state = await next(client, ({ training }) => training === null);
    assert(gamesOf(state.history.played.perfect) > 100);
    // Perfect play is never beaten.
    assertStrictEquals(state.history.played.perfect.wins, 0);

    await start("menace", 1, SHOWN);
    const seen = new Set<number>();
    state = await next(client, ({ training, game }) => {
      seen.add(game.moves.length);
      return training === null;
    });
    assertEquals([...seen], [...seen].map((_, ply) => ply));
    assertEquals([state.game.against, gamesOf(state.history.played.menace)], ["menace", 1]);
    assert(state.game.opened.every(({ change }) => change !== null));
  });
});

Deno.test("in pieces, at once or move by move, a training is that of the trainer", () => {
  for (const against of ["random", "perfect", "menace"] as const) {
    const random = randomStream("a training");
    const { learned } = newMachine("", "literal", random);
    const spec = opponentSpec(against, learned.rules);
    const start = random.state;
    const state = { played: 0, learner: learned, opponent: null };
    const trainer = createTrainer("menace", game, { against: spec, state, random });
    const tally = trainer.train(60, { random, clock: performance });

    let [beads, rival, stream]: [MenaceState, PlainData, typeof start] = [learned, null, start];
    const results: Tally[] = [];
    for (const stretches of [[1, 20], [19]]) {
      const piece = train({
        ...{ learned: beads, rival, random: stream, stretches },
        ...{ against: spec, patience: Infinity },
      });
      [beads, rival, stream] = [piece.learned, piece.rival, piece.random];
      results.push(...piece.results);
    }
    random.state = stream;
    const machine = learnerOf(beads);
    const opponent = against === "menace"
      ? createLearner(spec, game, rival)
      : createAgent(spec, game);
    for (let number = 0; number < 20; number++) {
      const shown = new WatchedGame(machine, random, against, opponent);
      while (shown.result === null) shown.step();
      const { result } = shown;
      results.push({ wins: +(result === 1), draws: +(result === 0), losses: +(result === -1) });
    }
    assertEquals(machine.state, trainer.learned);
    assertEquals(results.reduce(sumOf, NO_TALLY), tally);
  }
});

Deno.test("the curve has all games in turn, in points of equal size, and is never long", () => {
  const tally = fc.constantFrom<Tally>(
    { ...NO_TALLY, wins: 1 },
    { ...NO_TALLY, draws: 1 },
    { ...NO_TALLY, losses: 1 },
  );
  const runs = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 90 })),
  );
  fc.assert(
    fc.property(runs, tally, (runs, one) => {
      let curve = NO_CURVE;
      let games = 0;
      for (const [number, longest] of runs) {
        const stretches = stretchesAhead(curve, number, longest);
        assertStrictEquals(stretches.reduce((sum, stretch) => sum + stretch, 0), number);
        assert(stretches.every((stretch) => stretch >= 1 && stretch <= longest));
        for (const stretch of stretches) {
          const [wins, draws, losses] = [one.wins, one.draws, one.losses].map((n) => n * stretch);
          curve = extended(curve, { wins, draws, losses });
        }
        games += number;
        assert(curve.points.length <= MOST_POINTS);
        assert(curve.points.slice(0, -1).every((point) => gamesOf(point) === curve.size));
        assert(gamesOf(curve.points.at(-1)!) <= curve.size);
      }
      assertStrictEquals(curve.points.reduce((sum, point) => sum + gamesOf(point), 0), games);
    }),
    { numRuns: 50 },
  );
});

Deno.test("a saved machine is what a spec reads, and is loaded into another one", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const machine = await open(client, "staged");
    const { boxes } = await playOut(client, machine, await next(client));
    const saved = await client.done({ type: "menace/save", machine }) as { text: string };
    assertEquals(
      createLearner("menace", game, JSON.parse(saved.text)).state,
      JSON.parse(saved.text),
    );
    const other = await open(client, "michie");
    await next(client);
    await client.done({ type: "menace/load", machine: other, text: saved.text });
    const loaded = await next(client);
    assertEquals([loaded.boxes, loaded.setting], [boxes, "staged"]);

    const state = JSON.parse(saved.text);
    const { "---------": first, ...rest } = state.boxes;
    const O = createLearner("menace:side=O", game).state;
    const apart = createLearner("menace:symmetry=false", game).state;
    const wrong: [content: unknown, reason: RegExp][] = [
      [{ ...state, boxes: rest }, /box --------- is missing; expected all 304 boxes/],
      [{ ...state, boxes: { ...rest, "---------": first.with(0, -1) } }, /at least 0/],
      [{ ...state, boxes: { ...rest, "---------": first.with(0, 1.5) } }, /whole number/],
      [{ ...state, rules: { ...state.rules, win: "<b>" } }, /rules.win/],
      [O, /plays O; expected one that plays X/],
      [apart, /2,201 boxes; expected the 304/],
      [[1, 2], /no MENACE/],
      [null, /no MENACE/],
    ];
    for (const [content, reason] of wrong) {
      const text = JSON.stringify(content);
      const found = await client.refused({ type: "menace/load", machine: other, text });
      assertMatch(found, reason);
      assertStrictEquals(found.split("\n").length, 1);
    }
    const load = (text: string) => client.refused({ type: "menace/load", machine: other, text });
    assertMatch(await load("{"), /no JSON/);
    assertMatch(await load("[".repeat(99_000)), /no JSON/);
    assertMatch(await load("1".repeat(100_001)), /expected <=100000/);
    await client.done({ type: "menace/again", machine: other });
    assertEquals((await next(client)).boxes, boxes);
    await client.done({ type: "menace/fresh", machine: other, setting: "literal" });
    const fresh = await next(client);
    assertStrictEquals(fresh.setting, "literal");
    assert(fresh.boxes.every((beads) => beads.reduce((sum, count) => sum + count) === 3));
  });
});

Deno.test("a box that was empty shows the beads that it was refilled with, and a resigning machine gives up", () => {
  const random = randomStream("an empty box");
  const { learned } = newMachine("", "staged", random);
  const boxes = { ...learned.boxes, "---------": Array<number>(9).fill(0) };
  const refilled = new WatchedGame(learnerOf({ ...learned, boxes }), random, "person");
  refilled.step();
  const [box] = refilled.shown.opened;
  assertEquals([box.refilled, box.beads.reduce((sum, count) => sum + count)], [true, 3]);
  const rules = { ...learned.rules, resign: true };
  const resigning = new WatchedGame(learnerOf({ rules, boxes }), random, "person");
  resigning.step();
  assertEquals([resigning.shown.result, resigning.shown.opened], [-1, []]);
});

Deno.test("a game, its beads and a training go on after the server was started again", async () => {
  await withFolder(async (folder) => {
    let [machine, before] = ["", null as MachineState | null];
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      machine = await open(client, "literal");
      await playOut(client, machine, await next(client));
      await client.done({ type: "menace/again", machine });
      const state = await next(client);
      const position = positionOf(state);
      const move = game.format(position, legalMoves(game, position)[0]);
      await client.done({ type: "menace/move", machine, ply: 1, move });
      before = await next(client);
    }, { folder });
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      await client.done({ type: "menace/open", machine });
      assertEquals(await next(client), before);
      const training = { against: "random", games: null, pace: FULL };
      await client.done({ type: "menace/train", machine, ...training });
      before = await next(client, ({ training }) => training !== null && training.done > 0);
    }, { folder });
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      await client.done({ type: "menace/open", machine });
      const { training } = await next(client);
      assert(training!.done >= before!.training!.done);
      await next(client, (state) => state.training!.done > training!.done);
      await client.done({ type: "menace/stop", machine });
    }, { folder });
  });
});
