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
import { BY_LOT, EQUAL_WEIGHTS, HALF, LARGER, REGRESSION, SOURCE } from "./variants.ts";

const FEW = "it has few runs and games";

export const guards = guardsOf(study, {
  "notebooks/20_reversi_weights.ipynb": [
    {
      sentence: "All runs agree on one thing: discs hardly count.",
      notQuick: FEW,
      holds: ({ ends }) => rowWith(ends, { learner: SOURCE }).ranges.w1[1] < 0.5,
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
      sentence: "It does not: long after the start it still moves.",
      notQuick: FEW,
      holds: ({ stages }) => {
        const own = stages.filter(({ learner }) => learner === SOURCE);
        return own.at(-2)!.toEnd.low! > 0.05;
      },
    },
    {
      sentence: "Evolved weights beat the hand weights, and by far the equal weights of the start.",
      notQuick: FEW,
      holds: (summary) =>
        scoreOf(summary, SOURCE).low! > EVEN &&
        scoreOf(summary, EQUAL_WEIGHTS).high! < scoreOf(summary, SOURCE).low!,
    },
    {
      sentence: "where a lot decides, the weights are as weak as at the start. No option of the " +
        "algorithm is shown to change the strength much.",
      notQuick: FEW,
      holds(summary) {
        const others = [BY_LOT, REGRESSION, EQUAL_WEIGHTS, HALF];
        return Math.abs(scoreOf(summary, BY_LOT).mean - scoreOf(summary, EQUAL_WEIGHTS).mean) <
            0.1 &&
          summary.gains.filter(({ player }) => !others.includes(player))
            .every(({ gain }) => gain.low! <= 0 && gain.high! >= 0);
      },
    },
    {
      sentence:
        "regression finds weights that beat the hand weights far more often than evolved ones do, " +
        "and its runs agree",
      notQuick: FEW,
      holds: (summary) =>
        rowWith(summary.gains, { player: REGRESSION }).gain.low! > 0 &&
        apart(summary, REGRESSION) < apart(summary, SOURCE) / 3,
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
      sentence: "**The weights do not converge** ([C3a](../SOURCES.md#c3a))",
      holds: (_, verdictOn) => verdictOn("C3a").verdict === "refuted",
    },
    {
      sentence:
        "**They play better than the hand weights** ([C3b](../SOURCES.md#c3b)) by the reading in " +
        "which the start counts in full, at the depth of their games and deeper.",
      notQuick: FEW,
      holds: (_, verdictOn) =>
        verdictOn("C3b").cases.filter(({ name }) => name.startsWith(SOURCE))
          .every(({ verdict }) => verdict === "confirmed"),
    },
    {
      sentence: "If it counts half, this is not shown.",
      notQuick: FEW,
      holds: (_, verdictOn) =>
        verdictOn("C3b").cases.filter(({ name }) => name.startsWith(HALF))
          .every(({ verdict }) => verdict === "not decided"),
    },
  ],
});

/** The distance of a run from the others in the end. */
function apart({ ends }: Summary, learner: string): number {
  return rowWith(ends, { learner }).between.mean;
}

/** Points a game against the hand weights. */
function scoreOf({ alike }: Summary, player: string) {
  return rowWith(alike, { player }).score;
}
