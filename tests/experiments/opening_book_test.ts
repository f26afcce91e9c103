import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertMatch,
  assertNotEquals,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { buildBook, createEvaluation, formatBook, readBook } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import {
  boards,
  helps,
  NO_BOOK,
  sizesOf,
  STRONGER,
} from "matchbox/experiments/studies/opening_book/boards.ts";
import { disturbed } from "matchbox/experiments/studies/opening_book/disturbed_evaluation.ts";
import { bookOf, growGames } from "matchbox/experiments/studies/opening_book/grow.ts";
import { playMatchOf } from "matchbox/experiments/studies/opening_book/matches.ts";
import type { MatchRow } from "matchbox/experiments/studies/opening_book/rows.ts";
import { study, summarise, type Summary } from "matchbox/experiments/studies/opening_book/show.ts";
import { variedPlayer } from "matchbox/experiments/studies/opening_book/varied_player.ts";
import { findGame, legalMoves, randomPosition } from "matchbox/games/mod.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { assertTurns, between, noVerdict } from "./around.ts";

const run = await runStudy("opening-book", {
  store: ":memory:",
  executors: localExecutors(0),
  set: { series: 2, pairs: 1, nodes: 30 },
});
const rows = run.rows as unknown as RowsOf<typeof study.sets>;
const summary = summarise(rows);
const [, , largest] = sizesOf(1);
const clock = { now: () => 0 };

Deno.test("a disturbance is a whole number within its bounds, and the same for the same key and position", () => {
  const game = findGame("reversi:size=6");
  const plain = createEvaluation(game, "stages");
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 20 }), fc.integer(), fc.nat({ max: 50 }), (...drawn) => {
      const [seed, plies, key, noise] = drawn;
      const position = randomPosition(game, plies, randomStream(seed));
      fc.pre(position !== null);
      const evaluation = disturbed(plain, noise);
      evaluation.key = key;
      const value = evaluation.evaluate(position!);
      const change = value - plain.evaluate(position!);
      assert(Number.isInteger(change) && Math.abs(change) <= noise);
      assertStrictEquals(evaluation.evaluate(position!.clone()), value);
    }),
  );
});

Deno.test("every disturbance from -2 to 2 comes up about equally often", () => {
  const game = findGame("reversi:size=6");
  const evaluation = disturbed({ evaluate: () => 0 }, 2);
  const counts = new Map<number, number>();
  for (let key = 0; key < 5000; key++) {
    evaluation.key = key;
    const change = evaluation.evaluate(game.start());
    counts.set(change, (counts.get(change) ?? 0) + 1);
  }
  assertEquals([...counts.keys()].sort((one, other) => one - other), [-2, -1, 0, 1, 2]);
  // Five standard errors of a count of 1,000 in 5,000: 5 times the root of 5,000 x 0.2 x 0.8.
  for (const count of counts.values()) assertAlmostEquals(count, 1000, 142);
});

Deno.test("an incremental evaluation stays incremental when it is disturbed", () => {
  const chess = findGame("chess");
  const position = chess.start();
  const [plain, evaluation] = [
    createEvaluation(chess, "piece_squares"),
    disturbed(createEvaluation(chess, "piece_squares"), 0),
  ];
  plain.reset!(position);
  evaluation.reset!(position);
  const [move] = legalMoves(chess, position);
  plain.play!(position, move);
  evaluation.play!(position, move);
  position.play(move);
  assertStrictEquals(evaluation.evaluate(position), plain.evaluate(position));
  assertStrictEquals(disturbed({ evaluate: () => 0 }, 1).play, undefined);
});

Deno.test("the same player plays other games with other seeds, and the same game with the same seed", () => {
  for (const board of boards) {
    const game = findGame(board.game);
    const [one, other] = [1, 2].map(() => variedPlayer(game, { ...board, nodes: 40 }));
    const movesOf = (seed: string) => playGame(game, [one, other], { ...board.rules, seed }).moves;
    const games = Array.from({ length: 4 }, (_, number) => movesOf(`game ${number}`));
    assertGreater(new Set(games.map((moves) => moves.join(" "))).size, 1, board.game);
    assertEquals(movesOf("game 0"), games[0]);
  }
});

Deno.test("a longer series of games begins with a shorter one", () => {
  const board = boards[2];
  const options = { nodes: 20, seed: "series", clock };
  const games = growGames(board, { ...options, games: 4 });
  assertEquals(growGames(board, { ...options, games: 2 }), games.slice(0, 2));
  assertNotEquals(games[0].moves, games[1].moves);
  for (const { moves } of games) assertStrictEquals(moves.length, board.bookPlies);
  const book = bookOf(board, games, 1);
  assertStrictEquals(book.games, 4);
  assertStrictEquals(book.plies, board.bookPlies);
});

Deno.test("a book that has all games of a match is followed to its end", () => {
  const board = boards[2];
  const game = findGame(board.game);
  const [none] = helps(1);
  const options = { pairs: 1, nodes: 20, book: null, seed: "a match", clock };
  const without = playMatchOf(board, none, options);
  assertStrictEquals(without.book_moves, 0);
  assertStrictEquals(without.book_end, 0);
  assertStrictEquals(without.games, 2);
  // The same two games, as played without a book.
  const played = [0, 1].map((side) => {
    const weaker = variedPlayer(game, { ...board, nodes: 20 });
    const stronger = variedPlayer(game, { ...board, nodes: 20 * STRONGER });
    const agents = side === 0 ? [weaker, stronger] as const : [stronger, weaker] as const;
    const { moves, result } = playGame(game, agents, { seed: `a match/game ${side + 1}`, clock });
    return { moves, result, nodes: weaker.searched };
  });
  assertStrictEquals(without.nodes, (played[0].nodes + played[1].nodes) / 2);
  assertStrictEquals(without.plies, (played[0].moves.length + played[1].moves.length) / 2);
  // The first game counts twice, so that at the start its move is the one with most games.
  const book = buildBook(game, [played[0], ...played], { plies: 12, least: 1, source: "a match" });
  const help = { name: "its own games", nodes: 1, share: 1, book: helps(1)[1].book };
  const file = new TextEncoder().encode(formatBook(book));
  const made = playMatchOf(board, help, { ...options, book: file });
  // Six of the first twelve plies are the player's: the last is the eleventh as dark, the twelfth as light.
  assertEquals([made.book_moves, made.book_end], [6, 11.5]);
  assertEquals([made.wins, made.draws, made.plies], [without.wins, without.draws, without.plies]);
  assertGreater(without.nodes, made.nodes);
});

Deno.test("only a player with a book takes moves from it, at most every second ply", () => {
  for (const { game, help, book_moves, book_end, plies } of rows.matches) {
    const { book } = helps(1).find(({ name }) => name === help)!;
    if (!book) assertEquals([book_moves, book_end], [0, 0]);
    // Of the plies up to the last book move, at most every second one is the player's, rounded up.
    assert(book_moves <= (book_end + 1) / 2, `${game}, ${help}`);
    assert(book_end <= plies);
  }
  for (const { byGames } of summary.boards) assertGreater(byGames.bookMoves.mean, 0);
});

Deno.test("books of more games have at least as many positions and moves, and cost more nodes", () => {
  const series = Map.groupBy(rows.books, ({ game, series }) => `${game} ${series}`);
  assertStrictEquals(series.size, 2 * boards.length);
  for (const books of series.values()) {
    assertEquals(books.map(({ games }) => games), [1, 4, 16]);
    for (const [one, other] of [[books[0], books[1]], [books[1], books[2]]]) {
      assert(other.positions >= one.positions && other.moves >= one.moves);
      assertGreater(other.nodes, one.nodes);
      assert(one.positions <= one.moves);
    }
  }
});

Deno.test("the largest book of the first series is an artifact that can be read as a book", () => {
  const files = run.artifacts;
  assertEquals([...files.keys()].sort(), [
    "chess_book.json",
    "reversi_size_6_book.json",
    "reversi_size_8_book.json",
  ]);
  for (const { game } of boards) {
    const content = files.get(`${game.replaceAll(/\W/g, "_")}_book.json`)!;
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const { games, positions } = readBook(bytes, findGame(game));
    const row = rows.books.find((each) =>
      each.game === game && each.series === 1 && each.games === largest
    )!;
    assertEquals([games, positions.size], [largest, row.positions]);
    assertStrictEquals(bytes.length, row.bytes);
  }
});

Deno.test("a gain is the mean of the differences within a series", () => {
  const scores: Record<string, readonly [number, number]> = {
    "no book": [2, 4],
    "book of 16 games, most games": [5, 6],
    "book of 16 games, best record": [5, 8],
    "twice the nodes": [6, 9],
  };
  const matches = rows.matches.map((row): MatchRow => {
    const wins = scores[row.help]?.[row.series - 1] ?? 3;
    return { ...row, games: 10, wins: wins - 1, draws: 2, losses: 9 - wins };
  });
  const [made] = summarise({ ...rows, matches }).boards;
  const { without, byGames: { gain } } = made;
  assertAlmostEquals(gain.mean, (0.3 + 0.2) / 2, 1e-12);
  assertAlmostEquals(made.recordMinusGames.mean, (0 + 0.2) / 2, 1e-12);
  assertAlmostEquals(made.nodesMinusBook.mean, (0.1 + 0.3) / 2, 1e-12);
  assertAlmostEquals(without.score.mean, 0.3, 1e-12);
  assertStrictEquals(without.games, 20);
  assertEquals([gain.count, gain.unit], [2, "series"]);
  assertStrictEquals(gain.low! < 0 && gain.high! > 0, true);
});

/** The summary with other gains of the largest book. */
function gaining(...gains: Interval[]): Summary {
  const boards = summary.boards.map((board, index) => ({
    ...board,
    byGames: { ...board.byGames, gain: gains[index] },
  }));
  return { ...summary, boards };
}

Deno.test("C37a: a book makes the gap in chess much smaller if it closes at least half of it", () => {
  const closing = (beyondMuch: Interval) => {
    const boards = summary.boards.map((board) =>
      board.game === "chess" ? { ...board, beyondMuch } : board
    );
    return verdictOn(study.claims({ ...summary, boards })[0]).verdict;
  };
  assertTurns(0, "above", closing);
  // Without a book the gaps are 0.4 and 0.2, with one 0.2 and 0.1: just half of them.
  const help = summary.boards[0].byGames.help;
  const wins: Record<string, readonly number[]> = { [NO_BOOK]: [0.1, 0.3], [help]: [0.3, 0.4] };
  const matches = rows.matches.map((row) =>
    row.game === "chess" && wins[row.help]
      ? { ...row, games: 10, wins: 10 * wins[row.help][row.series - 1], draws: 0 }
      : row
  );
  const [{ beyondMuch }] = summarise({ ...rows, matches }).boards;
  assertAlmostEquals(beyondMuch.mean, 0, 1e-12);
});

Deno.test("C37 is void if no move came from the book", () => {
  const matches = rows.matches.map((row) => ({ ...row, book_moves: 0 }));
  const verdicts = study.claims(summarise({ ...rows, matches })).map(verdictOn);
  assertEquals(verdicts.map(({ verdict }) => verdict), ["void", "void", "measured"]);
});

Deno.test("C37b: a book narrows the gap when the interval of the gain lies above 0, on every board", () => {
  const judged = (...gains: Interval[]) => verdictOn(study.claims(gaining(...gains))[1]).verdict;
  const [more, unsure, less] = [between(0.001, 0.1), between(-0.001, 0.1), between(-0.1, -0.001)];
  assertStrictEquals(judged(less, more, more), "confirmed");
  assertStrictEquals(judged(more, more, unsure), "partly");
  assertStrictEquals(judged(more, unsure, unsure), "not decided");
  assertStrictEquals(judged(more, less, less), "refuted");
  assertStrictEquals(judged(more, more, less), "partly");
  assertStrictEquals(verdictOn(study.claims(summary)[2]).verdict, "measured");
});

Deno.test("the titles of the figures say what the summary says", () => {
  const title = (name: string, made: Summary) =>
    study.figures(made, noVerdict).find((each) => each.name === name)!.title;
  const [more, unsure, less] = [between(0.05, 0.07), between(-0.1, 0.1), between(-0.2, -0.1)];
  const gains = (...each: Interval[]) => title("gain_by_size", gaining(...each));
  assertStrictEquals(
    gains(more, more, more),
    "A book of 16 games narrows the gap in every game",
  );
  assertStrictEquals(
    gains(more, unsure, more),
    "A book of 16 games narrows the gap in chess and Reversi 6x6; elsewhere this is not shown",
  );
  assertMatch(gains(unsure, unsure, less), /^It is not shown that a book of 16 games/);
  const nodes = (...each: Interval[]) => {
    const boards = summary.boards.map((board, index) => ({
      ...board,
      nodesMinusBook: each[index],
    }));
    return title("other_ways", { ...summary, boards });
  };
  assertStrictEquals(
    nodes(more, more, more),
    "Twice the nodes gain more than a book of 16 games in chess, Reversi 8x8 and Reversi 6x6",
  );
  assertMatch(nodes(more, less, unsure), / in chess; in Reversi 8x8 they gain less$/);
  assertStrictEquals(
    nodes(unsure, unsure, less),
    "A book of 16 games gains more than twice the nodes in Reversi 6x6",
  );
  assertMatch(nodes(unsure, unsure, unsure), /is not shown to gain more or less/);
});
