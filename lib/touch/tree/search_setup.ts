/**
 * The searches that a reader can choose in the tree stepper.
 *
 * @module
 */
import {
  createEvaluation,
  type Evaluation,
  listEvaluations,
} from "matchbox/agents/evaluate/mod.ts";
import { killerOrder } from "matchbox/agents/search/killers.ts";
import { SearchStopped } from "matchbox/agents/search/limit.ts";
import { minimax } from "matchbox/agents/search/minimax.ts";
import { asGenerated, type MoveOrder } from "matchbox/agents/search/move_order.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { shallowOrder } from "matchbox/agents/search/shallow_order.ts";
import { type Tree, treeGame } from "matchbox/agents/search/tree_game.ts";
import { UsageError } from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type RecordedAlgorithm, recordSearch } from "./recorded_search.ts";
import { SearchSteps } from "./search_steps.ts";
import { isSmall } from "./trace_search.ts";

/** A position to search: of a game, or a tree with given values at its leaves. */
export type TreeStart =
  & { readonly name: string; readonly depth: number }
  & (
    | { readonly tree: Tree }
    | {
      /** The spec of the game. */
      readonly game: string;
      /** Its notation; default: the start of the game. */
      readonly position?: string;
      /** The spec of the evaluation; default: that of the game. */
      readonly evaluation?: string;
    }
  );

/** The positions that can always be chosen. */
export const STARTS: readonly TreeStart[] = [
  { name: "a tree of two plies", depth: 2, tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] },
  { name: "tic-tac-toe, four moves played", depth: 4, game: "tictactoe", position: "X-O-X---O X" },
  { name: "Reversi 6x6", depth: 4, game: "reversi:size=6", evaluation: "squares" },
  { name: "Reversi", depth: 4, game: "reversi", evaluation: "squares" },
  { name: "Metelyk", depth: 3, game: "metelyk" },
  { name: "Connect Four", depth: 4, game: "connect_four" },
  { name: "chess", depth: 3, game: "chess", evaluation: "material" },
];

/** An order of moves; best and worst are by a search of one ply. */
export type OrderName = "generated" | "killers" | "best" | "worst";

/** The orders in words. */
export const ORDERS: Readonly<Record<OrderName, string>> = {
  generated: "as generated",
  killers: "killer moves",
  best: "best first",
  worst: "worst first",
};

/** What a reader chooses beside the position. */
export interface SearchChoice {
  /** Minimax has no order and no table. */
  readonly algorithm: RecordedAlgorithm;
  /** Default: as generated. */
  readonly order: OrderName;
  /** Whether it has a transposition table. */
  readonly table: boolean;
  /** Plies. */
  readonly depth: number;
}

/** A search that was made, to be stepped through. */
export interface MadeSearch {
  readonly game: Game;
  readonly position: Position;
  readonly steps: SearchSteps;
  /** Nodes of the search, and of minimax at the same depth: the full tree; null for more than are counted. */
  readonly nodes: number;
  readonly full: number | null;
  /** Whether the tree is small enough to be drawn as a whole. */
  readonly whole: boolean;
}

/** The most nodes of a search that is stepped through, and of a full tree that is counted. */
export const MOST_NODES = 30_000;
const MOST_COUNTED = 400_000;

/** The table has 2 to this power slots: more than any search here has nodes. */
const TABLE_BITS = 16;

/** The notation of a start: that of a tree is its list of lists. */
export function notationOf(start: TreeStart): string {
  if ("tree" in start) return JSON.stringify(start.tree).replaceAll(",", ", ");
  return start.position ?? String(findGame(start.game).start());
}

/**
 * Makes a search.
 *
 * @throws {UsageError} when the notation is not one of the game, the position is the end of a game, or the search
 * has more than `MOST_NODES` nodes
 */
export function makeSearch(start: TreeStart, notation: string, choice: SearchChoice): MadeSearch {
  const { game, position, evaluation } = positionOf(start, notation);
  const { algorithm, order, table } = choice;
  // Below the leaves of a tree there is nothing to search.
  const depth = game.name === "tree" ? Math.min(choice.depth, game.maxPlies) : choice.depth;
  if (game.name === "tree" && depth < game.maxPlies) {
    throw new UsageError(
      `this tree has values ${game.maxPlies} plies down only: choose that depth`,
    );
  }
  const whole = isSmall(game, position, depth);
  try {
    const record = recordSearch(game, position, {
      depth,
      algorithm,
      evaluation,
      order: orderOf(order, game, evaluation),
      tableBits: table ? TABLE_BITS : undefined,
      nodes: MOST_NODES,
    });
    return {
      game,
      position,
      whole,
      steps: new SearchSteps(game, position, record, depth),
      nodes: record.stats.nodes,
      full: nodesOfMinimax(game, position, depth, evaluation),
    };
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    const most = MOST_NODES.toLocaleString("en");
    throw new UsageError(`this search has more than ${most} nodes: choose a smaller depth`);
  }
}

function positionOf(start: TreeStart, notation: string) {
  if ("tree" in start) {
    const game = treeGame(treeIn(notation));
    return { game, position: game.start(), evaluation: game.evaluation };
  }
  const game = findGame(start.game);
  const spec = start.evaluation ?? listEvaluations(game)[0].name;
  return { game, position: game.start(notation), evaluation: createEvaluation(game, spec) };
}

function treeIn(text: string): Tree {
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    // Told below.
  }
  const isTree = (part: unknown): part is Tree =>
    typeof part === "number" || Array.isArray(part) && part.every(isTree);
  if (Array.isArray(tree) && isTree(tree)) return tree;
  throw new UsageError("expected a tree as lists of lists of numbers, such as [[3, 12], [2, 8]]");
}

function orderOf(name: OrderName, game: Game, evaluation: Evaluation): MoveOrder {
  if (name === "generated") return asGenerated;
  if (name === "killers") return killerOrder();
  // The leaves of a tree alone have values, so that only a search to the leaves can sort its moves.
  const plies = game.name === "tree" ? game.maxPlies : 1;
  return shallowOrder(game, plies, evaluation, name).order;
}

function nodesOfMinimax(
  game: Game,
  position: Position,
  depth: number,
  evaluation: Evaluation,
): number | null {
  const search = new Search(game, { evaluation });
  search.begin(position, { nodes: MOST_COUNTED });
  try {
    minimax(position.clone(), depth, search);
  } catch (error) {
    if (error instanceof SearchStopped) return null;
    throw error;
  }
  return search.stats.nodes;
}
