/**
 * What the rows say of the trained evaluation.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { pairedRatio, total } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { ABOVE_EVEN, EVEN } from "../../judge.ts";
import { resultOfPairs } from "../../paired_match.ts";
import { brief, GEOMETRIC } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { opponents, orders, type PairRow, sets, type SolvedRow } from "./rows.ts";
import { experiment } from "./run.ts";

const { stages: { column: ofStage }, solved: { column: ofSolved } } = sets;

/** In a trial the nodes fell to 0.6 of what they were; less than a fifth would not be worth a training. */
const WORTH_TRAINING = 0.8;

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The stages of the training, both orders on each kind of position, and the matches. */
export function summarise({ stages, solved, pairs, timed }: RowsOf<typeof sets>) {
  const kinds = groupBy(solved, "kind").rollup((rows) => {
    const [before, untrained, trained] = orders.map((order) => rowsWith(rows, { order }));
    const ratio = (over: readonly SolvedRow[], of: "nodes" | "seconds") =>
      pairedRatio(trained, over, of, "number", "positions");
    return {
      count: trained.length,
      ...{ nodes: ratio(untrained, "nodes"), seconds: ratio(untrained, "seconds") },
      ...{ nodesOfBefore: ratio(before, "nodes"), secondsOfBefore: ratio(before, "seconds") },
    };
  });
  const sums = groupBy(solved, "kind", "order").rollup((rows) => ({
    count: rows.length,
    ...{ nodes: total(rows, "nodes"), seconds: total(rows, "seconds") },
  }));
  return {
    ...{ kinds, sums },
    heldOut: kinds.find(({ kind }) => kind === "held out")!,
    ffo: rowsWith(solved, { kind: "FFO" }).toSorted((one, other) =>
      one.number - other.number || orders.indexOf(one.order) - orders.indexOf(other.order)
    ),
    stages: stages.toSorted((one, other) => one.empties - other.empties),
    matches: [...matchesOf("equal depth", pairs), ...matchesOf("equal time", timed)],
  };
}

function matchesOf(at: "equal depth" | "equal time", rows: readonly PairRow[]) {
  return opponents.map((opponent) => ({
    ...{ at, opponent },
    ...resultOfPairs(rowsWith(rows, { opponent })),
  }));
}

function matchesAt({ matches }: Summary, at: "equal depth" | "equal time") {
  return matches.filter((match) => match.at === at);
}

export const study = defineStudy(experiment, {
  title: "A trained evaluation of Reversi",
  question: "What does a trained evaluation buy, in nodes of the endgame solver and in games?",
  sources: ["C14d", "C14e", "C30c", "C30d"],
  summarise,

  tables: ({ kinds, sums, ffo, stages, matches }) => [
    tableOf("orders", "The solver with the trained order over others", kinds, [
      { ...ofSolved.kind, name: "positions", value: ({ kind }) => kind },
      { name: "n", meaning: "positions", value: ({ count }) => count },
      {
        ...{ name: "nodes", digits: 2 },
        meaning: `nodes with the trained order over those without it, ${GEOMETRIC}`,
        value: ({ nodes }) => nodes,
      },
      {
        ...{ name: "time", kind: "measured", digits: 2 },
        meaning: `time with the trained order over that without it, ${GEOMETRIC}`,
        value: ({ seconds }) => seconds,
      },
      {
        ...{ name: "nodes of before", digits: 2 },
        meaning: `nodes over those of the solver before this study, ${GEOMETRIC}`,
        value: ({ nodesOfBefore }) => nodesOfBefore,
      },
      {
        ...{ name: "time of before", kind: "measured", digits: 2 },
        meaning: `time over that of the solver before this study, ${GEOMETRIC}`,
        value: ({ secondsOfBefore }) => secondsOfBefore,
      },
    ]),
    tableOf("sums", "All positions in sum", sums, [
      { ...ofSolved.kind, name: "positions", value: ({ kind }) => kind },
      { ...ofSolved.order, name: "solver", value: ({ order }) => order },
      { name: "n", meaning: "positions", value: ({ count }) => count },
      {
        ...{ name: "nodes", unit: "million", digits: 1, meaning: "positions searched" },
        value: ({ nodes }) => nodes / 1e6,
      },
      {
        ...{ name: "time", kind: "measured", unit: "s", digits: 2, meaning: "in one thread" },
        value: ({ seconds }) => seconds,
      },
    ]),
    tableOf("matches", "The trained evaluation in games", matches, [
      { name: "at", kind: "key", meaning: "what is equal for both", value: ({ at }) => at },
      {
        ...{ name: "opponent", kind: "key", meaning: "the evaluation of the opponent" },
        value: ({ opponent }) => opponent,
      },
      { name: "games", meaning: "games played", value: ({ games }) => games },
      {
        ...{ name: "score", kind: "measured", digits: 3 },
        meaning: "points per game of the trained evaluation",
        value: ({ score }) => score,
      },
    ]),
    tableOf("stages", "The training", stages, [
      { ...ofStage.empties, name: "empty", value: ({ empties }) => empties },
      { ...ofStage.labels, value: ({ labels }) => labels },
      { ...ofStage.fitted, unit: undefined, value: ({ fitted }) => fitted },
      { ...ofStage.fitted_error, name: "error", digits: 2, value: (row) => row.fitted_error },
      {
        ...{ ...ofStage.held_out_error, name: "held-out error", digits: 2 },
        value: (row) => row.held_out_error,
      },
      { ...ofStage.spread, digits: 1, value: ({ spread }) => spread },
      { ...ofStage.weights, unit: undefined, value: ({ weights }) => weights },
    ]),
    tableOf("ffo", "The positions of the FFO", ffo, [
      { ...ofSolved.number, value: ({ number }) => number },
      { ...ofSolved.order, value: ({ order }) => order },
      { ...ofSolved.empties, name: "empty", value: ({ empties }) => empties },
      { ...ofSolved.score, value: ({ score }) => score },
      { ...ofSolved.nodes, value: ({ nodes }) => nodes },
      { ...ofSolved.seconds, digits: 2, value: ({ seconds }) => seconds },
    ]),
  ],

  claims: (summary) => [
    {
      claim: "C30c",
      estimand: "nodes with the trained order over those without it, on held-out positions",
      cases: [{ name: "", estimate: summary.heldOut.nodes }],
      allowed: {
        high: WORTH_TRAINING,
        reason: "because a smaller gain is not worth a training",
      },
      rule: "pooled",
      beside: besideOrders(summary),
    },
    {
      claim: "C30d",
      estimand: "time with the trained order over that without it, on held-out positions",
      cases: [{ name: "", estimate: summary.heldOut.seconds }],
      allowed: { high: 1, reason: "because less time is less by however little" },
      rule: "pooled",
    },
    {
      claim: "C14d",
      estimand: "its points per game",
      cases: matchesAt(summary, "equal depth")
        .map(({ opponent, score }) => ({ name: opponent, estimate: score })),
      allowed: ABOVE_EVEN,
      rule: "every",
    },
    {
      claim: "C14e",
      estimand: "its points per game",
      cases: matchesAt(summary, "equal time")
        .map(({ opponent, score }) => ({ name: opponent, estimate: score })),
      allowed: ABOVE_EVEN,
      rule: "every",
    },
  ],

  figures: (summary, verdictOn) => [{
    name: "scores",
    title: titled(verdictOn("C14d"), {
      confirmed: "The trained evaluation beats every other one at equal depth",
      refuted: "The trained evaluation does not beat every other one at equal depth",
      otherwise: "These games do not decide whether the trained evaluation beats every other one",
    }),
    caption: "Points per game of the trained evaluation; bars: 95 % intervals over pairs of " +
      "games. The line is an even score.",
    ...forestPlot(
      summary.matches.map(({ at, opponent, score }) => ({ name: `${opponent}, ${at}`, ...score })),
      { none: EVEN, label: "points per game", line: 32 },
    ),
  }],

  finding: ({ heldOut, matches }) =>
    `With its moves ordered by a trained evaluation, the endgame solver searches ` +
    `${brief(heldOut.nodes, 2)} times the nodes on ${heldOut.count} held-out positions; in games ` +
    `the evaluation scores ` +
    `${
      formatNumber(Math.min(...matches.map(({ score }) => score.mean)), 2)
    } points or more against ` +
    `each of ${opponents.length} other evaluations.`,
});

function besideOrders({ sums }: Summary): string[] {
  return sums.map(({ kind, order, count, nodes }) =>
    `On ${count} positions (${kind}) the solver (${order}) searches ${
      million(nodes)
    } million nodes.`
  );
}

function million(nodes: number): string {
  return formatNumber(nodes / 1e6, 1);
}
