/**
 * What the rows say of iterative deepening.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { nameInSentence } from "../../game_names.ts";
import { rowsWith } from "../../groups.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { deepest, HASH_MOVE, sampled, summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Iterative deepening",
  question: "What does iterative deepening cost, and what do its table and its windows give back?",
  sources: ["C11", "C11a", "C11b", "C11c", "C12", "C12a", "C12b", "C17", "E1", "E7", "E10"],
  ...{ summarise, tables, claims, figures },

  /** What the depths before the last cost, with a table. */
  finding({ costs }) {
    const judged = sampled(rowsWith(deepest(costs), HASH_MOVE));
    const ratios = judged.map(({ game, ratio }) => [nameInSentence(game), ratio] as const);
    return `With a table and the moves as generated, all depths together visit ${
      fromTo(ratios, 2)
    } times the nodes of the last depth alone (${
      Math.min(...judged.map(({ count }) => count))
    } positions or more of each game).`;
  },
});
