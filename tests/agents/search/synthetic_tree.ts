import { type Evaluation, type MoveOrder, treeGame, uniformTree } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/mod.ts";

/** A uniform tree with random leaves, with its value and its sorted moves. */
export interface SyntheticTree {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** The value of the root for the side to move, by the definition of minimax. */
  readonly value: number;
  /** The best move of every node first, or the worst. */
  sorted(first: "best" | "worst"): MoveOrder;
}

/**
 * A game in which every position has `width` moves, to be searched to `depth` plies.
 *
 * @param values the number of different leaf values: whole numbers around 0, all equally likely
 */
export function syntheticTree(
  width: number,
  depth: number,
  values: number,
  label: string,
): SyntheticTree {
  const random = randomStream(`synthetic tree ${label}`);
  const leaves = Int32Array.from(
    { length: width ** depth },
    () => random.below(values) - (values >> 1),
  );
  // Values for the side to move, level by level; the children of node i begin at i * width.
  const levels = [leaves];
  while (levels.length <= depth) {
    const below = levels[0];
    levels.unshift(Int32Array.from(
      { length: below.length / width },
      (_, node) => -Math.min(...below.subarray(node * width, (node + 1) * width)),
    ));
  }
  const sign = depth % 2 === 0 ? 1 : -1;
  const game = treeGame(uniformTree(width, depth, (leaf) => sign * leaves[leaf]));
  const sorted = (first: "best" | "worst"): MoveOrder => ({
    arrange(position, _depth, _ply, _hashMove, moves, count) {
      const path = pathOf(position);
      const node = path.reduce((at, move) => at * width + move, 0);
      // The best move leads to the child with the least value for the opponent.
      const worth = (move: number) => -levels[path.length + 1][node * width + move];
      const way = first === "best" ? -1 : 1;
      moves.subarray(0, count).sort((a, b) => way * (worth(a) - worth(b)) || a - b);
    },
  });
  return { game, evaluation: game.evaluation as Evaluation, value: levels[0][0], sorted };
}

/** The moves from the root. */
function pathOf(position: Position): number[] {
  const text = position.toString();
  return text === "root" ? [] : text.split(".").map((number) => Number(number) - 1);
}
