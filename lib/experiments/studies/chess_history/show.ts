/**
 * What the rows say of seventy years of chess programs.
 *
 * @module
 */
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { pairingsOf, playersOf } from "./players.ts";
import { budgetsOf, experiment } from "./run.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Seventy years of chess programs",
  question: "How much of the strength of chess programs is hardware, and how much is algorithms?",
  sources: ["E11", "E11a", "C50", "C50a", "C50b", "C50c", "C50d", "C50e"],
  ...{ summarise, tables, claims, figures },

  finding: ({ hardware, algorithms, budgets }) =>
    `From ${budgets[0]} to ${budgets.at(-1)} positions a move programs gain ${
      brief(hardware, 0)
    } Elo, and from the first program to the last at equal positions ${brief(algorithms, 0)} ` +
    `(${hardware.count} openings).`,

  players: (params) =>
    playersOf(pairingsOf(budgetsOf({ budgets: Number(params.budgets) })))
      .map((player) => ({ ...player, game: "chess" })),
});
