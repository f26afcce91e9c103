/**
 * What the rows say of the levels of Reversi.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { rowsWith } from "../../groups.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { pairings } from "./players.ts";
import { experiment } from "./run.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "The levels of Reversi",
  question: "How strong are the levels of Reversi, and which notes on strategy do games support?",
  sources: [
    ...["B4", "B6", "C16", "C16b", "C16c", "C21", "C23", "C23a", "C23b", "C25", "C25a", "C25b"],
    ...["C26", "C26a", "C26b", "C29", "C29a", "C29b", "C29c", "C30", "C30a", "C30b"],
    ...["D3", "D4", "D5", "D11"],
  ],
  ...{ summarise, tables, claims, figures },

  finding({ matches }) {
    const least = (differ: string) => {
      const [{ first, second, score }] = rowsWith(matches, { differ })
        .toSorted((one, other) => one.score.mean - other.score.mean);
      return fromTo([[`${first} against ${second}`, score]], 2);
    };
    return `Two plies more score at least ${least("depth")} points a game, the evaluation of the ` +
      `next level at least ${least("evaluation")}; ${matches[0].games} games each.`;
  },

  players: () =>
    pairings.flatMap(({ first, second }) => [first, second])
      .map((player) => ({ ...player, game: "reversi" })),
});
