/**
 * The figures of the study.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Figure } from "matchbox/report/table.ts";
import { SIZE } from "./played_moves.ts";
import type { Summary } from "./summary.ts";

/** How the table grows with the board, and how the moves that were seen grow with the games. */
export function figures({ boards, players, metelyk }: Summary): Figure[] {
  const largest = boards.at(-1)!;
  const bars = boards.flatMap(({ size, steps, byMen, captures }) => [
    { board: `${size}x${size}`, kind: "steps", moves: steps },
    { board: `${size}x${size}`, kind: "captures by men", moves: byMen },
    { board: `${size}x${size}`, kind: "captures by kings alone", moves: captures - byMen },
  ]);
  const kinds = [...new Set(bars.map(({ kind }) => kind))];
  const rows = boards.find(({ size }) => size === SIZE)?.moves;
  return [{
    name: "tables",
    title: `On ${largest.size}x${largest.size} a table of moves has ${
      formatNumber(largest.moves)
    } rows`,
    caption: `Moves that some position allows, by the size of the board. Metelyk has ${metelyk}.`,
    options: {
      ...{ width: 640, marginLeft: 60 },
      x: { label: "moves", grid: true },
      y: { label: "board", domain: boards.map(({ size }) => `${size}x${size}`) },
      color: { domain: kinds, legend: true },
    },
    marks: [{ mark: "barX", data: bars, options: { x: "moves", y: "board", fill: "kind" } }],
  }, {
    name: "seen",
    title: `${Math.max(...players.map(({ seen }) => seen))} of the ${
      rows ?? "possible"
    } moves came up in ${formatNumber(players[0].games)} games of a player`,
    caption: "Different moves that the games of each player have shown so far, on 6x6.",
    options: {
      ...{ width: 640 },
      x: { label: "games", type: "log" },
      y: { label: "different moves", grid: true },
      color: { domain: players.map(({ player }) => player), legend: true },
    },
    marks: [
      {
        mark: "line",
        data: players.flatMap(({ growing }) => thinned(growing)),
        options: { x: "game", y: "seen", stroke: "player" },
      },
    ],
  }];
}

/** About forty points at even distances on a logarithmic axis, the last one among them. */
function thinned<P extends { readonly game: number }>(points: readonly P[]): P[] {
  const step = points.length ** (1 / 40);
  const wanted = new Set(Array.from({ length: 41 }, (_, i) => Math.round(step ** i)));
  return points.filter(({ game }) => wanted.has(game));
}
