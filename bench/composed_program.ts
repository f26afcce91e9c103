/**
 * The composed search of chess as the agent `search` has it: table, quiescence, null move, null windows, and
 * loud moves, killers and history first.
 *
 * @module
 */
import { createEvaluation, searchRoot, usualSearch } from "matchbox/agents/mod.ts";
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
  const { search, algorithm } = usualSearch(game, {
    evaluation: createEvaluation(game, evaluation),
    tableBits: TABLE_BITS,
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
