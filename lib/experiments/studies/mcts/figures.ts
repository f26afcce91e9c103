/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { levelLine, linesWithIntervals, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { PAIRS } from "../../paired_match.ts";
import { barsOver } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { JUDGED } from "./claims.ts";
import { ARENAS, DEPTHS, mostPlayouts, PLAYOUTS, SAME, UCB1 } from "./rows.ts";
import type { Summary } from "./summary.ts";

/** The curves against alpha-beta, the evaluation at the leaves, and the constants. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [
    curves(summary, verdictOn),
    leaves(summary, verdictOn),
    constants(summary, verdictOn),
  ];
}

function curves({ duels }: Summary, verdictOn: VerdictOn): Figure {
  const most = mostPlayouts(duels);
  const series = (depth: number) => `depth ${depth}`;
  return {
    name: "depth",
    title: titled(verdictOn("Q2"), {
      confirmed: `${most} playouts are as strong as ${JUDGED} plies of alpha-beta`,
      refuted: `${most} playouts are weaker than ${JUDGED} plies of alpha-beta`,
      partly: ({ confirmed }) =>
        confirmed
          ? `${most} playouts beat ${JUDGED} plies of alpha-beta in ${confirmed}`
          : `${most} playouts beat ${JUDGED} plies of alpha-beta in none of these games`,
      otherwise: `These games do not decide what ${most} playouts are worth`,
    }),
    caption:
      "Points a game of Monte-Carlo tree search against alpha-beta, by playouts for a move; " +
      `a line for each depth. ${barsOver(PAIRS)} Broken line: an even score.`,
    options: {
      y: { label: "points per game", domain: [0, 1] },
      color: { domain: DEPTHS.map(series), legend: true },
      symbol: { legend: false },
    },
    marks: [levelLine(EVEN)],
    panels: ARENAS.map(({ name }) => ({
      title: name,
      options: {
        x: { type: "log", base: 2, ticks: [...PLAYOUTS], tickFormat: "d", label: "playouts" },
      },
      marks: linesWithIntervals(
        rowsWith(duels, { game: name }).flatMap(({ depth, points }) =>
          points.map(({ playouts, score }) => seriesPoint(playouts, series(depth), score))
        ),
      ),
    })),
  };
}

function leaves(summary: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "leaves",
    title: titled(verdictOn("Q4"), {
      confirmed: "An evaluation at the leaves beats playouts to the end in all games",
      refuted: "An evaluation at the leaves is weaker than playouts to the end in all games",
      partly: ({ confirmed }) =>
        confirmed
          ? `An evaluation at the leaves is stronger in ${confirmed}`
          : "An evaluation at the leaves is shown to be stronger in none of these games",
      otherwise: "These games do not decide what an evaluation at the leaves is worth",
    }),
    caption: `Points a game against playouts to the end, ${SAME} playouts of both. ${
      barsOver(PAIRS)
    }`,
    ...forestPlot(
      summary.leaves.map(({ game, plies, score }) => ({ name: `${game}, ${plies}`, ...score })),
      { none: EVEN, label: "points a game", line: 40 },
    ),
  };
}

function constants(summary: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "constants",
    title: titled(verdictOn("Q5"), {
      confirmed: `The constant ${UCB1} is the best in all games`,
      refuted: `All other constants are better than ${UCB1}`,
      partly: ({ refuted }) =>
        refuted ? `Better than ${UCB1}: ${refuted}` : `None is shown to be better than ${UCB1}`,
      otherwise: "These games do not decide which constant is best",
    }),
    caption: `Points a game against the exploration constant ${UCB1}, ${SAME} playouts of both. ${
      barsOver(PAIRS)
    }`,
    ...forestPlot(
      summary.constants.map(({ game, constant, score }) => ({
        name: `${game}, ${constant}`,
        ...score,
      })),
      { none: EVEN, label: "points a game", line: 40 },
    ),
  };
}
