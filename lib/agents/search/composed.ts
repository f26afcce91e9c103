/**
 * The composed search: alpha-beta with techniques that can be switched on and off (E1, C36). The
 * transposition table and the move order are parts of `Search`. Those here change how a node is searched:
 * null windows after the first move (NegaScout), the null move, ProbCut, check extension, cuts by the evaluation, late move
 * reductions, and quiescence search at depth 0.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import type { Algorithm } from "./algorithm.ts";
import * as futility from "./futility.ts";
import { reductionOf } from "./late_move_reductions.ts";
import { recall, remember } from "./memory.ts";
import { NO_MOVE } from "./move_order.ts";
import { type NullMove, nullMoveOf } from "./null_move.ts";
import { NULL_WINDOW } from "./null_window.ts";
import { type ProbCut, probCutOf } from "./probcut.ts";
import { quiescenceOf, type QuiescencePruning } from "./quiescence.ts";
import type { Search } from "./search.ts";
import { DECIDED } from "./value.ts";

const { isAboveBeta, isRazored, isTooLate, mostLost, quietCeiling } = futility;

/** The least depth of a node that is searched less deep without a move in the table. */
const INTERNAL_DEPTH = 4;

/** The parameters of the search, apart from the table and the move order of its `Search`. */
export interface ComposedParts extends futility.FutilityParts {
  /** Whether moves after the first are tried with a null window. */
  readonly scout?: boolean;
  /** Default: no null move. Ignored in games that do not allow a pass. */
  readonly nullMove?: NullMove;
  /** Whether there is a quiescence search at depth 0. Ignored in games without tactics. */
  readonly quiescence?: boolean;
  /** The loud moves that it leaves out; default: none. */
  readonly pruning?: QuiescencePruning;
  /** Whether a node under a threat is searched a ply deeper, up to twice the depth of the root. */
  readonly extension?: boolean;
  /** Whether late quiet moves are searched less deep. Ignored in games that do not tell which moves are loud. */
  readonly reductions?: boolean;
  /**
   * Whether a node without a move in the table is searched a ply less deep: its order is poor, and the next depth comes
   * with one (internal iterative reduction, as in most programs since 2020). Only with a table.
   */
  readonly internal?: boolean;
  /** Whether the quiescence search uses the table, if there is one. */
  readonly quietTable?: boolean;
  /**
   * Whether a position that has occurred before counts as drawn. Then the table is used everywhere; without, it is not
   * where earlier positions may decide. Ignored in games where no position occurs twice.
   */
  readonly repetition?: boolean;
  /** Default: no ProbCut. */
  readonly probCut?: ProbCut;
}

/**
 * Makes a search from these parts. Without a null move, ProbCut, quiescence, extension, reductions and cuts by
 * the evaluation, and with a table that trusts only equal depths, its value is that of minimax.
 */
export function composedSearch(game: Game, parts: ComposedParts): Algorithm {
  const { scout = false, nullMove } = parts;
  const tactics = game.tactics;
  const quiesce = parts.quiescence && tactics
    ? quiescenceOf(game, parts.pruning, parts.quietTable)
    : null;
  const refutes = nullMove && tactics?.pass ? nullMoveOf(nullMove, valueOf) : null;
  const probCut = parts.probCut
    ? probCutOf(
      parts.probCut,
      (position, depth, alpha, beta, search) => valueOf(position, depth, alpha, beta, true, search),
    )
    : null;
  const extension = parts.extension === true && tactics !== undefined;
  const knowsQuiet = tactics?.isLoud !== undefined && tactics.threatens !== undefined;
  const reductions = parts.reductions === true && knowsQuiet;
  const cuts = parts.futility === true && knowsQuiet;
  const razors = parts.razoring === true && quiesce !== null;
  const internal = parts.internal === true;
  const losing = parts.losing === true && tactics?.loses !== undefined;
  const repeats = parts.repetition === true ? game.repeats : undefined;
  const usesStatic = cuts || razors || nullMove?.adaptive === true;
  const usesThreats = extension || usesStatic || reductions || losing;
  /** Nodes further from the root are not extended. */
  let horizon = 0;
  return (position, depth, alpha, beta, search) => {
    horizon = 2 * (depth + search.ply);
    return valueOf(position, depth, alpha, beta, true, search);
  };

  function valueOf(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    mayPass: boolean,
    search: Search,
  ): number {
    const threatened = usesThreats && tactics!.threatened(position);
    if (extension && threatened && search.ply < horizon) depth++;
    if (depth === 0 && quiesce) return quiesce(position, alpha, beta, search);
    search.enter();
    if (depth === 0) return search.leaf(position);

    if (repeats?.(position)) return search.drawn();

    const { moves, ply, table } = search;
    const trusted = table !== null &&
      (repeats !== undefined || !search.game.pastMatters?.(position, depth));
    let hashMove = NO_MOVE;
    if (table !== null) {
      const known = recall(position, depth, alpha, beta, trusted, search);
      if (!Number.isNaN(known)) return known;
      hashMove = search.hashMove;
      if (internal && hashMove === NO_MOVE && depth >= INTERNAL_DEPTH) depth--;
    }

    const open = beta - alpha > NULL_WINDOW;
    let staticValue = NaN;
    if (usesStatic && !threatened && !open && position.result() === null) {
      staticValue = search.evaluate(position);
      if (cuts && mayPass && isAboveBeta(depth, beta, staticValue)) return staticValue;
      if (razors && isRazored(depth, alpha, staticValue)) {
        const value = quiesce!(position, alpha, beta, search);
        if (value <= alpha) return value;
      }
    }
    if (refutes !== null && mayPass) {
      const bound = refutes(position, depth, beta, staticValue, search);
      if (!Number.isNaN(bound)) return bound;
    }
    if (probCut !== null) {
      const bound = probCut(position, depth, alpha, beta, search);
      if (!Number.isNaN(bound)) return bound;
    }
    const count = position.moves(moves, 0);
    if (count === 0) return search.gameOver(position);
    search.order.arrange(position, depth, ply, hashMove, moves, count);
    const ceilingOfQuiet = cuts && staticValue === staticValue
      ? quietCeiling(depth, alpha, staticValue)
      : Infinity;
    const floor = alpha;
    let best = -Infinity;
    let bestMove = NO_MOVE;
    let ceiling = beta;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      let reduction = 0;
      if (knowsQuiet && i > 0 && !threatened && (cuts || reductions)) {
        const plies = reductions ? reductionOf(depth, i, open) : 0;
        const hopeless = best > -DECIDED && cuts && staticValue === staticValue &&
          (ceilingOfQuiet <= alpha || isTooLate(depth, i));
        if (
          (plies > 0 || hopeless) && !tactics!.isLoud!(position, move) &&
          !tactics!.threatens!(position, move)
        ) {
          if (hopeless) {
            if (ceilingOfQuiet <= alpha && ceilingOfQuiet > best) best = ceilingOfQuiet;
            continue;
          }
          reduction = plies;
        }
      }
      if (
        losing && i > 0 && !threatened && !open && best > -DECIDED &&
        tactics!.loses!(position, move, mostLost(depth))
      ) continue;
      search.play(position, move);
      let value = -Infinity;
      let deepens = true;
      if (reduction > 0) {
        const left = depth - 1 - reduction;
        value = -valueOf(position, left, -alpha - NULL_WINDOW, -alpha, true, search);
        deepens = value > alpha;
      }
      if (deepens) {
        value = -valueOf(position, depth - 1, -ceiling, -alpha, true, search);
        if (value >= ceiling && value < beta) {
          search.stats.reSearches++;
          value = -valueOf(position, depth - 1, -beta, NULL_WINDOW - value, true, search);
        }
      }
      search.undo(position);
      if (value > best) {
        best = value;
        bestMove = move;
      }
      if (value > alpha) {
        alpha = value;
        search.principalVariation.set(ply, move);
      }
      if (value >= beta) {
        search.cutoff(position, depth, i, move);
        break;
      }
      if (scout) ceiling = alpha + NULL_WINDOW;
    }
    if (trusted) remember(position, depth, floor, beta, best, bestMove, search);
    return best;
  }
}
