/**
 * The numbers of the article behind E8 (Hartikka 2017): 879,750 positions for minimax and 61,721 for
 * alpha-beta at depth 4 in the position of its figure. Its program counts every call below the root, tries
 * moves in the order of chess.js, evaluates only material, gives each move of the root an open window, and
 * cuts off at beta or above.
 *
 * @module
 */
import { assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import { Chess } from "chess.js";
import {
  alphaBeta,
  alphaBetaStrict,
  ArticleSearch,
  chessJsOrder,
  createEvaluation,
  minimax,
} from "matchbox/agents/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { PERFT_SUITE } from "../../games/chess/positions.ts";
import { samplePositions } from "../sample_positions.ts";

const chess = findGame("chess");
const pictured = "rnbqkbnr/ppppp3/8/4N3/2BP1BQ1/4P1Pp/PPP4P/RN2K2R b KQkq - 0 1";

const searchOf = () => new ArticleSearch(chess, createEvaluation(chess, "material"));

/** Calls below the root with an open window for each of its moves. */
function positionsWithOpenRoot(depth: number, algorithm: typeof alphaBeta): number {
  const position = chess.start(pictured);
  const search = searchOf();
  const moves = Int32Array.from(legalMoves(chess, position));
  search.order.arrange(position, depth, 0, -1, moves, moves.length);
  for (const move of moves) {
    search.play(position, move);
    algorithm(position, depth - 1, -Infinity, Infinity, search);
    search.undo(position);
  }
  return search.stats.nodes;
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

Deno.test("minimax visits the number of positions in the article: 879,750 at depth 4", () => {
  const counts = [1, 2, 3, 4].map((depth) => {
    const search = searchOf();
    minimax(chess.start(pictured), depth, search);
    return search.stats.nodes - 1;
  });
  assertEquals(counts, [19, 945, 19_137, 879_750]);
});

Deno.test("alpha-beta visits the number of positions in the article: 61,721 at depth 4", () => {
  const counts = [1, 2, 3, 4].map((depth) => positionsWithOpenRoot(depth, alphaBeta));
  assertEquals(counts, [19, 945, 4142, 61_721]);
});

Deno.test("keeping alpha from one move of the root to the next would have given the article 30,747", () => {
  // The best value of the root begins at -9999, the value of a side without a move, so a mate cuts off at
  // once.
  const search = searchOf();
  alphaBeta(chess.start(pictured), 4, -9999, Infinity, search);
  assertStrictEquals(search.stats.nodes - 1, 30_747);
});

Deno.test("cutting off only above beta would have given the article 118,165", () => {
  assertStrictEquals(positionsWithOpenRoot(4, alphaBetaStrict), 118_165);
});
