/**
 * The figures of the study.
 *
 * @module
 */
import { ratingsFigure } from "matchbox/arena/figures.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { levelLine } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { ABOVE_EVEN, BELOW_EVEN, EVEN } from "../../judge.ts";
import { casesThat, judgeCases } from "../../judge_cases.ts";
import { countShown, EVEN_LINE, scoresPlot } from "../../shown_matches.ts";
import { ratedPlayers, strengthFigure } from "../../strength_figure.ts";
import type { VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { whiteFigure } from "../../white_results.ts";
import { stepMatches } from "./claims.ts";
import { barsOver } from "../../phrases.ts";
import { OPENINGS_ITSELF } from "./games.ts";
import { ALL_ADDITIONS, FRAME, PLACES, SCALES, STEPS } from "./players.ts";
import type { Summary } from "./summary.ts";

/** Strength by cost and by step, parts and additions, selective search, and White. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [
    strength(summary),
    ratings(summary),
    steps(summary, verdictOn),
    influence(summary, verdictOn),
    ...SCALES.map(({ name }) => parts(summary, name)),
    additions(summary),
    selective(summary),
    whiteFigure(summary.white, {
      other: "Black",
      openings: `after ${OPENINGS_ITSELF}`,
    }),
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

function steps({ ladder }: Summary, verdictOn: VerdictOn): Figure {
  const verdict = verdictOn("E8b");
  const better = casesThat("confirmed", verdict).length;
  return {
    name: "steps",
    title: titled(verdict, {
      confirmed: "Each of the five steps beats the one before",
      otherwise: `${better} of ${verdict.cases.length} steps are shown to beat the one before`,
    }),
    caption: `Points per game of a step of the player against the step before it. ${EVEN_LINE}`,
    ...scoresPlot(stepMatches(ladder), ({ first, second }) => `${first} v ${second}`),
  };
}

function influence({ influence }: Summary, verdictOn: VerdictOn): Figure {
  const [fine, whole] = ["C34a", "C34b"].map((claim) =>
    titled(verdictOn(claim), {
      confirmed: "material changes the value most",
      refuted: ({ refuted }) => `material changes it less than ${refuted}`,
      otherwise: "material is not shown to change it most",
    })
  );
  return {
    name: "influence",
    title: `With points of 1/100 pawn ${fine}; with points of a whole pawn ${whole}`,
    caption:
      "Change of the value of a position when a part of the evaluation is left out, without its " +
      `sign, by what a point is. ${barsOver("positions")}`,
    ...forestPlot(
      influence.map(({ scale, part, size }) => ({ name: `${part}, ${scale}`, ...size })),
      { none: 0, label: "pawns" },
    ),
  };
}

function parts({ parts }: Summary, scale: typeof SCALES[number]["name"]): Figure {
  const own = rowsWith(parts, { scale }).map(({ match }) => match);
  const [fine, whole] = ["1/100 pawn", "a whole pawn"];
  const first = scale === SCALES[0].name;
  return {
    name: first ? "parts" : "parts_of_whole_pawns",
    title: `Points of ${first ? fine : whole}: shown to be weaker without ` +
      `${countShown(own, BELOW_EVEN)} of ${own.length} parts, stronger without ${
        countShown(own, ABOVE_EVEN)
      }`,
    caption: "Points per game of the player without this part of the evaluation, against the " +
      `player with all eight, at equal nodes. ${EVEN_LINE}`,
    ...scoresPlot(own, ({ what }) => `without ${what}`),
  };
}

function additions({ additions }: Summary): Figure {
  const single = additions.filter(({ addition }) => addition !== ALL_ADDITIONS);
  const [alone, beside] = PLACES.map((place) => {
    const own = rowsWith(single, { place }).map(({ match }) => match);
    return `${countShown(own, ABOVE_EVEN)} of ${own.length}`;
  });
  return {
    name: "additions",
    title: `With equal nodes ${alone} additions are shown to make the search stronger alone, ` +
      `${beside} beside the others`,
    caption:
      "Points per game of the search with an addition, against the same search without it, " +
      `with as many nodes a move. Alone: both have only ${FRAME} besides. Beside the others: both ` +
      `have all other additions. ${EVEN_LINE}`,
    ...scoresPlot(
      additions.map(({ place, match }) => ({ ...match, place })),
      ({ what, place }) => `${what}, ${place}`,
    ),
  };
}

function selective({ selective }: Summary): Figure {
  const points = rowsWith(selective, { group: "equal nodes" }).flatMap(({ match, costs }) =>
    costs
      ? [{
        nodes: costs.full.nodes.mean,
        budget: parseInt(match.what),
        ...match.score,
        depth: `depth ${formatNumber(costs.full.depth.mean, 1)}`,
      }]
      : []
  );
  const judged = judgeCases({
    cases: points.map((point) => ({
      name: `${formatNumber(point.budget)} nodes a move, at ${point.depth}`,
      estimate: point,
    })),
    allowed: ABOVE_EVEN,
    rule: "some",
  });
  const [first] = casesThat("confirmed", judged);
  return {
    name: "selective",
    title: titled(judged, {
      confirmed: `Searching all moves is first shown to win with ${first}`,
      otherwise: "Searching all moves is not shown to win with any of these numbers of nodes",
    }),
    caption:
      "Points per game of the search of all moves against the selective search, by nodes a " +
      "move, equal for both; logarithmic scale. Above: the plies that the search of all moves " +
      `completes, mean over positions. ${EVEN_LINE}`,
    options: {
      inset: 30,
      x: { type: "log", label: "nodes a move" },
      y: { label: "points per game", domain: [0, 1] },
    },
    marks: [
      levelLine(EVEN),
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
