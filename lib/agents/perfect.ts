/**
 * The perfect player of games that are solved. All positions of tic-tac-toe are solved once, so it is fast
 * enough to train others; for Metelyk see metelyk/perfect_player.ts.
 *
 * @module
 */
import { file, type FileContent, integer } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { codeOf, ticTacToe, type TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import type { Agent, AgentEntry } from "./agent.ts";
import { kernelParameter, type KernelValue } from "./kernel.ts";
import { KnownStrategy } from "./metelyk/known_strategy.ts";
import { LARGEST, perfectPlayer } from "./metelyk/perfect_player.ts";
import { loadWeights } from "./metelyk/weights.ts";
import { moveAlone } from "./move_alone.ts";
import { agentParameter, type NestedAgents } from "./nested_agents.ts";

interface Values {
  readonly nodes: number;
  /** The spec of an agent in its nested form. */
  readonly otherwise: string;
  readonly kernel: KernelValue;
  readonly strategy?: FileContent<KnownStrategy> | null;
}

/** Weights of the outlook of Metelyk, when they are loaded. */
let weights: Int8Array | undefined;

/**
 * Plays each of the moves with the best result with the same probability.
 *
 * @param agents makes the agent that plays where nothing is proved
 */
export function perfectAgent(agents: NestedAgents): AgentEntry<Values> {
  return {
    summary:
      "any of the moves with the best result: from the solved game, or on the largest board of " +
      "Metelyk as far as its strategy and its nodes reach",
    games: ["tictactoe", "metelyk"],

    parameters: (game) => game.name === "metelyk" ? parametersOfMetelyk(agents, game) : {},

    async prepare(game, { otherwise }) {
      if (game.name !== "metelyk") return;
      weights ??= await loadWeights();
      await agents.prepareAgents([otherwise], game);
    },

    create(name, game, { nodes, otherwise, kernel, strategy }) {
      if (game.name !== "metelyk") return perfectAtTicTacToe(name);
      const nested = agents.createAgent(otherwise, game);
      const known = strategy?.content ?? null;
      return perfectPlayer(name, {
        ...{ game, weights, nodes, kernel, strategy: known, otherwise: nested },
      });
    },
  };
}

function parametersOfMetelyk(agents: NestedAgents, game: Game) {
  return {
    nodes: integer(
      1,
      1_000_000_000,
      300_000,
      "the most nodes for a move on the largest board; smaller boards are solved",
    ),
    otherwise: agentParameter(agents, game, "alphabeta", "the agent that plays what is not proved"),
    kernel: kernelParameter,
    ...isLargest(game) && {
      strategy: file(
        "a strategy, as `study artifact` writes it",
        (bytes) => new KnownStrategy(bytes),
        "White's strategy on the largest board, the artifact `join` of metelyk-solved",
      ),
    },
  };
}

function isLargest(game: Game): boolean {
  return (game.start() as MetelykPosition).size === LARGEST;
}

function perfectAtTicTacToe(name: string): Agent {
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
}

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
