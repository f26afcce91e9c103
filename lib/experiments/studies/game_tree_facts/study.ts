/**
 * How large the games are: length, width and results of random games, perft, and the exact values of games
 * small enough to solve (A13, C2, C4a, C9, C20a, C24, C28).
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { defineStudy, type Task } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { lastMovesRow } from "./last_moves.ts";
import { perftRows } from "./perft_rows.ts";
import { pointsRow } from "./points.ts";
import { randomGames, randomGamesRow } from "./random_games.ts";
import { sets } from "./rows.ts";
import { solvedRow } from "./solved_row.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";
import { ticTacToeCounts } from "./tictactoe_counts.ts";

/** The games of the study. */
const GAMES = [
  "tictactoe",
  "reversi:size=4",
  "reversi:size=6",
  "reversi:size=8",
  "reversi:size=10",
  "metelyk:side=1",
  "metelyk:side=2",
  "metelyk:side=3",
  "metelyk:side=4",
  "chess",
];

const parameters = {
  /** The intervals are over batches. */
  batches: integer(2, 10_000, 20, "batches of random games of each game"),
  games: integer(1, 10_000, 10, "random games of a batch"),
  /** With fewer than 10,000 nodes chess would not reach its third ply. */
  perft_nodes: integer(
    10_000,
    1_000_000_000,
    100_000,
    "perft goes to the last depth with at most this number of nodes",
  ),
  solved_side: integer(1, 3, 2, "side of the largest Metelyk board that is solved"),
};

/** The data of a task. */
type TaskData =
  | { readonly method: "random games"; readonly game: string; readonly batch: number }
  | { readonly method: "perft"; readonly game: string }
  | { readonly method: "solved"; readonly game: string }
  | { readonly method: "counted" };

export const study = defineStudy({
  id: "game-tree-facts",
  title: "Facts of the game trees",
  question: "How large are the games, how long do they last, and what is the first move worth?",
  sources: ["A13", "C2", "C4a", "C9", "C20a", "C24", "C28"],
  parameters,
  presets: {
    quick: { batches: 20, games: 10, perft_nodes: 100_000, solved_side: 2 },
    published: { batches: 100, games: 100, perft_nodes: 10_000_000, solved_side: 3 },
  },
  sets,

  *tasks({ batches, solved_side }): Iterable<Task<TaskData>> {
    for (const game of GAMES) {
      for (let batch = 1; batch <= batches; batch++) {
        yield { key: `${game} games ${batch}`, data: { method: "random games", game, batch } };
      }
      yield { key: `${game} perft`, data: { method: "perft", game } };
      if (isSolved(game, solved_side)) {
        yield { key: `${game} solved`, data: { method: "solved", game } };
      }
    }
    yield { key: "positions of tic-tac-toe", data: { method: "counted" } };
  },

  run({ data }, { params, random }) {
    if (data.method === "counted") return { rows: { tictactoe: ticTacToeCounts() } };
    const game = findGame(data.game);
    if (data.method === "perft") return { rows: { perft: perftRows(game, params.perft_nodes) } };
    if (data.method === "solved") return { rows: { solved: [solvedRow(game)] } };
    const played = randomGames(game, params.games, random);
    const batch = { game, batch: data.batch, played };
    return {
      rows: {
        random_games: [randomGamesRow(batch)],
        ...(game.name === "reversi" && { last_moves: [lastMovesRow(batch)] }),
        ...(data.game === "metelyk:side=4" && { points: [pointsRow(batch)] }),
      },
    };
  },

  summarise,
  tables,
  figures,
  claims,
});

function isSolved(game: string, side: number): boolean {
  const [, metelyk] = /^metelyk:side=(\d)$/.exec(game) ?? [];
  return metelyk ? Number(metelyk) <= side : game === "tictactoe" || game === "reversi:size=4";
}
