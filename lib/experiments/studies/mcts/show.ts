/**
 * What the rows say of Monte-Carlo tree search.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { JUDGED } from "./rows.ts";
import { experiment } from "./run.ts";
import { duelsAt, summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Monte-Carlo tree search",
  question: "How many playouts are worth how many plies, and which of its settings matter?",
  sources: ["C14f", "C14g", "C14h", "C14i", "C14j"],
  ...{ summarise, tables, claims, figures },

  finding(summary) {
    const duels = duelsAt(summary, JUDGED);
    const [{ points }] = duels;
    const scores = fromTo(duels.map(({ game, points }) => [game, points.at(-1)!.score]), 2);
    return `With ${
      points.at(-1)!.playouts
    } playouts a move, Monte-Carlo tree search scores ${scores} ` +
      `points a game against alpha-beta, ${JUDGED} plies deep; ${points[0].games} games each.`;
  },
});
