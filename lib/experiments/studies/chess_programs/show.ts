/**
 * What the rows say of our players beside programs of others.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { rowsWith } from "../../groups.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { leftOut } from "./left_out.ts";
import { players } from "./programs.ts";
import { experiment } from "./run.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Our chess players beside other programs",
  question: "Where do our players of chess stand beside programs of others?",
  sources: ["E10", "E10f", "E10g", "E10h"],
  planned: { recorded: "the games with Stockfish and GNU Chess were played once and are kept" },
  ...{ summarise, tables, claims, figures },

  finding({ matches, programs }) {
    const { name } = players.at(-1)!;
    const own = rowsWith(matches, { player: name });
    const rated = own.flatMap(({ opponent, rating }) =>
      rating ? [[opponent, rating] as const] : []
    );
    const scores = own.map(({ opponent, match }) => [opponent, match.score] as const);
    const said = rated.length > 0
      ? `On the scale of the limited Stockfish our ${name} stands at ${fromTo(rated, 0)} Elo`
      : `Our ${name} scores ${fromTo(scores, 2)} points a game`;
    return [`${said} (${own[0].match.games} games each).`, ...leftOut(programs)].join(" ");
  },

  players: () => players.map((player) => ({ ...player, game: "chess" })),
});
