/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { linesWithIntervals, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN, judge } from "../../judge.ts";
import { ratedPlayers, strengthFigure } from "../../strength_figure.ts";
import type { MatchSummary } from "./match_summary.ts";
import { orders } from "./rows.ts";
import type { Summary } from "./summary.ts";

/** Height of a line of a forest plot, in pixels. */
const LINE = 26;
/** The players whose moves are drawn. */
const DRAWN = ["easy", "medium", "hard", "maximum disc"];

/** Strength by cost, depth and evaluation, moves, the first corner, White, and nodes. */
export function figures(summary: Summary): Figure[] {
  return [
    strength(summary),
    depthAndEvaluation(summary),
    mobility(summary),
    corners(summary),
    white(summary),
    cutoffs(summary),
  ];
}

function strength({ ratings, costs }: Summary): Figure {
  const players = ratedPlayers(ratings, costs);
  const [best] = players;
  return strengthFigure(
    players,
    `${capital(best.name)} is the strongest player and looks at ` +
      `${formatNumber(Math.round(best.nodes))} positions a move`,
  );
}

function depthAndEvaluation({ matches }: Summary): Figure {
  const of = (differ: string) => matches.filter((match) => match.differ === differ);
  const [depth, evaluation] = [of("depth"), of("evaluation")];
  const lines = [...depth, ...evaluation].map(({ first, second, differ, score }) => ({
    name: `${first} v ${second} (${differ})`,
    ...score,
  }));
  return {
    name: "depth_and_evaluation",
    title: `Two plies more win ${won(depth)}, the next level's evaluation wins ${won(evaluation)}`,
    caption: "Points per game of the first player. Either the depth or the evaluation differs. " +
      "Bars: 95 % intervals. The line is an even score; a match is won if the bar lies above it.",
    ...forestPlot(lines, { none: EVEN, label: "points per game", line: LINE }),
  };
}

function won(matches: readonly MatchSummary[]): string {
  const count = matches.filter(({ score }) => judge(score, { low: EVEN }) === "confirmed").length;
  return `${count} of ${matches.length} matches`;
}

function mobility({ mobility: { stages, greedy } }: Summary): Figure {
  const points = DRAWN.flatMap((name) =>
    stages.filter(({ player }) => player === name)
      .map(({ stage, lead }) => seriesPoint(stage, name, lead))
  );
  const fewer = greedy.filter(({ lead }) => judge(lead, { high: 0 }) === "confirmed").length;
  return {
    name: "mobility",
    title: `In the middle of the game maximum disc has fewer moves than ${
      amount(fewer, greedy.length)
    } opponents`,
    caption: "Own legal moves a turn minus the opponent's in the round robin, by stage of the " +
      "game: each point is at the last move of its stage. Bars: 95 % intervals over openings.",
    options: {
      x: { label: "moves played", ticks: [...new Set(points.map(({ x }) => x))] },
      y: { label: "lead in legal moves" },
      color: { legend: "ends" },
    },
    marks: [
      { mark: "ruleY", data: [0], options: { strokeDasharray: "4 3" } },
      ...linesWithIntervals(points),
    ],
  };
}

function corners({ corners }: Summary): Figure {
  const tens = corners.filter(({ when }) => when.startsWith("moves"));
  const lines = tens.map(({ when, points }) => ({ name: when, ...points }));
  const [early, late] = ["first half", "second half"].map((name) =>
    corners.find(({ when }) => when === name)
  );
  return {
    name: "corners",
    title: !early || !late
      ? "The points of the player who takes the first corner"
      : early.points.low! > late.points.high!
      ? "The earlier the first corner, the more points for its owner"
      : "An early first corner is not shown to be worth more than a late one",
    caption: "Points per game of the player who takes the first corner, by the move that takes " +
      "it, in games between equal players. Bars: 95 % intervals. The line is an even score.",
    ...forestPlot(lines, { none: EVEN, label: "points per game", line: LINE }),
  };
}

function white({ white }: Summary): Figure {
  const { score } = white.at(-1)!;
  const shown = score.low! > EVEN
    ? "Between equal players White has an advantage"
    : score.high! < EVEN
    ? "Between equal players dark has an advantage"
    : "Between equal players neither colour is shown to have an advantage";
  return {
    name: "white",
    title: shown,
    caption: "White's points per game when a player meets itself, from openings of eight random " +
      "plies. Bars: 95 % intervals. The line is an even score.",
    ...forestPlot(
      white.map(({ player, score }) => ({ name: player, ...score })),
      { none: EVEN, label: "White's points per game", line: LINE },
    ),
  };
}

function cutoffs({ cutoffs }: Summary): Figure {
  const others = cutoffs.filter(({ evaluation, order }) =>
    evaluation !== "material" && order === orders[0]
  );
  const more = others.filter(({ toMaterial }) => judge(toMaterial, { low: 1 }) === "confirmed");
  const lines = cutoffs.map(({ evaluation, order, nodes }) => ({
    name: `${evaluation}, ${order}`,
    ...nodes,
  }));
  const { options, marks } = forestPlot(lines, {
    none: lines[0].mean,
    label: "nodes of a search",
    line: LINE,
  });
  return {
    name: "cutoffs",
    title: `Material alone needs fewer nodes than ${
      amount(more.length, others.length)
    } other evaluations`,
    caption:
      "Nodes of alpha-beta by evaluation and order of the moves, with the positions looked " +
      "at for the order: geometric means, bars: 95 % intervals. The line is material as generated.",
    options: { ...options, x: { label: "nodes of a search", nice: true } },
    marks,
  };
}

/** Some of several things, before their name in the plural. */
function amount(some: number, all: number): string {
  return some === all ? `all ${all}` : some === 0 ? `none of ${all}` : `${some} of ${all}`;
}

function capital(name: string): string {
  return name[0].toUpperCase() + name.slice(1);
}
