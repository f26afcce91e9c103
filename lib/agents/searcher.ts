/**
 * Agents that search, one for each algorithm: it plays the best move that the algorithm finds.
 *
 * @module
 */
import { integer, oneOf } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { AgentContext, AgentEntry } from "./agent.ts";
import { type Evaluation, evaluationParameter, type EvaluationSpec } from "./evaluate/mod.ts";
import { kernelOr, kernelParameter, type KernelValue } from "./kernel.ts";
import type { AlgorithmEntry, KernelParts } from "./search/algorithm.ts";
import { algorithms } from "./search/algorithms.ts";
import { killerOrder } from "./search/killers.ts";
import { asGenerated, type MoveOrder } from "./search/move_order.ts";
import { analyseRoot, listenersOf, type RootOptions, searchRoot } from "./search/root.ts";
import { Search } from "./search/search.ts";
import { shallowOrder } from "./search/shallow_order.ts";
import { tableDefaults, TranspositionTable } from "./search/transposition_table.ts";
import { limitOf, limitParameters, type LimitValues, MAX_DEPTH } from "./search_limits.ts";

/** The parameters of an agent that searches; those that its algorithm does not use are missing. */
interface Values extends LimitValues {
  readonly depth: number;
  readonly eval: EvaluationSpec;
  readonly order?: "generated" | "best" | "worst" | "killers";
  readonly ordering_depth?: number;
  /** The transposition table has 2^table_bits slots; null for no table. */
  readonly table_bits?: number | null;
  readonly kernel?: KernelValue;
}

/** The agents that search, by name. */
export const searchAgents: Readonly<Record<string, AgentEntry>> = Object.fromEntries(
  Object.entries(algorithms).map(([name, entry]) => [name, searcher(entry)]),
);

/**
 * The agent of an algorithm, with the parameters of every search and those of the algorithm. With `nodes` or `seconds` it uses iterative deepening, to `depth` at most, and
 * plays the best move of the last completed depth.
 */
export function searcher(entry: AlgorithmEntry): AgentEntry<Values> {
  const { summary } = entry;
  return {
    summary,

    parameters: (game) => ({
      depth: integer(
        1,
        MAX_DEPTH,
        entry.depth,
        "search depth in plies; with nodes or seconds the largest",
      ),
      eval: evaluationParameter(game),
      ...(entry.exhaustive ? {} : {
        order: oneOf(
          ["generated", "best", "worst", "killers"],
          "generated",
          "move order: as generated, best or worst first by a shallow search, or killer moves",
        ),
        ordering_depth: integer(0, MAX_DEPTH, 1, "plies of the shallow search"),
      }),
      ...limitParameters,
      ...(entry.withMemory
        ? {
          table_bits: integer(
            1,
            26,
            entry.tableBits ?? null,
            "a transposition table of 2^table_bits entries",
          ),
        }
        : {}),
      ...(entry.kernel ? { kernel: kernelParameter } : {}),
      ...entry.parameters,
    }),

    prepare: (_game, values) => values.eval.prepare(),

    create(name, game, values) {
      const evaluation = values.eval.create();
      const order = orderOf(game, evaluation, values);
      const kernel = kernelOf(entry, values, evaluation, order);
      const table = kernel ? undefined : tableOf(values);
      const search = new Search(game, { evaluation, order: kernel?.order ?? order, table });
      const configured = { ...entry, ...entry.configure?.(values) };
      const { search: plain, withMemory = plain } = configured;
      const algorithm = kernel?.search ?? (table ? withMemory : plain);
      const options = (context: AgentContext) => optionsOf(values, configured, context);
      return {
        name,
        choose: (position, context) =>
          searchRoot(position, search, algorithm, options(context)).move,
        analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
      };
    },
  };
}

function orderOf(game: Game, evaluation: Evaluation, values: Values): MoveOrder {
  switch (values.order) {
    case "best":
    case "worst":
      return shallowOrder(game, values.ordering_depth!, evaluation, values.order).order;
    case "killers":
      return killerOrder();
    default:
      return asGenerated;
  }
}

function kernelOf(
  { kernel }: AlgorithmEntry,
  values: Values,
  evaluation: Evaluation,
  order: MoveOrder,
): KernelParts | null {
  if (!kernel) return null;
  const table = typeof values.table_bits === "number"
    ? { ...tableDefaults, bits: values.table_bits }
    : null;
  return kernelOr(values.kernel!, () => kernel({ evaluation, order, table }), () => null);
}

function tableOf({ table_bits }: Values): TranspositionTable | undefined {
  return typeof table_bits === "number" ? new TranspositionTable(table_bits) : undefined;
}

function optionsOf(
  values: Values,
  { exhaustive, scouts, windows, root }: AlgorithmEntry,
  context: AgentContext,
): RootOptions {
  const { depth } = values;
  const limit = limitOf(values, context.clock);
  return { ...listenersOf(context), depth, exhaustive, scouts, windows, root, limit };
}
