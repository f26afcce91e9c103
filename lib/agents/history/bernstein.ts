/**
 * Bernstein's program, the first that played whole games of chess on a machine, an IBM 704 (A. Bernstein and M. de V.
 * Roberts, "Computer v. chess-player", Scientific American, 1958): of each position it searched only the seven most
 * plausible moves, four plies deep. So it looked at about 2,800 positions, which took eight minutes.
 *
 * It searched by minimax; `cutoffs=true` is alpha-beta, which finds the same move with fewer positions.
 *
 * @module
 */
import { flag, integer } from "matchbox/base/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Position } from "matchbox/games/game.ts";
import type { AgentContext, AgentEntry } from "../agent.ts";
import { createEvaluation } from "../evaluate/mod.ts";
import type { Algorithm } from "../search/algorithm.ts";
import { analyseRoot, listenersOf, type RootOptions, searchRoot } from "../search/root.ts";
import { Search } from "../search/search.ts";
import { limitOf, limitParameters, type LimitValues, MAX_DEPTH } from "../search_limits.ts";
import { sortByQuestions } from "./plausible_moves.ts";

interface Values extends LimitValues {
  readonly depth: number;
  readonly width: number;
  readonly cutoffs: boolean;
}

/** The program on the IBM 704. */
export const bernstein: AgentEntry<Values> = {
  summary: "chess by Bernstein's program of 1957: the seven most plausible moves, four plies deep",
  games: ["chess"],

  parameters: (game) => ({
    depth: integer(1, MAX_DEPTH, 4, "search depth in plies; with nodes or seconds the largest"),
    width: integer(1, game.maxMoves, 7, "plausible moves of a position"),
    ...limitParameters,
    cutoffs: flag(false, "alpha-beta, which finds the same move; the program searched without it"),
  }),

  create(name, game, values) {
    const search = new Search(game, { evaluation: createEvaluation(game, "bernstein") });
    const algorithm = plausible(values.width, values.cutoffs);
    const options = (context: AgentContext): RootOptions => ({
      ...listenersOf(context),
      depth: values.depth,
      limit: limitOf(values, context.clock),
      exhaustive: !values.cutoffs,
      select: (position, moves, count) => {
        sortByQuestions(position as ChessPosition, moves, count);
        return Math.min(count, values.width);
      },
    });
    return {
      name,
      choose: (position, context) => searchRoot(position, search, algorithm, options(context)).move,
      analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
    };
  },
};

/** Minimax, or alpha-beta, over the first `width` moves by the questions. */
function plausible(width: number, cutoffs: boolean): Algorithm {
  return valueOf;

  function valueOf(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    search: Search,
  ): number {
    search.enter();
    if (depth === 0) return search.leaf(position);
    const { moves, ply } = search;
    let count = position.moves(moves, 0);
    if (count === 0) return search.gameOver(position);
    sortByQuestions(position as ChessPosition, moves, count);
    count = Math.min(count, width);
    let best = -Infinity;
    for (let i = 0; i < count && (!cutoffs || best < beta); i++) {
      search.play(position, moves[i]);
      const value = -valueOf(position, depth - 1, -beta, -Math.max(alpha, best), search);
      search.undo(position);
      if (value <= best) continue;
      best = value;
      search.principalVariation.set(ply, moves[i]);
    }
    return best;
  }
}
