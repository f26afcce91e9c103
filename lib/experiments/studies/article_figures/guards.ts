/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { type Choices, OF_ARTICLE } from "./calls.ts";
import { PRINTED } from "./positions.ts";
import { study } from "./show.ts";
import type { ChangeName, Summary } from "./summary.ts";

export const guards = guardsOf(study, {
  "notebooks/05_article_figures.ipynb": [
    {
      sentence: "of all these combinations it fits only one, with one order of the moves, one " +
        "window at the root, one comparison and one way to count.",
      holds: ({ matching }) => matching === 1,
    },
    {
      sentence:
        "Carrying $\\alpha$ already cuts at depth two. With the open window of the article " +
        "the comparison and the order matter from depth three on.",
      holds({ ways }) {
        const calls = (choices: Partial<Choices>) =>
          rowWith(ways, { ...ARTICLE, ...choices }).calls;
        const article = calls({});
        return calls({ root: "alpha carried" })[1] < article[1] &&
          ([{ cutoff: "above beta" }, { order: "Matchbox" }] as const).every((changed) => {
            const [one, two, three] = calls(changed);
            return one === article[0] && two === article[1] && three !== article[2];
          });
      },
    },
    {
      sentence:
        "With the article's other choices the order of Matchbox makes fewer calls than that of " +
        "chess.js at depth three and more at depth four",
      holds({ ways }) {
        const [ours, theirs] = (["Matchbox", "chess.js"] as const).map((order) =>
          rowWith(ways, { ...ARTICLE, order }).calls
        );
        return ours[2] < theirs[2] && ours[3] > theirs[3];
      },
    },
    {
      sentence: "Carrying $\\alpha$ gives smaller windows and can only save calls.",
      holds: (summary) =>
        changesOf(summary, "alpha carried at the root").every(({ most }) => most <= 1),
    },
    {
      sentence: "The strict comparison cuts off less and can only cost calls.",
      holds: (summary) =>
        changesOf(summary, "cutoff only above beta").every(({ least }) => least >= 1),
    },
    {
      sentence:
        "in some positions the other one saves most of the calls, in others it needs several " +
        "times as many.",
      notQuick: "it has few positions",
      holds(summary) {
        const changes = changesOf(summary, "moves in Matchbox's order");
        return Math.min(...changes.map(({ least }) => least)) < 0.5 &&
          Math.max(...changes.map(({ most }) => most)) > 3;
      },
    },
    {
      sentence:
        "**The printed numbers are right.** They are reproduced to the last digit, by the " +
        "rules of the article and by no other combination of choices.",
      holds: ({ ways, matching }, verdictOn) =>
        matching === 1 && verdictOn("E8a").verdict === "confirmed" &&
        rowWith(ways, ARTICLE).below === PRINTED["alpha-beta"],
    },
    {
      sentence:
        "All these programs are alpha-beta and find the same value, and their counts differ " +
        "by large factors.",
      holds({ ways }) {
        const counts = rowsWith(ways, { algorithm: "alpha-beta" }).map(({ below }) => below);
        return Math.max(...counts) > 3 * Math.min(...counts);
      },
    },
  ],
});

/** The program of the article. */
const ARTICLE = { algorithm: "alpha-beta", ...OF_ARTICLE } as const;

/** What a changed choice does in all samples, by depth. */
function changesOf({ samples }: Summary, name: ChangeName) {
  return samples.flatMap(({ changes }) => rowsWith(changes, { name }));
}
