/**
 * Best play from a solved position to the end of the game.
 *
 * @module
 */
import { PLAIN_PARTS } from "matchbox/agents/endgame/endgame_parts.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { SplitSolution } from "matchbox/agents/endgame/split_solution.ts";
import type { Move } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { forDark, type Problem } from "./problem.ts";
import type { LineRow } from "./rows.ts";

/** Positions with at most so many empty squares are solved again, with the whole window. */
const CHECKED = 18;

/**
 * The moves given and those of best play after them, each with the position that it leads to. The first
 * plies are those of the proofs; a search finds the others.
 *
 * @param split with both proofs complete
 */
export function bestLine(problem: Problem, split: SplitSolution, tableBits: number): LineRow[] {
  const { game, start, given, expected } = problem;
  const line = split.line();
  const position = start.clone() as ReversiPosition;
  for (const move of line) position.play(move);
  const solver = new EndgameSolver(position.size, tableBits, PLAIN_PARTS);
  solver.begin();
  const rest: Move[] = position.result() === null
    ? solver.line(position, forDark(expected, position.side))
    : [];

  const current = game.start() as ReversiPosition;
  const all = [...given.map((name) => ({ name })), ...[...line, ...rest].map((move) => ({ move }))];
  return all.map((step, index) => {
    const move = "move" in step ? step.move : game.parse(current, step.name);
    const name = game.format(current, move);
    current.play(move);
    return {
      ply: index + 1,
      move: name,
      empties: emptySquares(current),
      dark: current.discs(0),
      light: current.discs(1),
      checked: checkedScore(current, tableBits),
    };
  });
}

function checkedScore(position: ReversiPosition, tableBits: number): number | null {
  if (emptySquares(position) > CHECKED) return null;
  const solver = new EndgameSolver(position.size, tableBits, PLAIN_PARTS);
  solver.begin();
  return forDark(solver.score(position), position.side);
}
