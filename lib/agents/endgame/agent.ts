/**
 * The agent that plays the end of Reversi perfectly, and everything before it as another agent does.
 *
 * @module
 */
import { integer, UsageError } from "matchbox/base/mod.ts";
import type { Move, Position } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { MOST_THREADS } from "matchbox/kernels/reversi/endgame_threads.ts";
import type { AgentContext, AgentEntry, Analysis } from "../agent.ts";
import { kernelParameter, type KernelValue } from "../kernel.ts";
import { agentParameter, type NestedAgents } from "../nested_agents.ts";
import { checkSolvable, DEFAULT_TABLE_BITS, EndgameSolver } from "./solve_endgame.ts";

interface Values {
  readonly empties: number;
  /** The spec of an agent in its nested form. */
  readonly before: string;
  readonly table_bits: number;
  readonly kernel: KernelValue;
  readonly threads: number | null;
}

/**
 * Solves the position when at most `empties` squares are empty. Values are then final scores in discs, with
 * the empty squares for the winner.
 *
 * @param agents makes the agent that plays before
 */
export function endgameAgent(agents: NestedAgents): AgentEntry<Values> {
  return {
    summary: "plays the end of the game perfectly, by an exact search",
    games: ["reversi"],

    parameters: (game) => ({
      empties: integer(1, 60, 14, "solves positions with at most this many empty squares"),
      before: agentParameter(agents, game, "alphabeta", "the agent that plays before"),
      table_bits: integer(
        1,
        24,
        DEFAULT_TABLE_BITS,
        "a transposition table of 2^table_bits buckets of 64 bytes",
      ),
      kernel: kernelParameter,
      threads: integer(
        1,
        MOST_THREADS,
        null,
        "threads that solve with one table, 1 if not set; with more, nodes depend on chance",
      ),
    }),

    prepare: (game, { before }) => agents.prepareAgents([before], game),

    create(name, game, { empties, before, table_bits, kernel, threads }) {
      const start = game.start() as ReversiPosition;
      checkSolvable(start);
      const { size } = start;
      const solver = new EndgameSolver(size, table_bits, {}, kernel, threads ?? 1);
      const nested = agents.createAgent(before, game);
      const solvable = (position: Position) => emptySquares(position as ReversiPosition) <= empties;
      return {
        name,

        choose(position, context) {
          if (!solvable(position)) return nested.choose(position, context);
          solver.begin();
          const value = solver.score(position);
          const { nodes } = solver;
          const move = solver.bestMove(position, value);
          // Who listens has no influence on the move.
          context.found?.({ ...lineFrom(position, move, value, solver), nodes });
          return move;
        },

        analyse(position, context) {
          if (solvable(position)) return analyse(position, solver, context);
          if (nested.analyse) return nested.analyse(position, context);
          throw new UsageError(
            `agent ${name} solves positions with at most ${empties} empty squares, ` +
              `and ${nested.name} does not analyse those before`,
          );
        },

        gameStart: (side) => nested.gameStart?.(side),
        gameEnd: (result, side) => nested.gameEnd?.(result, side),
      };
    },
  };
}

/** What a solved position is worth, and best play to the end that begins with a best move. */
function lineFrom(position: Position, move: Move, value: number, solver: EndgameSolver) {
  const after = position.clone();
  after.play(move);
  const principalVariation = [move, ...solver.line(after, 0 - value)];
  return { move, value, depth: principalVariation.length, principalVariation };
}

/** The exact score of every move, and best play to the end. */
function analyse(
  position: Position,
  solver: EndgameSolver,
  { progress, chosen }: AgentContext,
): Analysis {
  if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
  solver.begin();
  const value = solver.score(position);
  const { nodes } = solver;
  chosen?.();
  const found = lineFrom(position, solver.bestMove(position, value), value, solver);
  const moves = solver.moves(position, progress)
    .map(({ move, score }) => ({ move, value: score, exact: true }));
  return {
    ...found,
    moves,
    stats: { nodes },
  };
}
