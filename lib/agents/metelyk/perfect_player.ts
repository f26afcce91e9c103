/**
 * The perfect player of Metelyk. Boards with a side of up to 3 are solved while it plays. On the largest board
 * it plays White's strategy, if it has one; then what it can prove with a number of nodes; and where it
 * proves nothing, as another agent does.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { Agent, AgentContext, Analysis } from "../agent.ts";
import type { KernelValue } from "../kernel.ts";
import { moveAlone } from "../move_alone.ts";
import { SearchStopped } from "../search/limit.ts";
import type { KnownStrategy } from "./known_strategy.ts";
import { Solver } from "./solver.ts";

/** What the player is made with. */
export interface PerfectPlayer {
  readonly game: Game;
  /** The weights of the outlook, for the largest board. */
  readonly weights: Int8Array | undefined;
  /** The most claims that are searched for a move on the largest board. */
  readonly nodes: number;
  readonly kernel: KernelValue;
  /** White's strategy on the largest board; null for none. */
  readonly strategy: KnownStrategy | null;
  /** Plays where nothing is proved. */
  readonly otherwise: Agent;
}

/** The size of the board that is not solved in a moment. */
export const LARGEST = 4;

/** A table of 64 MB. */
const LARGE_TABLE_BITS = 20;

/** Makes the player. */
export function perfectPlayer(name: string, player: PerfectPlayer): Agent {
  const { game, weights, nodes, kernel, strategy, otherwise } = player;
  const { size } = game.start() as MetelykPosition;
  const large = size === LARGEST;
  const tableBits = large ? LARGE_TABLE_BITS : undefined;
  const solver = new Solver({ size, weights, tableBits }, kernel);

  /** The moves with the best result and this result; null when it is not proved. */
  const solve = (position: Position, context: AgentContext) => {
    const { stopped } = context;
    solver.begin({ stopped, ...large && { nodes } });
    const current = position.clone();
    try {
      // The whole position first: then the search goes to the moves that matter.
      const value = solver.value(current);
      const moves = solver.moves(game, current);
      return { value, best: moves.filter((each) => each.value === value), moves };
    } catch (error) {
      if (error instanceof SearchStopped) return null;
      throw error;
    }
  };

  const known = (position: Position) => strategy?.moveIn(position as MetelykPosition) ?? null;

  const analyse = (position: Position, context: AgentContext): Analysis => {
    const move = known(position);
    if (move !== null) {
      return { ...moveAlone(move, "White's strategy; won with best play"), value: 1 };
    }
    const solved = solve(position, context);
    if (!solved) {
      const note = `not proved with ${solver.nodes} nodes; as ${otherwise.name}`;
      const found = otherwise.analyse?.(position, context);
      return found ? { ...found, note } : moveAlone(otherwise.choose(position, context), note);
    }
    const { value, best, moves } = solved;
    const chosen = best[context.random.below(best.length)].move;
    const word = ["lost", "drawn", "won"][1 + value];
    const among = best.length === 1
      ? "the only best move"
      : `at random among ${best.length} best moves`;
    return {
      ...moveAlone(chosen, `${among}; ${word} with best play`),
      ...{ value, moves: moves.map((each) => ({ ...each, exact: true })) },
      stats: { nodes: solver.nodes },
    };
  };

  return {
    name,
    choose(position, context) {
      const move = known(position);
      if (move !== null) return move;
      const solved = solve(position, context);
      if (!solved) return otherwise.choose(position, context);
      return solved.best[context.random.below(solved.best.length)].move;
    },
    analyse,
    gameStart: (side) => otherwise.gameStart?.(side),
    gameEnd: (result, side) => otherwise.gameEnd?.(result, side),
  };
}
