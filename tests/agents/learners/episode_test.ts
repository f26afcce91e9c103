import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import {
  type Agent,
  createAgent,
  Episode,
  playEpisode,
  playEpisodes,
  RESIGN,
} from "matchbox/agents/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const game = findGame("tictactoe");

/** Plays the first legal move and records the calls it gets. */
function listener(told: string[], label: string): Agent {
  return {
    name: label,
    gameStart: (side) => void told.push(`${label} starts as ${side}`),
    choose(position) {
      told.push(`${label} in ${position}`);
      return legalMoves(game, position)[0];
    },
    gameEnd: (result, side) => void told.push(`${label} ends as ${side}: ${result}`),
  };
}

Deno.test("an episode calls gameStart and gameEnd of both agents and asks them for moves in turn", () => {
  const told: string[] = [];
  // X takes 0, 2, 4, 6 and O 1, 3, 5: X has the diagonal 2, 4, 6.
  const agents = [listener(told, "first"), listener(told, "second")] as const;
  assertStrictEquals(playEpisode(game.start(), agents, stillContext("")), 1);
  assertEquals(told, [
    "first starts as 0",
    "second starts as 1",
    "first in --------- X",
    "second in X-------- O",
    "first in XO------- X",
    "second in XOX------ O",
    "first in XOXO----- X",
    "second in XOXOX---- O",
    "first in XOXOXO--- X",
    "first ends as 0: 1",
    "second ends as 1: 1",
  ]);
});

Deno.test("an episode leaves the position as it was, from any position and for both sides", () => {
  const random = createAgent("random", game);
  for (const notation of ["--------- X", "X---O---- X", "X-------- O", "XXOOOXXO- X"]) {
    const position = game.start(notation);
    for (let i = 0; i < 20; i++) {
      const result = playEpisode(position, [random, random], stillContext(`${notation} ${i}`));
      assert([-1, 0, 1].includes(result));
      assertStrictEquals(position.toString(), notation);
    }
  }
});

Deno.test("an episode from a finished position has no moves", () => {
  const told: string[] = [];
  const agents = [listener(told, "first"), listener(told, "second")] as const;
  assertStrictEquals(playEpisode(game.start("XXXOO---- O"), agents, stillContext("")), 1);
  assertEquals(told.filter((line) => / in /.test(line)), []);
  assertStrictEquals(told.length, 4);
});

Deno.test("random play has the known shares of wins, draws and losses", () => {
  const random = createAgent("random", game);
  const position = game.start();
  const stream = stillContext("shares");
  const counts = [0, 0, 0];
  for (let i = 0; i < 20_000; i++) counts[1 - playEpisode(position, [random, random], stream)]++;
  // 737/1260, 8/63 and 121/420 (C of the sources); four standard errors of 20,000 games.
  for (const [index, share] of [737 / 1260, 8 / 63, 121 / 420].entries()) {
    const error = Math.sqrt(share * (1 - share) / 20_000);
    assertAlmostEquals(counts[index] / 20_000, share, 4 * error, `${counts}`);
  }
});

Deno.test("games are counted for the first player, whichever side it has", () => {
  const [one, two] = [listener([], "one"), listener([], "two")];
  const play = (sideOf?: (number: number) => 0 | 1) =>
    playEpisodes(3, game.start(), [one, two], stillContext(""), sideOf);
  // X wins when both take the first free square.
  assertEquals(play(), { wins: 3, draws: 0, losses: 0 });
  assertEquals(play((number) => number === 1 ? 1 : 0), { wins: 2, draws: 0, losses: 1 });
});

Deno.test("a game that is played move by move ends once, also when a side resigns", () => {
  for (const [moves, result] of [[[RESIGN], -1], [[0, RESIGN], 1], [[0, 3, 1, 4, 2], 1]] as const) {
    const told: string[] = [];
    const episode = new Episode(game.start(), [listener(told, "machine"), null]);
    for (const move of moves) {
      assertStrictEquals(episode.result, null);
      episode.play(move);
    }
    assertStrictEquals(episode.result, result);
    assertStrictEquals(episode.plies, moves.filter((move) => move !== RESIGN).length);
    assertEquals(told, ["machine starts as 0", `machine ends as 0: ${result}`]);
  }
});
