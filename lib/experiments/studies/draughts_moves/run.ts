/**
 * Whether the moves of draughts can be numbered (C42): a table of all moves counted from the board alone, and the
 * moves that games need.
 *
 * @module
 */
import { integer, oneOfNumbers } from "matchbox/base/mod.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { movesFrom } from "./move_table.ts";
import { playedMoves } from "./played_moves.ts";
import { sets } from "./rows.ts";

/** The players, each against itself. */
const PLAYERS = ["random", "greedy:eval=advance", "search:depth=4,eval=advance,quiescence=true"];

type TaskData =
  | { readonly kind: "table"; readonly size: number; readonly square: number }
  | { readonly kind: "games"; readonly player: string };

export const experiment = defineExperiment({
  id: "draughts-moves",
  specs: ["draughts", ...PLAYERS],
  parameters: {
    largest: oneOfNumbers([4, 6, 8], 8, "side of the largest board whose moves are counted"),
    games: integer(10, 100_000, 100, "games of each player"),
  },
  presets: { quick: { largest: 6, games: 100 }, published: { largest: 8, games: 5000 } },
  sets,

  *tasks({ largest }): Iterable<Task<TaskData>> {
    for (const size of [4, 6, 8].filter((size) => size <= largest)) {
      for (let square = 0; square < size * size / 2; square++) {
        yield { key: `${size}x${size} ${square + 1}`, data: { kind: "table", size, square } };
      }
    }
    for (const player of PLAYERS) yield { key: player, data: { kind: "games", player } };
  },

  run({ data }, { params, random, clock }) {
    if (data.kind === "games") {
      return { rows: { games: playedMoves(data.player, params.games, random, clock) } };
    }
    const { steps, byMen, captures, longest } = movesFrom(data.size, data.square);
    const row = { size: data.size, square: data.square + 1, steps: steps.size, by_men: byMen.size };
    return { rows: { squares: [{ ...row, captures: captures.size, longest }] } };
  },
});
