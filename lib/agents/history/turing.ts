/**
 * Turing's paper machine, Turochamp: the rules by which A. M. Turing and D. Champernowne (1948) played chess with pencil
 * and paper, as A. M. Turing published them ("Digital computers applied to games", 1953).
 *
 * - All moves of the machine and all replies are considered, and further on only considerable moves: to retake what a
 *   considerable move took, to take an undefended man, to take a man with one of less value, and mate.
 * - A position without considerable moves is dead. It is worth W / B, the men of both sides by the values pawn 1,
 *   knight 3, bishop 3 1/2, rook 5, queen 10. In another position the side to move may play a considerable move, or
 *   leave it at W / B where it has other moves as well.
 * - Of the moves with the greatest value the machine plays the one with the greatest position-play value, which is
 *   found without looking ahead.
 *
 * What is left open: of equal moves the first is played. A bare king counts as half a pawn, so that the ratio is finite.
 * A mate is better the sooner it comes. The values are logarithms of W / B, which have the same order.
 *
 * Turing took more than half an hour for a move. Alpha-beta, which he did not have, leaves out what cannot change
 * the choice; `cutoffs=false` searches all, as on paper.
 *
 * @module
 */
import { flag, integer } from "matchbox/base/mod.ts";
import { isAttacked } from "matchbox/games/chess/attacks.ts";
import * as geometry from "matchbox/games/chess/geometry.ts";
import { isCastling } from "matchbox/games/chess/move.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Move, Position, Side } from "matchbox/games/game.ts";
import type { AgentContext, AgentEntry, RootMove } from "../agent.ts";
import type { Algorithm } from "../search/algorithm.ts";
import type { DepthSearch, Found } from "../search/depth_search.ts";
import { analyseRoot, listenersOf, type RootOptions, searchRoot } from "../search/root.ts";
import { Search } from "../search/search.ts";
import { limitOf, limitParameters, type LimitValues, MAX_DEPTH } from "../search_limits.ts";
import { givesMate, positionPlay } from "./position_play.ts";

const { BISHOP, BLACK, EMPTY, KIND, KNIGHT, PAWN, QUEEN, ROOK, WHITE } = geometry;

/** Turing's values of the men by kind; the king is never taken. */
const VALUES = [0, 1, 3, 3.5, 5, 10, 1000];
const BARE_KING = 0.5;

/** Less than any difference of two logarithms of W / B that are not equal. */
const LESS = 1e-9;

interface Values extends LimitValues {
  readonly depth: number;
  readonly cutoffs: boolean;
}

/** The paper machine. */
export const turing: AgentEntry<Values> = {
  summary: "chess by Turing's paper machine of 1948: two plies, considerable moves, position-play",
  games: ["chess"],

  parameters: () => ({
    depth: integer(
      1,
      MAX_DEPTH,
      2,
      "plies in which every move is considerable; with nodes or seconds the most",
    ),
    ...limitParameters,
    cutoffs: flag(true, "alpha-beta, which finds the same move; Turing searched without it"),
  }),

  create(name, game, values) {
    const search = new Search(game, { evaluation: { evaluate: ratio } });
    const algorithm = considering(values.cutoffs);
    const options = (context: AgentContext): RootOptions => ({
      ...listenersOf(context),
      depth: values.depth,
      limit: limitOf(values, context.clock),
      root: (position, search, algorithm) => new PaperRoot(position, search, algorithm),
    });
    return {
      name,
      choose: (position, context) => searchRoot(position, search, algorithm, options(context)).move,
      analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
    };
  },
};

/** The logarithm of the men of the side to move divided by those of the other. */
function ratio(position: Position): number {
  const { side } = position;
  const chess = position as ChessPosition;
  return Math.log(menOf(chess, side) / menOf(chess, side === 0 ? 1 : 0));
}

function menOf(position: ChessPosition, side: Side): number {
  let sum = 0;
  for (const kind of [PAWN, KNIGHT, BISHOP, ROOK, QUEEN] as const) {
    sum += VALUES[kind] * position.pieceCount(side, kind);
  }
  return Math.max(sum, BARE_KING);
}

/** Every move for `depth` plies, and then the considerable ones. */
function considering(cutoffs: boolean): Algorithm {
  return valueOf;

  function valueOf(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    search: Search,
  ): number {
    search.enter();
    const { moves, ply } = search;
    let count = position.moves(moves, 0);
    if (count === 0) return search.gameOver(position);
    let best = -Infinity;
    if (depth <= 0) {
      const all = count;
      count = considerableMoves(position as ChessPosition, moves, count);
      if (count < all) {
        search.stats.leaves++;
        best = search.evaluate(position);
      }
    }
    for (let i = 0; i < count && (!cutoffs || best < beta); i++) {
      search.play(position, moves[i]);
      const lower = Math.max(alpha, best);
      const value = -valueOf(position, depth - 1, -beta, -lower, search);
      search.undo(position);
      if (value <= best) continue;
      best = value;
      search.principalVariation.set(ply, moves[i]);
    }
    return best;
  }
}

/** Keeps the considerable moves among the first `count`, in their order, and returns their number. */
export function considerableMoves(
  position: ChessPosition,
  moves: Int32Array,
  count: number,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    if (isConsiderable(position, moves[i])) moves[kept++] = moves[i];
  }
  return kept;
}

/** A capture is only looked at where the last move, if it took a man, was considerable. */
function isConsiderable(position: ChessPosition, move: Move): boolean {
  const { cells } = position;
  if (takes(cells, move)) {
    const to = move >> 8 & 255;
    const enemy = position.side === 0 ? BLACK : WHITE;
    const man = cells[to] === EMPTY ? PAWN : cells[to] & KIND;
    if (to === position.takenOn || VALUES[man] > VALUES[cells[move & 255] & KIND]) return true;
    if (!isAttacked(cells, to, enemy)) return true;
  }
  return givesMate(position, move);
}

/** Whether a legal move takes a man. */
function takes(cells: Uint8Array, move: Move): boolean {
  return cells[move >> 8 & 255] !== EMPTY ||
    (cells[move & 255] & KIND) === PAWN && ((move ^ move >> 8) & 15) !== 0;
}

/** The root: of the moves with the best value the one with the best position-play value. */
class PaperRoot implements DepthSearch {
  found: Found;
  readonly #position: Position;
  readonly #search: Search;
  readonly #algorithm: Algorithm;
  readonly #moves: readonly Move[];

  constructor(position: Position, search: Search, algorithm: Algorithm) {
    this.#position = position;
    this.#search = search;
    this.#algorithm = algorithm;
    const out = new Int32Array(search.game.maxMoves);
    this.#moves = [...out.subarray(0, position.moves(out, 0))];
    const [move] = this.#moves;
    this.found = { move, value: 0, depth: 0, principalVariation: [move], moves: [] };
  }

  deepen(depth: number): Found {
    const search = this.#search;
    search.enter();
    let best = -Infinity;
    let bestPlay = -Infinity;
    let chosen: Pick<Found, "move" | "principalVariation"> = this.found;
    const moves: RootMove[] = [];
    for (const move of this.#moves) {
      const { value, play, line } = this.#try(move, depth, best);
      moves.push({ move, value, exact: value > best - LESS });
      if (value > best || value === best && play > bestPlay) {
        chosen = { move, principalVariation: line };
        bestPlay = play;
        best = value;
      }
    }
    return this.found = { ...chosen, value: best, depth, moves };
  }

  /** The value of a move, exact if it reaches `best`, and then its position-play value. */
  #try(move: Move, depth: number, best: number) {
    const [position, search] = [this.#position, this.#search];
    search.principalVariation.clear(0);
    search.play(position, move);
    const value = -this.#algorithm(position, depth - 1, -Infinity, LESS - best, search);
    const play = value < best
      ? -Infinity
      : positionPlay(position as ChessPosition, isCastling(move));
    search.undo(position);
    search.principalVariation.set(0, move);
    return { value, play, line: search.principalVariation.line(0) };
  }
}
