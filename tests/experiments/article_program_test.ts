/**
 * The numbers of the article behind E8 (Hartikka 2017): 879,750 positions for minimax and 61,721 for
 * alpha-beta at depth 4 in the position of its figure. Its program counts every call below the root, tries
 * moves in the order of chess.js, evaluates only material, gives each move of the root an open window, and
 * cuts off at beta or above.
 *
 * @module
 */
import { assertEquals, assertGreater, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import { Chess } from "chess.js";
import {
  allChoices,
  callsOfAlphaBeta,
  callsOfMinimax,
  type Choices,
  OF_ARTICLE,
} from "matchbox/experiments/studies/article_figures/calls.ts";
import { chessJsOrder } from "matchbox/agents/mod.ts";
import { findGame, legalMoves, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../agents/sample_positions.ts";
import { PERFT_SUITE } from "../games/chess/positions.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const chess = findGame("chess");
const pictured = "rnbqkbnr/ppppp3/8/4N3/2BP1BQ1/4P1Pp/PPP4P/RN2K2R b KQkq - 0 1";

/** Calls of alpha-beta in the pictured position, with some choices of the article changed. */
function calls(depth: number, changed: Partial<Choices> = {}): number {
  const choices = { ...OF_ARTICLE, ...changed };
  return callsOfAlphaBeta(chess, chess.start(pictured), depth, choices).belowRoot;
}

Deno.test("the order of chess.js is the order in which chess.js generates moves", () => {
  const order = chessJsOrder();
  let compared = 0;
  const positions = [
    ...samplePositions(chess, 80, "order of chess.js"),
    ...PERFT_SUITE.map(({ position }) => chess.start(position)),
    chess.start("r3k2r/1P5P/8/3pP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 0 1"),
    chess.start("r3k2r/1P5P/8/3pP3/3Pp3/8/1p4p1/R3K2R b KQkq d3 0 1"),
  ];
  for (const position of positions) {
    const moves = Int32Array.from(legalMoves(chess, position));
    order.arrange(position, 1, 0, -1, moves, moves.length);
    const names = [...moves].map((move) => chess.format(position, move));
    assertEquals(names, new Chess(position.toString()).moves(), `${position}`);
    compared += moves.length;
  }
  assertGreater(compared, 1000);
});

Deno.test("minimax makes the number of calls in the article: 879,750 at depth 4", () => {
  const counts = [1, 2, 3, 4].map((depth) =>
    callsOfMinimax(chess, chess.start(pictured), depth).belowRoot
  );
  assertEquals(counts, [19, 945, 19_137, 879_750]);
});

Deno.test("alpha-beta makes the number of calls in the article: 61,721 at depth 4", () => {
  assertEquals([1, 2, 3, 4].map((depth) => calls(depth)), [19, 945, 4142, 61_721]);
});

Deno.test("keeping alpha from one move of the root to the next would have given the article 30,747", () => {
  assertStrictEquals(calls(4, { root: "alpha carried" }), 30_747);
});

Deno.test("cutting off only above beta would have given the article 118,165", () => {
  assertStrictEquals(calls(4, { cutoff: "above beta" }), 118_165);
});

Deno.test("every choice finds the value of the article's minimax, written as in the article", () => {
  for (const position of samplePositions(chess, sampleSize(3, 8), "choices of the article")) {
    const value = articleMinimax(new Chess(position.toString()), 2) + 0;
    assertStrictEquals(callsOfMinimax(chess, position, 2).value, value, `${position}`);
    const full = callsOfMinimax(chess, position, 2).belowRoot;
    for (const choices of allChoices) {
      const found = callsOfAlphaBeta(chess, position, 2, choices);
      assertStrictEquals(found.value, value, `${position} ${JSON.stringify(choices)}`);
      assertLessOrEqual(found.belowRoot, full);
    }
  }
});

Deno.test("the article's own program, written out with chess.js, makes the same calls", () => {
  assertStrictEquals(articleCalls(chess.start(pictured), 3), calls(3));
  for (const position of samplePositions(chess, 5, "as printed")) {
    assertStrictEquals(
      callsOfAlphaBeta(chess, position, 2, OF_ARTICLE).belowRoot,
      articleCalls(position, 2),
      `${position}`,
    );
  }
});

const worth: Record<string, number> = { p: 10, n: 30, b: 30, r: 50, q: 90, k: 900 };

/** White's men minus Black's. */
function material(game: Chess): number {
  return game.board().flat().reduce(
    (sum, man) => sum + (man ? (man.color === "w" ? 1 : -1) * worth[man.type] : 0),
    0,
  );
}

/** The value for the side to move, -9999 without a move. */
function articleMinimax(game: Chess, depth: number): number {
  if (depth === 0) return game.turn() === "w" ? material(game) : -material(game);
  return Math.max(
    -9999,
    ...game.moves().map((move) => {
      game.move(move);
      const value = -articleMinimax(game, depth - 1);
      game.undo();
      return value;
    }),
  );
}

/** The calls below the root by a program in the style of the article: White maximises, Black minimises. */
function articleCalls(position: Position, depth: number): number {
  const game = new Chess(position.toString());
  let calls = 0;
  const value = (plies: number, alpha: number, beta: number): number => {
    calls++;
    if (plies === 0) return material(game);
    const sign = game.turn() === "w" ? 1 : -1;
    let best = -9999 * sign;
    for (const move of game.moves()) {
      game.move(move);
      const next = value(plies - 1, alpha, beta);
      game.undo();
      best = sign * Math.max(sign * best, sign * next);
      if (sign > 0) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (beta <= alpha) return best;
    }
    return best;
  };
  for (const move of game.moves()) {
    game.move(move);
    value(depth - 1, -10_000, 10_000);
    game.undo();
  }
  return calls;
}
