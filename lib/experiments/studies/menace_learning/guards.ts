/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { OF_SOURCE } from "./settings.ts";
import { study } from "./show.ts";
import type { Course, Summary } from "./summary.ts";

const FEW = "it has few machines";

export const guards = guardsOf(study, {
  "notebooks/17_menace_learning.ipynb": [
    {
      sentence: "Against random play MENACE wins more and more.",
      holds(summary) {
        const { first, last } = courseOf(summary, OF_SOURCE, "random");
        return last.win.mean > first.win.mean;
      },
    },
    {
      sentence: "Against perfect play nobody wins; MENACE learns to draw",
      holds(summary, verdictOn) {
        const { points, first, last } = courseOf(summary, OF_SOURCE, "perfect");
        return points.every(({ win }) => win.mean === 0) && last.draw > first.draw &&
          verdictOn("C5b").verdict === "confirmed";
      },
    },
    {
      sentence: "The longer the two play each other, the more games are drawn",
      holds(summary) {
        const { first, last } = courseOf(summary, OF_SOURCE, "second MENACE");
        return last.draw > first.draw;
      },
    },
    {
      sentence:
        "the last column of the table above shows it ahead of the others late in training " +
        "against random play.",
      notQuick: "its training is short",
      holds(summary) {
        const late = (setting: string) => courseOf(summary, setting, "random").end.win.mean;
        return late("staged") > Math.max(late("literal"), late("michie"));
      },
    },
    {
      sentence:
        "Training against a second MENACE makes a machine much stronger, although its score in " +
        "training falls. Perfect play is a narrow teacher: the machine learns to draw against it, but " +
        "gains little for games with others.",
      notQuick: FEW,
      holds(summary) {
        const [second, perfect] = ["second MENACE", "perfect"]
          .map((opponent) => courseOf(summary, OF_SOURCE, opponent));
        return second.exam.gain.mean > 0.1 && second.gain.mean < 0 &&
          perfect.exam.gain.mean < second.exam.gain.mean;
      },
    },
    {
      sentence: "The machine with few boxes learns faster",
      holds: (_, verdictOn) => verdictOn("C4b").verdict === "confirmed",
    },
    {
      sentence: "Against perfect play both end with draws, but the one with few boxes gets there " +
        "sooner. Against random play, the other is still behind at the end.",
      notQuick: FEW,
      holds: ({ symmetry }) =>
        symmetry.every(({ opponent, one, other, lead }) =>
          lead.low! > 0 &&
          (opponent === "perfect"
            ? one.end.draw > 0.95 && other.end.draw > 0.95
            : one.end.score.mean > other.end.score.mean)
        ),
    },
    {
      sentence:
        "Punishment matters more than reward. A machine that only takes beads out after a loss " +
        "learns to draw against perfect play. One that only adds beads after a win learns nothing from " +
        "perfect play, because it never wins.",
      notQuick: FEW,
      holds(summary) {
        const [wins, losses] = ["wins only", "losses only"]
          .map((rewards) => courseOf(summary, `${OF_SOURCE}, ${rewards}`, "perfect"));
        return losses.last.draw > 0.95 && Math.abs(wins.exam.gain.mean) < 0.03 &&
          wins.points.every(({ win }) => win.mean === 0);
      },
    },
    {
      sentence: "With three beads in a new box the difference is small. With one bead it is not",
      notQuick: FEW,
      holds: ({ refills }) =>
        refills.every(({ beads, lead }) =>
          beads === 1 ? lead.low! > 0.02 : Math.abs(lead.mean) < 0.03
        ),
    },
  ],
});

function courseOf({ courses }: Summary, setting: string, opponent: string): Course {
  return rowWith<{ readonly setting: string; readonly opponent: string } & Course>(courses, {
    setting,
    opponent,
  } as Partial<Course>);
}
