import { assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import { buildBook, formatBook, readBook } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { FIVE_GAMES_TABLE, fiveGames } from "./five_games.ts";

const chess = findGame("chess");
const START = FIVE_GAMES_TABLE[0][0];
const text = formatBook(buildBook(chess, fiveGames, { plies: 4, least: 1, source: "five games" }));

const bytes = (text: string) => new TextEncoder().encode(text);

Deno.test("a book is a text with a line for each position", () => {
  assertStrictEquals(
    text,
    [
      "{",
      '"format": "matchbox book",',
      '"version": 1,',
      '"game": "chess",',
      '"source": "five games",',
      '"plies": 4,',
      '"least": 1,',
      '"games": 5,',
      '"positions": {',
      FIVE_GAMES_TABLE.map(([key, ply, moves]) =>
        `${JSON.stringify(key)}: ${JSON.stringify({ ply, moves })}`
      ).join(",\n"),
      "}",
      "}",
      "",
    ].join("\n"),
  );
});

Deno.test("a book read and written again is the same", () => {
  const book = readBook(bytes(text), chess);
  assertStrictEquals(formatBook(book), text);
  assertEquals([book.game, book.source, book.plies, book.least, book.games], [
    ...["chess", "five games", 4, 1, 5],
  ]);
});

Deno.test("the order in which a file has its entries makes no difference", () => {
  const { positions, ...header } = JSON.parse(text);
  const turned = Object.fromEntries(Object.entries(positions).reverse());
  const other = JSON.stringify({ positions: turned, ...header });
  assertStrictEquals(formatBook(readBook(bytes(other))), text);
});

Deno.test("a foreign, empty or damaged book is refused in one line that names the entry", () => {
  // deno-lint-ignore no-explicit-any -- damaged in any way
  const refused = (damage: (book: any) => void, message: string) => {
    const book = JSON.parse(text);
    damage(book);
    const error = assertThrows(
      () => readBook(bytes(JSON.stringify(book)), chess),
      UsageError,
      message,
    );
    assertMatch(error.message, /^.+$/);
  };
  refused((book) => book.format = "opening book", '"format": expected "matchbox book"');
  refused((book) => book.version = 2, '"version": expected 1 but found 2');
  refused((book) => book.game = "chess960", 'unknown game "chess960"');
  refused((book) => delete book.source, '"source"');
  refused((book) => book.least = 0, '"least": expected a whole number of at least 1');
  refused((book) => book.plies = 2.5, '"plies": expected a whole number of at least 1');
  refused((book) => book.extra = 1, '"extra"');
  refused((book) => book.positions = {}, "the book is empty: it has no positions");
  refused((book) => book.positions = "none", '"positions"');
  refused(
    (book) => book.positions[START].moves.e4 = [1, -1, 1],
    `"positions", "${START}", "moves", "e4", "1": expected a whole number of at least 0`,
  );
  refused((book) => book.positions[START].moves.e4 = [1, 1], "expected three numbers");
  refused(
    (book) => book.positions[START].moves.e5 = [1, 0, 0],
    `"${START}": "e5" is not a legal move in`,
  );
  refused(
    (book) => book.positions[START].moves.e2e4 = [1, 0, 0],
    `"${START}": expected the move e4 but found "e2e4"`,
  );
  refused(
    (book) => book.positions[START].moves = {},
    `"${START}": expected at least one move`,
  );
  refused(
    (book) => book.positions[START].moves.e4 = [0, 0, 0],
    `"${START}": expected at least 1 games with e4 but found 0`,
  );
  refused(
    (book) => book.positions[START].moves.e4 = [2, 2, 2],
    `"${START}": expected at most 5 games but found 9`,
  );
  refused((book) => book.positions[START].ply = 4, `"${START}": expected a ply below 4`);
  refused(
    (book) => book.positions["8/8 w - -"] = book.positions[START],
    'position "8/8 w - -": expected 8 ranks but found 2',
  );
  refused(
    (book) => book.positions[`${START} 0 1`] = book.positions[START],
    `expected the position to be written "${START}"`,
  );
  refused(
    // Checkmate: the game is over.
    (book) =>
      book.positions["rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -"] =
        book.positions[START],
    "the game is over",
  );
});

Deno.test("what is no JSON, no object, of another game or too large is refused", () => {
  assertThrows(() => readBook(bytes('[Event "a game"]')), SyntaxError);
  assertThrows(() => readBook(bytes("7")), UsageError, "expected an object");
  assertThrows(
    () => readBook(bytes(text), findGame("reversi")),
    UsageError,
    "it is a book of chess, not of reversi:size=8",
  );
  assertThrows(() => readBook(new Uint8Array(32_000_001)), UsageError, "expected at most 32000000");
  const many = Object.fromEntries(Array.from({ length: 100_001 }, (_, n) => [
    `position ${n}`,
    { ply: 0, moves: { e4: [1, 0, 0] } },
  ]));
  assertThrows(
    () => readBook(bytes(JSON.stringify({ ...JSON.parse(text), positions: many }))),
    UsageError,
    "expected at most 100000 positions but found 100001; a book of fewer plies",
  );
});

Deno.test("a book without positions cannot be written", () => {
  const empty = buildBook(chess, fiveGames, { plies: 4, least: 6, source: "" });
  assertThrows(() => formatBook(empty), UsageError, "the book is empty");
});
