/**
 * What the rows say of speed against knowledge.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Speed against knowledge",
  question: "Does a simple evaluation with more nodes beat one that knows more?",
  sources: ["C14", "C14a", "C14b", "C14c", "C18", "C33", "C33a", "C33b"],
  ...{ summarise, tables, claims, figures },

  finding({ duels }) {
    const [{ sameNodes, moreNodes }] = duels;
    const same = fromTo(duels.map(({ duel, sameNodes }) => [duel, sameNodes]), 2);
    const more = fromTo(duels.map(({ duel, moreNodes }) => [duel, moreNodes.score]), 2);
    return `With the same nodes the simple program scores ${same} points a game, with ` +
      `${moreNodes.multiple} times as many ${more}; ${sameNodes.count} openings.`;
  },
});
