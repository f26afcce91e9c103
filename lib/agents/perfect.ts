/**
 * The perfect player of tic-tac-toe: it has solved the game and never loses. All positions are solved once,
 * so it is fast enough to train others.
 *
 * @module
 */
import { legalMoves, type Position } from "matchbox/games/game.ts";
import { codeOf, ticTacToe, type TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import type { Agent, AgentEntry } from "./agent.ts";
import { moveAlone } from "./move_alone.ts";

/** Plays each of the moves with the best result with the same probability. */
export const perfect: AgentEntry = {
  summary: "any of the moves with the best result, from the solved game",
  games: ["tictactoe"],
  parameters: () => ({}),
  create(name) {
    const { best, values } = solution ??= solveAll();
    const choose: Agent["choose"] = (position, { random }) => {
      let left = best[codeOf(position as TicTacToePosition)];
      for (let skip = random.below(bitsOf(left)); skip > 0; skip--) left &= left - 1;
      return 31 - Math.clz32(left & -left);
    };
    return {
      name,
      choose,
      analyse(position, context) {
        const code = codeOf(position as TicTacToePosition);
        const word = ["lost", "drawn", "won"][1 + values[code]];
        const count = bitsOf(best[code]);
        const among = count === 1 ? "the only best move" : `at random among ${count} best moves`;
        return moveAlone(choose(position, context), `${among}; ${word} with best play`);
      },
    };
  },
};

/** All positions by their code: the result for the side to move, and the best moves as a mask of squares. */
interface SolvedGame {
  readonly values: Int8Array;
  readonly best: Int16Array;
}

const CODES = 3 ** 9;
let solution: SolvedGame | undefined;

function solveAll(): SolvedGame {
  const values = new Int8Array(CODES);
  const best = new Int16Array(CODES);
  const solved = new Uint8Array(CODES);
  const valueOf = (position: Position): number => {
    const code = codeOf(position as TicTacToePosition);
    if (solved[code]) return values[code];
    solved[code] = 1;
    const result = position.result();
    if (result !== null) return values[code] = position.side === 0 ? result : -result;
    values[code] = -1;
    for (const move of legalMoves(ticTacToe(), position)) {
      position.play(move);
      const value = -valueOf(position);
      position.undo();
      if (value > values[code]) best[code] = 0;
      if (value < values[code]) continue;
      values[code] = value;
      best[code] |= 1 << move;
    }
    return values[code];
  };
  valueOf(ticTacToe().start());
  return { values, best };
}

function bitsOf(mask: number): number {
  let count = 0;
  for (; mask !== 0; mask &= mask - 1) count++;
  return count;
}
