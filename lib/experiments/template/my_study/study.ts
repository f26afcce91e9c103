/**
 * My study: how often does each side of tic-tac-toe win when both play at random?
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { createAgent } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { integer } from "matchbox/base/mod.ts";
import { formatInterval, proportion } from "matchbox/report/statistics/mod.ts";
import type { Column, Figure, Row, Table } from "matchbox/report/table.ts";
import { defineStudy, type Verdict } from "../../study.ts";

const columns: Column[] = [
  { name: "batch", kind: "key", meaning: "number of the batch of games" },
  { name: "games", unit: "games", kind: "exact", meaning: "games played" },
  { name: "x_wins", unit: "games", kind: "exact", meaning: "games won by X, who moves first" },
  { name: "o_wins", unit: "games", kind: "exact", meaning: "games won by O" },
];

export const study = defineStudy({
  id: "my-study",
  title: "My study",
  question: "How much is the first move of tic-tac-toe worth when both sides play at random?",
  sources: ["M4"],
  parameters: {
    /** Batches, which run independently of each other. */
    batches: integer(1, 10_000, 10),
    /** Games of a batch. */
    games: integer(1, 10_000, 100),
  },
  presets: { quick: { batches: 10, games: 100 }, published: { batches: 100, games: 1000 } },
  columns,

  *tasks({ batches }) {
    for (let batch = 1; batch <= batches; batch++) yield { key: `batch ${batch}`, data: batch };
  },

  run({ data }, { params, seed, clock }) {
    const game = findGame("tictactoe");
    const player = createAgent("random", game);
    const results = Array.from(
      { length: params.games },
      (_, index) =>
        playGame(game, [player, player], { seed: `${seed}/game ${index + 1}`, clock })
          .result,
    );
    return [{
      batch: data as number,
      games: params.games,
      x_wins: results.filter((result) => result === 1).length,
      o_wins: results.filter((result) => result === -1).length,
    }];
  },

  tables(rows): Table[] {
    return [{
      name: "shares",
      title: "Random players: who wins",
      columns: [
        { name: "side", kind: "key", meaning: "who wins" },
        { name: "share", kind: "exact", digits: 3, meaning: "share of all games" },
        { name: "low", kind: "exact", digits: 3, meaning: "lower end of the 95 % interval" },
        { name: "high", kind: "exact", digits: 3, meaning: "upper end of the 95 % interval" },
        { name: "n", unit: "games", kind: "exact", meaning: "games played" },
      ],
      rows: shares(rows).map(({ side, share }) => ({
        side,
        share: share.mean,
        low: share.low,
        high: share.high,
        n: share.count,
      })),
    }];
  },

  figures(rows): Figure[] {
    const bars = shares(rows).map(({ side, share }) => ({ side, ...share }));
    return [{
      name: "shares",
      title: "Random players: who wins",
      caption: "Share of games won by each side; bars: 95 % intervals.",
      options: { x: { label: "share of games", domain: [0, 1] }, y: { label: null } },
      marks: [
        { mark: "ruleY", data: bars, options: { y: "side", x1: "low", x2: "high" } },
        { mark: "dot", data: bars, options: { y: "side", x: "mean", fill: "currentColor" } },
      ],
    }];
  },

  claims(rows): Verdict[] {
    const [first] = shares(rows);
    // The exact share for random players: 737 of 1260.
    const expected = 737 / 1260;
    return [{
      claim: "M4",
      sentence: "X, moving first, wins 737 of 1260 games between random players.",
      verdict: first.share.low! <= expected && expected <= first.share.high!
        ? "confirmed"
        : "refuted",
      evidence: `X wins ${formatInterval(first.share, { digits: 3 })}; expected ${
        expected.toFixed(3)
      }.`,
    }];
  },
});

function shares(rows: readonly Row[]) {
  const total = (column: string) => sumOf(rows, (row) => row[column] as number);
  return [
    { side: "X (first)", share: proportion(total("x_wins"), total("games")) },
    { side: "O (second)", share: proportion(total("o_wins"), total("games")) },
  ];
}
