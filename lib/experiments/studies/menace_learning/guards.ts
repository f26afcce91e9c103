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
      sentence: "Against perfect play MENACE never wins, but it learns to draw",
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
        "Against random play _literal_ and _michie_ learn faster than _staged_, perhaps because a " +
        "bead more or less changes the odds a lot where there are few. Against perfect play _literal_ " +
        "has learned least after three hundred games.",
      notQuick: FEW,
      holds(summary) {
        const [literal, staged, michie] = ["literal", "staged", "michie"];
        const won = (setting: string) => courseOf(summary, setting, "random").last.win.mean;
        const drawn = (setting: string) =>
          courseOf(summary, setting, "perfect").points.find(({ to }) => to >= 300)!.draw;
        return Math.min(won(literal), won(michie)) > won(staged) &&
          drawn(literal) < Math.min(drawn(staged), drawn(michie));
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
        "gains less for games with random play.",
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
        "Against perfect play punishment matters more than reward. A machine that only takes beads out after a loss " +
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
