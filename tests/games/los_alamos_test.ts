import { assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import { createEvaluation } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, legalMoves, makeMove, perft } from "matchbox/games/mod.ts";
import type { LosAlamosPosition } from "matchbox/games/los_alamos/mod.ts";
import { inCheck, lines, movesOf, readBoard } from "../reference/los_alamos.ts";

const game = findGame("los_alamos");
const at = (text: string) => game.start(text) as LosAlamosPosition;
const namesAt = (text: string) =>
  legalMoves(game, at(text)).map((move) => game.format(at(text), move)).sort();

Deno.test("perft of Los Alamos chess is that of Fairy-Stockfish", () => {
  // Its tests publish the count of depth 5; pyffish 0.0.90 counts the others.
  const counts = [10, 100, 1212, 14_332, 191_846];
  assertEquals(counts.map((_, index) => perft(game, game.start(), index + 1)), counts);
  assertEquals(
    [1, 2, 3].map((plies) => lines(readBoard(String(game.start())), plies)),
    counts.slice(0, 3),
  );
});

Deno.test("Los Alamos chess has the moves and the checks of the reference in random games", () => {
  const random = randomStream("los alamos/random games");
  let [positions, checks, promotions] = [0, 0, 0];
  while (positions < 1500) {
    const position = game.start() as LosAlamosPosition;
    while (position.result() === null) {
      const board = readBoard(String(position));
      const moves = legalMoves(game, position);
      const names = moves.map((move) => game.format(position, move));
      const expected = [...movesOf(board).keys()];
      assertEquals(names.toSorted(), expected.sort(), String(position));
      assertStrictEquals(position.inCheck(), inCheck(board), String(position));
      promotions += names.filter((name) => name.length === 5).length;
      checks += Number(position.inCheck());
      positions++;
      position.play(moves[random.below(moves.length)]);
    }
    const board = readBoard(String(position));
    const end = position.end();
    if (end === "checkmate" || end === "stalemate") {
      assertStrictEquals(movesOf(board).size, 0, String(position));
      assertStrictEquals(inCheck(board), end === "checkmate", String(position));
    }
  }
  for (const count of [checks, promotions]) assertGreater(count, 20);
});

Deno.test("a pawn becomes a queen, a rook or a knight, and no bishop", () => {
  assertEquals(namesAt("4k1/P5/6/6/6/5K w 0").filter((name) => name.startsWith("a5")), [
    ...["a5a6n", "a5a6q", "a5a6r"],
  ]);
});

Deno.test("a pawn does not step two squares", () => {
  assertEquals(namesAt("3k2/6/6/6/P5/3K2 w 0").filter((name) => name.startsWith("a2")), ["a2a3"]);
});

Deno.test("mate, stalemate, bare men and fifty moves end the game", () => {
  const ends: [string, string | null, number | null][] = [
    ["k2Q2/6/1K4/6/6/6 b 0", "checkmate", 1],
    ["k5/2Q3/1K4/6/6/6 b 0", "stalemate", 0],
    ["k5/6/1K4/6/6/5N w 0", "insufficient material", 0],
    ["k5/6/1K4/6/6/4NN w 0", null, null],
    ["k5/6/1K4/6/6/4Q1 w 100", "fifty-move rule", 0],
    ["k5/6/1K4/6/6/4Q1 w 99", null, null],
    // Mate comes before the count of moves.
    ["k2Q2/6/1K4/6/6/6 b 100", "checkmate", 1],
  ];
  for (const [text, end, result] of ends) {
    assertEquals([at(text).end(), at(text).result()], [end, result], text);
    assertStrictEquals(legalMoves(game, at(text)).length > 0, end === null, text);
  }
});

Deno.test("the clock counts plies without a capture or a pawn move", () => {
  const position = makeMove(game.start(), "b1c3", "e6d4");
  assertStrictEquals(String(position).split(" ")[2], "2");
  assertStrictEquals(String(makeMove(position, "a2a3")).split(" ")[2], "0");
});

Deno.test("loud moves are captures and promotions, in the order of all moves", () => {
  const position = at("1r2k1/P5/3q2/1N4/6/5K w 0");
  const { tactics } = game;
  const out = new Int32Array(game.maxMoves);
  const loud = [...out.subarray(0, tactics!.loudMoves(position, out, 0))];
  const all = legalMoves(game, position);
  assertEquals(loud, all.filter((move) => tactics!.isLoud!(position, move)));
  assertEquals(loud.map((move) => game.format(position, move)).sort(), [
    ...["a5a6n", "a5a6q", "a5a6r", "a5b6n", "a5b6q", "a5b6r", "b3d4"],
  ]);
});

Deno.test("the evaluations are zero at the start, and count men and moves for the side to move", () => {
  for (const name of ["material_mobility", "material"]) {
    assertStrictEquals(createEvaluation(game, name).evaluate(game.start()), 0, name);
  }
  const material = createEvaluation(game, "material");
  assertStrictEquals(material.evaluate(at("5k/6/q5/6/1R4/5K w 0")), 5 - 9);
  assertStrictEquals(material.evaluate(at("5k/6/q5/6/1R4/5K b 0")), 9 - 5);
  // White: the king has 3 moves and the rook 10; Black: the king has 3, two of them into the line of the rook.
  const both = createEvaluation(game, "material_mobility");
  assertStrictEquals(both.evaluate(at("k5/6/6/6/1R4/5K w 0")), 5 + 0.1 * (3 + 10 - 3));
});

Deno.test("a position of Los Alamos chess that cannot be is refused, with the reason", () => {
  const refused: [string, RegExp][] = [
    ["nowhere", /expected a form like rnqknr/],
    ["rnqknr/pppppp/6/6/PPPPPP w 0", /expected 6 ranks but found 5/],
    [
      "rnqknr/pppppp/6/7/PPPPPP/RNQKNR w 0",
      /expected P, N, R, Q or K|expected 6 squares in rank 3/,
    ],
    ["rnqbnr/pppppp/6/6/PPPPPP/RNQKNR w 0", /"b" is no man/],
    ["rnqqnr/pppppp/6/6/PPPPPP/RNQKNR w 0", /expected one k but found 0/],
    ["P2k2/6/6/6/6/3K2 w 0", /a pawn cannot stand on a6/],
    ["3k2/6/6/6/6/3K2 w 101", /expected at most 100 plies but found 101/],
    ["3k2/6/6/6/3R2/3K2 w 0", /the side that is not to move is in check/],
    ["3k2/QQQQQQ/QQQQQQ/6/6/3K2 b 0", /expected at most 12 men of White but found 13/],
  ];
  for (const [text, message] of refused) {
    const error = assertThrows(() => game.start(text)) as Error;
    assertStrictEquals(message.test(error.message), true, error.message);
  }
});
