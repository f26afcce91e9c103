/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Figure, Row } from "matchbox/report/table.ts";
import { exactFacts, randomSummaries } from "./summary.ts";

/** The first side's score, the size of the games, and the growth of their trees. */
export function figures(rows: readonly Row[]): Figure[] {
  const summaries = randomSummaries(rows);
  const games = summaries.map(({ title }) => title);
  return [
    {
      name: "first_move",
      title: "What the first move is worth among random players",
      caption:
        "Score of the side that moves first in random games, a draw counting a half; bars: " +
        "95 % intervals. The line is an even score.",
      options: {
        x: { label: "score of the first side", domain: [0, 1] },
        y: { label: null, domain: games },
      },
      marks: [
        { mark: "ruleX", data: [0.5], options: { strokeDasharray: "4 3" } },
        {
          mark: "ruleY",
          data: summaries.map(({ title, score }) => ({ title, ...score })),
          options: { y: "title", x1: "low", x2: "high", strokeWidth: 2 },
        },
        {
          mark: "dot",
          data: summaries.map(({ title, score }) => ({ title, ...score })),
          options: { y: "title", x: "mean", fill: "currentColor" },
        },
      ],
    },
    {
      name: "size_of_games",
      title: "How long and how wide the games are",
      caption: "Mean length and mean number of legal moves of random games; logarithmic scales.",
      options: {
        // Room for the names of the games at the edges.
        inset: 44,
        x: { type: "log", label: "length (plies)" },
        y: { type: "log", label: "legal moves a position" },
      },
      marks: [
        {
          mark: "dot",
          data: summaries.map(({ length, branching }) => ({
            length: length.mean,
            branching: branching.mean,
          })),
          options: { x: "length", y: "branching", fill: "currentColor" },
        },
        {
          mark: "text",
          data: summaries.map(({ title, length, branching }) => ({
            title,
            length: length.mean,
            branching: branching.mean,
          })),
          options: { x: "length", y: "branching", text: "title", dy: -10 },
        },
      ],
    },
    {
      name: "growth",
      title: "How the trees grow",
      caption: "Perft: move sequences from the start by their length; logarithmic scale.",
      options: {
        x: { label: "length (plies)" },
        y: { type: "log", label: "move sequences" },
        color: { legend: true, domain: games },
        symbol: { domain: games },
      },
      marks: ["line", "dot"].map((mark) => ({
        mark,
        data: exactFacts(rows, "perft").map(({ game, part, value }) => ({
          game: findGame(game as string).title,
          depth: part,
          nodes: value,
        })),
        options: {
          x: "depth",
          y: "nodes",
          stroke: "game",
          ...(mark === "dot" ? { symbol: "game" } : {}),
        },
      })),
    },
  ];
}
