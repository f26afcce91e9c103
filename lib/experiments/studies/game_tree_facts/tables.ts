/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Column, Row, Table } from "matchbox/report/table.ts";
import { inCell } from "../../show_estimate.ts";
import { exactFacts, factOf, randomSummaries } from "./summary.ts";

/** How large random games are and who wins them, perft by depth, and the games that are solved. */
export function tables(rows: readonly Row[]): Table[] {
  return [
    randomTable(rows),
    resultsTable(rows),
    perftTable(rows),
    solvedTable(rows),
    countsTable(rows),
  ];
}

const gameColumns: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "games", kind: "exact", meaning: "games played" },
];

const overBatches = "with its 95 % interval over batches of games";

function randomTable(rows: readonly Row[]): Table {
  return {
    name: "random_games",
    title: "Random games: how long and how wide",
    columns: [
      ...gameColumns,
      { name: "length", unit: "plies", kind: "exact", meaning: `mean length ${overBatches}` },
      { name: "shortest", unit: "plies", kind: "exact", meaning: "shortest game met" },
      { name: "longest", unit: "plies", kind: "exact", meaning: "longest game met" },
      {
        name: "branching",
        unit: "moves",
        kind: "exact",
        meaning: `legal moves a position ${overBatches}`,
      },
    ],
    rows: randomSummaries(rows).map((summary) => ({
      game: summary.title,
      games: summary.games,
      length: inCell(summary.length, 1),
      shortest: summary.shortest,
      longest: summary.longest,
      branching: inCell(summary.branching, 2),
    })),
  };
}

function resultsTable(rows: readonly Row[]): Table {
  const share = "share with Wilson's 95 % interval";
  return {
    name: "results",
    title: "Random games: who wins",
    columns: [
      ...gameColumns,
      {
        name: "score",
        kind: "exact",
        meaning: `of the first side: win 1, draw 1/2; ${overBatches}`,
      },
      { name: "first wins", kind: "exact", meaning: share },
      { name: "draws", kind: "exact", meaning: share },
      { name: "second wins", kind: "exact", meaning: share },
    ],
    rows: randomSummaries(rows).map((summary) => ({
      game: summary.title,
      games: summary.games,
      score: inCell(summary.score, 3),
      "first wins": inCell(summary.firstWins, 3),
      draws: inCell(summary.draws, 3),
      "second wins": inCell(summary.secondWins, 3),
    })),
  };
}

/** A line for each game, a column for each depth. */
function perftTable(rows: readonly Row[]): Table {
  const nodes = exactFacts(rows, "perft");
  const depths = Math.max(0, ...nodes.map(({ part }) => part as number));
  const columns = Array.from({ length: depths }, (_, i): Column => ({
    name: `${i + 1}`,
    kind: "exact",
    meaning: `sequences of ${i + 1} plies`,
  }));
  return {
    name: "perft",
    title: "Perft: move sequences by length in plies",
    columns: [{ name: "game", kind: "key", meaning: "the game" }, ...columns],
    rows: [...Map.groupBy(nodes, ({ game }) => game as string)].map(([game, own]) => ({
      game: findGame(game).title,
      ...Object.fromEntries(columns.map(({ name }) => [
        name,
        own.find(({ part }) => part === Number(name))?.value ?? null,
      ])),
    })),
  };
}

function solvedTable(rows: readonly Row[]): Table {
  const games = new Set(exactFacts(rows, "solved").map(({ game }) => game as string));
  return {
    name: "solved",
    title: "Games solved by full search with memory",
    columns: [
      { name: "game", kind: "key", meaning: "the game" },
      { name: "value", kind: "exact", meaning: "for the first side, with best play by both" },
      { name: "unit", kind: "exact", meaning: "what the value counts: result 1, 0, -1 or discs" },
      { name: "positions", kind: "exact", meaning: "different positions that can arise" },
      { name: "first moves", kind: "exact", meaning: "how many there are" },
      { name: "best", kind: "exact", meaning: "the first moves that reach the value" },
    ],
    rows: [...games].map((game) => ({
      game: findGame(game).title,
      value: factOf(rows, game, "value")!.value,
      unit: factOf(rows, game, "value")!.text,
      positions: factOf(rows, game, "positions")!.value,
      "first moves": factOf(rows, game, "first moves")!.value,
      best: factOf(rows, game, "best first moves")!.text,
    })),
  };
}

function countsTable(rows: readonly Row[]): Table {
  return {
    name: "tictactoe_counts",
    title: "Tic-tac-toe, counted",
    columns: [
      { name: "what", kind: "key", meaning: "what is counted" },
      { name: "number", kind: "exact", meaning: "how many there are" },
    ],
    rows: exactFacts(rows, "counted").map(({ fact, value }) => ({ what: fact, number: value })),
  };
}
