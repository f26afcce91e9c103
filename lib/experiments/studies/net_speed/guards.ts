/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";

export const guards = guardsOf(study, {
  "notebooks/18_net_speed.ipynb": [
    {
      sentence:
        "With a hidden layer the time of 38-50 depends little on the number of legal moves.",
      notQuick: "its times are short, so that chance changes them",
      holds: (summary) =>
        growthsOf(summary, (hidden) => hidden !== "none").every((growth) => growth("38-50") < 1.4),
    },
    {
      sentence: "That of 38-1 grows with it.",
      holds: (summary) => growthsOf(summary).every((growth) => growth("38-1") > 1.5),
    },
    {
      sentence: "Of the ways to compute 38-1 the incremental one grows most slowly",
      holds: (summary) =>
        growthsOf(summary).every((growth) =>
          growth("38-1 incremental") < Math.min(growth("38-1"), growth("38-1 batched"))
        ),
    },
    {
      // The count: 39 multiplications a hidden neuron for 38-1, 88 for 38-50.
      sentence: "With many hidden neurons the count is a good prediction.",
      notQuick: "its times are short, so that chance changes them",
      holds: ({ speeds }) => Math.abs(perMove(speeds, "256") - 39 / 88) < 0.05,
    },
    {
      // The count without a hidden layer: 38 multiplications for 38-1, 38 times 50 for 38-50. Even if 38-50 did nothing
      // but multiply, and left out half of its inputs, a fifth of the time of 38-1 would be enough for its own.
      sentence:
        "With few it is not, and without a hidden layer it is wrong by a factor of more than ten: " +
        "there 38-1 spends most of its time on something else than multiplications.",
      holds: ({ speeds }) =>
        perMove(speeds, "16") > 39 / 88 + 0.05 && perMove(speeds, "none") > 10 / 50,
    },
    {
      sentence: "in these the incremental way is slower than 38-50 with hidden neurons.",
      decided: (verdictOn) =>
        verdictOn("C1d").cases.filter(({ name }) => name.endsWith("hidden neurons"))
          .every(({ low }) => low! > 1),
    },
    {
      sentence:
        "For networks this small TensorFlow.js spends most of its time on something else than these sums",
      holds: ({ speeds }) =>
        speeds.every(({ tensorFlow }) => tensorFlow === null || tensorFlow.mean > 2),
    },
    {
      sentence: "give the same outputs in single precision.",
      holds: ({ agreements }) => agreements.every(({ values, agreeing }) => agreeing === values),
    },
    {
      sentence: "It loses least with large layers and where a batch makes one call of many.",
      notQuick: "its times are short, so that chance changes them",
      holds({ speeds }) {
        const loss = (hidden: string, contender: Summary["speeds"][number]["contender"]) =>
          rowWith(speeds, { hidden, contender }).tensorFlow!.mean;
        const sizes = [...new Set(speeds.map(({ hidden }) => hidden))];
        const largest = sizes.toSorted((one, other) => Number(one) - Number(other)).at(-1)!;
        return sizes.every((hidden) =>
          loss(hidden, "38-1 batched") < Math.min(loss(hidden, "38-1"), loss(hidden, "38-50")) &&
          (["38-50", "38-1", "38-1 batched"] as const).every((contender) =>
            loss(largest, contender) <= loss(hidden, contender)
          )
        );
      },
    },
  ],
});

/** The ratio of the times of 38-1 and 38-50, divided by the number of legal moves. */
function perMove(speeds: Summary["speeds"], hidden: string): number {
  return rowWith(speeds, { hidden, contender: "38-1" }).perMove.mean;
}

/** For each hidden layer, how many times as long a contender takes with the most legal moves as with one. */
function growthsOf({ byMoves }: Summary, chosen = (_hidden: string) => true) {
  const layers = new Set(byMoves.map(({ hidden }) => hidden).filter(chosen));
  return [...layers].map((hidden) => {
    return (contender: Summary["byMoves"][number]["contender"]) => {
      const own = rowsWith(byMoves, { hidden, contender })
        .toSorted((one, other) => one.legal_moves - other.legal_moves);
      return own.at(-1)!.seconds.mean / own[0].seconds.mean;
    };
  });
}
