import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { createLearner, createTrainer, type MenaceState } from "matchbox/agents/mod.ts";
import { continuedStream, randomStream } from "matchbox/base/mod.ts";
import { legalMoves } from "matchbox/games/mod.ts";
import { mapSquare, ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import { extended, gamesOf, MOST_POINTS, NO_CURVE, stretchesAhead } from "matchbox/web/menace/curve.ts";
import { newMachine, opponentSpec } from "matchbox/web/menace/machine.ts";
import type { MachineState } from "matchbox/web/menace/messages.ts";
import { train } from "matchbox/web/menace/training_work.ts";
import { boxKeys, WatchedGame } from "matchbox/web/menace/watched_game.ts";
import { withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

const game = ticTacToe();

/** The index of the highest speed, and of the lowest at which games are not shown. */
const [FULL, GAMES] = [6, 3];

/** Makes a machine and opens it. */
async function open(client: TestClient, setting = "michie"): Promise<string> {
  const machine = await client.done({ type: "menace/new", setting }) as string;
  await client.done({ type: "menace/open", machine });
  return machine;
}

/** The next state that is as wanted. */
async function stateOf(
  client: TestClient,
  wanted: (state: MachineState) => boolean = () => true,
): Promise<MachineState> {
  while (true) {
    const state = await client.next(({ type }) => type === "menace/state") as unknown as MachineState;
    if (wanted(state)) return state;
  }
}

/** The position on the board. */
function positionOf({ game: { moves } }: MachineState) {
  const position = game.start();
  for (const move of moves) position.play(game.parse(position, move));
  return position;
}

/** Plays the first legal move until the game is over. */
async function playOut(client: TestClient, machine: string, from: MachineState) {
  let state = from;
  while (state.game.result === null) {
    const position = positionOf(state);
    const move = game.format(position, legalMoves(game, position)[0]);
    await client.done({ type: "menace/move", machine, ply: state.game.moves.length, move });
    state = await stateOf(client);
  }
  return state;
}

const played = ({ history }: MachineState) =>
  Object.values(history.played).reduce((sum, tally) => sum + gamesOf(tally), 0);

Deno.test("a person plays MENACE: its boxes lose or gain beads by the rules, and by no others", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    for (const setting of ["michie", "source"]) {
      const machine = await open(client, setting);
      const before = await stateOf(client);
      assertStrictEquals(before.boxes.length, 304);
      assertEquals([before.setting, before.game.moves.length], [setting, 1]);
      const after = await playOut(client, machine, before);
      const { result, opened, moves } = after.game;
      const expected = before.rewards[1 - result!];
      const boxes = before.boxes.map((beads) => [...beads]);
      const position = game.start();
      for (const { box, symmetry, drawn, change } of opened) {
        assertStrictEquals(change, expected);
        boxes[box][drawn] += expected;
        // The bead that was drawn is the move, turned as the box was.
        const move = game.parse(position, moves[2 * opened.findIndex((each) => each.box === box)]);
        assertStrictEquals(mapSquare(symmetry, move), drawn);
        position.play(move);
        const reply = moves[moves.indexOf(game.format(position, move)) + 1];
        if (reply !== undefined) position.play(game.parse(position, reply));
      }
      assertEquals(after.boxes, boxes);
      assertStrictEquals(gamesOf(after.history.played.person), 1);
      assertMatch(
        await client.refused({ type: "menace/move", machine, ply: moves.length, move: "a1" }),
        /the game is over/,
      );
    }
  });
});
