/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { levelLine, linesWithIntervals, seriesOf, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { ABOVE_EVEN, judge } from "../../judge.ts";
import { nameInSentence } from "../../game_names.ts";
import { rowsWith } from "../../groups.ts";
import { judgeCases } from "../../judge_cases.ts";
import { listed, titled } from "../../titled.ts";
import { DELAYS, SHIPPED } from "./long_games.ts";
import type { Doublings, Summary } from "./summary.ts";

/** Elo by nodes, Elo by time, nodes by time, and the moves that a clock lasts. */
export function figures(summary: Summary): Figure[] {
  return [byNodes(summary), byTime(summary), reach(summary), longGames(summary)];
}

/** A scale of doublings. */
const doubling = { type: "log", base: 2, tickFormat: "d" } as const;

function byNodes({ byNodes }: Summary): Figure {
  const points = byNodes.flatMap(pointsOf);
  return {
    name: "doublings",
    title: doublingsTitle(byNodes),
    caption:
      "Elo of a program against itself with half the nodes a move, by the smaller number of " +
      "nodes. Bars: 95 % intervals. The broken line is no difference.",
    options: {
      x: { ...doubling, ticks: [...new Set(points.map(({ x }) => x))], label: "nodes doubled" },
      y: { label: "Elo of the doubling", nice: true },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: [levelLine(0), ...linesWithIntervals(points)],
  };
}

function pointsOf({ game, steps }: Doublings) {
  return steps.map(({ from, elo }) => seriesPoint(from, findGame(game).title, elo));
}

function doublingsTitle(doublings: readonly Doublings[]): string {
  const steps = doublings.flatMap(({ steps }) => steps);
  const helps = steps.filter(({ score }) => judge(score, ABOVE_EVEN) === "confirmed").length;
  const means = doublings.map(({ game, steps }) => {
    const average = steps.reduce((sum, { elo }) => sum + elo.mean, 0) / steps.length;
    return `${formatNumber(average, 0)} Elo in ${nameInSentence(game)}`;
  });
  return `Twice the nodes are worth ${listed(means)} on average; ` +
    `${helps} of ${steps.length} doublings are shown to help`;
}

function byTime({ byTime }: Summary): Figure {
  const points = byTime.flatMap(pointsOf);
  const judged = judgeCases({
    cases: byTime.map(({ game, score }) => ({ name: nameInSentence(game), estimate: score })),
    allowed: ABOVE_EVEN,
    rule: "each",
  });
  return {
    name: "timed_doublings",
    title: titled(judged, {
      confirmed: "Twice the time makes the programs stronger in all games",
      partly: ({ confirmed }) => `Twice the time is shown to help in ${confirmed}`,
      otherwise: "These few games do not show what twice the time is worth",
    }),
    caption:
      "Elo of a program against itself with half the time a move, by the shorter time. Bars: " +
      "95 % intervals. The broken line is no difference.",
    options: {
      x: { ...doubling, ticks: [...new Set(points.map(({ x }) => x))], label: "ms doubled" },
      y: { label: "Elo of the doubling", nice: true },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: [levelLine(0), ...linesWithIntervals(points)],
  };
}

function reach({ reach }: Summary): Figure {
  const points = reach.map(({ game, milliseconds, nodes: { median, low, high } }) =>
    seriesPoint(milliseconds, findGame(game).title, { mean: median, low, high })
  );
  const games = [...Map.groupBy(reach, ({ game }) => game)];
  const factors = games.map(([game, own]) => {
    const [first, last] = [own[0], own.at(-1)!];
    const factor = last.nodes.median / first.nodes.median;
    return `${formatNumber(factor, 0)} times in ${nameInSentence(game)}`;
  });
  const times = reach.map(({ milliseconds }) => milliseconds);
  return {
    name: "reach",
    title: `From ${Math.min(...times)} to ${Math.max(...times)} ms the nodes grow ${
      listed(factors)
    }`,
    caption:
      "Nodes that a program searches in a time; medians over the positions, bars: quartiles; " +
      "logarithmic scales.",
    options: {
      x: { ...doubling, ticks: [...new Set(times)], label: "time for a move (ms)" },
      y: { type: "log", label: "nodes", tickFormat: "~s", nice: true },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: linesWithIntervals(points),
  };
}

/** How long the times of the source last, with a delay that the margin covers. */
function longGamesTitle(covered: Summary["covered"]): string {
  const falls = covered.flatMap(({ falls_at }) => falls_at ?? []);
  const [first, last] = [Math.min(...falls), Math.max(...falls)];
  return falls.length < covered.length
    ? `With the source's times some clocks last for any game, others only until move ${first}`
    : `With the source's times the clock lasts until move ${first} to ${last}, and no longer`;
}

function longGames({ longGames, covered }: Summary): Figure {
  const falls = rowsWith(longGames, { margin: SHIPPED }).filter((row) => row.falls_at !== null);
  const points = falls.map(({ base, delay, falls_at }) => ({
    base,
    falls: falls_at,
    series: `${delay} ms`,
  }));
  const bases = longGames.map(({ base }) => base);
  return {
    name: "long_games",
    title: longGamesTitle(covered),
    caption:
      `The move at which a side exceeds its time with a margin of ${SHIPPED} ms, on computed ` +
      "clocks, by the time for the game; a line for each delay of a move beyond the planned time. " +
      "Where a line has no point, the time lasts for 300 moves. Broken lines: 30 and 60 moves.",
    options: {
      x: {
        ...doubling,
        label: "time for the game (seconds)",
        ticks: [...new Set(bases)],
        domain: [Math.min(...bases), Math.max(...bases)],
      },
      y: { label: "moves until the time is exceeded", zero: true, nice: true },
      color: { domain: DELAYS.map((delay) => `${delay} ms`), legend: "ends" },
    },
    marks: [
      { mark: "ruleY", data: [30, 60], options: { strokeDasharray: "4 3" } },
      { mark: "line", data: points, options: { x: "base", y: "falls", stroke: "series" } },
      {
        mark: "dot",
        data: points,
        options: { x: "base", y: "falls", stroke: "series", symbol: "series" },
      },
    ],
  };
}
