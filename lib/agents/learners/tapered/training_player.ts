/**
 * The player of the training games: the champion's search, to a number of nodes, with weights that learn.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import type { Analysis } from "../../agent.ts";
import { taperedEvaluation } from "../../evaluate/chess/tapered/evaluation.ts";
import type { TaperedWeights } from "../../evaluate/chess/tapered/weights.ts";
import { kernelOr } from "../../kernel.ts";
import type { KernelParts } from "../../search/algorithm.ts";
import { aspiration } from "../../search/aspiration.ts";
import { type ComposedParts, composedSearch } from "../../search/composed.ts";
import { planOf } from "../../search/composed_plan.ts";
import { history } from "../../search/history.ts";
import { planInKernel } from "../../search/in_kernel.ts";
import { killers } from "../../search/killers.ts";
import { losersLast, loudFirst } from "../../search/loud_moves.ts";
import { stagedOrder } from "../../search/order_stages.ts";
import { DELTA } from "../../search/quiescence.ts";
import { searchRoot } from "../../search/root.ts";
import { Search } from "../../search/search.ts";
import { TranspositionTable } from "../../search/transposition_table.ts";

/** More plies than so few nodes reach. */
const DEPTH = 60;
const TABLE = {
  bits: 16,
  replacement: "deeper",
  trust: "deeper",
  bounds: true,
  keep: true,
} as const;
const WINDOW = 40;

/**
 * The parts of the champion's search when its weights were learned. They stay as they are when the champion gets
 * others, so that the training can be repeated.
 */
const parts: ComposedParts = {
  scout: true,
  quiescence: true,
  pruning: { delta: DELTA, exchanges: true },
  nullMove: { reduction: 2, verified: false, adaptive: true },
  reductions: true,
  futility: true,
  losing: true,
  repetition: true,
};

/** Plays with these weights. */
export class TrainingPlayer {
  readonly #search: Search;
  readonly #parts: KernelParts;
  readonly #nodes: number;

  constructor(game: Game, weights: TaperedWeights, nodes: number) {
    this.#nodes = nodes;
    const evaluation = taperedEvaluation(weights);
    const order = stagedOrder(
      [loudFirst(game), killers(), history(game.maxMoves, true)],
      true,
      losersLast(game),
    );
    const plan = { ...planOf(parts), reSearchesLeaves: true, table: TABLE };
    const kernel = kernelOr<KernelParts, null>(
      null,
      () => planInKernel("tapered_weights", evaluation, order, plan),
      () => null,
    );
    const table = new TranspositionTable(kernel ? 1 : TABLE.bits, TABLE);
    this.#search = new Search(game, {
      evaluation,
      order: kernel?.order ?? order,
      table: kernel ? undefined : table,
    });
    this.#parts = kernel ?? {
      search: composedSearch(game, parts),
      order,
      forget: () => table.clear(),
    };
  }

  /** Begins a game. */
  begin(): void {
    this.#parts.forget();
  }

  /** Searches a position that is not over. */
  search(position: Position): Analysis {
    return searchRoot(position, this.#search, this.#parts.search, {
      ...{ depth: DEPTH, limit: { nodes: this.#nodes }, windows: aspiration(WINDOW) },
      ...{ scouts: true, reductions: true, unfinished: true },
    });
  }

  /** The centipawns by which captures and promotions change the value of a position. */
  restlessness(position: Position): number {
    const search = this.#search;
    search.begin(position);
    const value = this.#parts.search(position, 0, -Infinity, Infinity, search);
    return Math.abs(value - search.evaluation.evaluate(position));
  }
}
