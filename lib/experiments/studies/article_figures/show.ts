/**
 * What the rows say of the printed numbers.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim } from "../../claim.ts";
import { fromTo } from "../../from_to.ts";
import { rowWith } from "../../groups.ts";
import { defineStudy } from "../../study.ts";
import { OF_ARTICLE } from "./calls.ts";
import { figures } from "./figures.ts";
import { PRINTED } from "./positions.ts";
import { experiment } from "./run.ts";
import { changed, changeNames, summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "The figures of an article",
  question:
    "Which choices give exactly the printed numbers of an article, and how much does each choice change them?",
  sources: ["E8", "E8a"],
  ...{ summarise, tables, figures },

  claims: (summary) => [printedNumbers(summary)],

  /** How many ways to count give the printed number, and how much the choices matter elsewhere. */
  finding({ matching, counted, samples }) {
    const { kind, depth, count, changes } = samples.at(-1)!;
    return `Of ${counted} ways to count, ${matching} ${matching === 1 ? "gives" : "give"} the ` +
      `printed ${formatNumber(PRINTED["alpha-beta"])} positions; other choices change the number ` +
      `by a factor of ${fromTo(changes.map(({ name, ratio }) => [name, ratio]), 2)} ` +
      `(${count} positions from ${kind}, depth ${depth}).`;
  },
});

/** The counts are exact, so they must be equal to the printed ones. */
function printedNumbers({ ways, matching, counted }: Summary): Claim {
  const otherwise = changeNames.map((name) =>
    `${formatNumber(rowWith(ways, changed(name)).below)} (${name})`
  );
  return {
    claim: "E8a",
    estimand: "calls of the article's program below the root",
    cases: [rowWith(ways, { algorithm: "minimax" }), rowWith(ways, OF_ARTICLE)]
      .map(({ algorithm, below, printed }) => ({
        name: algorithm,
        estimate: below,
        allowed: { low: printed, high: printed },
      })),
    allowed: { reason: "because exact counts must be equal to the printed ones" },
    rule: "each",
    couldFail: {
      what: "ways to count alpha-beta that do not give the printed number",
      ...{ count: counted - matching, of: counted },
    },
    beside: [
      `Of ${counted} ways to count alpha-beta, ${matching} ` +
      `${matching === 1 ? "gives" : "give"} the printed number.`,
      `Other choices give: ${otherwise.join("; ")}.`,
    ],
  };
}
