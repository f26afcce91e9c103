/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { EVEN } from "../../judge.ts";
import { guardsOf } from "../../guard.ts";
import { study } from "./show.ts";

export const guards = guardsOf(study, {
  "notebooks/22_delta_rule.ipynb": [
    {
      sentence:
        "In the first round the learner knows nothing and plays as its level, so it scores " +
        "exactly a half.",
      holds: ({ settings }) => settings.every(({ first }) => first.score.mean === EVEN),
    },
    {
      sentence: "So most of the gain is not the depth: it is knowing _where_ to look.",
      notQuick: "it has few learners",
      holds: ({ settings }) =>
        settings.every(({ start, test }) => {
          if (start !== 0 || test === null) return true;
          return test.more.mean > test.atRandom.mean - EVEN;
        }),
    },
    {
      sentence: "With one target, weights that begin at the target never lead to a deeper search",
      holds: (_, verdictOn) => verdictOn("D6").verdict === "confirmed",
    },
    {
      sentence: "From 10 the learners of the study never searched deeper either",
      holds: ({ settings }) =>
        settings.filter(({ rule, start }) => rule !== "two_targets" && start === 10)
          .every(({ deeper }) => deeper === 0),
    },
    {
      sentence: "With a second target it learns them from all three.",
      notQuick: "it has few learners",
      holds: ({ settings }) =>
        settings.filter(({ rule, board }) => rule === "two_targets" && board === SMALLEST)
          .every(({ last }) => last.score.low! > EVEN),
    },
    {
      sentence: "On 6x6, with two targets, the score does not depend on the beginning",
      notQuick: "it has few learners",
      holds({ settings }) {
        const ends = settings.filter(({ rule, board }) =>
          rule === "two_targets" && board === SMALLEST
        )
          .map(({ last }) => last.score.mean);
        return Math.max(...ends) - Math.min(...ends) < 0.1;
      },
    },
  ],
});

const SMALLEST = "reversi:size=6";
