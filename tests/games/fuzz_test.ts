/**
 * For any text the parser returns a position or a move, or throws an error of one line.
 *
 * @module
 */
import { assert, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { findGame, IllegalMoveError, legalMoves, NotationError } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { mutated, notationsOf, orRefused } from "./fuzzing.ts";

for (const spec of ["tictactoe", "reversi:size=4", "reversi", "reversi:size=10"]) {
  const game = findGame(spec);
  const notations = notationsOf(game);

  Deno.test(`${spec}: any text is the notation of a position or a NotationError`, () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), damaged(notations));
    fc.assert(fc.property(text, (text) => {
      const position = orRefused(NotationError, () => game.start(text));
      if (position === null) return;
      assertStrictEquals(position.toString(), text);
      // An accepted position can be played.
      for (const move of legalMoves(game, position)) {
        position.play(move);
        position.undo();
      }
      assertStrictEquals(position.toString(), text);
    }));
  });

  Deno.test(`${spec}: any text is a legal move or an IllegalMoveError`, () => {
    const anyNotation = fc.constantFrom(...notations);
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."abcdefghijABCJ0123456789-"), maxLength: 3 }),
      damaged(["a1", "j10", "pass"]),
    );
    fc.assert(fc.property(anyNotation, text, (notation, text) => {
      const position = game.start(notation);
      const move = orRefused(IllegalMoveError, () => game.parse(position, text));
      if (move === null) return;
      assert(legalMoves(game, position).includes(move));
      assertStrictEquals(game.format(position, move), text.toLowerCase());
    }));
  });
}

Deno.test("any text is the spec of a game or a UsageError", () => {
  const specs = ["tictactoe", "reversi", "reversi:size=8", "reversi:size=10"];
  fc.assert(fc.property(fc.oneof(fc.string(), damaged(specs)), (text) => {
    const game = orRefused(UsageError, () => findGame(text));
    if (game !== null) assertStrictEquals(findGame(game.spec).spec, game.spec);
  }));
});

/** Valid texts with characters of such texts inserted. */
function damaged(texts: string[]): fc.Arbitrary<string> {
  const pieces = ["", "X", "O", "-", " ", "x", "=", ":", ","];
  return mutated(texts, pieces, { length: 110, removed: 3 });
}
