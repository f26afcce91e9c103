/**
 * What the rows say of an opening book's worth. Intervals are over series: each has its own books and games.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import {
  levelLine,
  linesWithIntervals,
  seriesPanels,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import type { Claim, CouldFail, Judgeable } from "../../claim.ts";
import { boundedMean, mean, pairedDifference, pairsBy, total } from "../../estimates.ts";
import { fromTo } from "../../from_to.ts";
import { nameInSentence } from "../../game_names.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { barsOver, brief, fromLeastToMost, NO_AMOUNT } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { gameOfRow } from "../../shown_columns.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { EVEN } from "../../judge.ts";
import { judgeCases, MORE } from "../../judge_cases.ts";
import { boards, bookName, MORE_NODES, NO_BOOK, STRONGER } from "./boards.ts";
import { type MatchRow, sets } from "./rows.ts";
import { experiment } from "./run.ts";

const { books: { column: ofBook }, matches: { column: ofMatch } } = sets;

/** A smaller gain than a game in fifty would hardly be noticed. */
const SMALLEST_GAIN = 0.02;
/** `Much` less of a gap is at most half of it. */
const MUCH = 0.5;

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** Every board with every help, every size of books, and the gains that are judged. */
export function summarise({ books: bookRows, matches }: RowsOf<typeof sets>) {
  const gainOf = (game: string, help: string, over: string) => {
    const [rows, others] = [help, over].map((help) => rowsWith(matches, { game, help }));
    return pairedDifference(rows, others, scoreOf, "series");
  };
  /** The gap to an even score with a help, and without one, in each series. */
  const gapsOf = (game: string, help: string) => {
    const [rows, others] = [help, NO_BOOK].map((help) => rowsWith(matches, { game, help }));
    return pairsBy(rows, others, "series")
      .map(([row, other]) => ({ left: EVEN - scoreOf(row), whole: EVEN - scoreOf(other) }));
  };
  const helps = groupBy(matches, "game", "help").rollup((rows, { game, help }) => ({
    games: total(rows, "games"),
    score: boundedMean(rows, scoreOf, "series"),
    gain: gainOf(game, help, NO_BOOK),
    /** Series in which at least one move came from the book. */
    withBookMoves: rows.filter(({ book_moves }) => book_moves > 0).length,
    bookMoves: mean(rows, "book_moves", "series"),
    bookEnd: mean(rows, "book_end", "series"),
    nodes: mean(rows, "nodes", "series"),
  }));
  const books = groupBy(bookRows, "game", "games").rollup((rows) => ({
    positions: mean(rows, "positions", "series"),
    moves: mean(rows, "moves", "series"),
    bytes: mean(rows, "bytes", "series"),
    nodes: mean(rows, "nodes", "series"),
  }));
  const largest = Math.max(...books.map(({ games }) => games));
  const [byGames, byRecord] = (["games", "record"] as const).map((choose) =>
    bookName({ games: largest, choose })
  );
  return {
    ...{ helps, books, largest },
    boards: boards.map(({ game }) => ({
      ...{ game, name: nameInSentence(game) },
      without: rowWith(helps, { game, help: NO_BOOK }),
      moreNodes: rowWith(helps, { game, help: MORE_NODES }),
      largest: rowWith(books, { game, games: largest }),
      byGames: rowWith(helps, { game, help: byGames }),
      byRecord: rowWith(helps, { game, help: byRecord }),
      /** What the largest book closes of the gap beyond much of it, in points a game; below 0 it is less. */
      beyondMuch: mean(
        gapsOf(game, byGames),
        ({ left, whole }) => MUCH * whole - left,
        "series",
      ),
      recordMinusGames: gainOf(game, byRecord, byGames),
      nodesMinusBook: gainOf(game, MORE_NODES, byGames),
    })),
  };
}

/** Points per game. */
function scoreOf({ games, wins, draws }: MatchRow): number {
  return (wins + draws / 2) / games;
}

export const study = defineStudy(experiment, {
  title: "What an opening book is worth",
  question: "Does an opening book narrow the gap to a stronger player?",
  sources: ["C37", "C37a", "C37b", "E3"],
  summarise,

  tables: ({ helps, books }) => [
    tableOf("scores", "The weaker player against the stronger one", helps, [
      gameOfRow,
      { ...ofMatch.help, value: ({ help }) => help },
      { name: "score", digits: 3, meaning: "its points per game", value: ({ score }) => score },
      {
        name: "gain",
        digits: 3,
        meaning: "points per game more than with no book, in the same series",
        value: ({ help, gain }) => help === NO_BOOK ? null : gain,
      },
      {
        ...{ ...ofMatch.book_moves, name: "book moves", digits: 1 },
        value: ({ bookMoves: { mean } }) => mean || null,
      },
      {
        ...{ ...ofMatch.book_end, name: "last book move", digits: 1, detail: true },
        value: ({ bookMoves, bookEnd }) => bookMoves.mean > 0 ? bookEnd : null,
      },
      { ...ofMatch.nodes, digits: 0, value: ({ nodes }) => nodes.mean },
      { ...ofMatch.games, unit: undefined, detail: true, value: ({ games }) => games },
    ]),
    tableOf("books", "The books, means over series", books, [
      gameOfRow,
      { ...ofBook.games, unit: undefined, value: ({ games }) => games },
      { ...ofBook.positions, digits: 0, value: ({ positions }) => positions.mean },
      { ...ofBook.moves, digits: 0, value: ({ moves }) => moves.mean },
      {
        ...{ ...ofBook.bytes, name: "size", unit: "kB", digits: 1 },
        value: ({ bytes }) => bytes.mean / 1000,
      },
      { ...ofBook.nodes, digits: 0, value: ({ nodes }) => nodes.mean },
    ]),
  ],

  claims: (summary) => [
    muchNarrower(summary),
    narrows(summary),
    {
      kind: "question",
      claim: "E3",
      sentence: "Is the move with most games the better choice, or that with the best record?",
      estimand: "score by best record minus score by most games",
      unit: "points a game",
      cases: summary.boards.map(({ name, recordMinusGames: estimate }) => ({ name, estimate })),
      beside: summary.boards.map(({ name, byGames, byRecord }) =>
        `In ${name} the book gives ${byGames.bookMoves.mean.toFixed(1)} moves a game by most ` +
        `games and ${byRecord.bookMoves.mean.toFixed(1)} by best record.`
      ),
    },
  ],

  figures: (summary) => [gains(summary), otherWays(summary), lasts(summary)],

  finding: ({ boards, largest }) =>
    `A book of ${largest} games gains its player ${
      fromTo(boards.map(({ name, byGames }) => [name, byGames.gain]), 3)
    } points a game against a stronger one (${boards[0].without.score.count} series of games).`,
});

/** Whether the largest book, by most games, closes much of the gap in chess, as the source says. */
function muchNarrower({ boards, largest }: Summary): Claim {
  const own = boards.filter(({ game }) => game === "chess");
  return {
    claim: "C37a",
    estimand: `half of the gap to an even score minus what a book of ${largest} games leaves of it`,
    unit: "points a game",
    cases: own.map(({ name, beyondMuch }) => ({ name, estimate: beyondMuch })),
    allowed: { low: 0, reason: "because much less of a gap is at most half of it" },
    rule: "each",
    couldFail: withMovesOf(own),
    exploratory: "what is estimated was changed, and the sample enlarged, after a look at the data",
    beside: [
      ...own.map(({ name, byGames, without }) =>
        `In ${name} the book gains ${brief(byGames.gain)} points a game of a gap of ` +
        `${formatNumber(EVEN - without.score.mean, 3)}.`
      ),
      ...circumstancesOf(own),
    ],
  };
}

/** Whether it gains anything in Reversi, which is our question. */
function narrows({ boards, largest }: Summary): Claim {
  const own = boards.filter(({ game }) => game.startsWith("reversi"));
  return {
    claim: "C37b",
    estimand: `gain by a book of ${largest} games`,
    unit: "points a game",
    ...gainsOf(own),
    smallest: SMALLEST_GAIN,
    couldFail: withMovesOf(own),
    beside: circumstancesOf(own),
  };
}

/** Without a move from the book nothing could change. */
function withMovesOf(boards: Summary["boards"]): CouldFail {
  return {
    what: "series in which moves came from the book",
    count: sum(boards.map(({ byGames }) => byGames.withBookMoves)),
    of: sum(boards.map(({ byGames }) => byGames.score.count)),
  };
}

function circumstancesOf(boards: Summary["boards"]): string[] {
  return boards.map(({ name, without, moreNodes, largest }) =>
    `In ${name} the weaker player scores ${brief(without.score)} without a book against ` +
    `${STRONGER} times its nodes; twice the nodes gain ${brief(moreNodes.gain)}, and the games ` +
    "of the book cost as many nodes as it needs for " +
    `${formatNumber(Math.round(largest.nodes.mean / without.nodes.mean))} games.`
  );
}

/** A book narrows the gap if the weaker player scores more with it, by however little. */
function gainsOf(boards: Summary["boards"]): Judgeable {
  return {
    cases: boards.map(({ name, byGames }) => ({ name, estimate: byGames.gain })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
  };
}

function gains(summary: Summary): Figure {
  const book = `book of ${summary.largest} games`;
  return {
    name: "gain_by_size",
    title: titled(judgeCases(gainsOf(summary.boards)), {
      confirmed: `A ${book} narrows the gap in every game`,
      partly: ({ confirmed }) =>
        `A ${book} narrows the gap in ${confirmed}; elsewhere this is not shown`,
      otherwise: `It is not shown that a ${book} narrows the gap`,
    }),
    caption: "Points per game that the weaker player scores more with a book than without, " +
      `${BY_SIZE} ${barsOver("series")} The line is no gain.`,
    options: {
      width: 840,
      height: 320,
      x: { type: "log", label: "games in the book" },
      y: { label: "gain (points per game)", nice: true },
    },
    marks: [levelLine(0)],
    panels: seriesPanels(bySize(summary, ({ gain }) => gain), ({ series }) => series),
  };
}

function otherWays({ boards, largest }: Summary): Figure {
  const lines = boards.flatMap(({ name, byGames, byRecord, moreNodes }) =>
    [byGames, byRecord, moreNodes].map(({ help, gain }) => ({ name: `${name}: ${help}`, ...gain }))
  );
  const judged = judgeCases({
    cases: boards.map(({ name, nodesMinusBook: estimate }) => ({ name, estimate })),
    allowed: MORE,
    rule: "each",
  });
  const more = `Twice the nodes gain more than a book of ${largest} games in`;
  const less = `A book of ${largest} games gains more than twice the nodes in`;
  return {
    name: "other_ways",
    title: titled(judged, {
      confirmed: ({ confirmed }) => `${more} ${confirmed}`,
      partly: ({ confirmed, refuted }) =>
        `${more} ${confirmed}${refuted && `; in ${refuted} they gain less`}`,
      refuted: ({ refuted }) => `${less} ${refuted}`,
      otherwise:
        `A book of ${largest} games is not shown to gain more or less than twice the nodes`,
    }),
    caption: "Points per game that the weaker player scores more than with no book. " +
      `${barsOver("series")} The line is no gain.`,
    ...forestPlot(lines, { none: 0, label: "gain (points per game)" }),
  };
}

function lasts(summary: Summary): Figure {
  const { boards, books, largest } = summary;
  const moves = boards.map(({ byGames }) => byGames.bookMoves.mean);
  const ticks = [...new Set(books.map(({ games }) => games))];
  return {
    name: "book_moves",
    title: `A book of ${largest} games gives its player ${fromLeastToMost(moves, 1)} moves a game`,
    caption: "Moves of a game that the weaker player takes from its book, " +
      `${BY_SIZE} ${barsOver("series")}`,
    options: {
      x: { type: "log", ticks, tickFormat: "d", label: "games in the book" },
      y: { label: "moves from the book", zero: true, nice: true },
      color: { legend: "ends" },
    },
    marks: linesWithIntervals(bySize(summary, ({ bookMoves }) => bookMoves)),
  };
}

const BY_SIZE = "by the number of games in the book; logarithmic scale. The move with most games " +
  "is played.";

function bySize({ books, helps }: Summary, of: (help: Summary["helps"][number]) => Interval) {
  return books.map(({ game, games }) => {
    const help = bookName({ games, choose: "games" });
    return seriesPoint(games, nameInSentence(game), of(rowWith(helps, { game, help })));
  });
}
