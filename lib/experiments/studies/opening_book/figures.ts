/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { linesWithIntervals, seriesPanel, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { Figure } from "matchbox/report/table.ts";
import { nameInSentence } from "../../game_names.ts";
import { judge } from "../../judge.ts";
import { bookName, MORE_NODES } from "./boards.ts";
import type { BoardSummary, HelpSummary, Summary } from "./summary.ts";

/** Height of a line of a forest plot, in pixels. */
const LINE = 26;

/** The gain by the size of the book, other ways to gain, and how long a book lasts. */
export function figures(summary: Summary): Figure[] {
  return [gains(summary), otherWays(summary), lasts(summary)];
}

function gains(summary: Summary): Figure {
  return {
    name: "gain_by_size",
    title: whereItGains(summary),
    caption:
      "Points per game that the weaker player scores more with a book than without, by the " +
      "number of games in the book; logarithmic scale. The move with most games is played. " +
      "Bars: 95 % intervals over series. The line is no gain.",
    options: {
      width: 840,
      height: 320,
      x: { type: "log", label: "games in the book" },
      y: { label: "gain (points per game)", nice: true },
    },
    marks: [{ mark: "ruleY", data: [0], options: { strokeDasharray: "4 3" } }],
    panels: [...Map.groupBy(bySize(summary, ({ gain }) => gain), ({ series }) => series)]
      .map(([game, points]) => seriesPanel(game, points)),
  };
}

function whereItGains({ boards, largest }: Summary): string {
  const book = `a book of ${largest} games`;
  const gaining = boards.filter(({ gain }) => judge(gain, { low: 0 }) === "confirmed");
  if (gaining.length === 0) return `It is not shown that ${book} narrows the gap`;
  if (gaining.length < boards.length) {
    return `A book of ${largest} games narrows the gap in ${names(gaining)}; elsewhere this is ` +
      "not shown";
  }
  const amounts = gaining.map(({ gain }) => gain.mean.toFixed(2)).sort();
  return `A book of ${largest} games gains the weaker player ${range(amounts)} points per game`;
}

function otherWays({ boards, largest }: Summary): Figure {
  const shown = [
    bookName({ games: largest, choose: "games" }),
    bookName({ games: largest, choose: "record" }),
    MORE_NODES,
  ];
  const lines = boards.flatMap(({ game, helps }) =>
    shown.map((name) => ({
      name: `${nameInSentence(game)}: ${name}`,
      ...helps.find(({ help }) => help === name)!.gain,
    }))
  );
  return {
    name: "other_ways",
    title: bookAgainstNodes(boards, largest),
    caption: "Points per game that the weaker player scores more than with no book. " +
      "Bars: 95 % intervals over series. The line is no gain.",
    ...forestPlot(lines, { none: 0, label: "gain (points per game)", line: LINE }),
  };
}

function bookAgainstNodes(boards: readonly BoardSummary[], largest: number): string {
  const nodes = boards.filter(({ byNodes }) => judge(byNodes, { low: 0 }) === "confirmed");
  const book = boards.filter(({ byNodes }) => judge(byNodes, { high: 0 }) === "confirmed");
  if (nodes.length > 0) {
    const less = book.length > 0 ? `; in ${names(book)} they gain less` : "";
    return `Twice the nodes gain more than a book of ${largest} games in ${names(nodes)}${less}`;
  }
  if (book.length > 0) {
    return `A book of ${largest} games gains more than twice the nodes in ${names(book)}`;
  }
  return `A book of ${largest} games is not shown to gain more or less than twice the nodes`;
}

function lasts(summary: Summary): Figure {
  const { boards, largest } = summary;
  const name = bookName({ games: largest, choose: "games" });
  const moves = boards.map(({ helps }) => helps.find(({ help }) => help === name)!.bookMoves.mean)
    .toSorted((one, other) => one - other).map((mean) => mean.toFixed(1));
  return {
    name: "book_moves",
    title: `A book of ${largest} games gives its player ${range(moves)} moves a game`,
    caption: "Moves of a game that the weaker player takes from its book, by the number of games " +
      "in the book; logarithmic scale. The move with most games is played. Bars: 95 % intervals " +
      "over series.",
    options: {
      x: { ...sizes(summary), label: "games in the book" },
      y: { label: "moves from the book", zero: true, nice: true },
      color: { legend: "ends" },
    },
    marks: linesWithIntervals(bySize(summary, ({ bookMoves }) => bookMoves)),
  };
}

/** The scale of the sizes of the books. */
function sizes({ boards }: Summary) {
  return { type: "log", ticks: boards[0].books.map(({ games }) => games), tickFormat: "d" };
}

function bySize({ boards }: Summary, of: (help: HelpSummary) => Interval) {
  return boards.flatMap(({ game, helps, books }) =>
    books.map(({ games }) => {
      const name = bookName({ games, choose: "games" });
      return seriesPoint(games, nameInSentence(game), of(helps.find(({ help }) => help === name)!));
    })
  );
}

/** The first and the last of some sorted numbers. */
function range(numbers: readonly string[]): string {
  const [first, last] = [numbers[0], numbers[numbers.length - 1]];
  return first === last ? first : `${first} to ${last}`;
}

function names(boards: readonly BoardSummary[]): string {
  const list = boards.map(({ game }) => nameInSentence(game));
  return list.length < 3
    ? list.join(" and ")
    : `${list.slice(0, -1).join(", ")} and ${list[list.length - 1]}`;
}
