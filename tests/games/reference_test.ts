/**
 * The fast implementations compared with the slow, obvious ones.
 *
 * @module
 */
import { assertEquals, assertGreaterOrEqual, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves, perft } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { Reference } from "../reference/reference.ts";
import { referenceConnectFour } from "../reference/connect_four.ts";
import { referenceDraughts } from "../reference/draughts.ts";
import { referenceHexapawn } from "../reference/hexapawn.ts";
import {
  referenceReversi,
  referenceReversiAt,
  referenceSourceEnd,
  referenceSourceEndAt,
} from "../reference/reversi.ts";
import { referenceTicTacToe } from "../reference/tictactoe.ts";
import { playRandomGame } from "./random_game.ts";

const games: {
  spec: string;
  games: number;
  reference: Reference;
  at: typeof referenceReversiAt;
}[] = [
  { spec: "tictactoe", games: 200, reference: referenceTicTacToe(), at: referenceTicTacToe },
  ...[4, 6, 8, 10].map((size) => ({
    spec: `reversi:size=${size}`,
    games: 40,
    reference: referenceReversi(size),
    at: referenceReversiAt,
  })),
  ...[4, 6, 8].map((size) => ({
    spec: `reversi:size=${size},end=source`,
    games: 40,
    reference: referenceSourceEnd(size),
    at: referenceSourceEndAt,
  })),
  ...[4, 6].map((size) => ({
    spec: `draughts:size=${size}`,
    games: 20,
    reference: referenceDraughts(size),
    at: (notation: string) => referenceDraughts(size, notation),
  })),
  ...[3, 4, 5].map((size) => ({
    spec: `hexapawn:size=${size}`,
    games: 40,
    reference: referenceHexapawn(size),
    at: (notation: string) => referenceHexapawn(size, notation),
  })),
  ...[[4, 4], [5, 4], [7, 6], [6, 7], [8, 7]].map(([columns, rows]) => ({
    spec: `connect_four:size=${columns}x${rows}`,
    games: 40,
    reference: referenceConnectFour(columns, rows),
    at: (notation: string) => referenceConnectFour(columns, rows, notation),
  })),
];

for (const { spec, games: count, reference, at } of games) {
  const game = findGame(spec);

  Deno.test(`${spec}: random games agree with the reference`, () => {
    let passes = 0;
    for (let number = 0; number < count; number++) {
      let slow = reference;
      playRandomGame(game, randomStream(`reference/${spec}/${number}`), (position, played) => {
        if (played.length) {
          position.undo();
          const text = game.format(position, played.at(-1)!);
          position.play(played.at(-1)!);
          slow = slow.play(text);
          if (text === "pass") passes++;
        }
        assertStrictEquals(position.toString(), slow.toString());
        assertStrictEquals(position.result(), slow.result());
        const moves = legalMoves(game, position).map((move) => game.format(position, move));
        assertEquals(moves.sort(), slow.moves().sort());
      });
    }
    if (game.name === "reversi") {
      assertGreaterOrEqual(passes, 5, `only ${passes} passes in the sample`);
    }
  });

  Deno.test(`${spec}: perft is that of the reference`, () => {
    for (const depth of [1, 2, 3, 4]) {
      assertStrictEquals(perft(game, game.start(), depth), referencePerft(reference, depth));
    }
    // Also from the middle of a game, where the edges of the board matter.
    const { position, played } = playRandomGame(game, randomStream(`reference perft/${spec}`));
    for (let i = 0; i < played.length / 2; i++) position.undo();
    const slow = at(position.toString());
    for (const depth of [1, 2, 3]) {
      assertStrictEquals(perft(game, position, depth), referencePerft(slow, depth));
    }
  });
}

function referencePerft(position: Reference, depth: number): number {
  if (depth === 0) return 1;
  return position.moves().reduce(
    (nodes, move) => nodes + referencePerft(position.play(move), depth - 1),
    0,
  );
}
