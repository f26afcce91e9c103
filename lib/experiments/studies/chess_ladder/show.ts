/**
 * What the rows say of the players on the ladder.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { defineStudy } from "../../study.ts";
import { claims, stepMatches } from "./claims.ts";
import { figures } from "./figures.ts";
import { ladderOf } from "./players.ts";
import { experiment } from "./run.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Chess players on a ladder",
  question: "What makes a chess program stronger, its evaluation or its search?",
  sources: [
    ...["E1", "E4", "E8", "E8b", "C34", "C34a", "C34b", "C36", "C36h", "C39", "C39a"],
    ...["C41", "C41a", "C41b"],
  ],
  ...{ summarise, tables, claims, figures },

  finding({ ladder }) {
    const steps = stepMatches(ladder);
    const scores = steps.map(({ first, second, score }) =>
      [`${first} against ${second}`, score] as const
    );
    return `Each step scores ${fromTo(scores, 3)} points a game against the one before ` +
      `(${steps[0].games} games each).`;
  },

  players: ({ depth }) => ladderOf(Number(depth)).map((player) => ({ ...player, game: "chess" })),
});
