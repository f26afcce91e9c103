/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { study } from "./show.ts";

export const guards = guardsOf(study, {
  "notebooks/31_chess_configurations.ipynb": [{
    sentence: "So two matches of one player may give different ratings.",
    notQuick: "it plays two games of each match",
    holds({ matches }) {
      const rated = matches.filter(({ rating }) => rating);
      return [...Map.groupBy(rated, ({ player }) => player).values()].some((own) =>
        new Set(own.map(({ rating }) => Math.round(rating!.mean))).size > 1
      );
    },
  }],
});
