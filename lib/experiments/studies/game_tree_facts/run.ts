/**
 * How large the games are: length, width and results of random games, perft, the exact values of games small
 * enough to solve, the speed of ways to generate moves, and the length of chess games (A13, C2, C4a, C9c, C19, C20a, C24, C28, C38).
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { blocksOf } from "../../blocks.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { chessGameRows, chessPlayers } from "./chess_games.ts";
import { generatorRows, reversiGeneratorRows } from "./generators.ts";
import { lastMovesRow } from "./last_moves.ts";
import { perftRows } from "./perft_rows.ts";
import { pointsRow } from "./points.ts";
import { randomGames, randomGamesRow } from "./random_games.ts";
import { processesParameter } from "../../timing.ts";
import { sets } from "./rows.ts";
import { solvedRow } from "./solved_row.ts";
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
  processes: processesParameter(1, "each with its own positions for move generators"),
  chess_games: integer(2, 10_000, 3, "games of chess of each player against itself"),
};

/** The data of a task. */
type TaskData =
  | { readonly method: "random games"; readonly game: string; readonly batch: number }
  | { readonly method: "perft"; readonly game: string }
  | { readonly method: "solved"; readonly game: string }
  | { readonly method: "counted" }
  | { readonly method: "generators"; readonly process: number }
  | { readonly method: "Reversi generators"; readonly process: number }
  | {
    readonly method: "chess games";
    readonly player: number;
    readonly first: number;
    readonly count: number;
  };

/** The chess games of a task. */
const BLOCK = 20;

export const experiment = defineExperiment({
  id: "game-tree-facts",
  specs: [...GAMES, ...chessPlayers.map(({ agent }) => agent)],
  parameters,
  presets: {
    quick: {
      ...{ batches: 20, games: 10, perft_nodes: 100_000 },
      ...{ solved_side: 2, processes: 2, chess_games: 2 },
    },
    published: {
      ...{ batches: 100, games: 100, perft_nodes: 10_000_000 },
      ...{ solved_side: 3, processes: 20, chess_games: 120 },
    },
  },
  sets,

  *tasks({ batches, solved_side, processes, chess_games }): Iterable<Task<TaskData>> {
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
    for (let process = 1; process <= processes; process++) {
      const key = `move generators, process ${process}`;
      yield { key, timed: true, data: { method: "generators", process } };
      yield {
        key: `${key}, of Reversi`,
        ...{ timed: true, data: { method: "Reversi generators", process } },
      };
    }
    for (const [player, { name }] of chessPlayers.entries()) {
      for (const { from, to } of blocksOf(chess_games, BLOCK)) {
        const key = `chess of ${name}, from game ${from}`;
        const data = { player, first: from, count: to - from + 1 };
        yield { key, data: { method: "chess games", ...data } };
      }
    }
  },

  run({ data }, { params, random, seed, clock }) {
    if (data.method === "counted") return { rows: { tictactoe: ticTacToeCounts() } };
    if (data.method === "generators") {
      return { rows: { generators: generatorRows(data.process, { random, clock }) } };
    }
    if (data.method === "Reversi generators") {
      return {
        rows: { reversi_generators: reversiGeneratorRows(data.process, { random, clock }) },
      };
    }
    if (data.method === "chess games") {
      const { player, first, count } = data;
      return { rows: { chess_games: chessGameRows(player, { first, count, seed, clock }) } };
    }
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
});

function isSolved(game: string, side: number): boolean {
  const [, metelyk] = /^metelyk:side=(\d)$/.exec(game) ?? [];
  return metelyk ? Number(metelyk) <= side : game === "tictactoe" || game === "reversi:size=4";
}
