/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { EVEN } from "../../judge.ts";
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";
import { BY_LOT, EQUAL_WEIGHTS, LARGER, REGRESSION, SOURCE } from "./variants.ts";

const FEW = "it has few runs and games";

export const guards = guardsOf(study, {
  "notebooks/20_reversi_weights.ipynb": [
    {
      sentence: "On average over the runs discs hardly count.",
      notQuick: FEW,
      holds: ({ ends }) => rowWith(ends, { learner: SOURCE }).weights.w1.mean < 0.25,
    },
    {
      sentence: "About the other weights the runs disagree",
      notQuick: FEW,
      holds: ({ ends }) => {
        const { ranges } = rowWith(ends, { learner: SOURCE });
        return [ranges.w2, ranges.w4].every(([least, most]) => most > 2 * least);
      },
    },
    {
      sentence: "the source's algorithm stays between that and a larger population.",
      notQuick: FEW,
      holds(summary) {
        const [lot, source, larger] = [BY_LOT, SOURCE, LARGER].map((name) => apart(summary, name));
        return lot > source && source > larger;
      },
    },
    {
      sentence:
        "It does not: with three quarters of the games played, a run of the source's algorithm is " +
        "still clearly away from where it ends.",
      notQuick: FEW,
      holds: ({ stages }) => {
        const own = stages.filter(({ learner }) => learner === SOURCE);
        const late = own[Math.round(0.75 * (own.length - 1))];
        return late.toEnd.low! > 0.05;
      },
    },
    {
      sentence: "Evolved weights beat the hand weights",
      decided: (verdictOn) => verdictOn("C3b").cases.every(({ low }) => low! > EVEN),
    },
    {
      sentence: "and the equal weights of the start lose to them.",
      notQuick: FEW,
      holds: (summary) => scoreOf(summary, EQUAL_WEIGHTS).high! < EVEN,
    },
    {
      sentence: "where a lot decides, the weights stay weak.",
      notQuick: FEW,
      holds: (summary) => scoreOf(summary, BY_LOT).mean < EVEN - 0.1,
    },
    {
      sentence: "No option of the algorithm changes the strength by more than a tenth of a point.",
      decided: (verdictOn) =>
        verdictOn("B5").cases.filter(({ name }) => !name.startsWith(REGRESSION))
          .every(({ mean }) => Math.abs(mean) < 0.1),
    },
    {
      sentence:
        "regression finds weights that beat the hand weights far more often than evolved ones do, " +
        "and its runs agree",
      notQuick: FEW,
      holds: regressionIsAhead,
    },
    {
      sentence: "Most of the weight is on corners, and that of the centre is negative",
      notQuick: FEW,
      holds: ({ ends }) => {
        const { weights } = rowWith(ends, { learner: REGRESSION });
        return weights.w4.low! > 2.5 && weights.w3.high! < 0;
      },
    },
    {
      sentence: "but not the distance between runs: a larger population makes it smaller.",
      notQuick: FEW,
      holds: (summary) => apart(summary, LARGER) < apart(summary, SOURCE) - 0.05,
    },
    {
      sentence: "Regression on the same number of games changes both.",
      notQuick: FEW,
      holds: regressionIsAhead,
    },
    {
      sentence: "**The weights do not converge** ([C3a](../SOURCES.md#c3a))",
      holds: (_, verdictOn) => verdictOn("C3a").verdict === "refuted",
    },
    {
      sentence:
        "**They play better than the hand weights** ([C3b](../SOURCES.md#c3b)) in both readings at " +
        "the depth of their games, and in the first one deeper, too.",
      decided: (verdictOn) => verdictOn("C3b").cases.every(({ low }) => low! > EVEN),
    },
  ],
});

/** Whether it is stronger than the source's algorithm, and its runs much nearer to each other. */
function regressionIsAhead(summary: Summary): boolean {
  return rowWith(summary.gains, { player: REGRESSION }).gain.low! > 0 &&
    apart(summary, REGRESSION) < apart(summary, SOURCE) / 3;
}

/** The distance of a run from the others in the end. */
function apart({ ends }: Summary, learner: string): number {
  return rowWith(ends, { learner }).between.mean;
}

/** Points a game against the hand weights. */
function scoreOf({ alike }: Summary, player: string) {
  return rowWith(alike, { player }).score;
}
