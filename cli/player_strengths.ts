/**
 * The list of players by strength in docs/agents.md, from the published tournament of the study `baselines`.
 *
 * @module
 */
import { join } from "@std/path";
import { markdownTable } from "markdown-table";
import { fromCsv } from "matchbox/report/csv.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { textIfThere } from "matchbox/runner/files/if_there.ts";

/** Where the players of the study are published. */
const PLAYERS = "results/baselines/tables/players.csv";

/** A line of that table. */
interface Player {
  readonly game: string;
  readonly player: string;
  readonly rating: number;
  /** Null where the rating has no interval. */
  readonly rating_low: number | null;
  readonly rating_high: number | null;
  readonly score: number;
  readonly games: number;
}

/**
 * A table for each game, the strongest player first.
 *
 * @param root the folder of the project
 * @returns nothing but the heading and how to make it where the study is not published
 */
export async function strengthSection(root = "."): Promise<string> {
  const heading = "## Players by strength";
  const text = await textIfThere(join(root, PLAYERS));
  if (text === null) return `${heading}\n\nNot played yet: \`deno task publish baselines\`.`;
  const players = fromCsv(text) as unknown as Player[];
  const games = Map.groupBy(players, ({ game }) => game);
  return [
    heading,
    "Baselines for a player of your own: in each game all of these met, from random openings that were played with " +
    "both colours. Ratings are in Elo, with 95 % intervals over pairs of games; 0 is the mean of a game, so that " +
    "ratings of two games say nothing of each other. [The study](../results/baselines/README.md) has all matches.",
    ...[...games].map(([game, own]) =>
      `**${game[0].toUpperCase()}${game.slice(1)}**\n\n${
        markdownTable([["player", "Elo", "points a game", "games"], ...own.map(cells)], {
          align: ["left", "right", "right", "right"],
        })
      }`
    ),
  ].join("\n\n");
}

function cells({ player, rating, rating_low, rating_high, score, games }: Player): string[] {
  const estimate = { mean: rating, low: rating_low, high: rating_high, count: games };
  // The number that stands for an infinite rating would contradict the order.
  const elo = score === 0
    ? "lost all"
    : score === 1
    ? "won all"
    : rating_low === null
    ? formatNumber(rating, 0)
    : formatInterval(estimate, { digits: 0, count: false });
  return [`\`${player}\``, elo, formatNumber(score, 3), formatNumber(games)];
}
