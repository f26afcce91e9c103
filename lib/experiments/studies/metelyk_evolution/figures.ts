/**
 * The figures of the study.
 *
 * @module
 */
import {
  levelLine,
  seriesOf,
  seriesPanel,
  type SeriesPoint,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { fromLeastToMost, hiddenLayer } from "../../phrases.ts";
import { type Branch, lineageTree } from "./lineage_tree.ts";
import type { LineRow } from "./rows.ts";
import { type HallScore, kindName, OF_SOURCE, type Strength, type Summary } from "./summary.ts";
import { nameOf } from "./tables.ts";

/** The figures of strength, of 38-1 against 38-50, of the hall of fame, and of a lineage. */
export function figures({ strengths, contests, hall, lines, last }: Summary): Figure[] {
  return [
    strength(rowsWith(strengths, OF_SOURCE), last),
    contest(contests),
    hallOfFame(rowsWith(hall, OF_SOURCE), last),
    ...lineage(lines, last),
  ];
}

const SHOWN = ["random", "greedy", "alphabeta:depth=2", "alphabeta:depth=4"];
const BARS = "Means over the runs; bars: 95 % intervals.";

function strength(strengths: readonly Strength[], last: number): Figure {
  const range = (opponent: string) => rangeOf(rowsWith(strengths, { generation: last, opponent }));
  const points = strengths.filter(({ opponent }) => SHOWN.includes(opponent)).map((each) => ({
    opponent: each.opponent,
    point: seriesPoint(each.generation, kindName(each), each.score),
  }));
  return {
    name: "strength",
    title: `After ${last} generations champions score ${range("random")} against random, ` +
      `${range("greedy")} against greedy`,
    caption: `Points a game of the champions by generation and opponent. ${BARS}`,
    options: {
      x: { label: "generation" },
      y: { label: "points a game", domain: [0, 1] },
      ...legend(points.map(({ point }) => point)),
    },
    marks: [levelLine(EVEN)],
    panels: [...Map.groupBy(points, ({ opponent }) => opponent)].map(([opponent, own]) =>
      withFewTicks(seriesPanel(nameOf(opponent), own.map(({ point }) => point)))
    ),
  };
}

function contest(contests: Summary["contests"]): Figure {
  const points = contests.flatMap(({ hidden, equalGenerations }) =>
    equalGenerations.map(({ generation, score }) =>
      seriesPoint(generation, hidden === "none" ? "no hidden layer" : `${hidden} hidden`, score)
    )
  );
  const ends = contests.map(({ hidden, end }) =>
    `${end.score.mean.toFixed(2)} with ${hiddenLayer(hidden)}`
  );
  return {
    name: "contest",
    title: `Points a game of 38-1 against 38-50 in the end: ${ends.join(", ")}`,
    caption:
      `Points a game of the champions of 38-1 against those of 38-50 of the same run, after ` +
      `equally many generations. ${BARS}`,
    options: {
      x: { label: "generation" },
      y: { label: "points a game of 38-1", domain: [0, 1] },
      ...legend(points),
    },
    marks: [levelLine(EVEN)],
    panels: [withFewTicks(seriesPanel("equally many generations", points))],
  };
}

function hallOfFame(hall: readonly HallScore[], last: number): Figure {
  const points = hall.map((each) => seriesPoint(each.generation, kindName(each), each.score));
  return {
    name: "hall_of_fame",
    title: `Champions after ${last} generations score ` +
      `${rangeOf(rowsWith(hall, { generation: 0 }))} against the best of their first population`,
    caption: `Points a game of the last champions against earlier champions of their run, by the ` +
      `generation of the earlier one. ${BARS}`,
    options: {
      x: { label: "generation of the earlier champion" },
      y: { label: "points a game of the last champion", domain: [0, 1] },
      ...legend(points),
    },
    marks: [levelLine(EVEN)],
    panels: [withFewTicks(seriesPanel("against earlier champions", points))],
  };
}

/**
 * The generation from which a tree with one founder is drawn: a little before it first parts in two. Until
 * then each network has one offspring, in the same row.
 */
function shortlyBefore(tree: readonly Branch[], last: number): number {
  const buds = tree.filter(({ from, y }) => from !== null && from !== y).map(({ born }) => born);
  const first = Math.min(last, ...buds);
  return Math.max(0, Math.floor(first - 0.1 * (last - first)) - 1);
}

/** The tree of run 1 of the first kind; none while the run goes on. */
function lineage(lines: readonly LineRow[], last: number): Figure[] {
  if (lines.length === 0) return [];
  const own = lines.filter((line) => kindName(line) === kindName(lines[0]));
  const tree = lineageTree(own, last);
  const founders = tree.filter(({ from }) => from === null).length;
  const first = founders > 1 ? 0 : shortlyBefore(tree, last);
  const branches = tree.filter(({ until }) => until >= first)
    .map((branch) => ({ ...branch, born: Math.max(branch.born, first) }));
  const living = own.filter(({ living }) => living).length;
  return [{
    name: "lineage",
    title: `All ${living} networks of the last population descend from ${founders} of the first`,
    caption: `The lineage of run 1 of ${kindName(own[0])}: a horizontal line is a network, a ` +
      "vertical one a bud. Lines that died out are left out" +
      (first > 0 ? `; until generation ${first} there is only one.` : "."),
    options: {
      x: { label: "generation", domain: [first, last] },
      y: { axis: null },
      height: 360,
    },
    marks: [
      {
        mark: "ruleY",
        data: branches,
        options: { y: "y", x1: "born", x2: "until", strokeWidth: 1.5 },
      },
      {
        mark: "ruleX",
        data: branches.filter(({ from }) => from !== null),
        options: { x: "born", y1: "from", y2: "y", strokeOpacity: 0.5 },
      },
    ],
  }];
}

function rangeOf(scored: readonly { readonly score: Interval }[]): string {
  return fromLeastToMost(scored.map(({ score }) => score.mean), 2);
}

function legend(points: readonly SeriesPoint[]) {
  const domain = seriesOf(points);
  return { color: { domain, legend: true }, symbol: { domain } };
}

/** Checkpoints are too many for a tick each. */
function withFewTicks(panel: ReturnType<typeof seriesPanel>) {
  return { ...panel, options: { x: { ticks: 5, tickFormat: "d" } } };
}
