/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Figure } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { barsOver, brief } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import type { Summary } from "./summary.ts";

/** What a value is called on the map, and its colour. */
export const WINNERS = { "1": "first player", "0": "draw", "-1": "second player" } as const;
const COLOURS = { "1": "#0072b2", "0": "#b8b2a2", "-1": "#d55e00" } as const;

/** The map of winners, the nodes, the parts of the solver, and the players. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [map(summary), nodes(summary), savings(summary), thrown(summary, verdictOn)];
}

function map({ boards }: Summary): Figure {
  const count = (value: number) => boards.filter((board) => board.value === value).length;
  const cells = boards.map(({ columns, rows, value }) => ({
    ...{ columns: `${columns}`, rows: `${rows}` },
    winner: WINNERS[value],
  }));
  const names = Object.values(WINNERS);
  return {
    name: "map",
    title: `Of ${boards.length} boards ${count(0)} are a draw with best play, the first player ` +
      `wins ${count(1)} and the second ${count(-1)}`,
    caption: "Who wins with best play by both sides, by columns and rows of the board. Boards " +
      "without a colour are not solved here.",
    options: {
      ...{ width: 640, height: 360 },
      x: { label: "columns", domain: ["4", "5", "6", "7", "8"] },
      y: { label: "rows", domain: ["7", "6", "5", "4"] },
      color: { domain: names, range: Object.values({ ...COLOURS }), legend: true },
    },
    marks: [
      { mark: "cell", data: cells, options: { x: "columns", y: "rows", fill: "winner" } },
      {
        mark: "text",
        data: cells,
        options: { x: "columns", y: "rows", text: "winner", fill: "white", stroke: "#202020" },
      },
    ],
  };
}

function nodes({ boards, growth, largest }: Summary): Figure {
  return {
    name: "nodes",
    title: growth === null
      ? "One size of board has no growth"
      : `The nodes grow by a factor of ${formatNumber(growth.mean, 2)} with each square, up to ` +
        `${formatNumber(largest.nodes)} on ${largest.size}`,
    caption: "Positions searched to find the winner, by the squares of the board; logarithmic " +
      "scale.",
    options: {
      ...{ width: 840, height: 380 },
      x: { label: "squares of the board", nice: true },
      y: { type: "log", label: "nodes" },
      color: { domain: Object.values(WINNERS) },
      symbol: { domain: Object.values(WINNERS), legend: true },
    },
    marks: [
      {
        mark: "dot",
        data: boards.map((board) => ({ ...board, winner: WINNERS[board.value] })),
        options: { x: "squares", y: "nodes", stroke: "winner", symbol: "winner" },
      },
      {
        mark: "text",
        data: boards,
        options: { x: "squares", y: "nodes", text: "size", dy: -11 },
      },
    ],
  };
}

function savings({ parts }: Summary): Figure {
  const [best] = parts.toSorted((one, other) => other.factor.mean - one.factor.mean);
  return {
    name: "parts",
    title: `Without ${best.without} the solver needs ${formatNumber(best.factor.mean, 1)} times ` +
      "the nodes",
    caption: "Nodes without a part of the solver, as a multiple of those with all of them; " +
      `geometric mean. ${barsOver("boards")} The line is no difference.`,
    ...forestPlot(parts.map(({ without, factor }) => ({ name: `without ${without}`, ...factor })), {
      ...{ none: 1, line: 36 },
      label: "nodes, as a multiple of the whole solver's",
    }),
  };
}

function thrown({ players, deeper }: Summary, verdictOn: VerdictOn): Figure {
  const sizes = [...new Set(players.map(({ size }) => size))];
  const lines = sizes.flatMap((size) =>
    rowsWith(players, { size }).map(({ player, thrown }) => ({
      name: `${size}: ${player.replace(",eval=lines", "").replace(":eval=lines", "")}`,
      ...thrown,
    }))
  );
  return {
    name: "thrown_away",
    title: titled(verdictOn("C27k"), {
      confirmed: ({ confirmed }) =>
        `With more depth alpha-beta throws fewer draws away on ${confirmed}, but it throws them away`,
      otherwise: `On ${deeper[0].size} depth 8 throws ${
        brief(deeper[0].less, 2)
      } fewer of its games away than depth 2`,
    }),
    caption: "Share of the games that a player loses against the perfect player from positions " +
      `that are drawn with best play. ${barsOver("games")}`,
    ...forestPlot(lines, { label: "share of drawn positions that are lost" }),
  };
}
