import { assertStrictEquals } from "@std/assert";
import { createEvaluation, parseEvaluation } from "matchbox/agents/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { mirrored, PERFT_SUITE } from "../../../games/chess/positions.ts";

const chess = findGame("chess");
const evaluation = createEvaluation(chess, "material");
const material = (position: Position) => evaluation.evaluate(position);

Deno.test("material counts centipawns", () => {
  assertStrictEquals(material(chess.start()), 0);
  // A queen for White; rook, bishop, knight and pawn for Black.
  const men = "rnb1k3/p7/8/8/8/8/8/3QK3";
  assertStrictEquals(material(chess.start(`${men} w - - 0 1`)), 900 - (500 + 300 + 300 + 100));
  assertStrictEquals(material(chess.start(`${men} b - - 0 1`)), 500 + 300 + 300 + 100 - 900);
});

Deno.test("material is the same for a position with the colours changed", () => {
  for (const { position } of PERFT_SUITE) {
    assertStrictEquals(material(chess.start(mirrored(position))), material(chess.start(position)));
  }
});

Deno.test("material has its weights as parameters; those that are not set are not in its spec", () => {
  const position = chess.start("rnb1k3/p7/8/8/8/8/8/3QK3 w - - 0 1");
  const weighted = (spec: string) => createEvaluation(chess, spec).evaluate(position);
  assertStrictEquals(weighted("material(queen=1000,rook=0)"), 1000 - (300 + 300 + 100));
  assertStrictEquals(weighted("material(pawn=7,knight=-11,bishop=13)"), 900 - (500 + 13 - 11 + 7));
  assertStrictEquals(parseEvaluation(chess, "material").toString(), "material");
  assertStrictEquals(
    parseEvaluation(chess, "material(rook=450)").toString(),
    "material(rook=450)",
  );
});
