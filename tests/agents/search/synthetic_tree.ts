import type { Evaluation, MoveOrder } from "matchbox/agents/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import type { Game, Position, Side } from "matchbox/games/mod.ts";

/** A uniform tree with random leaves, and what theorems need to know of it. */
export interface SyntheticTree {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** The value of the root for the side to move, by the definition of minimax. */
  readonly value: number;
  /** The best move of every node first, or the worst. */
  sorted(first: "best" | "worst"): MoveOrder;
}

/**
 * A game in which every position has `width` moves and that is to be searched `depth` plies deep.
 *
 * @param values leaves are worth a whole number from 0 to `values` - 1 less half of that, each as likely
 */
export function syntheticTree(
  width: number,
  depth: number,
  values: number,
  label: string,
): SyntheticTree {
  const random = randomStream(`synthetic tree ${label}`);
  // Values for the side to move at that node, level by level; node i has children i * width and on.
  const levels = [leaves(width ** depth, values, random)];
  while (levels.length <= depth) {
    const below = levels[0];
    levels.unshift(Int32Array.from(
      { length: below.length / width },
      (_, node) => -Math.min(...below.subarray(node * width, (node + 1) * width)),
    ));
  }
  const evaluation: Evaluation = {
    evaluate: (position) => levels[depth][(position as TreePosition).node],
  };
  const game = {
    spec: `synthetic:${label}`,
    maxMoves: width,
    maxPlies: depth,
    start: () => new TreePosition(width),
  } as unknown as Game;
  const sorted = (first: "best" | "worst"): MoveOrder => ({
    arrange(position, _depth, _ply, _hashMove, moves, count) {
      const { ply, node } = position as TreePosition;
      // The best move leads to the child that is worth least to the opponent.
      const worth = (move: number) => -levels[ply + 1][node * width + move];
      const sign = first === "best" ? -1 : 1;
      moves.subarray(0, count).sort((a, b) => sign * (worth(a) - worth(b)) || a - b);
    },
  });
  return { game, evaluation, value: levels[0][0], sorted };
}

function leaves(count: number, values: number, random: Random): Int32Array {
  return Int32Array.from({ length: count }, () => random.below(values) - (values >> 1));
}

/** A node of the tree: its number within its level. */
class TreePosition implements Position {
  ply = 0;
  node = 0;
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  get side(): Side {
    return (this.ply % 2) as Side;
  }

  get hashLow(): number {
    return this.node;
  }

  get hashHigh(): number {
    return this.ply;
  }

  moves(out: Int32Array, from: number): number {
    for (let i = 0; i < this.#width; i++) out[from + i] = i;
    return from + this.#width;
  }

  play(move: number): void {
    this.node = this.node * this.#width + move;
    this.ply++;
  }

  undo(): void {
    this.node = Math.floor(this.node / this.#width);
    this.ply--;
  }

  result(): null {
    return null;
  }

  clone(): TreePosition {
    const copy = new TreePosition(this.#width);
    copy.ply = this.ply;
    copy.node = this.node;
    return copy;
  }

  toString(): string {
    return `${this.ply}/${this.node}`;
  }
}
