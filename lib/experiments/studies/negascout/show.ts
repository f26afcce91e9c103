/**
 * What the rows say of NegaScout beside alpha-beta.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { fromTo } from "../../from_to.ts";
import { rowsWith } from "../../groups.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { isJudged } from "./games.ts";
import { experiment } from "./run.ts";
import { deepest, summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "NegaScout against alpha-beta",
  question: "How much does NegaScout save beside alpha-beta, and when does it cost more?",
  sources: [
    ...["D1", "E1", "C7", "C7a", "C7b", "C13", "C13a", "C13b", "C13c"],
    ...["C15", "C15a", "C15b", "C15c", "C31", "C32"],
  ],
  ...{ summarise, tables, claims, figures },

  finding({ comparisons }) {
    const good = rowsWith(deepest(comparisons), { memory: "none", order: "best first" })
      .filter(({ game }) => isJudged(game));
    const ratios = fromTo(good.map(({ game, scout }) => [findGame(game).title, scout]), 2);
    return `With the best move first by a shallow search NegaScout visits ${ratios} times the ` +
      `nodes of alpha-beta (${good[0].count} positions of each game).`;
  },
});
