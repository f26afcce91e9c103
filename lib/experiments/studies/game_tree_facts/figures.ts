/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Figure } from "matchbox/report/table.ts";
import { nameInSentence, withoutSize } from "../../game_names.ts";
import { groupBy, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { fromLeastToMost, percent } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { listed, titled } from "../../titled.ts";
import { fullSize, type RandomSummary, type Summary } from "./summary.ts";

/** Height of a board in the figure of last moves, in pixels. */
const BOARD = 52;

/**
 * The first side's score, the size of the games, the growth of their trees, the last moves, the time of move
 * generators, and the length of chess games.
 */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [
    firstMove(summary),
    sizeOfGames(summary),
    growth(summary),
    lastMoves(summary),
    generators(summary, verdictOn),
    chessLength(summary),
  ];
}

function generators({ generators: { ways } }: Summary, verdictOn: VerdictOn): Figure {
  const lines = ways.map(({ way, ratio }) => ({ name: way, ...ratio }));
  return {
    name: "generators",
    title: titled(verdictOn("C19"), {
      confirmed: "The table is the fastest way to generate the moves of Metelyk",
      refuted: ({ refuted }) =>
        `The moves of Metelyk are generated faster than with the table: ${refuted}`,
      "not decided": ({ undecided }) =>
        `It is not shown whether the moves of Metelyk are generated faster with the table: ${undecided}`,
      otherwise: "The time of the ways to generate the moves of Metelyk",
    }),
    caption: "Time to generate, play and take back the moves of Metelyk, relative to the " +
      "fastest way with the table; geometric mean over fresh processes. Bars: 95 % intervals. " +
      "The line is the time of that way.",
    ...forestPlot(lines, { none: 1, label: "time relative to the table" }),
  };
}

function chessLength({ chessGames }: Summary): Figure {
  const lines = chessGames.flatMap(({ player, decided, toTheEnd }) => [
    { name: `${player}, until decided`, ...decided },
    { name: `${player}, to the end`, ...toTheEnd },
  ]);
  const [decided, over] = (["decided", "toTheEnd"] as const)
    .map((end) => fromLeastToMost(chessGames.map((games) => games[end].mean), 0));
  return {
    name: "chess_length",
    title:
      `A game of chess between equals is decided after ${decided} moves and over after ${over}`,
    caption:
      "Moves of each player in games of a player against itself. A game is decided when one " +
      "side has been ahead by five pawns for six plies, or when it is over. Bars: 95 % intervals. " +
      "The line is the 30 moves of the source.",
    ...forestPlot(lines, { none: 30, label: "moves of each player" }),
  };
}

function firstMove({ random }: Summary): Figure {
  const free = random.filter(({ forced }) => !forced);
  const lines = free.map(({ game, score }) => ({ name: findGame(game).title, ...score }));
  return {
    name: "first_move",
    title: whoGains(free),
    caption:
      "Score of the side that moves first in random games, in points per game; a draw is half a " +
      "point. Bars: 95 % intervals. The line is an even score. Games without any choice are left out.",
    ...forestPlot(lines, { none: EVEN, label: "points per game of the first side" }),
  };
}

/** The game that helps the first side most, and the games that harm it, by their intervals. */
function whoGains(games: readonly RandomSummary[]): string {
  const [most] = games.filter(({ score }) => score.low! > EVEN)
    .toSorted((one, other) => other.score.mean - one.score.mean);
  const named = games.map((each) => ({ ...each, name: withoutSize(nameInSentence(each.game)) }));
  const harmful = groupBy(named, "name").rollup((boards) => ({
    harms: boards.every(({ score }) => score.high! < EVEN),
  })).filter(({ harms }) => harms);
  const where = listed(harmful.map(({ name }) => name));
  if (!most && !where) return "In random play no game is shown to favour one side";
  if (!most) return `In random play the first move harms in ${where}`;
  const others = where ? `; in ${where} it harms` : "";
  return `In random play the first move helps most in ${nameInSentence(most.game)}${others}`;
}

function sizeOfGames({ random }: Summary): Figure {
  const points = random.map(({ game, length, branching }) => ({
    title: findGame(game).title,
    length: length.mean,
    branching: branching.mean,
  }));
  return {
    name: "size_of_games",
    title: whichIsLargest(random),
    caption: "Mean length and mean number of legal moves of random games; logarithmic scales.",
    options: {
      // Room for the names of the games at the edges.
      inset: 44,
      x: { type: "log", label: "length (plies)" },
      y: { type: "log", label: "legal moves per position" },
    },
    marks: [
      {
        mark: "dot",
        data: points,
        options: { x: "length", y: "branching", fill: "currentColor" },
      },
      {
        mark: "text",
        data: points,
        options: { x: "length", y: "branching", text: "title", dy: -10 },
      },
    ],
  };
}

function whichIsLargest(games: readonly RandomSummary[]): string {
  const most = (size: (summary: RandomSummary) => number) =>
    nameInSentence(games.reduce((best, each) => size(each) > size(best) ? each : best).game);
  const longest = most(({ length }) => length.mean);
  const widest = most(({ branching }) => branching.mean);
  return longest === widest
    ? `Random games of ${longest} are the longest and have the most moves to choose from`
    : `Random games of ${longest} are the longest, those of ${widest} have the most moves to choose from`;
}

function growth({ perft, openings }: Summary): Figure {
  const { depth, reversi, chess } = openings.at(-1)!;
  const times = formatNumber(Math.round(chess / reversi));
  const points = fullSize(perft)
    .map(({ game, depth, nodes }) => ({ game: withoutSize(findGame(game).title), depth, nodes }));
  const channels = { x: "depth", y: "nodes", stroke: "game" };
  return {
    name: "growth",
    title: `Chess has ${times} times as many lines of ${depth} plies as Reversi`,
    caption: "Perft: lines of play from the start by their length, on boards of full size; " +
      "logarithmic scale.",
    options: {
      x: { label: "length (plies)" },
      y: { type: "log", label: "lines of play", nice: true },
      color: { legend: "ends" },
    },
    marks: [
      { mark: "line", data: points, options: channels },
      { mark: "dot", data: points, options: { ...channels, symbol: "game" } },
    ],
  };
}

function lastMoves({ lastMoves }: Summary): Figure {
  const game = "reversi:size=8";
  const { secondLast } = rowWith(lastMoves, { game });
  const boards = lastMoves.map((each) => ({ title: findGame(each.game).title, ...each }));
  const points = boards.flatMap(({ title, secondLast, secondLastWithoutPass }) => [
    { title, of: "all games", ...secondLast },
    ...(secondLastWithoutPass
      ? [{ title, of: "games without a pass", ...secondLastWithoutPass }]
      : []),
  ]);
  return {
    name: "last_moves",
    title: `In ${percent(secondLast.mean, 0)} of random games of ${nameInSentence(game)} White ` +
      "makes the last move",
    caption:
      "Share of random games of Reversi in which White makes the last move, by size of the " +
      "board; bars: 95 % intervals. White is the side that moves second. The line is a half.",
    options: {
      height: BOARD * boards.length,
      x: { label: "share of games in which White moves last", nice: true },
      y: { label: null, domain: boards.map(({ title }) => title) },
      color: { legend: true },
      symbol: { legend: true },
    },
    marks: [
      { mark: "ruleX", data: [0.5], options: { strokeDasharray: "4 3" } },
      {
        mark: "ruleY",
        data: points,
        options: { y: "title", x1: "low", x2: "high", stroke: "of", strokeWidth: 2 },
      },
      {
        mark: "dot",
        data: points,
        options: { y: "title", x: "mean", stroke: "of", symbol: "of" },
      },
    ],
  };
}
