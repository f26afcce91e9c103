import { assertEquals, assertStrictEquals } from "@std/assert";
import { findGame, lineNames } from "matchbox/games/mod.ts";

Deno.test("each move of a line is named where it is played, and the position stays", () => {
  const chess = findGame("chess");
  const position = chess.start();
  // The mate in two moves; a name tells a check only in its own position.
  const names = ["f3", "e5", "g4", "Qh4#"];
  const played = chess.start();
  const moves = names.map((name) => {
    const move = chess.parse(played, name);
    played.play(move);
    return move;
  });
  assertEquals(lineNames(chess, position, moves), names);
  assertStrictEquals(position.toString(), chess.start().toString());
  assertEquals(lineNames(chess, position, []), []);
});
