/**
 * The values of moves by which the moves of the programs are judged: in chess by a much deeper search with a
 * third evaluation, in Reversi by exact values of endgames.
 *
 * @module
 */
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { searchRoot } from "matchbox/agents/search/root.ts";
import { usualSearch } from "matchbox/agents/search/usual_search.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";

/** What a reference says of the moves of one position. */
export interface Judgement {
  readonly best: Move;
  readonly moves: readonly Move[];
  /** Whether the loss of a move is at least so much: its value is below that of the best move by it. */
  losesAtLeast(move: Move, loss: number): boolean;
  /** The value of the best move minus that of a move, 0 or more. */
  lossOf(move: Move): number;
}

/** Judges a position, in which the game is not over. */
export type Reference = (position: Position) => Judgement;

/** Depth of the reference in chess: the programs reach about 3 plies. */
const DEPTH = 5;

/** A full-width search with quiescence and without a null move; its table changes no value. */
export function deepSearch(game: Game, evaluation: string): Reference {
  const { search, algorithm } = usualSearch(game, {
    evaluation: createEvaluation(game, evaluation),
    tableBits: 16,
    nullMove: false,
  });
  return (position) => {
    const { move: best, value } = searchRoot(position, search, algorithm, {
      ...{ depth: DEPTH, limit: {}, scouts: true },
    });
    const valueOf = (move: Move, alpha: number, beta: number) => {
      search.play(position, move);
      const found = -algorithm(position, DEPTH - 1, -beta, -alpha, search);
      search.undo(position);
      return found;
    };
    return {
      best,
      moves: legalMoves(game, position),
      losesAtLeast: (move, loss) =>
        move !== best && valueOf(move, value - loss, value) <= value - loss,
      lossOf: (move) => move === best ? 0 : value - valueOf(move, -Infinity, Infinity),
    };
  };
}

/** Exact values: discs at the end with best play. */
export function exactEndgame(): Reference {
  const solver = new EndgameSolver(8, 14);
  return (position) => {
    solver.begin();
    const scores = solver.moves(position);
    const value = Math.max(...scores.map(({ score }) => score));
    const lossOf = (wanted: Move) => value - scores.find(({ move }) => move === wanted)!.score;
    return {
      best: scores.find(({ score }) => score === value)!.move,
      moves: scores.map(({ move }) => move),
      losesAtLeast: (move, loss) => lossOf(move) >= loss,
      lossOf,
    };
  };
}
