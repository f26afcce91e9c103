/**
 * What the rows say of the configurations.
 *
 * @module
 */
import { rowWith } from "../../groups.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { ALPHA_BETA, MINIMAX, playersOf } from "./configurations.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Configurations of a chess program",
  question: "Which configuration of the search is best by speed and by quality at once?",
  sources: ["E10", "E10a", "E10b", "E10c", "E10d", "E10e", "C46"],
  ...{ summarise, tables, claims, figures },

  finding({ configurations, ratings, depth }) {
    const factor = (name: string) => brief(rowWith(configurations, { name }).branching, 1);
    const [best, next] = ratings.map(({ name }) => rowWith(configurations, { name }));
    return `To depth ${depth} the effective branching factor is ${
      factor(MINIMAX)
    } for minimax and ${
      factor(ALPHA_BETA)
    } for alpha-beta (${best.nodes.count} positions); in equal time ${best.name} scores ${
      brief(best.score)
    } points a game, ${next.name} ${brief(next.score)} (${best.score.count} openings).`;
  },

  players: ({ nodes, fixed_depth }) =>
    playersOf({ nodes: Number(nodes), fixed_depth: Number(fixed_depth) })
      .map((player) => ({ ...player, game: "chess" })),
});
