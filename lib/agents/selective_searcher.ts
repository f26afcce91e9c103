/**
 * The agent that searches only the most plausible moves (C41).
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import type { AgentContext, AgentEntry } from "./agent.ts";
import { evaluationParameter, type EvaluationSpec } from "./evaluate/mod.ts";
import { kernelOr, kernelParameter, type KernelValue } from "./kernel.ts";
import { planInKernel } from "./search/in_kernel.ts";
import { killers } from "./search/killers.ts";
import { loudFirst } from "./search/loud_moves.ts";
import { stagedOrder } from "./search/order_stages.ts";
import { analyseRoot, listenersOf, type RootOptions, searchRoot } from "./search/root.ts";
import { Search } from "./search/search.ts";
import { selectiveSearch } from "./search/selective.ts";
import { limitOf, limitParameters, type LimitValues, MAX_DEPTH } from "./search_limits.ts";

interface Values extends LimitValues {
  readonly depth: number;
  readonly eval: EvaluationSpec;
  /** Null for all moves. */
  readonly width: number | null;
  readonly kernel: KernelValue;
}

/** Searches all moves of the root, and below it the most plausible ones. */
export const selectiveSearcher: AgentEntry<Values> = {
  summary: "alpha-beta of the most plausible moves of each node",

  parameters: (game) => ({
    depth: integer(
      1,
      MAX_DEPTH,
      4,
      "search depth in plies; with nodes or seconds the largest",
    ),
    eval: evaluationParameter(game),
    width: integer(1, game.maxMoves, null, "most moves of a node below the root; all if not set"),
    ...limitParameters,
    kernel: kernelParameter,
  }),

  prepare: (_game, values) => values.eval.prepare(),

  create(name, game, values) {
    const { depth, width } = values;
    const captures = game.tactics ? [loudFirst(game)] : [];
    const evaluation = values.eval.create();
    const order = stagedOrder([...captures, killers()], false);
    const kernel = kernelOr(
      values.kernel,
      () => planInKernel("selective", evaluation, order, { width: width ?? game.maxMoves }),
      () => null,
    );
    const search = new Search(game, { evaluation, order: kernel?.order ?? order });
    const algorithm = kernel?.search ?? selectiveSearch(width ?? Infinity);
    const options = (context: AgentContext): RootOptions => ({
      ...listenersOf(context),
      depth,
      limit: limitOf(values, context.clock),
    });
    return {
      name,
      choose: (position, context) => searchRoot(position, search, algorithm, options(context)).move,
      analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
    };
  },
};
