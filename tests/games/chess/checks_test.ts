import { assertGreater, assertStrictEquals } from "@std/assert";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { isAttacked } from "matchbox/games/chess/attacks.ts";
import { BLACK, WHITE } from "matchbox/games/chess/geometry.ts";
import { findGame } from "matchbox/games/mod.ts";
import { PERFT_SUITE } from "./positions.ts";

const chess = findGame("chess");

Deno.test("check found from the last move agrees with a scan from the king in all directions", () => {
  const moves = new Int32Array(10 * chess.maxMoves);
  let checks = 0;
  const walk = (position: ChessPosition, depth: number, from: number) => {
    const { cells, kings, side } = position;
    const attacked = isAttacked(cells, kings[side], side === 0 ? BLACK : WHITE);
    if (position.inCheck() !== attacked) {
      assertStrictEquals(position.inCheck(), attacked, `${position}`);
    }
    if (attacked) checks++;
    if (depth === 0) return;
    const end = position.moves(moves, from);
    for (let i = from; i < end; i++) {
      position.play(moves[i]);
      walk(position, depth - 1, end);
      position.undo();
    }
  };
  for (const { position } of PERFT_SUITE) walk(chess.start(position) as ChessPosition, 3, 0);
  // These trees have many checks of all kinds: by promotion, castling and en passant.
  assertGreater(checks, 3000, `${checks} checks`);
});
