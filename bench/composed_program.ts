/**
 * The composed search of chess as the agent `search` has it: table, quiescence, null move, null windows, and
 * loud moves, killers and history first.
 *
 * @module
 */
import {
  composedSearch,
  createEvaluation,
  history,
  killers,
  loudFirst,
  Search,
  searchRoot,
  stagedOrder,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";

/** Slots of the table: 2 to this power. */
const TABLE_BITS = 18;

/**
 * Makes the program: it searches a position to a depth, by iterative deepening.
 *
 * @param evaluation spec of the evaluation
 */
export function composedProgram(
  evaluation: string,
): (position: Position, depth: number) => { value: number; nodes: number } {
  const game = findGame("chess");
  const search = new Search(game, {
    evaluation: createEvaluation(game, evaluation),
    order: stagedOrder([loudFirst(game), killers(), history(game.maxMoves)], true),
    table: new TranspositionTable(TABLE_BITS),
  });
  const algorithm = composedSearch(game, {
    scout: true,
    quiescence: true,
    nullMove: { reduction: 2, verified: true },
  });
  return (position, depth) => {
    // A limit that is never reached asks for iterative deepening.
    const { value, stats } = searchRoot(position, search, algorithm, {
      depth,
      limit: {},
      scouts: true,
    });
    return { value, nodes: stats.nodes };
  };
}
