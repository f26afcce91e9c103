/**
 * The agent that combines all search techniques; each is a parameter (E1, E2, E7).
 *
 * @module
 */
import { flag, integer, oneOf, real, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { AgentContext, AgentEntry } from "./agent.ts";
import {
  type Evaluation,
  evaluationParameter,
  type EvaluationSpec,
  probCutEvaluations,
} from "./evaluate/mod.ts";
import { kernelOr, kernelParameter, type KernelValue } from "./kernel.ts";
import { aspiration } from "./search/aspiration.ts";
import type { KernelParts } from "./search/algorithm.ts";
import { type ComposedParts, composedSearch } from "./search/composed.ts";
import { planOf } from "./search/composed_plan.ts";
import { history } from "./search/history.ts";
import { planInKernel } from "./search/in_kernel.ts";
import { killers } from "./search/killers.ts";
import { losersLast, loudFirst, threatsFirst } from "./search/loud_moves.ts";
import type { MoveOrder } from "./search/move_order.ts";
import type { NullMove } from "./search/null_move.ts";
import { type OrderStage, stagedOrder } from "./search/order_stages.ts";
import type { ProbCut } from "./search/probcut.ts";
import { DELTA } from "./search/quiescence.ts";
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

/** The kinds of quiescence search; games in which moves lose nothing have the first two. */
const QUIESCENCES = ["false", "true", "delta", "exchanges", "pruned"] as const;

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
  readonly malus: boolean | null;
  readonly keep: boolean | null;
  readonly keep_history?: boolean | null;
  readonly null_move?: "off" | "plain" | "verified" | "adaptive";
  readonly reduction?: number;
  readonly quiescence?: typeof QUIESCENCES[number];
  readonly extension?: boolean | null;
  readonly reductions?: boolean | null;
  readonly futility?: boolean | null;
  readonly razoring?: boolean | null;
  readonly losing?: boolean | null;
  readonly losing_last?: boolean | null;
  readonly root_reductions?: boolean | null;
  readonly internal?: boolean | null;
  readonly quiet_table?: boolean | null;
  readonly repetition?: boolean | null;
  readonly unfinished: boolean | null;
  /** The confidence of ProbCut; null for no ProbCut. */
  readonly probcut?: number | null;
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
        null_move: oneOf(["off", "plain", "verified", "adaptive"], "verified", "the null move"),
        reduction: integer(1, 9, 2, "plies by which the null-move search is shallower"),
      }
      : {}),
    ...(game.tactics
      ? {
        quiescence: oneOf(
          game.tactics.loses ? QUIESCENCES : QUIESCENCES.slice(0, 2),
          game.tactics.loses ? "pruned" : "true",
          "quiescence search at depth 0; it may leave out moves that win too little (delta), lose men " +
            "(exchanges), or both (pruned)",
        ),
      }
      : {}),
    malus: flag(null, "moves tried in vain lose history; false if not set"),
    keep: flag(null, "the table is kept from move to move; false if not set"),
    ...(game.tactics?.loses
      ? {
        extension: flag(null, "a ply more in check; false if not set"),
        reductions: flag(null, "late quiet moves less deep; false if not set"),
        futility: flag(null, "cuts where the evaluation is far from the window; false if not set"),
        razoring: flag(null, "quiescence decides far below the window; false if not set"),
        losing: flag(null, "moves that lose too many men are left out; false if not set"),
        losing_last: flag(null, "captures that lose men come last; false if not set"),
        internal: flag(
          null,
          "a node without a move in the table a ply less deep; false if not set",
        ),
        quiet_table: flag(null, "the quiescence search uses the table too; false if not set"),
        keep_history: flag(
          null,
          "half of the history is kept from move to move; false if not set",
        ),
        root_reductions: flag(null, "late quiet moves of the root less deep; false if not set"),
      }
      : {}),
    ...(game.repeats
      ? { repetition: flag(null, "a position that occurs again is drawn; false if not set") }
      : {}),
    unfinished: flag(
      null,
      "at the limit the best move so far, also of an unfinished depth; false if not set",
    ),
    ...(probCutEvaluations(game).length > 0
      ? {
        probcut: real(
          0.1,
          10,
          null,
          "ProbCut with this confidence, in standard deviations; needs eval=" +
            probCutEvaluations(game).join(" or "),
        ),
      }
      : {}),
    kernel: kernelParameter,
  }),

  prepare: (_game, values) => values.eval.prepare(),

  create(name, game, values) {
    const evaluation = values.eval.create();
    const order = orderOf(game, values);
    const parts = { ...partsOf(values), probCut: probCutOf(game, evaluation, values) };
    const kernel = kernelOf(evaluation, order, parts, values);
    const search = new Search(game, {
      evaluation,
      order: kernel?.order ?? order,
      table: kernel ? undefined : tableOf(values),
    });
    const algorithm = kernel?.search ?? composedSearch(game, parts);
    const plan = new TimePlan({ margin: values.margin ?? undefined });
    const options = (context: AgentContext) => optionsOf(values, plan, context);
    return {
      name,
      gameStart() {
        plan.begin();
        search.table?.clear();
        order.forget?.();
        kernel?.forget();
      },
      choose: (position, context) => searchRoot(position, search, algorithm, options(context)).move,
      analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
    };
  },
};

function nullMoveOf({ null_move, reduction }: Values): NullMove | undefined {
  if (null_move === undefined || null_move === "off") return undefined;
  return {
    reduction: reduction!,
    verified: null_move === "verified",
    adaptive: null_move === "adaptive",
  };
}

/** The stages in the order of E1, but that loud moves may come before the killers. */
function orderOf(game: Game, values: Values): MoveOrder {
  const loud: OrderStage[] = [
    ...(values.loud !== undefined && values.loud !== "off" ? [loudFirst(game)] : []),
    ...(values.checks ? [threatsFirst(game)] : []),
  ];
  const killing = values.killers ? [killers()] : [];
  const stages = values.loud === "after_killers" ? [...killing, ...loud] : [...loud, ...killing];
  if (values.history) {
    stages.push(history(game.maxMoves, values.malus === true, values.keep_history === true));
  }
  return stagedOrder(
    stages,
    values.hash_move,
    values.losing_last ? losersLast(game) : undefined,
  );
}

function kernelOf(
  evaluation: Evaluation,
  order: MoveOrder,
  parts: ComposedParts,
  values: Values,
): KernelParts | null {
  const { table_bits: bits, replacement, trust, bounds, keep } = values;
  return kernelOr(
    values.kernel,
    () =>
      planInKernel("search", evaluation, order, {
        ...planOf(parts),
        reSearchesLeaves: true,
        table: bits === 0 ? null : { bits, replacement, trust, bounds, keep: keep === true },
      }),
    () => null,
  );
}

function probCutOf(
  game: Game,
  { probCut }: Evaluation,
  { eval: evaluation, probcut }: Values,
): ProbCut | undefined {
  if (typeof probcut !== "number") return undefined;
  if (probCut) return { ...probCut, confidence: probcut };
  throw new UsageError(
    `ProbCut is for eval=${probCutEvaluations(game).join(" or ")} as it comes, not ${evaluation}`,
  );
}

function partsOf(values: Values): ComposedParts {
  const { quiescence } = values;
  return {
    scout: values.scout,
    quiescence: quiescence !== undefined && quiescence !== "false",
    pruning: {
      delta: quiescence === "delta" || quiescence === "pruned" ? DELTA : undefined,
      exchanges: quiescence === "exchanges" || quiescence === "pruned",
    },
    nullMove: nullMoveOf(values),
    extension: values.extension === true,
    reductions: values.reductions === true,
    futility: values.futility === true,
    razoring: values.razoring === true,
    losing: values.losing === true,
    internal: values.internal === true,
    quietTable: values.quiet_table === true,
    repetition: values.repetition === true,
  };
}

function tableOf({ table_bits, replacement, trust, bounds, keep }: Values) {
  return table_bits === 0 ? undefined : new table.TranspositionTable(table_bits, {
    ...{ replacement, trust, bounds },
    keep: keep === true,
  });
}

function optionsOf(
  values: Values,
  plan: TimePlan,
  context: AgentContext,
): RootOptions {
  const { depth, nodes, seconds, deepening, scout, window } = values;
  const limit = limitOf({ nodes, seconds: secondsOf(seconds, plan, context.time) }, context.clock);
  return {
    ...listenersOf(context),
    depth,
    // Iterative deepening requires a limit, here one that is never reached.
    limit: limit ?? (deepening ? {} : undefined),
    scouts: scout,
    reductions: values.root_reductions === true,
    unfinished: values.unfinished === true,
    windows: window === null ? undefined : aspiration(window),
  };
}
