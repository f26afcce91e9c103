/**
 * A link of a proof: one subproblem, searched with a null window.
 *
 * @module
 */
import { PLAIN_PARTS } from "matchbox/agents/endgame/endgame_parts.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { type ScoreBounds, SplitSolution } from "matchbox/agents/endgame/split_solution.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { boundsForDark, forDark, type Problem } from "./problem.ts";
import type { Goal, SearchRow } from "./rows.ts";

/** What earlier links of a proof found: the bounds of subproblems, for their side to move. */
export type Known = readonly ({ readonly position: string } & ScoreBounds)[];

/** The division of a problem, with what is known of its subproblems. */
export function splitOf({ game, start }: Problem, plies: number, known: Known): SplitSolution {
  const split = new SplitSolution(game, start, plies);
  for (const { position, ...bounds } of known) split.add(position, bounds);
  return split;
}

/**
 * Searches the next subproblem of a proof.
 *
 * @param number of the search within its proof
 * @returns null when the proof is complete
 */
export function nextLink(
  problem: Problem,
  split: SplitSolution,
  goal: Goal,
  number: number,
  tableBits: number,
): SearchRow | null {
  const next = split.open(leastScore(problem, goal));
  if (next === null) return null;
  const position = problem.game.start(next.position) as ReversiPosition;
  const solver = new EndgameSolver(position.size, tableBits, PLAIN_PARTS);
  solver.begin();
  const score = solver.score(position, next.alpha, next.beta);
  split.record(next, score);
  const squares = position.size ** 2;
  const bounds = {
    lower: score > next.alpha ? score : -squares,
    upper: score < next.beta ? score : squares,
  };
  return {
    goal,
    number,
    position: next.position,
    empties: emptySquares(position),
    ...boundsForDark(bounds, position.side),
    nodes: solver.nodes,
  };
}

/**
 * Each proof asks whether the score for the side to move is at least some number. The scores of full and of
 * decided boards are even, so more than the expected score is two more.
 */
function leastScore({ start, expected }: Problem, goal: Goal): number {
  const score = forDark(expected, start.side);
  // That light scores at least n means that dark scores at most -n.
  const proves = (goal === "at least") === (start.side === 0);
  return proves ? score : score + 2;
}
