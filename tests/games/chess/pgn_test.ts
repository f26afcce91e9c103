import {
  assertEquals,
  assertInstanceOf,
  assertMatch,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { formatPgn, parsePgn } from "matchbox/games/chess/pgn.ts";
import { findGame, IllegalMoveError, NotationError } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { playRandomGame } from "../random_game.ts";

const chess = findGame("chess");
const START = chess.start().toString();

Deno.test("a game written as PGN and read again is the same game", () => {
  const position = chess.start();
  const moves: string[] = [];
  for (const move of playRandomGame(chess, randomStream("chess pgn")).played) {
    moves.push(chess.format(position, move));
    position.play(move);
  }
  const text = formatPgn({ tags: { White: "random", Result: "1/2-1/2" }, opening: START, moves });
  const game = parsePgn(text);
  assertEquals(game.moves, moves);
  assertStrictEquals(game.opening, START);
  assertStrictEquals(game.tags.White, "random");
  assertStrictEquals(game.tags.Black, "?");
  assertStrictEquals(game.tags.Result, "1/2-1/2");
});

Deno.test("a game that did not begin at the start keeps its opening", () => {
  const opening = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 7";
  const text = formatPgn({ tags: {}, opening, moves: ["Kg5", "Rb1"] });
  assertStringIncludes(text, `[FEN "${opening}"]`);
  assertEquals(
    [parsePgn(text).opening, parsePgn(text).moves, parsePgn(text).tags.FEN],
    [opening, ["Kg5", "Rb1"], undefined],
  );
});

Deno.test("comments and variations are ignored", () => {
  const text = `[White "A"]\n\n1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 $1 *`;
  assertEquals(parsePgn(text).moves, ["e4", "e5", "Nf3"]);
});

Deno.test("a game may continue after an unclaimed draw", () => {
  const there = ["Nf3", "Nf6", "Ng1", "Ng8"];
  const moves = [...there, ...there, ...there];
  assertEquals(parsePgn(formatPgn({ tags: {}, opening: START, moves })).moves, moves);
});

Deno.test("a tag with quotes and new lines can be read again", () => {
  const text = formatPgn({ tags: { White: 'the "best"\nof all' }, opening: START, moves: ["e4"] });
  assertStrictEquals(parsePgn(text).tags.White, "the 'best' of all");
});

Deno.test("an impossible game is refused", () => {
  const write = (moves: string[], opening = START) => () => formatPgn({ tags: {}, opening, moves });
  assertThrows(write(["e4", "e4"]), IllegalMoveError, /^"e4" is not a legal/);
  assertThrows(write(["--"]), IllegalMoveError);
  assertThrows(write([], "nowhere"), NotationError);
  assertThrows(() => parsePgn("1. e4 e4"), NotationError, /e4/);
  assertThrows(() => parsePgn('[FEN "nowhere"]\n\n1. e4'), NotationError);
  assertThrows(() => parsePgn("1. e4 --"), NotationError);
});

Deno.test("any text is a game of chess or a NotationError", () => {
  const valid = formatPgn({ tags: { White: "A" }, opening: START, moves: ["e4", "e5", "Nf3"] });
  const mutated = fc.tuple(fc.nat(valid.length), fc.nat(3), fc.string({ maxLength: 4 })).map(
    ([at, removed, put]) => valid.slice(0, at) + put + valid.slice(at + removed),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), mutated), (text) => {
      try {
        const game = parsePgn(text);
        assertEquals(parsePgn(formatPgn(game)).moves, game.moves);
      } catch (error) {
        assertInstanceOf(error, NotationError, `${error}`);
        assertMatch(error.message, /^.+$/);
      }
    }),
    { numRuns: 300 },
  );
});
