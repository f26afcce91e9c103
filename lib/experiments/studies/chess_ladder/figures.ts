/**
 * The figures of the study.
 *
 * @module
 */
import { ratingsFigure } from "matchbox/arena/figures.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Figure } from "matchbox/report/table.ts";
import { type AllowedRange, EVEN, judge } from "../../judge.ts";
import { ratedPlayers, strengthFigure } from "../../strength_figure.ts";
import { PLACES } from "./addition_summary.ts";
import { stepMatches } from "./claims.ts";
import { ALL_ADDITIONS, FRAME, SCALES, STEPS } from "./players.ts";
import type { Summary } from "./summary.ts";

/** Height of a line of a forest plot, in pixels. */
const LINE = 26;

/** Strength by cost and by step, parts and additions, selective search, and White. */
export function figures(summary: Summary): Figure[] {
  return [
    strength(summary),
    ratings(summary),
    steps(summary),
    ...SCALES.map(({ name }) => parts(summary, name)),
    additions(summary),
    selective(summary),
    white(summary),
  ];
}

function strength({ ratings, costs }: Summary): Figure {
  const players = ratedPlayers(ratings, costs);
  const [best] = players;
  return strengthFigure(
    players,
    `Of the players on the ladder the strongest is ${best.name}, with ${
      formatNumber(Math.round(best.nodes))
    } nodes a move`,
  );
}

function ratings({ ratings, note }: Summary): Figure {
  const rank = (wanted: string) => ratings.findIndex(({ name }) => name === wanted);
  const ranks = STEPS.map(rank);
  const rise = ranks.every((each, index) => index === 0 || each < ranks[index - 1]);
  return {
    ...ratingsFigure({ agents: ratings.map(({ name }) => name), ratings, note }),
    title: rise
      ? "The ratings rise with each of the five steps"
      : "The ratings do not rise with each of the five steps",
  };
}

function steps({ ladder }: Summary): Figure {
  const matches = stepMatches(ladder);
  const better = matches.filter(({ score }) => judge(score, { low: EVEN }) === "confirmed");
  return {
    name: "steps",
    title: better.length === matches.length
      ? "Each of the five steps beats the one before"
      : `${better.length} of ${matches.length} steps are shown to beat the one before`,
    caption: "Points per game of a step of the player against the step before it. Bars: 95 % " +
      "intervals. The line is an even score.",
    ...forestPlot(
      matches.map(({ first, second, score }) => ({ name: `${first} v ${second}`, ...score })),
      { none: EVEN, label: "points per game", line: LINE },
    ),
  };
}

function parts({ parts }: Summary, scale: string): Figure {
  const own = parts.filter((each) => each.scale === scale);
  const count = (allowed: AllowedRange) =>
    own.filter(({ match }) => judge(match.score, allowed) === "confirmed").length;
  return {
    name: scale === SCALES[0].name ? "parts" : "parts_of_whole_pawns",
    title: `Points of ${scale === SCALES[0].name ? "1/100 pawn" : "a whole pawn"}: shown to be ` +
      `weaker without ${count({ high: EVEN })} of ${own.length} parts, stronger without ` +
      count({ low: EVEN }),
    caption: "Points per game of the player without this part of the evaluation, against the " +
      "player with all eight, at equal nodes. Bars: 95 % intervals. The line is an even score.",
    ...forestPlot(
      own.map(({ part, match }) => ({ name: `without ${part}`, ...match.score })),
      { none: EVEN, label: "points per game", line: LINE },
    ),
  };
}

function additions({ additions }: Summary): Figure {
  const single = additions.filter(({ addition }) => addition !== ALL_ADDITIONS);
  const [alone, beside] = PLACES.map((place) => {
    const own = single.filter((each) => each.place === place);
    const pay = own.filter(({ match }) => judge(match.score, { low: EVEN }) === "confirmed");
    return `${pay.length} of ${own.length}`;
  });
  return {
    name: "additions",
    title: `With equal nodes ${alone} additions are shown to make the search stronger alone, ` +
      `${beside} beside the others`,
    caption:
      "Points per game of the search with an addition, against the same search without it, " +
      `with as many nodes a move. Alone: both have only ${FRAME} besides. Beside the others: both ` +
      "have all other additions. Bars: 95 % intervals. The line is an even score.",
    ...forestPlot(
      additions.map(({ addition, place, match }) => ({
        name: `${addition}, ${place}`,
        ...match.score,
      })),
      { none: EVEN, label: "points per game", line: LINE },
    ),
  };
}

function selective({ selective }: Summary): Figure {
  const points = selective.flatMap(({ group, match, costs }) =>
    group === "equal nodes" && costs
      ? [{
        nodes: costs.full.nodes.mean,
        budget: parseInt(match.what),
        ...match.score,
        depth: `depth ${formatNumber(costs.full.depth.mean, 1)}`,
      }]
      : []
  );
  const verdicts = points.map((point) => ({ ...point, verdict: judge(point, { low: EVEN }) }));
  const won = verdicts.find(({ verdict }) => verdict === "confirmed");
  return {
    name: "selective",
    title: won
      ? `Searching all moves is first shown to win with ${
        formatNumber(won.budget)
      } nodes a move, ` +
        `at ${won.depth}`
      : "Searching all moves is not shown to win with any of these numbers of nodes",
    caption:
      "Points per game of the search of all moves against the selective search, by nodes a " +
      "move, equal for both; logarithmic scale. Above: the plies that the search of all moves " +
      "completes, mean over positions. Bars: 95 % intervals. The line is an even score.",
    options: {
      inset: 30,
      x: { type: "log", label: "nodes a move" },
      y: { label: "points per game", domain: [0, 1] },
    },
    marks: [
      { mark: "ruleY", data: [EVEN], options: { strokeDasharray: "4 3" } },
      {
        mark: "ruleX",
        data: points,
        options: { x: "budget", y1: "low", y2: "high", strokeWidth: 2 },
      },
      { mark: "line", data: points, options: { x: "budget", y: "mean" } },
      { mark: "dot", data: points, options: { x: "budget", y: "mean", fill: "currentColor" } },
      {
        mark: "text",
        data: points,
        options: { x: "budget", y: "high", text: "depth", dy: -10 },
      },
    ],
  };
}

function white({ white }: Summary): Figure {
  const { score } = white.at(-1)!;
  return {
    name: "white",
    title: score.low! > EVEN
      ? "Between equal players White has an advantage"
      : score.high! < EVEN
      ? "Between equal players Black has an advantage"
      : "Between equal players neither colour is shown to have an advantage",
    caption: "White's points per game when a player meets itself, after one random move of each " +
      "side. Bars: 95 % intervals over openings. The line is an even score.",
    ...forestPlot(
      white.map(({ player, score }) => ({ name: player, ...score })),
      { none: EVEN, label: "White's points per game", line: LINE },
    ),
  };
}
