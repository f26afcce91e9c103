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
import type { Figure, Table } from "matchbox/report/table.ts";
import { rowSet } from "../../row_sets.ts";
import { defineStudy, type Verdict } from "../../study.ts";

type BatchRow = { batch: number; games: number; x_wins: number; o_wins: number };

const sets = {
  batches: rowSet<BatchRow>("One batch of games", {
    batch: { kind: "key", meaning: "number of the batch, from 1" },
    games: { kind: "exact", unit: "games", meaning: "games played" },
    x_wins: { kind: "exact", unit: "games", meaning: "games won by X, who moves first" },
    o_wins: { kind: "exact", unit: "games", meaning: "games won by O" },
  }),
};

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
  sets,

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
    const row = {
      batch: data,
      games: params.games,
      x_wins: results.filter((result) => result === 1).length,
      o_wins: results.filter((result) => result === -1).length,
    };
    return { rows: { batches: [row] } };
  },

  summarise({ batches }) {
    const games = sumOf(batches, (batch) => batch.games);
    return [
      { side: "X (first)", share: proportion(sumOf(batches, (batch) => batch.x_wins), games) },
      { side: "O (second)", share: proportion(sumOf(batches, (batch) => batch.o_wins), games) },
    ];
  },

  tables(shares): Table[] {
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
      rows: shares.map(({ side, share }) => ({
        side,
        share: share.mean,
        low: share.low,
        high: share.high,
        n: share.count,
      })),
    }];
  },

  figures(shares): Figure[] {
    const bars = shares.map(({ side, share }) => ({ side, ...share }));
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

  claims([first]): Verdict[] {
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
