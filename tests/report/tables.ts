/**
 * Tables with every kind of cell.
 *
 * @module
 */
import { proportion } from "matchbox/report/statistics/mod.ts";
import type { Column, Table } from "matchbox/report/table.ts";

/** A link, texts, estimates with an interval, without one and with a bound, and a detail. */
export function scores(): Table {
  return {
    name: "scores",
    title: "Scores",
    columns: [
      { name: "agent", kind: "key", meaning: "who plays" },
      { name: "score", unit: "share", kind: "exact", digits: 3, meaning: "points a game" },
      { name: "left over", kind: "exact", meaning: "what few ask for", detail: true },
    ],
    rows: [
      {
        agent: { text: "a & b", href: "agents/a.md?b&c" },
        score: { mean: 0.53412, low: 0.5009, high: 0.5671, count: 5 },
      },
      { agent: "c", score: { mean: 1, low: 1, high: 1, count: 5 } },
      { agent: "d", score: { mean: 0.00001, low: 0, high: 0.2, count: 5 } },
    ],
  };
}

/** Seven columns as wide as those of studies: two long texts, estimates, large numbers, times. */
export function manyColumns(): Table {
  const share = (name: string): Column => (
    { name, unit: "share", digits: 3, kind: "exact", meaning: "" }
  );
  return {
    name: "many_columns",
    title: "A title that is longer than most, of a table of seven columns with estimates and times",
    columns: [
      { name: "agent", kind: "key", meaning: "" },
      { name: "game", kind: "key", meaning: "" },
      { name: "all nodes", kind: "exact", meaning: "", digits: 0 },
      share("share_of_minimax"),
      share("draws"),
      share("winner named"),
      { name: "time", unit: "s", kind: "measured", meaning: "" },
    ],
    rows: [10, 100, 500].map((wins) => ({
      agent: "alphabeta:depth=4,eval=heuristics(weights=evolved-on-8x8.json,w1=1,w2=4)",
      game: "Reversi 10x10, from positions after twenty plies",
      "all nodes": { mean: 12_345_678, low: 11_000_000, high: 13_000_000, count: 20 },
      share_of_minimax: proportion(wins, 500),
      draws: proportion(wins, 500),
      "winner named": proportion(wins, 500),
      time: { median: wins / 7, low: wins / 8, high: wins / 6, count: 5 },
    })),
  };
}
