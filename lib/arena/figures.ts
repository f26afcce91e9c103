/**
 * Matches and tournaments as figures.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Figure } from "matchbox/report/table.ts";
import { textWidth } from "matchbox/report/text_width.ts";
import { fontSize } from "matchbox/report/theme.ts";
import { matchesOf } from "./matches_of.ts";
import { formatElo } from "./format_elo.ts";
import { leftOut, shortNames } from "./short_names.ts";
import { sprt, type SprtOptions } from "./sprt.ts";
import { FINITE_RATING } from "./tables.ts";
import type { TournamentResult } from "./tournament_result.ts";
import type { TracePoint } from "./tournament_tally.ts";

/**
 * Colours of the scores 0, 1/2 and 1: light enough for black letters; orange and blue are safe for the
 * colour-blind.
 */
const SCORE_COLOURS = ["#f0a060", "#f2f2f2", "#70b0e0"];

/** Size of the cells of a heat map, with two lines of text, in pixels. */
const CELL = { width: 78, height: 46 };
/** Height of a line of ratings, in pixels. */
const LINE = 34;
/** Height of the axis and its label, in pixels. */
const AXIS = 50;
/** Width of the plot beside the names, in pixels. */
const FRAME = 420;
/** Margin beyond the outermost values, as a share of the range. */
const ROOM = 0.06;

/**
 * The cross table as a heat map: the score of each agent against each other one, the best first. Rows and
 * columns are numbered by rank, as in chess cross tables.
 */
export function crossTableFigure({ agents, matches, ratings }: TournamentResult): Figure {
  const ranked = ratings.map(({ name }) => name);
  const names = shortNames(agents);
  const labels = ranked.map((agent, index) => `${index + 1}. ${names.get(agent)}`);
  const cells = ranked.flatMap((agent, row) =>
    matchesOf(agent, matches).map(({ opponent, score: { mean, low, high, count } }) => ({
      agent: labels[row],
      opponent: ranked.indexOf(opponent) + 1,
      mean,
      score: mean.toFixed(2),
      interval: low === null || high === null ? "" : `${low.toFixed(2)} – ${high.toFixed(2)}`,
      count,
    }))
  );
  const place = { x: "opponent", y: "agent" };
  return {
    name: "cross_table",
    title: "Scores of the agents against each other",
    caption: caption(
      "Points per game of the row's agent against the column's (a draw is 1/2); below, the 95 % " +
        `interval; ${span(cells.map(({ count }) => count))} games per cell`,
      agents,
    ),
    options: {
      width: nameWidth(labels) + CELL.width * ranked.length,
      height: CELL.height * ranked.length + AXIS,
      grid: false,
      x: { label: "opponent (rank)", domain: ranked.map((_, index) => index + 1) },
      y: { label: null, domain: labels },
      color: {
        type: "diverging",
        domain: [0, 1],
        pivot: 0.5,
        range: SCORE_COLOURS,
        legend: true,
        label: "score of the row's agent",
      },
    },
    marks: [
      { mark: "cell", data: cells, options: { ...place, fill: "mean", inset: 1 } },
      { mark: "text", data: cells, options: { ...place, text: "score", dy: -7, fontSize: 13 } },
      { mark: "text", data: cells, options: { ...place, text: "interval", dy: 9, fontSize: 11 } },
    ],
  };
}

/**
 * The ratings with their intervals, the best on top. An infinite end is cut off at the edge of the plot,
 * with an arrow. A circle is the finite rating of an agent whose rating is infinite.
 */
export function ratingsFigure(
  { agents, ratings, note }: Pick<TournamentResult, "agents" | "ratings" | "note">,
): Figure {
  const names = shortNames(agents);
  const [left, right] = domainOf(
    ratings.flatMap(({ finite, rating: { mean, low, high } }) => [
      ...[mean, low ?? mean, high ?? mean],
      ...(Number.isFinite(mean) ? [] : [finite]),
    ]),
  );
  const clip = (elo: number) => Math.min(Math.max(elo, left), right);
  const lines = ratings.map(({ name, rating, finite }) => ({
    name: names.get(name)!,
    mean: rating.mean,
    finite,
    low: clip(rating.low ?? rating.mean),
    high: clip(rating.high ?? rating.mean),
    rating: formatElo(rating),
    edge: right,
  }));
  const labels = lines.map(({ name }) => name);
  const texts = lines.map(({ rating }) => rating);
  const infinite = lines.filter(({ mean }) => !Number.isFinite(mean));
  const arrows = (edge: number, rotate: number, cut: (typeof lines)[number][]) => ({
    mark: "dot",
    data: cut.map(({ name }) => ({ name, edge })),
    options: { y: "name", x: "edge", symbol: "triangle", rotate, fill: "currentColor", r: 4 },
  });
  const { options, marks } = forestPlot(lines, { none: 0, label: "rating (Elo)", line: LINE });
  return {
    name: "ratings",
    title: "Ratings",
    caption: caption(
      `Elo rating of each agent${note ? "" : "; 0 is the mean of all"}; bars: 95 % intervals` +
        (infinite.length ? `; circles, where it is infinite: ${FINITE_RATING}` : "") +
        `; ${span(ratings.map(({ games }) => games))} games per agent` + (note ? `; ${note}` : ""),
      agents,
    ),
    options: {
      ...options,
      width: nameWidth(labels) + FRAME + nameWidth(texts),
      x: { label: "rating (Elo)", domain: [left, right] },
    },
    marks: [
      ...marks,
      arrows(left, -90, lines.filter((_, index) => ratings[index].rating.low === -Infinity)),
      arrows(right, 90, lines.filter((_, index) => ratings[index].rating.high === Infinity)),
      {
        mark: "dot",
        data: infinite,
        options: {
          y: "name",
          x: "finite",
          symbol: "circle",
          stroke: "currentColor",
          fill: "white",
        },
      },
      {
        mark: "text",
        data: lines,
        options: { y: "name", x: "edge", text: "rating", textAnchor: "start", dx: 10 },
      },
    ],
  };
}

/** The log-likelihood ratio of a sequential test, between the bounds at which the test ends. */
export function sprtFigure(trace: readonly TracePoint[], options: SprtOptions): Figure {
  const { elo0, elo1, alpha, beta } = options;
  const { lower, upper } = sprt([0, 0, 0, 0, 0], options);
  const points = [{ pairs: 0, llr: 0 }, ...trace.filter(({ pairs }) => pairs > 0)];
  const last = points[points.length - 1];
  const end = Math.max(last.pairs, 1);
  const bounds = [
    {
      llr: upper,
      dy: -9,
      text: `H1, a difference of ${elo1} Elo, is accepted at ${upper.toFixed(2)}`,
    },
    {
      llr: lower,
      dy: 10,
      text: `H0, a difference of ${elo0} Elo, is accepted at ${lower.toFixed(2)}`,
    },
  ];
  return {
    name: "sprt",
    title: "Sequential test of strength",
    caption: `Log-likelihood ratio of H1, an Elo difference of ${elo1}, to H0, a difference of ` +
      `${elo0}, after each pair of games; dashed: the bounds at which the test ends, for an alpha ` +
      `of ${alpha} and a beta of ${beta}.`,
    options: {
      height: 320,
      // At most one tick for each pair, because there are no half pairs.
      x: { label: "pairs of games", domain: [0, end], ticks: Math.min(end, 10) },
      y: {
        label: "log-likelihood ratio",
        domain: domainOf([lower, upper, ...points.map(({ llr }) => llr)], 2 * ROOM),
      },
    },
    marks: [
      { mark: "ruleY", data: bounds, options: { y: "llr", strokeDasharray: "4 3" } },
      ...bounds.map((bound) => ({
        mark: "text",
        data: [bound],
        options: {
          ...{ y: "llr", text: "text", dy: bound.dy },
          // At the left, where the line is between the bounds; only its end can be beyond them.
          ...{ frameAnchor: "left", textAnchor: "start", dx: 6 },
        },
      })),
      { mark: "line", data: points, options: { x: "pairs", y: "llr", stroke: "#0072b2" } },
      { mark: "dot", data: [last], options: { x: "pairs", y: "llr", fill: "#0072b2" } },
    ],
  };
}

/** The range of the finite values and zero, with a margin. */
function domainOf(values: readonly number[], share = ROOM): [number, number] {
  const finite = [0, ...values.filter(Number.isFinite)];
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const room = share * (high - low || 1);
  return [low - room, high + room];
}

/** Width of the longest name, in pixels. */
function nameWidth(names: readonly string[]): number {
  return Math.ceil(Math.max(0, ...names.map((name) => textWidth(name, fontSize)))) + 24;
}

/** The range of the counts: `20` or `20 to 40`. */
function span(counts: readonly number[]): string {
  const ends = new Set([Math.min(...counts), Math.max(...counts)]);
  return counts.length ? [...ends].map((end) => formatNumber(end)).join(" to ") : "0";
}

/** The caption, with the parameters that the names leave out. */
function caption(text: string, agents: readonly string[]): string {
  const parameters = leftOut(agents);
  return parameters ? `${text}. Left out of the names: ${parameters}.` : `${text}.`;
}
