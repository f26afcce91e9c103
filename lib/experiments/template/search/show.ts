/**
 * What the rows say of the two searches.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { geometricMean, pairedRatio } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { barsOver, brief, GEOMETRIC } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { experiment, GAME, SEARCHES, sets } from "./run.ts";

const [FIRST, SECOND] = SEARCHES;
const QUESTION = "Does alpha-beta look at fewer than half of the nodes of minimax in Metelyk?";
/** The threshold of the question. */
const HALF = 0.5;

function summarise({ searches }: RowsOf<typeof sets>) {
  const [ours, theirs] = SEARCHES.map((search) => rowsWith(searches, { search }));
  return {
    searches: groupBy(searches, "search").rollup((rows) => ({
      nodes: geometricMean(rows, "nodes", "positions"),
    })),
    ratio: pairedRatio(ours, theirs, "nodes", "position", "positions"),
  };
}

export const study = defineStudy(experiment, {
  title: "My study",
  question: QUESTION,
  sources: [],
  summarise,

  tables: ({ searches, ratio }) => [
    tableOf("nodes", "Nodes of the searches", searches, [
      { ...sets.searches.column.search, value: ({ search }) => search },
      { name: "nodes", digits: 0, meaning: GEOMETRIC, value: ({ nodes }) => nodes },
      {
        ...{ name: "ratio", digits: 3, meaning: `over those of ${SECOND}, ${GEOMETRIC}` },
        value: ({ search }) => search === FIRST ? ratio : null,
      },
      { name: "n", meaning: "positions", value: ({ nodes }) => nodes.count },
    ]),
  ],

  claims: ({ ratio }) => [{
    claim: "Q1",
    sentence: QUESTION,
    estimand: `nodes of ${FIRST} over those of ${SECOND}`,
    cases: [{ name: "", estimate: ratio }],
    allowed: { high: HALF, reason: "because fewer than half is asked" },
    rule: "pooled",
  }],

  figures: ({ searches }, verdictOn) => [{
    name: "nodes",
    title: titled(verdictOn("Q1"), {
      confirmed: `${FIRST} looks at fewer than half of the nodes of ${SECOND}`,
      refuted: `${FIRST} looks at more than half of the nodes of ${SECOND}`,
      otherwise: `${FIRST} looks at about half of the nodes of ${SECOND}`,
    }),
    caption: `Nodes of a search in ${findGame(GAME).title}, ${GEOMETRIC}. ${barsOver("positions")}`,
    ...forestPlot(searches.map(({ search, nodes }) => ({ name: search, ...nodes })), {
      ...{ none: 0, label: "nodes", line: 40 },
    }),
  }],

  finding: ({ ratio }) =>
    `${FIRST} looks at ${brief(ratio)} times the nodes of ${SECOND} (${ratio.count} positions).`,
});
