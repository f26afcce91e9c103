/**
 * Compares the nodes that alpha-beta visits with those of NegaScout (C31), and with those of null windows
 * (C15), node by node.
 *
 * @module
 */
import { createEvaluation, type Evaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Algorithm } from "matchbox/agents/search/algorithm.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { alphaBetaWithMemory } from "matchbox/agents/search/alpha_beta_memory.ts";
import { killerOrder } from "matchbox/agents/search/killers.ts";
import type { MoveOrder } from "matchbox/agents/search/move_order.ts";
import { negaScout } from "matchbox/agents/search/negascout.ts";
import { negaScoutWithMemory } from "matchbox/agents/search/negascout_memory.ts";
import { NULL_WINDOW } from "matchbox/agents/search/null_window.ts";
import { stagedOrder } from "matchbox/agents/search/order_stages.ts";
import { RecordingSearch } from "matchbox/agents/search/recording_search.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { plainEvaluation } from "../../plain_evaluations.ts";
import { type Condition, CONDITIONS, UNIFORM_TREES } from "./conditions.ts";
import { negaScoutFailHard } from "./fail_hard.ts";
import type { VisitRow } from "./rows.ts";
import { orderedTree, type Shape } from "./synthetic_trees.ts";

const SHAPES: readonly Shape[] = [{ width: 2, depth: 8 }, { width: 4, depth: 5 }, {
  width: 10,
  depth: 3,
}];
/** The best move is first at half of the nodes, so that there are null windows that hold and some that fail. */
const BEST_FIRST = 0.5;

/** The trees with this number, one of each shape. */
export function visitsOfTrees(number: number, random: Random): VisitRow[] {
  return SHAPES.flatMap((shape, i) => {
    const trees = {
      whole: orderedTree(shape, BEST_FIRST, random),
      fractional: orderedTree(shape, BEST_FIRST, random, true),
    };
    const position = SHAPES.length * (number - 1) + i + 1;
    return CONDITIONS.filter((condition) => condition.includes("fixed order")).map((condition) => {
      const tree = isFractional(condition) ? trees.fractional : trees.whole;
      return {
        ...{ sample: UNIFORM_TREES, position, depth: shape.depth, condition },
        ...compare(tree, tree.evaluation as Evaluation, tree.start(), shape.depth, condition),
      };
    });
  });
}

/** A position of a game. */
export function visitsOfPosition(
  spec: string,
  number: number,
  position: Position,
  depth: number,
): VisitRow[] {
  const game = findGame(spec);
  const evaluation = createEvaluation(game, plainEvaluation(game));
  // The values of these evaluations are whole numbers.
  return CONDITIONS.filter((condition) => !isFractional(condition)).map((condition) => ({
    ...{ sample: spec, position: number, depth, condition },
    ...compare(game, evaluation, position, depth, condition),
  }));
}

type Counts = Pick<VisitRow, "alpha_beta" | "compared" | "extra" | "spared" | "repeated">;

function compare(
  game: Game,
  evaluation: Evaluation,
  position: Position,
  depth: number,
  condition: Condition,
): Counts {
  const run = (algorithm: Algorithm, alpha = -Infinity, beta = Infinity) => {
    const search = new RecordingSearch(game, {
      evaluation,
      order: condition === "NegaScout, killers" ? killerOrder() : inTableFirst,
      table: condition === "NegaScout, table" ? new TranspositionTable(16) : undefined,
    });
    search.begin(position);
    const value = algorithm(position, depth, alpha, beta, search);
    return { value, visited: search.visited, visits: search.stats.nodes - 1 };
  };
  const plain = run(condition === "NegaScout, table" ? alphaBetaWithMemory : alphaBeta);
  const floor = plain.value - (condition.startsWith("null window below") ? NULL_WINDOW : 0);
  const other = condition.startsWith("null window")
    ? run(alphaBeta, floor, floor + NULL_WINDOW)
    : run(scoutOf(condition));
  if (other.value !== plain.value && condition.startsWith("NegaScout")) {
    throw new Error(`${condition}: ${other.value}, but alpha-beta finds ${plain.value}`);
  }
  return {
    alpha_beta: plain.visited.size,
    compared: other.visited.size,
    extra: other.visited.difference(plain.visited).size,
    spared: plain.visited.difference(other.visited).size,
    repeated: other.visits - other.visited.size,
  };
}

/** The move in the table first, if there is a table. */
const inTableFirst: MoveOrder = stagedOrder([]);

function scoutOf(condition: Condition): Algorithm {
  if (condition === "NegaScout, table") return negaScoutWithMemory;
  return condition === "NegaScout, fixed order, fail-hard" ? negaScoutFailHard : negaScout;
}

function isFractional(condition: Condition): boolean {
  return condition === "NegaScout, fixed order, fractional values";
}
