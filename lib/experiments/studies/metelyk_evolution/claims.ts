/**
 * The verdicts of the study.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo, type NamedEstimate } from "../../from_to.ts";
import { EVEN, judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { type Contest, type EvolutionSummary, kindName, ofSource } from "./summary.ts";

const STRONGER = "the 95 % interval over the runs is above half of the points, which equally " +
  "strong players share when both play both sides";

/** The verdicts on C20b, A11, C1e and C1f. */
export function claims(summary: EvolutionSummary): Verdict[] {
  return [
    betterInputs(summary),
    improvement(summary),
    equalGenerations(summary.contests),
    equalTime(summary.contests),
  ];
}

function betterInputs({ allInputs, inputs }: EvolutionSummary): Verdict {
  return {
    claim: "C20b",
    sentence: "Sum and difference are better inputs of a network than the two scores.",
    verdict: allInputs ? judge(allInputs, { low: EVEN }) : "not decided",
    measured: allInputs
      ? `they score ${formatInterval(allInputs, { digits: 2, count: false })} points a game, ` +
        `${allInputs.count} runs`
      : "they play 0 matches",
    evidence: "The last champions with sum and difference as inputs score " +
      `${allInputs ? points(allInputs) : "nothing yet"} against those with the two scores, all ` +
      `kinds of networks together; n: runs. By kind: ${
        inputs.map((each) => `${kindName(each)} ${points(each.score)}`).join(", ")
      }. Better means that ${STRONGER}.`,
  };
}

function improvement({ hall }: EvolutionSummary): Verdict {
  const first = ofSource(hall).filter(({ generation }) => generation === 0);
  return {
    claim: "A11",
    sentence: "Evolution by budding makes the networks stronger.",
    verdict: judgeTogether(first.map(({ score }) => judge(score, { low: EVEN }))),
    measured: `against the first champions the last ${
      scoresOf(first.map((each) => [kindName(each), each.score]))
    }`,
    evidence: "Against the best of their first population the last champions score " +
      `${first.map((each) => `${points(each.score)} (${kindName(each)})`).join(", ")}. Stronger ` +
      `means that ${STRONGER}, for each kind of network.`,
  };
}

function equalGenerations(contests: readonly Contest[]): Verdict {
  const ends = contests.map(({ hidden, equalGenerations }) => ({
    hidden,
    ...equalGenerations[equalGenerations.length - 1],
  }));
  return {
    claim: "C1e",
    sentence: "After equally many generations of evolution 38-1 is stronger than 38-50.",
    verdict: judgeTogether(ends.map(({ score }) => judge(score, { low: EVEN }))),
    measured: `38-1 ${scoresOf(ends.map(({ hidden, score }) => [layer(hidden), score]))}`,
    evidence: `The last champions of 38-1 score ${
      ends.map(({ hidden, generation, score }) =>
        `${points(score)} (${layer(hidden)}, ${generation} generations)`
      ).join(", ")
    } against those of 38-50. Stronger means that ${STRONGER}, with a hidden layer and without.`,
  };
}

function equalTime(contests: readonly Contest[]): Verdict {
  const known = contests.flatMap(({ hidden, equalTime }) =>
    equalTime ? [{ hidden, ...equalTime }] : []
  );
  return {
    claim: "C1f",
    sentence: "After equal time of evolution 38-1 is stronger than 38-50.",
    verdict: known.length === contests.length
      ? judgeTogether(known.map(({ score }) => judge(score, { low: EVEN })))
      : "not decided",
    measured: `38-1 ${scoresOf(known.map(({ hidden, score }) => [layer(hidden), score]))}`,
    evidence:
      `The champions of 38-1 score ${
        known.map((each) =>
          `${points(each.score)} (${layer(each.hidden)}: ${each.generation1} generations in ` +
          `${each.seconds1.toFixed(2)} s, against ${each.generation50} of 38-50 in ` +
          `${each.seconds50.toFixed(2)} s)`
        ).join(", ") || "nothing at 0 checkpoints that fit"
      }. The faster kind has all its generations, the slower one those that fit into that time, in ` +
      `whole checkpoints. Stronger means that ${STRONGER}, with a hidden layer and without.`,
  };
}

function scoresOf(scores: readonly NamedEstimate[]): string {
  if (scores.length === 0) return "plays 0 matches";
  return `scores ${fromTo(scores, 2)} points a game, ${scores[0][1].count} runs`;
}

function layer(hidden: string): string {
  return hidden === "none" ? "no hidden layer" : `${hidden} hidden neurons`;
}

function points(score: Interval): string {
  return formatInterval(score, { digits: 2 });
}
