import { Search, type SearchParts } from "matchbox/agents/mod.ts";
import type { Game, Move, Position } from "matchbox/games/mod.ts";

/** A search that records the visited nodes, each by the moves from the root. */
export class RecordingSearch extends Search {
  /** All visited nodes below the root. */
  readonly visited = new Set<string>();
  /** The visited leaves. */
  readonly leavesVisited = new Set<string>();
  readonly #line: Move[] = [];

  constructor(game: Game, parts: SearchParts) {
    super(game, parts);
  }

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
