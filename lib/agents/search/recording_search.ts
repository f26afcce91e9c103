/**
 * A search that records the nodes it visits, to compare the trees of algorithms node by node.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/game.ts";
import { Search } from "./search.ts";

/** A node is recorded as the moves from the root, with spaces between. It takes memory for every node. */
export class RecordingSearch extends Search {
  /** All visited nodes below the root. */
  readonly visited: Set<string> = new Set();
  /** The visited leaves. */
  readonly leavesVisited: Set<string> = new Set();
  readonly #line: Move[] = [];

  /** Plays a move and records the node it leads to. */
  override play(position: Position, move: Move): void {
    super.play(position, move);
    this.#line.push(move);
    this.visited.add(this.#line.join(" "));
  }

  /** Takes the last move back. */
  override undo(position: Position): void {
    super.undo(position);
    this.#line.pop();
  }

  /** Records the node as a leaf, and values it. */
  override leaf(position: Position): number {
    this.leavesVisited.add(this.#line.join(" "));
    return super.leaf(position);
  }

  /** Records the node as a leaf, and values the end of the game. */
  override gameOver(position: Position): number {
    this.leavesVisited.add(this.#line.join(" "));
    return super.gameOver(position);
  }
}
