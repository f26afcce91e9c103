import { assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import {
  BLACK,
  CHANGES,
  changesOf,
  type ChessPosition,
  KING,
  MAX_CHANGES,
  PAWN,
  QUEEN,
  REMOVED,
  ROOK,
  WHITE,
} from "matchbox/games/chess/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { samplePositions } from "../../agents/sample_positions.ts";
import { PERFT_SUITE } from "./positions.ts";

const chess = findGame("chess");

/** The cells after a move by its changes: first all pieces that leave, then all that appear. */
function changed(before: Uint8Array, changes: Int32Array): Uint8Array {
  const cells = before.slice();
  const isRemoved = (change: number) => (change & REMOVED) !== 0;
  for (const change of changes.filter(isRemoved)) {
    assertStrictEquals(cells[change & 255], (change & ~REMOVED) >> 8);
    cells[change & 255] = 0;
  }
  for (const change of changes.filter((change) => !isRemoved(change))) {
    assertStrictEquals(cells[change & 255], 0);
    cells[change & 255] = change >> 8;
  }
  return cells;
}

Deno.test("the changes of a move turn the board before it into the board after it", () => {
  const special = [
    // Castling on both sides, en passant to both sides, promotions with and without capture.
    "r3k2r/1P5P/8/2PpP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 0 1",
    "r3k2r/1P5P/8/3pP3/2pPp3/8/1p4p1/R3K2R b KQkq d3 0 1",
  ];
  const positions = [
    ...samplePositions(chess, 200, "changes"),
    ...[...PERFT_SUITE.map(({ position }) => position), ...special].map((fen) => chess.start(fen)),
  ] as ChessPosition[];
  const counts = new Map<number, number>();
  for (const position of positions) {
    for (const move of legalMoves(chess, position)) {
      const before = position.cells.slice();
      const out = new Int32Array(MAX_CHANGES);
      const count = changesOf(before, move, out);
      counts.set(count, (counts.get(count) ?? 0) + 1);
      assertEquals(out.every((change) => change >= 0 && change < CHANGES), true);
      position.play(move);
      assertEquals(changed(before, out.subarray(0, count)), position.cells, `${position}`);
      position.undo();
    }
  }
  for (const count of [2, 3, 4]) assertGreater(counts.get(count)!, 0);
});

Deno.test("the changes name the pieces that castle, are taken en passant and are promoted", () => {
  const changes = (fen: string, name: string) => {
    const position = chess.start(fen) as ChessPosition;
    const out = new Int32Array(MAX_CHANGES);
    const count = changesOf(position.cells, chess.parse(position, name), out);
    return [...out.subarray(0, count)].map((change) => (change & ~REMOVED) >> 8);
  };
  const king = WHITE | KING;
  const rook = WHITE | ROOK;
  assertEquals(changes("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"), [king, king, rook, rook]);
  const pawn = WHITE | PAWN;
  assertEquals(changes("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"), [pawn, pawn, BLACK | PAWN]);
  assertEquals(changes("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", "h8=Q"), [pawn, WHITE | QUEEN]);
});
