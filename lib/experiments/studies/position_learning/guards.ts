/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { study } from "./show.ts";

const FEW = "it plays few games";

export const guards = guardsOf(study, {
  "notebooks/34_position_learning.ipynb": [
    {
      sentence: "The share grows with the games, and on the larger board it stays below a half.",
      notQuick: FEW,
      holds: ({ practices }, verdictOn) =>
        verdictOn("C51a").verdict === "confirmed" &&
        practices.filter(({ board }) => board === "reversi:size=8")
          .every(({ last }) => last.known.high! < 0.5),
    },
    {
      sentence: "With a book and no random plies the games begin alike, and more is known.",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("C51e").verdict === "confirmed",
    },
    {
      sentence:
        "On the larger board it is less than half of a game even after all its games. On the smaller one it is more,",
      notQuick: FEW,
      holds: ({ practices }) =>
        practices.every(({ board, last: { inside } }) =>
          board === "reversi:size=8" ? inside.high! < 0.5 : inside.low! > 0.5
        ),
    },
    {
      sentence: "And it is rarely by other moves that it comes to a known position.",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("C51c").verdict === "confirmed",
    },
    {
      sentence: "New positions come more slowly, but they do not stop coming.",
      notQuick: FEW,
      holds: ({ practices }, verdictOn) =>
        verdictOn("C51d").verdict === "confirmed" &&
        practices.every(({ growth }) => growth.low! > 0),
    },
    {
      sentence: "With two targets the learner gains in new games with its company, on both boards.",
      notQuick: FEW,
      holds: ({ exams }) =>
        exams.every(({ rule, same, lead }) => rule !== "two_targets" || !same || lead.low! > 0),
    },
    {
      sentence: "The rule with one target remembers as much and gains less",
      notQuick: FEW,
      holds: ({ exams, practices }) =>
        exams.filter(({ same, rule }) => same && rule === "right").every((
          { board, company, lead },
        ) =>
          lead.mean <
            rowWith(exams, { board, company, exam: company, rule: "two_targets" }).lead.mean
        ) &&
        practices.filter(({ rule }) => rule === "right").every(({ board, company, last }) => {
          const { last: other } = rowWith(practices, { board, company, rule: "two_targets" });
          return Math.abs(last.positions.mean / other.positions.mean - 1) < 0.05;
        }),
    },
    {
      sentence: "A memory of games with a book knows little when there is no book.",
      notQuick: FEW,
      holds: ({ exams }) =>
        exams.filter(({ same, company }) => !same && company !== "many opponents")
          .every(({ known }) => known.mean < 0.1),
    },
    {
      sentence:
        "After as many games the regression scores more than the learner of positions in both exams on 8x8.",
      decided: (verdictOn) => verdictOn("C51h").verdict === "confirmed",
    },
  ],
});
