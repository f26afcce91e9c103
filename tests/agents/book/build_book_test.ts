import { assert, assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { type BookGame, buildBook, formatBook, gamesOf, scoreOf } from "matchbox/agents/mod.ts";
import { randomStream, shuffle } from "matchbox/base/mod.ts";
import {
  findGame,
  type Game,
  IllegalMoveError,
  lineNames,
  positionKey,
  type Result,
} from "matchbox/games/mod.ts";
import { playRandomGame } from "../../games/random_game.ts";
import { FIVE_GAMES_TABLE, fiveGames, INDIAN } from "./five_games.ts";

const chess = findGame("chess");
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

const limits = { plies: 1000, least: 1, source: "a test" };

/** The table of a book as plain data. */
function tableOf(book: ReturnType<typeof buildBook>) {
  return book.positions.sorted().map(([key, { ply, moves }]) => [
    key,
    ply,
    Object.fromEntries(
      [...moves].map(([move, { wins, draws, losses }]) => [move, [wins, draws, losses]]),
    ),
  ]);
}

Deno.test("five games of chess make the table that was counted by hand", () => {
  const book = buildBook(chess, fiveGames, limits);
  assertStrictEquals(book.games, 5);
  assertStrictEquals(book.game, "chess");
  assertEquals(tableOf(book), FIVE_GAMES_TABLE as unknown);
});

Deno.test("of fewer plies and of moves with more games less is kept", () => {
  const two = buildBook(chess, fiveGames, { ...limits, plies: 2 });
  assertEquals(tableOf(two), FIVE_GAMES_TABLE.filter(([, ply]) => ply < 2) as unknown);
  const twice = buildBook(chess, fiveGames, { ...limits, least: 2 });
  assertEquals(tableOf(twice), [
    [START, 0, { e4: [1, 0, 1], d4: [1, 0, 1] }],
    [FIVE_GAMES_TABLE[2][0], 1, { Nf6: [1, 0, 1] }],
    [FIVE_GAMES_TABLE[5][0], 2, { c4: [1, 0, 1] }],
    [INDIAN, 3, { e6: [1, 1, 0] }],
  ]);
});

Deno.test("a position with a right to capture en passant is another one, if a pawn can capture", () => {
  // After e4 no pawn can capture on e3, so the order of the moves makes no difference.
  const book = buildBook(chess, [
    { moves: ["e4", "e6", "d4", "d5"], result: 1 },
    { moves: ["d4", "e6", "e4", "d5"], result: -1 },
  ], limits);
  const french = "rnbqkbnr/pppp1ppp/4p3/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq -";
  assertEquals(book.positions.at(french)!.moves.get("d5"), { wins: 1, draws: 0, losses: 1 });
  // The pawn of e5 can capture on d6 only at once.
  const apart = buildBook(chess, [
    { moves: ["e4", "Nf6", "e5", "d5", "Nf3"], result: 1 },
    { moves: ["e4", "d6", "e5", "d5", "Nf3"], result: 1 },
  ], limits);
  const keys = apart.positions.sorted().map(([key]) => key);
  assertStrictEquals(keys.filter((key) => key.endsWith(" d6")).length, 1);
});

Deno.test("a position that a game repeats counts once, with the move played there first", () => {
  const moves = ["Nf3", "Nf6", "Ng1", "Ng8", "e4", "e5"];
  const book = buildBook(chess, [{ moves, result: 1 }], limits);
  const { moves: counted, ply } = book.positions.at(START)!;
  assertEquals([...counted.keys()], ["Nf3"]);
  assertStrictEquals(ply, 0);
});

Deno.test("moves after a draw by the rules are not counted", () => {
  const there = ["Nf3", "Nf6", "Ng1", "Ng8"];
  const book = buildBook(chess, [{ moves: [...there, ...there, "e4"], result: 0 }], limits);
  // The position after eight moves is there for the third time.
  assertEquals([...book.positions.at(START)!.moves.keys()], ["Nf3"]);
  assertStrictEquals(book.positions.size, 4);
});

Deno.test("a game may begin at any position; plies count from there", () => {
  const opening = "4k3/8/8/8/8/8/P7/4K3 b - - 5 40";
  const book = buildBook(chess, [{ opening, moves: ["Kd7", "a4"], result: 1 }], limits);
  assertEquals(tableOf(book).map(([key, ply]) => [key, ply]), [
    ["4k3/8/8/8/8/8/P7/4K3 b - -", 0],
    ["8/3k4/8/8/8/8/P7/4K3 w - -", 1],
  ]);
  // Black moved first, and lost.
  assertEquals(book.positions.at("4k3/8/8/8/8/8/P7/4K3 b - -")!.moves.get("Kd7"), {
    wins: 0,
    draws: 0,
    losses: 1,
  });
});

Deno.test("an illegal move is an error that names its game", () => {
  const games: BookGame[] = [...fiveGames, { moves: ["e4", "e4"], result: 1 }];
  assertThrows(() => buildBook(chess, games, limits), IllegalMoveError, 'game 6: "e4" is not');
});

Deno.test("a book does not depend on the order of its games", () => {
  for (const spec of ["chess", "reversi:size=6", "tictactoe", "metelyk:side=2"]) {
    const game = findGame(spec);
    const games = randomGames(game, 30, spec);
    const once = formatBook(buildBook(game, games, { ...limits, plies: 12 }));
    for (let n = 0; n < 5; n++) {
      const other = shuffle([...games], randomStream(`order ${n}`));
      assertStrictEquals(formatBook(buildBook(game, other, { ...limits, plies: 12 })), once);
    }
  }
});

Deno.test("the games of the moves of a position are the games that came through it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("tictactoe", "reversi:size=4", "chess"),
      fc.nat(1000),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 12 }),
      (spec, seed, count, plies) => {
        const game = findGame(spec);
        const games = randomGames(game, count, seed);
        const { positions } = buildBook(game, games, { ...limits, plies });
        const through = new Map<string, number>();
        let points = 0;
        for (const { moves, result } of games) {
          const position = game.start();
          const met = new Set<string>();
          for (const text of moves.slice(0, plies)) {
            const key = positionKey(game, position);
            if (!met.has(key)) points += (1 + (position.side === 0 ? result : -result)) / 2;
            met.add(key);
            position.play(game.parse(position, text));
          }
          for (const key of met) through.set(key, (through.get(key) ?? 0) + 1);
        }
        assertStrictEquals(positions.size, through.size);
        let counted = 0;
        for (const [key, games] of through) {
          const records = [...positions.at(key)!.moves.values()];
          assertStrictEquals(records.reduce((sum, record) => sum + gamesOf(record), 0), games);
          for (const record of records) counted += scoreOf(record) * gamesOf(record);
        }
        assert(Math.abs(counted - points) < 1e-6);
      },
    ),
    { numRuns: 40 },
  );
});

Deno.test("a score is a share of the points", () => {
  assertStrictEquals(scoreOf({ wins: 1, draws: 2, losses: 1 }), 0.5);
  assertStrictEquals(scoreOf({ wins: 3, draws: 0, losses: 1 }), 0.75);
  assertStrictEquals(gamesOf({ wins: 3, draws: 5, losses: 1 }), 9);
});

/** Random games, and their results. */
function randomGames(game: Game, count: number, seed: number | string): BookGame[] {
  const games = Array.from({ length: count }, (_, number) => {
    const { played, position: end } = playRandomGame(game, randomStream(`book/${seed}/${number}`));
    const moves = lineNames(game, game.start(), played);
    return { moves, result: end.result() as Result };
  });
  assertGreater(games.length, 0);
  return games;
}
