import { assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import {
  type ChessPosition,
  isCastling,
  moveFrom,
  moveTo,
  promotionOf,
} from "matchbox/games/chess/mod.ts";
import {
  isLoud,
  losesByExchange,
  staticExchange,
  worthOf,
} from "matchbox/games/chess/static_exchange.ts";
import { findGame, legalMoves, type Move } from "matchbox/games/mod.ts";
import { samplePositions } from "../../agents/sample_positions.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { slowExchange } from "../../reference/static_exchange.ts";

const chess = findGame("chess");

function exchangeOf(fen: string, move: string): number {
  const position = chess.start(fen) as ChessPosition;
  return staticExchange(position.cells, chess.parse(position, move));
}

Deno.test("an exchange is worth what both sides win by taking on, or stopping, on its square", () => {
  const worth: [string, string, number][] = [
    // Nobody defends the pawn; it is defended once; a rook behind a rook takes part.
    ["1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "Rxe5", 100],
    ["1k6/8/5p2/4p3/8/8/8/2K1R3 w - - 0 1", "Rxe5", 100 - 500],
    ["1k2r3/8/8/4p3/8/8/4R3/2K1R3 w - - 0 1", "Rxe5", 100],
    // Knight takes pawn, knight takes knight, and White does not go on to lose a rook for a knight and a bishop.
    ["1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "Nxe5", 100 - 300],
    // A king takes only what is not defended.
    ["8/8/3k4/4p3/8/8/8/K3R3 w - - 0 1", "Rxe5", 100 - 500],
    ["8/8/3k4/4p3/8/2B5/8/K3R3 w - - 0 1", "Bxe5+", 100],
    // Castling wins nothing; a quiet move to a guarded square loses the man; en passant; promotions.
    ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", 0],
    ["4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1", "Ne5", -300],
    ["4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 100],
    ["4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 0],
    ["7k/3P4/8/8/8/8/8/4K3 w - - 0 1", "d8=Q+", 800],
    ["r6k/3P4/8/8/8/8/8/4K3 w - - 0 1", "d8=N", 200 - 300],
  ];
  assertEquals(
    worth.map(([fen, move]) => exchangeOf(fen, move)),
    worth.map(([, , value]) => value),
  );
});

Deno.test("every move of many positions has the exchange of the slow definition", () => {
  let compared = 0;
  for (const sample of samplePositions(chess, sampleSize(150, 1000), "exchanges")) {
    const position = sample as ChessPosition;
    const before = position.cells.slice();
    for (const move of legalMoves(chess, position)) {
      const found = staticExchange(position.cells, move);
      const slow = isCastling(move) ? 0 : slowExchange(String(position), squaresOf(position, move));
      assertStrictEquals(found + 0, slow + 0, `${chess.format(position, move)} in ${position}`);
      for (const margin of [0, 100, 250, 400]) {
        assertStrictEquals(losesByExchange(position.cells, move, margin), slow < -margin);
      }
      if (slow !== 0) compared++;
    }
    assertEquals(position.cells, before);
  }
  assertGreater(compared, 500);
});

Deno.test("a move is loud when it is among the loud moves, and then it has its worth at once", () => {
  const loud = new Int32Array(chess.maxMoves);
  for (const sample of samplePositions(chess, 100, "loud")) {
    const position = sample as ChessPosition;
    const listed = [...loud.subarray(0, position.loudMoves(loud, 0))];
    for (const move of legalMoves(chess, position)) {
      assertStrictEquals(isLoud(position.cells, move), listed.includes(move), `${position}`);
      if (!listed.includes(move)) assertStrictEquals(worthOf(position.cells, move), 0);
    }
  }
  const promotion = chess.start("1n5k/P7/8/8/8/8/8/4K3 w - - 0 1") as ChessPosition;
  const worth = worthOf(promotion.cells, chess.parse(promotion, "axb8=Q+"));
  assertStrictEquals(worth, 300 + 900 - 100);
});

function squaresOf(position: ChessPosition, move: Move) {
  const [from, to, kind] = [moveFrom(move), moveTo(move), promotionOf(move)];
  const man = position.at(from) & 7;
  return {
    ...{ from, to },
    promotion: kind === 0 ? undefined : "-pnbrq"[kind],
    enPassant: man === 1 && from % 8 !== to % 8 && position.at(to) === 0,
  };
}
