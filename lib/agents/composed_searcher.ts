/**
 * The agent that combines all search techniques; each is a parameter (E1, E2, E7).
 *
 * @module
 */
import { flag, integer, oneOf, real } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { AgentContext, AgentEntry } from "./agent.ts";
import { type Evaluation, evaluationParameter, type EvaluationSpec } from "./evaluate/mod.ts";
import { kernelOr, kernelParameter, type KernelValue } from "./kernel.ts";
import { aspiration } from "./search/aspiration.ts";
import type { KernelParts } from "./search/algorithm.ts";
import { composedSearch } from "./search/composed.ts";
import { history } from "./search/history.ts";
import { planInKernel } from "./search/in_kernel.ts";
import { killers } from "./search/killers.ts";
import { loudFirst, threatsFirst } from "./search/loud_moves.ts";
import type { MoveOrder } from "./search/move_order.ts";
import type { NullMove } from "./search/null_move.ts";
import { type OrderStage, stagedOrder } from "./search/order_stages.ts";
import { analyseRoot, listenersOf, type RootOptions, searchRoot } from "./search/root.ts";
import { Search } from "./search/search.ts";
import { TimePlan } from "./search/time_plan.ts";
import * as table from "./search/transposition_table.ts";
import {
  limitOf,
  limitParameters,
  type LimitValues,
  marginParameter,
  MAX_DEPTH,
  secondsOf,
} from "./search_limits.ts";

/** The parameters of the spec; those that do not apply to the game are missing. */
interface Values extends LimitValues {
  readonly depth: number;
  readonly eval: EvaluationSpec;
  readonly margin: number | null;
  readonly deepening: boolean;
  readonly window: number | null;
  readonly scout: boolean;
  readonly table_bits: number;
  readonly replacement: table.Replacement;
  readonly trust: table.Trust;
  readonly bounds: boolean;
  readonly hash_move: boolean;
  readonly killers: boolean;
  readonly loud?: "off" | "before_killers" | "after_killers";
  readonly checks?: boolean;
  readonly history: boolean;
  readonly null_move?: "off" | "plain" | "verified";
  readonly reduction?: number;
  readonly quiescence?: boolean;
  readonly kernel: KernelValue;
}

/** Uses iterative deepening by default and plays the best move of the last completed depth. */
export const composedSearcher: AgentEntry<Values> = {
  summary: "alpha-beta with table, deepening, null windows and ordering; each part a parameter",

  parameters: (game) => ({
    depth: integer(1, MAX_DEPTH, 6, "search depth in plies; with nodes or seconds the largest"),
    eval: evaluationParameter(game),
    ...limitParameters,
    margin: marginParameter,
    deepening: flag(true, "iterative deepening"),
    window: real(0.001, 100_000, null, "half the width of the aspiration window"),
    scout: flag(true, "null windows after the first move"),
    table_bits: integer(0, 26, 18, "a transposition table of 2^table_bits entries; 0 for none"),
    replacement: oneOf(table.REPLACEMENTS, "deeper", "which entry of the table is replaced"),
    trust: oneOf(table.TRUSTS, "deeper", "entries of the same depth only, or deeper ones too"),
    bounds: flag(true, "the table distinguishes exact values from bounds"),
    hash_move: flag(true, "the move of the table first"),
    killers: flag(true, "killer moves early"),
    ...(game.tactics
      ? {
        loud: oneOf(
          ["off", "before_killers", "after_killers"],
          "before_killers",
          "captures and the like early",
        ),
      }
      : {}),
    ...(game.tactics?.threatens ? { checks: flag(false, "checks after captures") } : {}),
    history: flag(true, "the other moves by their history"),
    ...(game.tactics?.pass
      ? {
        null_move: oneOf(["off", "plain", "verified"], "verified", "the null move"),
        reduction: integer(1, 9, 2, "plies by which the null-move search is shallower"),
      }
      : {}),
    ...(game.tactics ? { quiescence: flag(true, "quiescence search at depth 0") } : {}),
    kernel: kernelParameter,
  }),

  prepare: (_game, values) => values.eval.prepare(),

  create(name, game, values) {
    const evaluation = values.eval.create();
    const order = orderOf(game, values);
    const kernel = kernelOf(evaluation, order, values);
    const search = new Search(game, {
      evaluation,
      order: kernel?.order ?? order,
      table: kernel ? undefined : tableOf(values),
    });
    const { scout, quiescence } = values;
    const algorithm = kernel?.search ??
      composedSearch(game, { scout, quiescence, nullMove: nullMoveOf(values) });
    const plan = new TimePlan({ margin: values.margin ?? undefined });
    const options = (context: AgentContext) => optionsOf(values, plan, context);
    return {
      name,
      gameStart: () => plan.begin(),
      choose: (position, context) => searchRoot(position, search, algorithm, options(context)).move,
      analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
    };
  },
};

/** The stages in the order of E1, but that loud moves may come before the killers. */
function orderOf(game: Game, values: Values): MoveOrder {
  const loud: OrderStage[] = [
    ...(values.loud !== undefined && values.loud !== "off" ? [loudFirst(game)] : []),
    ...(values.checks ? [threatsFirst(game)] : []),
  ];
  const killing = values.killers ? [killers()] : [];
  const stages = values.loud === "after_killers" ? [...killing, ...loud] : [...loud, ...killing];
  if (values.history) stages.push(history(game.maxMoves));
  return stagedOrder(stages, values.hash_move);
}

function kernelOf(
  evaluation: Evaluation,
  order: MoveOrder,
  values: Values,
): KernelParts | null {
  const { scout, quiescence = false, table_bits, replacement, trust, bounds } = values;
  return kernelOr(
    values.kernel,
    () =>
      planInKernel("search", evaluation, order, {
        scout,
        reSearchesLeaves: true,
        quiescence,
        nullMove: nullMoveOf(values) ?? null,
        table: table_bits === 0 ? null : { bits: table_bits, replacement, trust, bounds },
      }),
    () => null,
  );
}

function nullMoveOf({ null_move, reduction }: Values): NullMove | undefined {
  return null_move === undefined || null_move === "off"
    ? undefined
    : { reduction: reduction!, verified: null_move === "verified" };
}

function tableOf({ table_bits, replacement, trust, bounds }: Values) {
  return table_bits === 0
    ? undefined
    : new table.TranspositionTable(table_bits, { replacement, trust, bounds });
}

function optionsOf(
  { depth, nodes, seconds, deepening, scout, window }: Values,
  plan: TimePlan,
  context: AgentContext,
): RootOptions {
  const limit = limitOf({ nodes, seconds: secondsOf(seconds, plan, context.time) }, context.clock);
  return {
    ...listenersOf(context),
    depth,
    // Iterative deepening requires a limit, here one that is never reached.
    limit: limit ?? (deepening ? {} : undefined),
    scouts: scout,
    windows: window === null ? undefined : aspiration(window),
  };
}
