/**
 * The player that searches with alpha-beta (D1, E1).
 *
 * @module
 */
import { integer, oneOf } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import type { AgentEntry } from "./agent.ts";
import type { Evaluation } from "./evaluate/mod.ts";
import { alphaBeta } from "./search/alpha_beta.ts";
import { alphaBetaWithMemory } from "./search/alpha_beta_memory.ts";
import { killerOrder } from "./search/killers.ts";
import { asGenerated, type MoveOrder } from "./search/move_order.ts";
import { Search } from "./search/search.ts";
import { shallowOrder } from "./search/shallow_order.ts";
import { TranspositionTable } from "./search/transposition_table.ts";
import { MAX_DEPTH, searcherParameters, type SearcherValues, searchingAgent } from "./searcher.ts";

interface Values extends SearcherValues {
  readonly order: "generated" | "best" | "worst" | "killers";
  readonly ordering_depth: number;
  /** The transposition table has 2^table_bits slots; without it there is none. */
  readonly table_bits: number | null;
}

/** Plays what alpha-beta finds. */
export const alphabeta: AgentEntry<Values> = {
  summary: "the same value with fewer nodes",

  parameters(game) {
    const { depth, eval: evaluation, ...limit } = searcherParameters(game, 4);
    return {
      depth,
      eval: evaluation,
      order: oneOf(["generated", "best", "worst", "killers"], "generated"),
      ordering_depth: integer(0, MAX_DEPTH, 1),
      ...limit,
      table_bits: integer(1, 26, null),
    };
  },

  prepare: (_game, values) => values.eval.prepare(),

  create(name, game, values) {
    const evaluation = values.eval.create();
    const order = orderOf(game, evaluation, values);
    const table = values.table_bits === null
      ? undefined
      : new TranspositionTable(values.table_bits);
    const search = new Search(game, { evaluation, order, table });
    return searchingAgent(name, values, search, table ? alphaBetaWithMemory : alphaBeta);
  },
};

function orderOf(game: Game, evaluation: Evaluation, values: Values): MoveOrder {
  switch (values.order) {
    case "generated":
      return asGenerated;
    case "killers":
      return killerOrder();
    default:
      return shallowOrder(game, values.ordering_depth, evaluation, values.order).order;
  }
}
