/**
 * What the study says of the learners.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { spearman } from "matchbox/report/statistics/spearman.ts";
import { probabilityOfImprovement } from "matchbox/report/statistics/probability_of_improvement.ts";
import type { Claim, ClaimCase, Statement } from "../../claim.ts";
import { rowWith } from "../../groups.ts";
import { brief } from "../../phrases.ts";
import type { GameSummary, Summary } from "./summary.ts";
import { improvement } from "./summary.ts";

/** Equal methods win half of the comparisons of their trainings. */
const EVEN = {
  ...{ low: 0.5, open: true },
  reason: "because of two equal methods each is ahead in half of the pairs of trainings",
};
/** A correlation above this leaves the order about as it is. */
const SAME_ORDER = 0.8;

/** C54a to C54f. */
export function claims(summary: Summary): Statement[] {
  return [
    tuplesFirst(summary),
    evolutionSlower(summary),
    tablesSooner(summary),
    otherOrder(summary),
    speeds(summary),
    lengths(summary),
  ];
}

const N_TUPLES = "n-tuples";

function tuplesFirst({ games }: Summary): Claim {
  const reversi = games.filter(({ game }) => game.startsWith("Reversi"));
  const cases = reversi.flatMap((each) => [
    ...each.gameBudgets.map((budget) => casesOf(each.game, `${budget.budget} games`, budget)),
    ...each.timeBudgets.map((budget) => casesOf(each.game, `${budget.budget} s`, budget)),
  ]);
  return {
    claim: "C54a",
    estimand: "chance that a training of n-tuples scores more than one of the best other learner",
    cases,
    allowed: EVEN,
    rule: "each",
    beside: [
      `The best other learners: ${
        reversi.flatMap(({ game, gameBudgets, timeBudgets }) => [
          ...gameBudgets.map((each) => `${bestOther(each)} (${game}, ${each.budget} games)`),
          ...timeBudgets.map((each) => `${bestOther(each)} (${game}, ${each.budget} s)`),
        ]).join(", ")
      }. They are chosen by the same games, so that the chance is rather too small.`,
    ],
  };

  function casesOf(
    game: string,
    amount: string,
    budget: GameSummary["gameBudgets"][number],
  ): ClaimCase {
    return {
      name: `${game}, ${amount}`,
      estimate: improvement(budget.own, N_TUPLES, bestOther(budget)),
    };
  }
}

/** The learner that is ranked first, n-tuples aside. */
function bestOther({ ranked }: GameSummary["gameBudgets"][number]): string {
  return ranked.find((learner) => learner !== N_TUPLES)!;
}

function evolutionSlower({ games }: Summary): Claim {
  return {
    claim: "C54b",
    estimand:
      "chance that a training of n-tuples scores more than one of evolution after as many games",
    cases: games.flatMap((each) =>
      learnersOf(each, "n-tuples").flatMap((tuples) =>
        learnersOf(each, "evolution").flatMap((evolution) =>
          each.gameBudgets.map(({ budget, own }) => ({
            name: `${each.game}, ${evolution}, ${formatNumber(budget)} games`,
            estimate: improvement(own, tuples, evolution),
          }))
        )
      )
    ),
    allowed: EVEN,
    rule: "each",
    exploratory: "only the most games counted until the curves of fewer games were seen",
  };
}

function tablesSooner({ games }: Summary): Claim {
  const cases = games.flatMap((each) => {
    // A training that never gets so far needs more games than any other.
    const needed = (learner: string) =>
      rowWith(each.sure, { learner }).runs.map(({ games }) => games ?? Number.MAX_SAFE_INTEGER);
    if (each.sure.length === 0) return [];
    return learnersOf(each, "table").map((learner): ClaimCase => ({
      name: learner,
      estimate: {
        ...probabilityOfImprovement([{ first: needed("MENACE"), second: needed(learner) }]),
        unit: "trainings",
      },
    }));
  });
  return {
    claim: "C54c",
    estimand:
      "chance that a training of MENACE needs more games than one of a table until it never loses",
    cases,
    allowed: EVEN,
    rule: "each",
    beside: games.flatMap(({ sure }) =>
      sure.map(({ learner, runs }) => {
        const reached = runs.filter(({ games }) => games !== null);
        const most = Math.max(...reached.map(({ games }) => games!));
        return `${learner}: ${reached.length} of ${runs.length} trainings` +
          (reached.length > 0 ? `, the last after ${formatNumber(most)} games.` : ".");
      })
    ),
  };
}

function otherOrder({ games }: Summary): Claim {
  return {
    claim: "C54d",
    estimand: "rank correlation of learners after the most games and after the most CPU time",
    digits: 2,
    cases: games.flatMap(({ game, order }) => order ? [{ name: game, estimate: order }] : []),
    allowed: {
      high: SAME_ORDER,
      reason: `because a correlation above ${SAME_ORDER} leaves the order about as it is`,
    },
    rule: "some",
  };
}

function speeds({ games }: Summary): Statement {
  return {
    kind: "question",
    claim: "C54e",
    estimand: "games a second of CPU time",
    unit: "games a second",
    digits: 0,
    cases: games.flatMap(({ game, last }) =>
      last.flatMap(({ learner, speed }) =>
        speed ? [{ name: `${game}, ${learner}`, estimate: speed }] : []
      )
    ),
  };
}

function lengths({ games }: Summary): Statement {
  return {
    kind: "question",
    claim: "C54f",
    estimand:
      "rank correlation of the lines of code of a learner with its score after the most games",
    digits: 2,
    cases: games.flatMap(({ game, last }) => {
      const known = last.filter(({ lines }) => lines !== null);
      const lines = known.map(({ lines }) => lines!);
      const scores = known.map(({ mean }) => mean.mean);
      const differ = [lines, scores].every((values) => new Set(values).size > 1);
      if (!differ) return [];
      return [{ name: game, estimate: { ...spearman(lines, scores), unit: "learners" } }];
    }),
    beside: games.map(({ game, last }) =>
      `${game}: ${
        last.map(({ learner, lines, mean }) =>
          `${learner} ${lines ?? "?"} lines, ${brief(mean, 2)}`
        )
          .join("; ")
      }.`
    ),
  };
}

function learnersOf({ kinds }: GameSummary, kind: string): string[] {
  return kinds.filter((learner) => learner.kind === kind).map(({ name }) => name);
}
