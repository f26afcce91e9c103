/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { study } from "./show.ts";

const PLAYS = ["random", "alpha-beta"] as const;

export const guards = guardsOf(study, {
  "notebooks/14_reversi_endgame.ipynb": [
    {
      sentence:
        "Each empty square more than doubles the work, so a faster machine gains little: one " +
        "that is twice as fast does not even gain a whole square.",
      holds: ({ growth }) =>
        rowsWith(growth, { method: "solver" }).every(({ factor }) => factor.mean > 2),
    },
    {
      sentence:
        "Already with few empty squares the solver needs fewer nodes than alpha-beta of the " +
        "textbook, and its line rises less.",
      holds: ({ nodes, growth }) =>
        PLAYS.every((play) =>
          rowsWith(nodes, { play, method: "alpha-beta" }).every(({ empties, nodes: textbook }) =>
            rowWith(nodes, { play, method: "solver", empties }).nodes.mean < textbook.mean
          ) &&
          rowWith(growth, { play, method: "solver" }).factor.mean <
            rowWith(growth, { play, method: "alpha-beta" }).factor.mean
        ),
    },
    {
      sentence: "For this growth it matters little who played the games.",
      holds({ growth }) {
        const [one, other] = PLAYS.map((play) =>
          rowWith(growth, { play, method: "solver" }).factor
        );
        return Math.max(one.mean / other.mean, other.mean / one.mean) < 1.15;
      },
    },
    {
      sentence: "Fastest first is worth by far the most.",
      holds({ parts }) {
        const [best, ...others] = parts.toSorted((one, other) => other.nodes.mean - one.nodes.mean);
        return best.name === "fastest first" &&
          others.every(({ nodes }) => 2 * nodes.mean < best.nodes.mean);
      },
    },
    {
      sentence: "Cutoffs by children save hardly any nodes here, and stable discs few or none.",
      holds({ parts }) {
        const nodes = (part: string) => parts.find(({ name }) => name.startsWith(part))!.nodes;
        return nodes("cutoffs").mean < 1.1 && nodes("stable").mean < 1.4;
      },
    },
    {
      sentence: "**The scores are exact** ([C27a](../SOURCES.md#c27a)).",
      holds: ({ mismatches }, verdictOn) =>
        mismatches === 0 && verdictOn("C27a").verdict === "confirmed",
    },
  ],
});
