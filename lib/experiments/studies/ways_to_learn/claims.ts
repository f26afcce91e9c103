/**
 * What the study says of the ways to learn.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Claim, ClaimCase } from "../../claim.ts";
import { MORE } from "../../judge_cases.ts";
import { brief, NO_AMOUNT } from "../../phrases.ts";
import type { Summary } from "./summary.ts";
import { networks } from "./ways.ts";

/** Right this often is an accurate answer. */
const ACCURATE = 0.9;

/** C43. */
export function claims(summary: Summary): Claim[] {
  const { games } = summary;
  return [
    {
      claim: "C43a",
      estimand: "rank correlation of accuracy on new positions with the time of the training",
      digits: 2,
      cases: games.flatMap(({ name, costs }) => caseOf(name, costs)),
      allowed: { low: 0, reason: NO_AMOUNT },
      rule: "each",
      beside: games.map(({ name, largest }) =>
        `${capital(name)}: ${
          largest.map(({ way, tested, training }) =>
            `${way} ${brief(tested, 2)}${training ? ` after ${milliseconds(training)}` : ""}`
          ).join("; ")
        }.`
      ),
    },
    {
      claim: "C43b",
      estimand:
        "share of right answers about new positions, with the most examples minus with the fewest",
      cases: games.flatMap(({ name, gains }) =>
        gains.map(({ way, more }) => ({ name: `${name}, ${way}`, estimate: more }))
      ),
      allowed: MORE,
      rule: "each",
    },
    {
      claim: "C43c",
      estimand:
        "training accuracy minus accuracy on new positions, fine version minus approximate one",
      cases: games.flatMap(({ name, families }) =>
        families.map(({ family, gap }) => ({ name: `${name}, ${family}`, estimate: gap }))
      ),
      allowed: MORE,
      rule: "each",
      beside: gapsBeside(summary),
    },
    {
      claim: "C43d",
      estimand: "share of right answers about new positions, approximate version minus fine one",
      cases: games.flatMap(({ name, families }) =>
        families.map(({ family, lead }) => ({ name: `${name}, ${family}`, estimate: lead }))
      ),
      allowed: MORE,
      rule: "each",
    },
    {
      claim: "C43e",
      estimand: "share of right answers about new positions",
      cases: games.flatMap(({ name, largest }) =>
        largest.filter(({ way }) => networks.includes(way))
          .map(({ way, tested }) => ({ name: `${name}, ${way}`, estimate: tested }))
      ),
      allowed: { low: ACCURATE, reason: "because an accurate answer is right nearly always" },
      rule: "each",
    },
    {
      claim: "C43f",
      estimand: "share of right answers about new positions, minus that of the most common answer",
      cases: games.flatMap(({ name, networks }) =>
        networks.map(({ way, overGuess }) => ({ name: `${name}, ${way}`, estimate: overGuess }))
      ),
      allowed: MORE,
      rule: "each",
    },
    {
      claim: "C43g",
      estimand: "share of right answers about new positions, the better network minus another way",
      cases: games.flatMap(({ name, rivals }) =>
        rivals.map(({ way, more }) => ({ name: `${name}, ${way}`, estimate: more }))
      ),
      allowed: MORE,
      rule: "each",
    },
  ];
}

function gapsBeside({ games }: Summary): string[] {
  return games.map(({ name, largest }) =>
    `${capital(name)}: ${
      largest.map(({ way, gap }) => `${way} ${brief(gap, 2)}`).join("; ")
    } more often right about what it was trained on.`
  );
}

function milliseconds({ mean }: Interval): string {
  return `${formatNumber(1000 * mean, mean < 0.01 ? 1 : 0)} ms`;
}

function capital(name: string): string {
  return name[0].toUpperCase() + name.slice(1);
}

function caseOf(name: string, estimate: Interval | null): ClaimCase[] {
  return estimate ? [{ name, estimate }] : [];
}
