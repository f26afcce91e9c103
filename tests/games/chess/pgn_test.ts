import {
  assertEquals,
  assertInstanceOf,
  assertMatch,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { Chess } from "chess.js";
import { formatPgn, parsePgn } from "matchbox/games/chess/pgn.ts";
import { decodePgn, splitPgn } from "matchbox/games/chess/pgn_file.ts";
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

Deno.test("comments of every kind, nested variations and evaluations are skipped", () => {
  const text = [
    "{before} 1. e4! {one} {two (} e5?? ; to the end of the line ) }",
    "% a line for other programs 1. d4",
    "2. Nf3 $14 (2. f4 exf4 (2... d5 $3 {deep} 3. --) 3. Nf3) (2. d4) 2... Nc6 !? 1-0 {resigns}",
  ].join("\n");
  const game = parsePgn(text);
  assertEquals(game.moves, ["e4", "e5", "Nf3", "Nc6"]);
  assertStrictEquals(game.result, "1-0");
});

Deno.test("moves are read as other programs write them, when one legal move is meant", () => {
  const read = (moves: string, fen = START) => parsePgn(`[FEN "${fen}"]\n\n${moves} *`).moves;
  assertEquals(read("1.e2e4 Pe5 2.Ng1f3 Nb8-c6 3.Bf1b5 Ng8f6 4.0-0"), [
    ...["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O"],
  ]);
  assertEquals(read("1. e4 c5 2. e5 d5 3. exd6 e.p."), ["e4", "c5", "e5", "d5", "exd6"]);
  assertEquals(read("1. e4 c5 2. e5 d5 3. e5d6ep"), ["e4", "c5", "e5", "d5", "exd6"]);
  const promotion = "8/P6k/8/8/8/8/7K/8 w - - 0 1";
  for (const text of ["a8Q", "a8=Q", "a7a8q"]) {
    assertEquals(read(text, promotion), ["a8=Q"], text);
  }
  const knights = "4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1";
  assertEquals(read("Nbc3", knights), ["Nbc3"]);
  // Which knight, or which piece, is not said.
  for (const [text, fen] of [["Nc3", knights], ["a8", promotion], ["Nd5", START]]) {
    assertThrows(() => read(text, fen), NotationError, `ply 1: "${text}" is not a legal move in`);
  }
});

Deno.test("moves read are those that chess.js reads", () => {
  for (let number = 0; number < 5; number++) {
    const { played } = playRandomGame(chess, randomStream(`pgn oracle/${number}`));
    const position = chess.start();
    const moves = played.map((move) => {
      const name = chess.format(position, move);
      position.play(move);
      return name;
    });
    const text = formatPgn({ tags: {}, opening: START, moves });
    const oracle = new Chess();
    oracle.loadPgn(text);
    assertEquals(parsePgn(text).moves, oracle.history());
  }
});

Deno.test("the result stands after the moves or in the tag, and they must agree", () => {
  assertStrictEquals(parsePgn("1. e4 0-1").result, "0-1");
  assertStrictEquals(parsePgn('[Result "1/2-1/2"]\n\n1. e4').result, "1/2-1/2");
  assertStrictEquals(parsePgn('[Result "?"]\n\n1. e4').result, "*");
  assertStrictEquals(parsePgn("1. e4").result, "*");
  assertThrows(
    () => parsePgn('[Result "1-0"]\n\n1. e4 0-1'),
    NotationError,
    "expected the result of the tag, 1-0, but found 0-1",
  );
  assertThrows(() => parsePgn('[Result "won"]\n\n1. e4'), NotationError, 'found "won"');
  assertThrows(() => parsePgn("1. e4 1-0 e5"), NotationError, "nothing after the result 1-0");
  assertThrows(() => parsePgn("1. e4 {e5 *"), NotationError, "a comment without its second");
  assertThrows(() => parsePgn("1. e4 (1. d4 *"), NotationError, '"(" without ")"');
  assertThrows(() => parsePgn("1. e4) *"), NotationError, '")" without "("');
});

Deno.test("a file is split into its games, with the line where each begins", () => {
  const file = [
    '[Event "first"]',
    '[Result "1-0"]',
    "",
    "1. e4 {a comment over",
    '[White "no tag"]',
    "lines} 1-0",
    "",
    "",
    '[White "no Event"]',
    '[Event "after it"]',
    "",
    "1. d4 ; 1-0",
    "*",
    "1. c4 0-1",
    '[Event "open comment"]',
    "",
    "1. f4 {never closed 1-0",
    "",
    '[Event "only tags"]',
    '[Event "last"]',
    "1. g4",
  ];
  for (const end of ["\n", "\r\n"]) {
    const sections = [...splitPgn(`\n${file.join(end)}${end}`)];
    assertEquals(sections.map(({ line }) => line), [2, 10, 15, 16, 20, 21]);
    assertEquals(sections.map(({ text }) => text.match(/1\. (\w+)/)?.[1]), [
      ...["e4", "d4", "c4", "f4"],
      undefined,
      "g4",
    ]);
  }
  assertEquals([...splitPgn("")], []);
  assertEquals([...splitPgn("\n \n")], []);
});

Deno.test("a file in Latin-1 is read as well as one in UTF-8", () => {
  const text = '[White "Grünfeld"]';
  const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
  assertStrictEquals(decodePgn(latin), text);
  assertStrictEquals(decodePgn(new TextEncoder().encode(`\ufeff${text}`)), text);
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
