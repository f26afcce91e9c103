/**
 * The moves that a policy is about. In the games of board_reader.ts a move is a number from 0 that means the same in
 * every position and for both sides: a square (and after the last one a pass), a column, or a row of Metelyk's table,
 * where a move of Black is the mirror image of White's. So it is the number of an output of a network, as it is.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { tableOf } from "matchbox/games/metelyk/table.ts";
import type { ALL_READ_GAMES, BoardReader } from "../temporal_difference/board_reader.ts";

/** The moves of a game. */
export interface PolicyMoves {
  /** Every move is less than this. */
  readonly count: number;
  /** Where each symmetry of the board takes each move, in the order of `BoardReader.symmetries`. */
  readonly symmetries: readonly (readonly number[])[];
}

/** The moves of one of these games. */
export function policyMoves(game: Game, { symmetries, columns }: BoardReader): PolicyMoves {
  switch (game.name as typeof ALL_READ_GAMES[number]) {
    case "reversi": {
      const pass = symmetries[0].length;
      return { count: pass + 1, symmetries: symmetries.map((squares) => [...squares, pass]) };
    }
    case "tictactoe":
      return { count: symmetries[0].length, symmetries };
    case "connect_four":
      // The squares of the top row are the columns.
      return { count: columns, symmetries: symmetries.map((squares) => squares.slice(0, columns)) };
    case "metelyk": {
      const { length } = tableOf((game.start() as MetelykPosition).size);
      return { count: length, symmetries: [Array.from({ length }, (_, move) => move)] };
    }
  }
}
