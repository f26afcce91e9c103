import { assertEquals } from "@std/assert";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { PERFT_SUITE } from "./positions.ts";
import { SEDLAK_SUITE } from "./perft_suite.ts";

const chess = findGame("chess");

/** All cells of both ends of a move, and all its special kinds. */
const NUMBERS = 32 << 16;

Deno.test("of all numbers those on the list are legal moves, also with pins, checks and special moves", () => {
  for (const { position: text } of [...PERFT_SUITE, ...SEDLAK_SUITE]) {
    const position = chess.start(text);
    const found: number[] = [];
    for (let number = 0; number < NUMBERS; number++) {
      if (chess.isLegal!(position, number)) found.push(number);
    }
    assertEquals(found, legalMoves(chess, position).sort((one, other) => one - other), text);
    assertEquals(`${position}`, `${chess.start(text)}`);
  }
});
