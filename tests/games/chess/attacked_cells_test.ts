import { assertEquals } from "@std/assert";
import { Chess, type Square } from "chess.js";
import { controlOf } from "matchbox/agents/evaluate/chess/control.ts";
import { attackersOf } from "matchbox/games/chess/attacked_cells.ts";
import { BLACK, WHITE } from "matchbox/games/chess/geometry.ts";
import { cellName, cellOf } from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { samplePositions } from "../../agents/sample_positions.ts";

const chess = findGame("chess");

Deno.test("the men that attack a cell, and their number by the reach of all men, are those of chess.js", () => {
  for (const position of samplePositions(chess, 20, "attackers") as ChessPosition[]) {
    const slow = new Chess(`${position}`);
    const { attackers } = controlOf(position);
    for (let square = 0; square < 64; square++) {
      const cell = cellOf(square);
      const name = cellName(cell) as Square;
      for (const [side, colour] of [WHITE, BLACK].entries()) {
        const found = attackersOf(position.cells, cell, colour).map(cellName).sort();
        assertEquals(found, slow.attackers(name, side === 0 ? "w" : "b").sort(), `${position}`);
        assertEquals(attackers[side][cell], found.length, `${name} in ${position}`);
      }
    }
  }
});

Deno.test("without checks and pins the reach has as many moves as the rules, castling aside", () => {
  for (
    const [fen, white, black] of [
      [undefined, 20, 20],
      // A king in the corner has 3 moves; a knight in the middle 8, one of which takes.
      ["7k/8/8/3N4/1p6/8/8/K7 w - - 0 1", 11, 4],
      // Pawns block each other; that of b2 may go two squares.
      ["4k3/8/8/p7/P7/8/1P6/4K3 w - - 0 1", 7, 5],
    ] as const
  ) {
    assertEquals(controlOf(chess.start(fen) as ChessPosition).moves, [white, black]);
  }
});
