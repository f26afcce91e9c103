/**
 * The compared methods: the endgame solver, whole and without one of its parts, and the alpha-beta of the
 * textbook. All find the same score.
 *
 * @module
 */
import { type EndgameParts, PLAIN_PARTS } from "matchbox/agents/endgame/endgame_parts.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { Evaluation } from "matchbox/agents/evaluate/mod.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { alphaBetaWithMemory } from "matchbox/agents/search/alpha_beta_memory.ts";
import type { Limit } from "matchbox/agents/search/limit.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { finalScore } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";

/** The textbook's searches. */
export const textbooks = ["alpha-beta", "alpha-beta with a table"] as const;

/** Names of the parts of the solver. */
export const partNames = {
  table: "the table",
  childCutoffs: "cutoffs by children in the table",
  fastestFirst: "fastest first",
  stableDiscs: "stable discs",
} as const satisfies Partial<Record<keyof EndgameParts, string>>;

export type Part = keyof typeof partNames;
export type Method = "solver" | typeof textbooks[number] | `solver without ${string}`;

/** The parts of the solver, in the order in which they are shown. */
export const parts = Object.keys(partNames) as Part[];

/** The solver without one of its parts. */
export function without(part: Part): Method {
  return `solver without ${partNames[part]}`;
}

/** The result and the cost of solving a position. */
export interface Solved {
  /** For the side to move. */
  readonly score: number;
  /**
   * Positions searched. The solver's short searches for the order of its moves are not counted; its time
   * contains them.
   */
  readonly nodes: number;
}

/** Solves endgames by one method. */
export interface Solver {
  /** Forgets all positions, and sets a limit. */
  begin(position: Position, limit?: Limit): void;
  /** @throws {SearchStopped} when the limit is reached */
  solve(position: Position): Solved;
}

/** Tables of 2^18 entries, those of the solver in threes. */
const TABLE_BITS = 18;

const reversi = findGame("reversi");
const made = new Map<Method, Solver>();

/** The solver of a method; it is made once, because of its table. */
export function solverOf(method: Method): Solver {
  let solver = made.get(method);
  if (!solver) made.set(method, solver = newSolver(method));
  return solver;
}

function newSolver(method: Method): Solver {
  if (method === "alpha-beta") return textbook(false);
  if (method === "alpha-beta with a table") return textbook(true);
  const left = parts.find((part) => method === without(part));
  const solver = new EndgameSolver(8, TABLE_BITS, { ...PLAIN_PARTS, ...left && { [left]: false } });
  return {
    begin: (_, limit) => solver.begin(limit),
    solve: (position) => ({ score: solver.score(position), nodes: solver.nodes }),
  };
}

/** Alpha-beta to the end of the game, with the moves as generated. */
function textbook(withTable: boolean): Solver {
  const table = withTable ? new TranspositionTable(TABLE_BITS) : undefined;
  const search = new ScoreSearch(reversi, { evaluation: neverAsked, table });
  const algorithm = withTable ? alphaBetaWithMemory : alphaBeta;
  return {
    begin: (position, limit) => search.begin(position, limit),
    solve(position) {
      const score = algorithm(position, reversi.maxPlies, -Infinity, Infinity, search);
      return { score: score + 0, nodes: search.stats.nodes };
    },
  };
}

/** A search for the score of the game in discs, not only for who wins. */
class ScoreSearch extends Search {
  override gameOver(position: Position): number {
    this.stats.leaves++;
    return finalScore(position as ReversiPosition);
  }
}

/** No search ends before the game. */
const neverAsked: Evaluation = {
  evaluate() {
    throw new Error("a search to the end of the game evaluates no position");
  },
};
