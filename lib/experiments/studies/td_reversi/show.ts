/**
 * What the rows say of learning by temporal differences.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { BASE, boardName, NETWORK } from "./settings.ts";
import { endOf, summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "TD learning on Reversi",
  question:
    "What do the tuples, lambda and the schedule of the rate do when an n-tuple network learns Reversi by " +
    "games against itself, and what does a value network learn from as many?",
  sources: ["C52a", "C52b", "C52c", "C52d", "C52e", "C52f", "C52g", "C52h"],
  planned: { once: "its trainings take long, and eight of each setting are its units" },
  ...{ summarise, tables, claims, figures },

  finding(summary) {
    const { board, games } = summary.boards.at(-1)!;
    const scores = ([BASE, NETWORK] as const).map((setting) =>
      endOf(summary, board, setting).score
    );
    return `After ${formatNumber(games)} games against itself on ${
      boardName(board)
    } a player with ${BASE}, one ply deep, scores ${
      brief(scores[0], 2)
    } against alpha-beta with two and ` +
      `four plies, and a ${NETWORK} ${brief(scores[1], 2)}; ${scores[0].count} runs.`;
  },
});
