/**
 * A search that records the nodes it visits, to compare the trees of algorithms node by node.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/mod.ts";
import { Search } from "./search.ts";

/** A node is recorded as the moves from the root, with spaces between. It takes memory for every node. */
export class RecordingSearch extends Search {
  /** All visited nodes below the root. */
  readonly visited: Set<string> = new Set();
  /** The visited leaves. */
  readonly leavesVisited: Set<string> = new Set();
  readonly #line: Move[] = [];

  override play(position: Position, move: Move): void {
    super.play(position, move);
    this.#line.push(move);
    this.visited.add(this.#line.join(" "));
  }

  override undo(position: Position): void {
    super.undo(position);
    this.#line.pop();
  }

  override leaf(position: Position): number {
    this.leavesVisited.add(this.#line.join(" "));
    return super.leaf(position);
  }

  override gameOver(position: Position): number {
    this.leavesVisited.add(this.#line.join(" "));
    return super.gameOver(position);
  }
}
