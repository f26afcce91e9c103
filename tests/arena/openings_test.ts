import {
  assert,
  assertEquals,
  assertLess,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { defaultOpeningPlies, drawOpenings } from "matchbox/arena/mod.ts";
import { findGame, perft } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";

const ticTacToe = findGame("tictactoe");
const specs = ["tictactoe", "reversi:size=4", "reversi", "metelyk:side=2", "metelyk", "chess"];
const anyGame = fc.constantFrom(...specs.map(findGame));

Deno.test("openings are different unfinished positions, as many as asked for", () => {
  const options = fc.record({ count: fc.integer({ min: 1, max: 4 }), seed: fc.nat() });
  fc.assert(fc.property(anyGame, options, (game, options) => {
    const plies = defaultOpeningPlies(game);
    const openings = drawOpenings(game, { ...options, plies });
    assertStrictEquals(openings.length, options.count);
    assertStrictEquals(new Set(openings).size, openings.length);
    for (const opening of openings) {
      const position = game.start(opening);
      assertStrictEquals(position.result(), null);
      assertStrictEquals(position.toString(), opening);
    }
  }));
});

Deno.test("openings are a function of the seed, and a longer list begins with a shorter one", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), fc.integer({ min: 1, max: 6 }), (game, seed, plies) => {
      const long = drawOpenings(game, { count: 6, plies, seed });
      for (const count of [1, 3, 6]) {
        assertEquals(drawOpenings(game, { count, plies, seed }), long.slice(0, count));
      }
    }),
    { numRuns: 30 },
  );
  const [one, other] = [1, 2].map((seed) => drawOpenings(ticTacToe, { count: 6, plies: 2, seed }));
  assertNotEquals(one, other);
});

Deno.test("when more openings are asked for than exist, all are found", () => {
  const all = (plies: number) => drawOpenings(ticTacToe, { count: 10_000, plies, seed: 1 }).length;
  // The number of squares for X times that for O from the rest; the order of moves does not matter.
  assertStrictEquals(all(0), 1);
  assertStrictEquals(all(1), 9);
  assertStrictEquals(all(2), 9 * 8);
  assertStrictEquals(all(3), 36 * 7);
});

Deno.test("there are as many openings of two plies as move sequences if no two reach one position", () => {
  // In 4x4 Reversi every first move flips another disc, and every reply one more.
  const small = findGame("reversi:size=4");
  const openings = drawOpenings(small, { count: 1000, plies: 2, seed: 1 });
  assertStrictEquals(openings.length, perft(small, small.start(), 2));
});

Deno.test("each opening is as likely as its moves", () => {
  // The first opening of many seeds, of nine that are equally likely.
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 1800; seed++) {
    const [opening] = drawOpenings(ticTacToe, { count: 1, plies: 1, seed });
    counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  // Chi-square with 8 degrees of freedom: above 26.1 once in a thousand.
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  assertStrictEquals(counts.size, 9);
  assertLess(chiSquare, 26.1, `${chiSquare}`);
});

Deno.test("an opening of no plies is the start of the game", () => {
  for (const game of specs.map(findGame)) {
    const start = [game.start().toString()];
    assertEquals(drawOpenings(game, { count: 5, plies: 0, seed: 1 }), start);
  }
});

Deno.test("openings longer than every game are refused", () => {
  assertStrictEquals(
    assertThrows(() => drawOpenings(ticTacToe, { count: 1, plies: 9, seed: 1 }), UsageError)
      .message,
    "every game of tictactoe is over after 9 random plies",
  );
});

Deno.test("rare openings are found as well", () => {
  // Eight plies of tic-tac-toe leave one square free; most games are over by then or decided.
  for (const opening of drawOpenings(ticTacToe, { count: 20, plies: 8, seed: 1 })) {
    assertStrictEquals([...opening].filter((square) => square === "-").length, 1);
  }
});

Deno.test("the default plies of openings are few, and even so that side 0 is to move", () => {
  for (const game of specs.map(findGame)) {
    const plies = defaultOpeningPlies(game);
    assert(plies >= 2 && plies <= 8 && plies % 2 === 0, `${game.spec}: ${plies}`);
    const [opening] = drawOpenings(game, { count: 1, plies, seed: 1 });
    assertStrictEquals(game.start(opening).side, 0);
  }
  assertStrictEquals(defaultOpeningPlies(ticTacToe), 2);
  assertStrictEquals(defaultOpeningPlies(findGame("chess")), 8);
});
