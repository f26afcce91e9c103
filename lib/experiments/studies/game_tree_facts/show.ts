/**
 * What the rows say of the games and their trees.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { findGame } from "matchbox/games/registry.ts";
import { fromTo } from "../../from_to.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { fullSize, summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Facts of the game trees",
  question: "How large are the games, how long do they last, and what is the first move worth?",
  sources: ["A13", "D2", "D9", "C2", "C4a", "C9", "C9c", "C19", "C20a", "C24", "C28", "C38"],
  ...{ summarise, tables, claims, figures },

  /** What the first move is worth in random play. */
  finding: ({ random }) =>
    `In random play on boards of full size the side that moves first scores ${
      fromTo(fullSize(random).map(({ game, score }) => [findGame(game).title, score]), 3)
    } points a game (${formatNumber(random[0].games)} games each).`,
});
