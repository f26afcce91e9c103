/**
 * What the rows say of ProbCut.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { pairedRatio, pairsBy, resampled, share } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { ABOVE_EVEN } from "../../judge.ts";
import { resultOfPairs } from "../../paired_match.ts";
import { brief, GEOMETRIC } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { confidences, sets } from "./rows.ts";
import { experiment } from "./run.ts";

const { pairs: { column: ofPair }, nodes: { column: ofNodes } } = sets;

/** Half of the nodes are worth a parameter that has to be learned. */
const WORTH_LEARNING = 0.5;

/** The confidence of the level expert and of the match. */
const USED = 1.2;

/** What the interval of each mean over positions is over. */
const POSITIONS = "positions";

function summarise({ pairs, nodes, match }: RowsOf<typeof sets>) {
  const plain = rowsWith(nodes, { confidence: 0 });
  const searches = confidences.filter((confidence) => confidence > 0).map((confidence) => {
    const rows = rowsWith(nodes, { confidence });
    const both = pairsBy(rows, plain, "number");
    return {
      ...{ confidence, count: rows.length },
      ratio: pairedRatio(rows, plain, "nodes", "number", POSITIONS),
      off: resampled(
        both.map(([row, other]) => Math.abs(row.value - other.value)),
        (sample) => sumOf(sample, (value) => value) / sample.length,
        { name: `off, ${confidence}`, unit: POSITIONS },
      ),
      same: share(both, ([row, other]) => row.move === other.move, POSITIONS),
    };
  });
  const byDepth = groupBy(pairs, "depth").rollup((rows) => {
    const ordered = rows.toSorted((one, other) => one.empties - other.empties);
    return {
      shallow: rows[0].shallow,
      ...{ early: ordered.at(-1)!.deviation, late: ordered[0].deviation },
      positions: rows.reduce((sum, { positions }) => sum + positions, 0),
    };
  });
  const used = searches.find(({ confidence }) => confidence === USED)!;
  return { pairs, byDepth, searches, used, match: resultOfPairs(match) };
}

export const study = defineStudy(experiment, {
  title: "ProbCut",
  question: "What does ProbCut buy in Reversi, in nodes and in games, and what does it cost?",
  sources: ["C30e", "C30f"],
  summarise,

  tables: ({ searches, byDepth, match }) => [
    tableOf("searches", "Searches with ProbCut beside the same without it", searches, [
      { ...ofNodes.confidence, value: ({ confidence }) => confidence },
      { name: "n", meaning: POSITIONS, value: ({ count }) => count },
      {
        ...{ name: "nodes", digits: 3 },
        meaning: `nodes over those without ProbCut, ${GEOMETRIC}`,
        value: ({ ratio }) => ratio,
      },
      {
        ...{ name: "off", unit: "discs", digits: 2 },
        meaning: "distance of the value from that without ProbCut, mean",
        value: ({ off }) => off,
      },
      {
        ...{ name: "same move", digits: 2 },
        meaning: "share of the positions with the same move",
        value: ({ same }) => same,
      },
    ]),
    tableOf("match", "The search with ProbCut against that without it, at equal nodes", [match], [
      { name: "games", meaning: "games played", value: ({ games }) => games },
      {
        name: "score",
        digits: 3,
        meaning: "points a game of ProbCut",
        value: ({ score }) => score,
      },
    ]),
    tableOf("pairs", "What was learned", byDepth, [
      { ...ofPair.depth, value: ({ depth }) => depth },
      { ...ofPair.shallow, value: ({ shallow }) => shallow },
      { ...ofPair.positions, value: ({ positions }) => positions },
      {
        ...{ name: "early", unit: "discs", digits: 2 },
        meaning: "deviation of the error at the first stage of the game",
        value: ({ early }) => early,
      },
      {
        ...{ name: "late", unit: "discs", digits: 2 },
        meaning: "deviation at the last stage with pairs",
        value: ({ late }) => late,
      },
    ]),
  ],

  claims: ({ used, match }) => [{
    claim: "C30e",
    estimand: `nodes with ProbCut (${USED} deviations) over those without it`,
    cases: [{ name: "", estimate: used.ratio }],
    allowed: {
      high: WORTH_LEARNING,
      reason: "because a smaller gain is not worth what has to be learned",
    },
    rule: "pooled",
    beside: [
      `The values lie ${
        brief(used.off, 2)
      } discs from those without it, and the move is the same ` +
      `in ${brief(used.same, 2)} of the positions.`,
    ],
  }, {
    claim: "C30f",
    estimand: "its points per game",
    cases: [{ name: "", estimate: match.score }],
    allowed: ABOVE_EVEN,
    rule: "pooled",
  }],

  figures: ({ searches }, verdictOn) => [{
    name: "nodes",
    title: titled(verdictOn("C30e"), {
      confirmed: "ProbCut at least halves the nodes to the same depth",
      refuted: "ProbCut does not halve the nodes to the same depth",
      otherwise: "These positions do not decide whether ProbCut halves the nodes",
    }),
    caption: "Nodes over those of the search without ProbCut, by its confidence; bars: 95 % " +
      "intervals over positions. The line is no gain.",
    ...forestPlot(
      searches.map(({ confidence, ratio }) => ({ name: `${confidence} deviations`, ...ratio })),
      { none: 1, label: "nodes over those without ProbCut", line: 32 },
    ),
  }],

  finding: ({ used, match }) =>
    `To the same depth a search with ProbCut visits ${brief(used.ratio, 3)} times the nodes ` +
    `(${used.count} positions), and with as many nodes it scores ${brief(match.score)} points a ` +
    `game against the same search without it (${match.games} games).`,
});
