/**
 * What the rows say of the endgame of Reversi.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { ClaimCase } from "../../claim.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { growthIn, summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "The endgame of Reversi, solved",
  question: "Up to how many empty squares does a computer solve Reversi exactly within a second?",
  sources: ["C27", "C27a", "C27b"],
  ...{ summarise, tables, figures },

  claims: (summary) => [
    {
      kind: "check",
      claim: "C27a",
      holds: [{
        name: `${summary.ffo.length} positions of the FFO`,
        holds: summary.compared - summary.mismatches,
        of: summary.compared,
        unit: "published scores",
      }],
    },
    {
      kind: "question",
      claim: "C27b",
      estimand: "empty squares up to which positions are solved within a second",
      cases: [
        ...ifKnown("every position", summary.within.every),
        ...ifKnown("most positions", summary.within.most),
      ],
      beside: besideTime(summary),
    },
  ],

  finding(summary) {
    const { every } = summary.within;
    const { from, to, factor } = growthIn(summary, "solver");
    const reach = every === null
      ? "For no number of empty squares is every position solved within a second"
      : `Every position with up to ${every} empty squares is solved within a second`;
    return `${reach}; from ${from} to ${to}, each empty square multiplies the nodes by ` +
      `${brief(factor, 2)}.`;
  },
});

/** No case where not even the fewest empty squares are solved within a second. */
function ifKnown(name: string, estimate: number | null): ClaimCase[] {
  return estimate === null ? [] : [{ name, estimate }];
}

function besideTime(summary: Summary): string[] {
  const { every, timed } = summary.within;
  const { solved } = summary.times.at(-1)!;
  const { from, to, factor } = growthIn(summary, "solver");
  return [
    "The positions are from games of alpha-beta against itself, the solver has one thread, and each game " +
    "is timed in a fresh process.",
    ...summary.times.filter(({ empties }) => empties === every).map(({ solved }) =>
      `Every: all ${solved.count} positions with ${every} empty squares; the interval of their share ` +
      `begins at ${formatNumber(solved.low ?? 0, 2)}.`
    ),
    "Most: the interval of their share lies above a half.",
    `With ${timed} empty squares, the most that were tried, the share is ${brief(solved, 2)} of ` +
    `${solved.count} positions.`,
    `From ${from} to ${to} empty squares each one multiplies the nodes by ${brief(factor, 2)}.`,
  ];
}
