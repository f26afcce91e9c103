import { assertNotStrictEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { createEvaluation, parseEvaluation, valueAlone } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { articleValue, rightValue } from "../../../reference/article_evaluation.ts";
import { mirrored, PERFT_SUITE } from "../../../games/chess/positions.ts";
import { samplePositions } from "../../sample_positions.ts";

const chess = findGame("chess");
const right = createEvaluation(chess, "piece_squares");
const article = createEvaluation(chess, "piece_squares(tables=article)");
const samples = [
  ...samplePositions(chess, 300, "piece squares").map(String),
  ...PERFT_SUITE.map(({ position }) => position),
];

/** The value in centipawns for White. */
const forWhite = (evaluation: typeof right, fen: string) =>
  valueAlone(evaluation, chess.start(fen)) * (fen.includes(" w ") ? 1 : -1) + 0;

Deno.test("piece_squares is the sum of the published tables, read by rows", () => {
  for (const fen of samples) {
    // Tenths of a pawn in the reference.
    assertStrictEquals(forWhite(right, fen), 10 * rightValue(fen) + 0, fen);
  }
});

Deno.test("piece_squares(tables=article) reads the tables column first, as the article does", () => {
  for (const fen of samples) {
    assertStrictEquals(forWhite(article, fen), 10 * articleValue(fen) + 0, fen);
  }
});

Deno.test("the start is worth 0, but 1 in the article's units with its mistake", () => {
  const start = `${chess.start()}`;
  assertStrictEquals(forWhite(right, start), 0);
  assertStrictEquals(forWhite(article, start), 10);
});

Deno.test("both sides have the same tables, except in the article", () => {
  let unequal = 0;
  for (const fen of samples) {
    assertStrictEquals(forWhite(right, mirrored(fen)), 0 - forWhite(right, fen), fen);
    unequal += Number(forWhite(article, mirrored(fen)) !== 0 - forWhite(article, fen));
  }
  assertNotStrictEquals(unequal, 0);
});

Deno.test("a man counts its value and its square, for the side to move", () => {
  // Kings on e1 and e8 are worth 0. A pawn on e4 is worth 100 + 20, a knight on the rim 300 - 30.
  const value = (fen: string) => valueAlone(right, chess.start(fen));
  assertStrictEquals(value("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"), 120);
  assertStrictEquals(value("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"), -120);
  assertStrictEquals(value("4k3/8/8/n7/4P3/8/8/4K3 w - - 0 1"), 120 - 270);
  // A king on g1 is worth 30, a pawn on e2 100 - 20.
  assertStrictEquals(value("4k3/8/8/8/8/8/4P3/6K1 w - - 0 1"), 30 + 100 - 20);
});

Deno.test("piece_squares refuses tables that it does not know", () => {
  assertThrows(
    () => parseEvaluation(chess, "piece_squares(tables=wrong)"),
    UsageError,
    'parameter tables of evaluation piece_squares: expected right or article but found "wrong"',
  );
});
