/**
 * What the rows say of evolved weights of the chess pieces. Intervals are over runs.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import type { Claim } from "../../claim.ts";
import { mean, pairedDifference } from "../../estimates.ts";
import {
  gainsOver,
  gamesInPairs,
  lastOf,
  RUNS,
  runs,
  scoresOf,
  weightPanel,
} from "../../genetic_summary.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { type AllowedRange, EVEN } from "../../judge.ts";
import { judgeCases, MORE } from "../../judge_cases.ts";
import { ofEach } from "../../of_each.ts";
import { brief, POINTS } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { defineStudy, type VerdictOn } from "../../study.ts";
import { listed, type Title, titled } from "../../titled.ts";
import {
  ANY_PARENTS,
  END,
  learners,
  type Piece,
  pieces,
  published,
  SOON,
  SOURCE,
  START,
  TEXTBOOK,
} from "./learners.ts";
import { type MatchRow, sets } from "./rows.ts";
import { experiment } from "./run.ts";

/** Near the textbook, in pawns. */
const NEAR = 1;

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** Every evolution by its games, and every player against the textbook's weights. */
export function summarise({ weights, matches: played }: RowsOf<typeof sets>) {
  const stages = groupBy(weights, "learner", "games").rollup((own) => {
    const inPawns = own.map(({ run, ...row }) => ({
      run,
      ...ofEach(pieces, (piece) => row[piece] / 100),
    }));
    return {
      generations: mean(own, "generation", RUNS).mean,
      /** In pawns: the mean over runs, and the mean of the population of each run. */
      weights: ofEach(pieces, (piece) => mean(inPawns, (run) => run[piece], RUNS)),
      runs: inPawns,
    };
  });
  const matches = scoresOf(played, "player");
  const evolved = matches.filter(({ player }) => learners.some(({ name }) => name === player));
  const [soon, start] = [SOON, START].map((player) => rowsWith(played, { player }));
  return {
    ...{ stages, ends: lastOf(stages), matches, gains: gainsOver(SOURCE, evolved) },
    /** Points a game of the individuals after some generations, minus those of the start, run by run. */
    soonGained: pairedDifference(soon, start, pointsOf, "run", RUNS),
  };
}

function pointsOf({ wins, draws, losses }: MatchRow): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

export const study = defineStudy(experiment, {
  title: "Weights of the chess pieces by a genetic algorithm",
  question:
    "Does a genetic algorithm find the textbook values of the chess pieces, and how should " +
    "its duels be decided?",
  sources: ["C40", "C40a", "C40b", "C40c", "E6"],
  summarise,

  tables: ({ ends, matches, gains }) => [
    tableOf(
      "weights",
      "Evolved and published values of the pieces, in pawns",
      [
        ...ends.map((end) => ({ ...end, name: end.learner, runs: end.runs.length })),
        ...published.map(({ name, values }) => ({
          ...{ name, weights: values, generations: null, runs: null, games: null },
        })),
      ],
      [
        {
          ...{ name: "values of", kind: "key" },
          meaning: "an evolution, or where they were published",
          value: ({ name }) => name,
        },
        ...pieces.map((piece) => ({
          ...{ name: piece, unit: "pawns", digits: 2 },
          meaning: "value in pawns; of an evolution the mean",
          value: ({ weights }: { readonly weights: Record<Piece, Interval | number> }) =>
            weights[piece],
        })),
        {
          ...{ name: "generations", digits: 0, meaning: "generations of a run, mean over runs" },
          value: ({ generations }) => generations,
        },
        { ...runs, value: ({ runs }) => runs },
        {
          ...{ name: "games", unit: "games", detail: true, meaning: "games of a run" },
          value: ({ games }) => games,
        },
      ],
    ),
    tableOf("matches", "Points against the textbook's weights", matches, [
      {
        ...sets.matches.column.player,
        meaning: "whose weights play; of an evolution the last mean",
        value: ({ player }) => player,
      },
      { ...gamesInPairs, value: ({ games }) => games },
      { name: "score", digits: 3, meaning: "points per game", value: ({ score }) => score },
      {
        ...{ name: "gain", digits: 3 },
        meaning: "the score minus that of the source's algorithm, first to four wins",
        value: ({ player }) => gains.find((each) => each.player === player)?.gain ?? null,
      },
      { ...runs, value: ({ score }) => score.count },
    ]),
    tableOf(
      "runs",
      "The last weights of every run, in pawns",
      ends.flatMap(({ learner, runs }) => runs.map((run) => ({ learner, ...run }))),
      [
        { ...sets.weights.column.learner, name: "evolution", value: ({ learner }) => learner },
        { ...sets.weights.column.run, meaning: "number of the run", value: ({ run }) => run },
        ...pieces.map((piece) => ({
          ...{ name: piece, unit: "pawns", digits: 2, meaning: "mean of the last population" },
          value: (run: Record<Piece, number>) => run[piece],
        })),
      ],
    ),
  ],

  claims: (summary) => [
    {
      kind: "question",
      claim: "C40a",
      estimand: "score of individuals with random weights against the textbook's weights",
      ...POINTS,
      cases: [{ name: "", estimate: scoreOf(START, summary) }],
    },
    {
      claim: "C40b",
      estimand: "gain of the individuals by a few generations, against the textbook's weights",
      ...POINTS,
      cases: [{ name: "", estimate: summary.soonGained }],
      allowed: MORE,
      // What 35 Elo are worth: fewer are not seen in a match of a hundred games.
      smallest: 0.05,
      exploratory:
        "it was judged by a threshold of points before, and by the gain after a look at them",
      rule: "pooled",
      beside: [
        `They score ${brief(scoreOf(START, summary))} with random weights, ${
          brief(scoreOf(SOON, summary))
        } early and ${brief(scoreOf(END, summary))} at the end.`,
      ],
    },
    textbook(summary),
    {
      kind: "question",
      claim: "E6",
      sentence:
        "How well do evolved weights play, and do longer duels, or other parents, find better " +
        "ones with equally many games?",
      estimand: "score of the mean weights of the last populations against the textbook's weights",
      ...POINTS,
      cases: learners.map(({ name }) => ({ name, estimate: scoreOf(name, summary) })),
      beside: [
        `With equally many games the difference to "${SOURCE}" is ${
          listed(summary.gains.map(({ player, gain }) => `${brief(gain)} (${player})`))
        }.`,
      ],
    },
  ],

  figures: (summary, verdictOn) => [
    weightsByGames(summary, verdictOn),
    strength(summary, verdictOn),
  ],

  finding: (summary) =>
    `Against the textbook's weights random ones score ${brief(scoreOf(START, summary))} points ` +
    `a game, evolved ones ${brief(scoreOf(SOURCE, summary))} ` +
    `(${scoreOf(SOURCE, summary).count} runs).`,
});

function textbook({ ends }: Summary): Claim {
  const { weights, runs, games, generations } = rowWith(ends, { learner: SOURCE });
  const off = (piece: Piece) =>
    mean(runs, (run) => Math.abs(run[piece] - TEXTBOOK[piece] / 100), RUNS);
  return {
    claim: "C40c",
    estimand: "mean weight in pawns",
    digits: 2,
    cases: pieces.map((piece) => ({
      ...{ name: piece, estimate: weights[piece], allowed: near(piece) },
    })),
    allowed: {
      reason: `within ${NEAR} pawn of the textbook, because a pawn is the unit of these values ` +
        "and published sets differ by up to 0.6",
    },
    rule: "each",
    beside: [
      `This is after ${formatNumber(games)} games in ${formatNumber(generations, 0)} generations.`,
      `On average a run is off by ${
        listed(pieces.map((piece) => `${formatNumber(off(piece).mean, 1)} (${piece})`))
      }.`,
    ],
  };
}

function near(piece: Piece): AllowedRange {
  const right = TEXTBOOK[piece] / 100;
  return { low: right - NEAR, high: right + NEAR };
}

function scoreOf(player: string, { matches }: Summary): Interval {
  return rowWith(matches, { player }).score;
}

function weightsByGames({ stages, ends }: Summary, verdictOn: VerdictOn): Figure {
  const own = stages.filter(({ learner }) => learner === SOURCE);
  const end = rowWith(ends, { learner: SOURCE });
  const values = pieces.map((piece) => `${piece} ${formatNumber(end.weights[piece].mean, 1)}`);
  const nearIt: Title = ({ confirmed }) => `near the textbook: ${confirmed}`;
  const found = titled(verdictOn("C40c"), {
    ...{ confirmed: nearIt, partly: nearIt },
    otherwise: "none of them is shown to be near the textbook",
  });
  const [eachRun, means, level] = ["a run", "mean of the runs", "textbook"];
  return {
    name: "weights",
    title: `After ${formatNumber(end.games)} games: ${values.join(", ")}; ${found}`,
    caption:
      "Values in pawns by games of evolution, when four wins decide a duel. Thin lines: the " +
      "mean of the population of each run. Thick line: the mean of the runs. Dashed line: the " +
      "textbook.",
    options: {
      x: { label: "games", nice: true },
      y: { label: "value (pawns)", zero: true },
      color: { domain: [eachRun, means, level], legend: true },
    },
    marks: [],
    panels: pieces.map((piece) =>
      weightPanel({
        title: piece,
        behind: {
          mark: "line",
          data: own.flatMap(({ games, runs }) =>
            runs.map((run) => ({ games, weight: run[piece], run: run.run, series: eachRun }))
          ),
          options: { x: "games", y: "weight", z: "run", stroke: "series", strokeOpacity: 0.5 },
        },
        means: {
          ...{ series: means, width: 3 },
          points: own.map(({ games, weights }) => ({ games, weight: weights[piece].mean })),
        },
        level: { series: level, weight: TEXTBOOK[piece] / 100 },
      })
    ),
  };
}

function strength(summary: Summary, verdictOn: VerdictOn): Figure {
  const { matches, gains } = summary;
  const soon = titled(verdictOn("C40b"), {
    confirmed: ", better ones soon after",
    refuted: ", worse ones soon after",
    otherwise: "",
  });
  const judged = judgeCases({
    cases: gains.filter(({ player }) => player !== ANY_PARENTS).map(({ player, gain }) => ({
      name: player,
      estimate: gain,
    })),
    allowed: MORE,
    rule: "each",
  });
  const lengths = titled(judged, {
    "not decided": "the length of the duels is not shown to matter",
    otherwise: ({ confirmed, refuted }) =>
      [confirmed && `stronger: ${confirmed}`, refuted && `weaker: ${refuted}`]
        .filter(Boolean).join("; "),
  });
  const points = (player: string) => formatNumber(scoreOf(player, summary).mean, 2);
  return {
    name: "strength",
    title: `Random weights score ${points(START)} points a game${soon}, evolved ones ` +
      `${points(SOURCE)}; ${lengths}`,
    caption:
      "Points per game against the textbook's weights: mean over runs; bars: 95 % intervals. " +
      "Evolutions play with the mean weights of their last populations, after equally many games. " +
      "The line is an even score.",
    ...forestPlot(matches.map(({ player, score }) => ({ name: player, ...score })), {
      ...{ none: EVEN, label: "points per game" },
    }),
  };
}
