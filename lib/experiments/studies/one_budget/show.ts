/**
 * What the rows say of the learners.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Every learner under one budget",
  question: "Which learner plays best after as many games, and which after as much CPU time?",
  sources: ["C54", "C54a", "C54b", "C54c", "C54d", "C54e", "C54f"],
  planned: { once: "its trainings take long, and ten of each learner are its units" },
  ...{ summarise, tables, claims, figures },

  finding({ games }) {
    const best = games.map(({ game, gameBudgets }) => {
      const { best, budget, middle } = gameBudgets.at(-1)!;
      return `${best} in ${game} (${brief(middle, 2)} after ${formatNumber(budget)} games)`;
    });
    return `Best by interquartile means: ${best.join("; ")}; ${
      games[0].last[0].mean.count
    } trainings each.`;
  },
});
