/**
 * The summary of the rows: the size of the table by the board, and what games need of it.
 *
 * @module
 */
import { draughtsBoard } from "matchbox/games/draughts/board.ts";
import { tableOf } from "matchbox/games/metelyk/table.ts";
import { ratio, total } from "../../estimates.ts";
import { groupBy } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { inside } from "./move_table.ts";
import type { sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The side of the battle quarter in the source, whose table has a row for each output of its network. */
const METELYK = 4;

/** The last games of a player in which moves are called new: one in so many. */
const LAST = 10;

/** The tables, and the moves that were played. */
export function summarise({ squares, games }: RowsOf<typeof sets>) {
  const boards = groupBy(squares, "size").rollup((rows, { size }) => {
    const [steps, byMen, captures] = (["steps", "by_men", "captures"] as const)
      .map((column) => total(rows, column));
    const longest = Math.max(...rows.map((row) => row.longest));
    const jumped = inside(draughtsBoard(size)).length;
    return { size, jumped, steps, byMen, captures, moves: steps + captures, longest };
  });
  const players = groupBy(games, "player").rollup((rows, { player }) => {
    let seen = 0;
    const growing = rows.map(({ game, unseen }) => ({ player, game, seen: seen += unseen }));
    const late = rows.slice(-Math.ceil(rows.length / LAST));
    return {
      ...{ player, growing, seen, games: rows.length },
      moves: total(rows, "moves"),
      outside: total(rows, "outside"),
      longest: Math.max(...rows.map((row) => row.longest)),
      /** Of the moves of the last games, the share that no earlier game had. */
      fresh: ratio(late, "unseen", "moves", { name: player, unit: "games", scale: "share" })!,
    };
  });
  return { boards, players, metelyk: tableOf(METELYK).length };
}
