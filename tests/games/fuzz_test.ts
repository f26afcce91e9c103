/**
 * Whatever text comes in, the answer is a position, a move, or an error of one clear line.
 *
 * @module
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import {
  findGame,
  type Game,
  IllegalMoveError,
  legalMoves,
  NotationError,
  randomStream,
  UsageError,
} from "matchbox/games/mod.ts";
import { playRandomGame } from "./random_game.ts";

for (const spec of ["tictactoe", "reversi:size=4", "reversi", "reversi:size=10"]) {
  const game = findGame(spec);
  const notations = notationsOf(game);

  Deno.test(`${spec}: any text is the notation of a position or a NotationError`, () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), mutated(notations));
    fc.assert(fc.property(text, (text) => {
      const position = orRefused(NotationError, () => game.start(text));
      if (position === null) return;
      assert.equal(position.toString(), text);
      // What was accepted can be played on.
      for (const move of legalMoves(game, position)) {
        position.play(move);
        position.undo();
      }
      assert.equal(position.toString(), text);
    }));
  });

  Deno.test(`${spec}: any text is a legal move or an IllegalMoveError`, () => {
    const anyNotation = fc.constantFrom(...notations);
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."abcdefghijABCJ0123456789-"), maxLength: 3 }),
      mutated(["a1", "j10", "pass"]),
    );
    fc.assert(fc.property(anyNotation, text, (notation, text) => {
      const position = game.start(notation);
      const move = orRefused(IllegalMoveError, () => game.parse(position, text));
      if (move === null) return;
      assert.ok(legalMoves(game, position).includes(move));
      assert.equal(game.format(position, move), text.toLowerCase());
    }));
  });
}

Deno.test("any text is the spec of a game or a UsageError", () => {
  const specs = ["tictactoe", "reversi", "reversi:size=8", "reversi:size=10"];
  fc.assert(fc.property(fc.oneof(fc.string(), mutated(specs)), (text) => {
    const game = orRefused(UsageError, () => findGame(text));
    if (game !== null) assert.equal(findGame(game.spec).spec, game.spec);
  }));
});

/** What `body` returns, or null when it refuses with an error of that kind and of one line. */
function orRefused<T>(kind: typeof UsageError, body: () => T): T | null {
  try {
    return body();
  } catch (error) {
    assert.ok(error instanceof kind, `${error}`);
    assert.match(error.message, /^.+$/);
    return null;
  }
}

/** Valid texts with a piece replaced, removed or put in. */
function mutated(texts: string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.constantFrom("", "X", "O", "-", " ", "x", "=", ":", ","), fc.string());
  return fc.tuple(fc.constantFrom(...texts), fc.nat(110), fc.nat(3), piece).map(
    ([text, place, removed, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + removed);
    },
  );
}

/** The positions of a few random games. */
function notationsOf(game: Game): string[] {
  const notations: string[] = [];
  for (let number = 0; number < 3; number++) {
    playRandomGame(game, randomStream(`fuzz/${game.spec}/${number}`), (position) => {
      notations.push(position.toString());
    });
  }
  return notations;
}
