/**
 * Evaluations of positions of Connect Four, each for the side to move, own minus the enemy's. All count the
 * lines of four squares in which a side has discs and the enemy has none.
 *
 * @module
 */
import { linesOf, squaresOf } from "matchbox/games/connect_four/board.ts";
import type { ConnectFourPosition } from "matchbox/games/connect_four/position.ts";
import type { Game } from "matchbox/games/game.ts";
import type { EvaluationEntry, Evaluations } from "./evaluation.ts";

/** The evaluations of Connect Four. */
export const connectFourEvaluations: Evaluations<ConnectFourPosition> = {
  lines: linesWorth("lines that can still be completed, by their discs: 1, 4 or 16", [0, 1, 4, 16]),
  threes: linesWorth("lines that lack one disc", [0, 0, 0, 1]),
  open: linesWorth("lines with a disc that can still be completed", [0, 1, 1, 1]),
};

/**
 * The sum over lines without enemy discs.
 *
 * @param worth what a line counts with none, one, two or three discs
 */
function linesWorth(
  summary: string,
  worth: readonly number[],
): EvaluationEntry<ConnectFourPosition> {
  return {
    summary,
    parameters: () => ({}),
    create(game: Game) {
      const lines = linesOf((game.start() as ConnectFourPosition).size).map(squaresOf);
      const low = Int32Array.from(lines, (line) => line.low);
      const high = Int32Array.from(lines, (line) => line.high);
      return {
        evaluate(position) {
          const own = position.discs(position.side);
          const enemy = position.discs(position.side === 0 ? 1 : 0);
          let value = 0;
          for (let line = 0; line < low.length; line++) {
            const mine = countOf(own.low & low[line], own.high & high[line]);
            const theirs = countOf(enemy.low & low[line], enemy.high & high[line]);
            if (theirs === 0) value += worth[mine];
            else if (mine === 0) value -= worth[theirs];
          }
          return value;
        },
      };
    },
  };
}

/** The squares of a set of at most three. */
function countOf(low: number, high: number): number {
  let count = 0;
  for (; low !== 0; low &= low - 1) count++;
  for (; high !== 0; high &= high - 1) count++;
  return count;
}
