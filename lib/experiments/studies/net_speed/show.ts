/**
 * What the rows say of the speed of the networks, in positions with two legal moves or more as they occur.
 *
 * @module
 */
import type { Claim } from "../../claim.ts";
import { fromTo } from "../../from_to.ts";
import { rowsWith } from "../../groups.ts";
import { hiddenLayer, NO_AMOUNT, percent } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import type { Contender } from "./rows.ts";
import { experiment } from "./run.ts";
import { summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

/**
 * `About` the number of legal moves: within this factor. A position of a random game has four legal moves
 * (A13), and by this factor four are told from two and from six.
 */
const ABOUT = 1.5;

export const study = defineStudy(experiment, {
  title: "The speed of two networks",
  question:
    "How much slower is the network 38-1 than 38-50, and does it depend on how it is computed?",
  sources: ["C1", "C1a", "C1b", "C1c", "C1d", "A8", "A9", "A10"],
  ...{ summarise, tables, figures },

  claims: (summary) => [
    slower("C1a", "38-1", summary),
    {
      claim: "C1b",
      estimand: "time of 38-1 over that of 38-50, divided by the number of legal moves",
      digits: 2,
      cases: rowsWith(summary.speeds, { contender: "38-1" })
        .map((speed) => ({ name: hiddenLayer(speed.hidden), estimate: speed.perMove })),
      allowed: {
        ...{ low: 1 / ABOUT, high: ABOUT },
        reason: "because a position of a random game has four legal moves, and this factor tells " +
          "four from two and from six",
      },
      rule: "each",
    },
    slower("C1c", "38-1 batched", summary),
    slower("C1d", "38-1 incremental", summary),
  ],

  finding(summary) {
    const times = (contender: Contender) =>
      fromTo(ratiosOf(contender, summary).map(({ name, estimate }) => [name, estimate]), 2);
    return `A move of 38-1 takes ${times("38-1")} times the time of 38-50, and ` +
      `${times("38-1 incremental")} with an incremental first layer ` +
      `(${summary.speeds[0].ratio.count} processes).`;
  },
});

function slower(claim: string, contender: Contender, summary: Summary): Claim {
  return {
    claim,
    estimand: `time of ${contender} over that of 38-50`,
    digits: 2,
    cases: ratiosOf(contender, summary),
    allowed: { low: 1, reason: NO_AMOUNT },
    rule: "each",
    beside: [
      "Only positions with two legal moves or more count, each number of legal moves as often as in " +
      `random games; those with a number that was timed are ${percent(summary.covered)} of them.`,
    ],
  };
}

/** The time of a contender over that of 38-50, with each hidden layer. */
function ratiosOf(contender: Contender, { speeds }: Summary) {
  return rowsWith(speeds, { contender })
    .map((speed) => ({ name: hiddenLayer(speed.hidden), estimate: speed.ratio }));
}
