/**
 * The agent that plays Connect Four perfectly once few enough squares are free, and before as another agent.
 *
 * @module
 */
import { integer, UsageError } from "matchbox/base/mod.ts";
import type { ConnectFourPosition } from "matchbox/games/connect_four/position.ts";
import type { Position } from "matchbox/games/game.ts";
import type { Agent, AgentEntry } from "../agent.ts";
import { kernelParameter, type KernelValue } from "../kernel.ts";
import { agentParameter, type NestedAgents } from "../nested_agents.ts";
import { ConnectFourSolver, DEFAULT_SOLVER_BITS, type Value } from "./solve.ts";

interface Values {
  readonly empties: number;
  /** The spec of an agent in its nested form. */
  readonly before: string;
  readonly table_bits: number;
  readonly kernel: KernelValue;
}

const WORDS: Readonly<Record<Value, string>> = { "1": "won", "0": "drawn", "-1": "lost" };

/**
 * Solves the position when at most `empties` squares are free. Values are then 1 for a win, 0 for a draw, -1
 * for a loss.
 *
 * @param agents makes the agent that plays before
 */
export function solverAgent(agents: NestedAgents): AgentEntry<Values> {
  return {
    summary: "any of the moves with the best result, by a full search once few squares are free",
    games: ["connect_four"],

    parameters: (game) => ({
      empties: integer(1, 64, 26, "solves positions with at most this many free squares"),
      before: agentParameter(agents, game, "alphabeta:depth=6", "the agent that plays before"),
      table_bits: integer(
        1,
        24,
        DEFAULT_SOLVER_BITS,
        "a transposition table of 2^table_bits buckets of 16 bytes",
      ),
      kernel: kernelParameter,
    }),

    prepare: (game, { before }) => agents.prepareAgents([before], game),

    create(name, game, { empties, before, table_bits, kernel }) {
      const { size } = game.start() as ConnectFourPosition;
      const solver = new ConnectFourSolver(size, table_bits, {}, kernel);
      const nested = agents.createAgent(before, game);
      const solvable = (position: Position) =>
        size.columns * size.rows - (position as ConnectFourPosition).count <= empties;
      const analyse: Agent["analyse"] = (position, { random, progress }) => {
        if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
        solver.begin();
        const moves = solver.moves(position, progress);
        const { nodes } = solver;
        const best = solver.bestMoves(position, moves);
        const move = best[random.below(best.length)];
        const { value } = moves.find((each) => each.move === move)!;
        const among = best.length === 1 ? "the only best move" : `one of ${best.length} best moves`;
        return {
          ...{ move, value, note: `${among}; ${WORDS[value]} with best play` },
          depth: size.columns * size.rows - (position as ConnectFourPosition).count,
          principalVariation: [move],
          moves: moves.map((each) => ({ ...each, exact: true })),
          stats: { nodes },
        };
      };
      return {
        name,

        choose(position, context) {
          if (!solvable(position)) return nested.choose(position, context);
          const { move, value, depth, principalVariation, stats } = analyse(position, context);
          // Who listens has no influence on the move.
          context.found?.({ move, value, depth, principalVariation, nodes: stats.nodes });
          return move;
        },

        analyse(position, context) {
          if (solvable(position)) return analyse(position, context);
          if (nested.analyse) return nested.analyse(position, context);
          throw new UsageError(
            `agent ${name} solves positions with at most ${empties} free squares, ` +
              `and ${nested.name} does not analyse those before`,
          );
        },

        gameStart: (side) => nested.gameStart?.(side),
        gameEnd: (result, side) => nested.gameEnd?.(result, side),
      };
    },
  };
}
