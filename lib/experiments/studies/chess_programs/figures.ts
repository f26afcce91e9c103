/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN_LINE, scoresPlot } from "../../shown_matches.ts";
import { barsOver } from "../../phrases.ts";
import { PAIRS } from "../../paired_match.ts";
import type { Summary } from "./summary.ts";

/** The place of each player on the scale of Stockfish, and its score against every program. */
export function figures({ matches }: Summary): Figure[] {
  const rated = matches.flatMap(({ player, opponent, rating }) =>
    rating ? [{ name: `${player} v ${opponent}`, ...rating }] : []
  );
  const best = rated.at(-1);
  return [
    {
      name: "ratings",
      title: best
        ? `On the scale of the limited Stockfish our players stand between ${
          Math.round(Math.min(...rated.map(({ mean }) => mean)))
        } and ${Math.round(Math.max(...rated.map(({ mean }) => mean)))}`
        : "No match gives a rating",
      caption: `Rating that each match against Stockfish gives our player. ${barsOver(PAIRS)}`,
      ...forestPlot(rated, { label: "rating (Elo)" }),
    },
    {
      name: "scores",
      title: `Our players score half or more against ${
        new Set(
          matches.filter(({ match }) => match.score.mean >= 0.5).map(({ opponent }) => opponent),
        ).size
      } of ${new Set(matches.map(({ opponent }) => opponent)).size} forms of the programs`,
      caption: `Points per game of our player. ${EVEN_LINE}`,
      ...scoresPlot(
        matches.map(({ match, player, opponent }) => ({ ...match, player, opponent })),
        ({ player, opponent }) => `${player} v ${opponent}`,
      ),
    },
  ];
}
