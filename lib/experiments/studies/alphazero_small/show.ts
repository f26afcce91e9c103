/**
 * What the rows say of AlphaZero in small.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { fromTo } from "../../from_to.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { duelOf, lastScores, summarise } from "./summary.ts";
import { tables } from "./tables.ts";
import { TRIED } from "./arenas.ts";

export const study = defineStudy(experiment, {
  title: "AlphaZero in small",
  question: "What does a search gain by a network that learns from its own games?",
  sources: ["C49", "C53a", "C53b", "C53c", "C53d", "C53e", "C53f", "C53g"],
  planned: { once: "its trainings take more than an hour" },
  ...{ summarise, tables, claims, figures },

  finding(summary) {
    const scores = lastScores(summary, "search", "mcts");
    const { games, runs } = duelOf(summary, TRIED, "search", "mcts")!.last;
    return `After ${formatNumber(games)} games against itself the search with a network scores ${
      fromTo(scores.map(({ name, estimate }) => [name, estimate]), 2)
    } points a game against plain MCTS with as many playouts (${runs} trainings each).`;
  },
});
