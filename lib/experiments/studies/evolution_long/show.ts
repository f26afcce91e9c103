/**
 * What the rows say of evolution in the long run.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim } from "../../claim.ts";
import { rowsWith } from "../../groups.ts";
import { ABOVE_EVEN, BELOW_EVEN } from "../../judge.ts";
import { fromTo } from "../../from_to.ts";
import { brief, hiddenLayer } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { type ContestQuestion, contests, FEW } from "./kinds.ts";
import { experiment } from "./run.ts";
import { kindName, strongest, summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

const UNIT = "points a game";
/** The stop rule: a doubling of the games that brings less than this is no gain. */
const NO_GAIN = 0.02;
/** By the scatter of the study metelyk-evolution 20 runs show this with a power of 80 %. */
const SMALLEST = 0.13;

export const study = defineStudy(experiment, {
  title: "Evolution until it stops",
  question:
    "Does the evolution of Metelyk's networks come to a stop, and which networks win in the long run?",
  sources: ["A11", "C1k", "C1l", "A12", "C1", "C1i", "C1j", "C20", "C20c"],
  planned: { once: "its evolutions take an hour" },
  ...{ summarise, tables, figures },

  claims: (summary) => [
    {
      claim: "C1k",
      estimand: "gain of the champions by the last doubling of the games",
      ...{ unit: UNIT, allowed: { high: NO_GAIN, reason: REASON }, rule: "pooled" },
      cases: [{ name: "all kinds", estimate: summary.gain }],
      beside: [
        `By kind the gain is ${
          fromTo(summary.gains.map((each) => [kindName(each), each.gain]), 3)
        }.`,
        `After ${
          formatNumber(summary.last)
        } games of a population, which are ${summary.generations} generations of ` +
        `${FEW} networks; the score is the mean against ${SCORED}.`,
      ],
    },
    contest(
      summary,
      "C1l",
      "population",
      ABOVE_EVEN,
      "champions of 64 networks against those of 16",
    ),
    {
      ...contest(summary, "C1i", "network", BELOW_EVEN, "champions of 38-1 against those of 38-50"),
      beside: summary.ratios.map(({ hidden, ratio }) =>
        `With ${hiddenLayer(hidden)} a game of 38-1 takes ${brief(ratio, 2)} times as long.`
      ),
    },
    {
      claim: "C1j",
      estimand: "share of the wins kept by 38-1 minus that kept by 38-50",
      ...{ allowed: { high: 0, reason: "because more is more by however little" }, rule: "each" },
      cases: summary.keptLead.map(({ hidden, lead }) => ({
        name: hiddenLayer(hidden),
        estimate: lead,
      })),
    },
    contest(
      summary,
      "C20c",
      "inputs",
      ABOVE_EVEN,
      "champions with scaled inputs against those with plain ones",
    ),
  ],

  finding(summary) {
    const best = strongest(summary);
    const { gain, together } = best;
    return `After ${formatNumber(summary.last)} games the strongest kind (${
      kindName(best)
    }) scores ${
      brief(together)
    } points a game against ${SCORED} (${together.count} runs); the last doubling of the games brought it ${
      brief(gain)
    }.`;
  },
});

const REASON = "because the stop rule calls less than two points in a hundred games no gain";
const SCORED = "greedy and alpha-beta of depth 2 and 4";

/** A claim on the last champions of kinds that differ in one thing. */
function contest(
  summary: Summary,
  claim: string,
  question: ContestQuestion,
  allowed: Claim["allowed"],
  who: string,
): Claim {
  return {
    ...{ claim, unit: UNIT, digits: 2, allowed, smallest: SMALLEST, rule: "each" },
    estimand: `score of the last ${who}`,
    cases: rowsWith(summary.contests, { question }).map(({ of, end }) => ({
      name: nameOfCase(question, of),
      estimate: end,
    })),
  };
}

/** What both sides of a contest have in common. */
function nameOfCase(question: ContestQuestion, of: string): string {
  if (question === "network") return hiddenLayer(of);
  const [{ first }] = rowsWith(contests, { question, of });
  return kindName({ network: first.network, hidden: first.hidden });
}
