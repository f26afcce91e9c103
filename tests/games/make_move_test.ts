import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { findGame, IllegalMoveError, legalMoves, listGames, makeMove } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { playRandomGame } from "./random_game.ts";

const chess = findGame("chess");

Deno.test("makeMove plays moves by notation, in turn, and returns the position", () => {
  const position = chess.start();
  assertStrictEquals(makeMove(position, "e4", "e5", "Nf3"), position);
  assertStrictEquals(
    position.toString(),
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
  );
  assertStrictEquals(makeMove(position).toString(), position.toString());
});

Deno.test("makeMove plays moves by number as well", () => {
  const small = findGame("reversi:size=6");
  const position = makeMove(small.start(), small.parse(small.start(), "c2"), "d2");
  assertStrictEquals(`${position}`, `${makeMove(small.start(), "c2", "d2")}`);
});

for (const { name } of listGames()) {
  Deno.test(`${name}: makeMove replays a random game from its notation`, () => {
    const game = findGame(name);
    const texts: string[] = [];
    const replayed = game.start();
    const { position } = playRandomGame(game, randomStream(`make/${name}`), (position, played) => {
      if (played.length === 0) return;
      const last = played[played.length - 1];
      position.undo();
      texts.push(game.format(position, last));
      position.play(last);
    });
    assertStrictEquals(makeMove(replayed, ...texts).toString(), position.toString());
    assertThrows(() => makeMove(replayed, 0), IllegalMoveError, /^.*the game is over$/);
  });
}

Deno.test("an illegal move is refused with a list of the legal ones", () => {
  const small = findGame("reversi:size=4").start();
  const wording = "is not a legal move in -----OX--XO----- X; legal: b1, a2, d3, c4";
  for (const [move, named] of [["a1", '"a1"'], [0, "move number 0"], [NaN, "move number NaN"]]) {
    assertStrictEquals(
      assertThrows(() => makeMove(small, move), IllegalMoveError).message,
      `${named} ${wording}`,
    );
  }
});

Deno.test("when one of the moves is illegal none is played", () => {
  const position = makeMove(chess.start(), "e4");
  const before = [`${position}`, position.hashLow, legalMoves(chess, position)];
  assertThrows(() => makeMove(position, "e5", "Nf3", "Nf3"), IllegalMoveError);
  assertThrows(() => makeMove(position, "e5", 12345), IllegalMoveError);
  assertEquals([`${position}`, position.hashLow, legalMoves(chess, position)], before);
  position.undo();
  assertStrictEquals(`${position}`, `${chess.start()}`);
});
