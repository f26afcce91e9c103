/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { rowWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { depthOfRow, positionsOfRow } from "../../shown_columns.ts";
import { PRINTED } from "./positions.ts";
import { sets } from "./rows.ts";
import { changeNames, type Summary } from "./summary.ts";

const { column: ofSearch } = sets.searches;

type Way = Summary["ways"][number];

const program: ValueColumn<Way>[] = [
  { ...ofSearch.algorithm, value: ({ algorithm }) => algorithm },
  { ...ofSearch.order, value: ({ order }) => order },
  { ...ofSearch.root, name: "window at the root", value: ({ root }) => root },
  { ...ofSearch.cutoff, value: ({ cutoff }) => cutoff },
];

const kindOfRow: ValueColumn<{ readonly kind: string }> = {
  name: "positions",
  kind: "key",
  meaning: "where the positions come from",
  value: ({ kind }) => kind,
};

/** The tables of the pictured position, at the printed depth and by depth, and of the samples. */
export function tables({ ways, samples }: Summary): Table[] {
  const deepest = Math.max(...samples.map(({ depth }) => depth));
  const changes = samples.filter(({ depth }) => depth === deepest)
    .flatMap(({ changes, ...sample }) => changes.map((change) => ({ ...sample, ...change })));
  return [
    tableOf(
      "pictured",
      `The pictured position at depth ${PRINTED.depth}: calls and what the article prints`,
      ways,
      [
        ...program,
        { ...ofSearch.calls, name: "calls below the root", value: ({ below }) => below },
        {
          name: "with the root",
          unit: "calls",
          meaning: "calls if the root counts too",
          value: ({ below }) => below + 1,
        },
        {
          name: "printed",
          meaning: "the number in the article",
          value: ({ printed }) => printed,
        },
        {
          name: "equal",
          meaning: "which of the two counts is the printed number",
          value: ({ equal }) => equal,
        },
      ],
    ),
    tableOf("depths", "The pictured position by depth: calls below the root", ways, [
      ...program,
      ...ways[0].calls.map((_, index): ValueColumn<Way> => ({
        ...ofSearch.calls,
        name: `depth ${index + 1}`,
        value: ({ calls }) => calls[index],
      })),
    ]),
    tableOf(
      "changes",
      "Samples of positions: calls with a choice changed, divided by those of the article's program",
      changes,
      [
        kindOfRow,
        depthOfRow,
        {
          name: "changed",
          kind: "key",
          meaning: "what differs from the article's alpha-beta",
          value: ({ name }) => name,
        },
        positionsOfRow,
        {
          name: "calls / article",
          meaning: `ratio of calls, ${GEOMETRIC}`,
          value: ({ ratio }) => ratio,
        },
        {
          name: "least",
          digits: 3,
          meaning: "the smallest ratio of a position",
          value: ({ least }) => least,
        },
        {
          name: "most",
          digits: 3,
          meaning: "the largest ratio of a position",
          value: ({ most }) => most,
        },
      ],
    ),
    tableOf(
      "by_depth",
      "Samples by depth: calls with a choice changed, divided by those of the article's program",
      samples,
      [
        kindOfRow,
        depthOfRow,
        positionsOfRow,
        ...changeNames.map((name): ValueColumn<Summary["samples"][number]> => ({
          name,
          meaning: `calls divided by those of the article's alpha-beta, ${GEOMETRIC}`,
          value: ({ changes }) => rowWith(changes, { name }).ratio,
        })),
        {
          name: "article / minimax",
          unit: "share",
          meaning:
            `calls of the article's alpha-beta divided by those of its minimax, ${GEOMETRIC}`,
          value: ({ share }) => share,
        },
      ],
    ),
  ];
}
