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
import { casesThat, type Judged } from "../../judge_cases.ts";
import { PAIRS } from "../../paired_match.ts";
import { barsOver } from "../../phrases.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { ARENAS, DEPTHS, ENOUGH, JUDGED, PLAYOUTS, SAME, UCB1 } from "./rows.ts";
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
  const series = (depth: number) => `depth ${depth}`;
  const beat = `${ENOUGH} playouts beat ${JUDGED} plies of alpha-beta`;
  return {
    name: "depth",
    title: titled(verdictOn("C14g"), {
      confirmed: `${beat} in all games`,
      refuted: ({ refuted }) => `${ENOUGH} playouts are weaker than ${JUDGED} plies in ${refuted}`,
      partly: ({ confirmed }) => `${beat} in ${confirmed}`,
      otherwise: `These games do not decide whether ${beat}`,
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
    title: `An evaluation in place of random moves is ${counted(verdictOn("C14i"))}`,
    caption: `Points a game against playouts to the end, ${SAME} playouts of both. ${
      barsOver(PAIRS)
    }`,
    ...forestPlot(
      summary.leaves.map(({ game, plies, score }) => ({
        name: `${game}, after ${plies} plies`,
        ...score,
      })),
      { none: EVEN, label: "points a game", line: 40 },
    ),
  };
}

/** In how many cases something is shown to be better, and worse. */
function counted(judged: Judged): string {
  const [better, worse] = (["confirmed", "refuted"] as const)
    .map((word) => casesThat(word, judged).length);
  return `shown to be better in ${better} of ${judged.cases.length} cases, and worse in ${worse}`;
}

function constants(summary: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "constants",
    title: `The constant ${UCB1} is ${counted(verdictOn("C14j"))}`,
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
