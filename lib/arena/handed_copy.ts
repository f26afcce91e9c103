/**
 * The copy of a position that is handed to an agent, to try moves on.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { PlayedLine } from "./played_line.ts";

/** From more plies a new copy is made sooner than the old one goes back. */
const FAR = 1000;

/**
 * A copy of the position of a line. The agent must leave it unchanged. Each agent has its own copy, so that no
 * change of it reaches the opponent or the referee.
 */
export class HandedCopy {
  /** Null between two games. */
  #line: PlayedLine | null;
  readonly #position: Position;
  /** The number of moves of the line that were played on the copy. */
  #plies: number;

  /** Makes a copy that follows this line. */
  constructor(line: PlayedLine) {
    this.#line = line;
    this.#position = line.position.clone();
    this.#plies = line.moves.length;
  }

  /**
   * Follows a line, which begins where the last one began, that had its end by `leave`.
   *
   * @returns false when the copy is in use, or was changed by its agent
   */
  follow(line: PlayedLine, start: Position): boolean {
    const position = this.#position;
    try {
      if (this.#line !== null || !isSame(position, start)) return false;
    } catch {
      return false;
    }
    this.#line = line;
    return true;
  }

  /** Goes back to where the line began, to follow another one; after a long game it can follow no more. */
  leave(): void {
    if (this.#plies > FAR) return;
    try {
      for (; this.#plies > 0; this.#plies--) this.#position.undo();
      this.#line = null;
    } catch {
      // It can be followed no more.
    }
  }

  /**
   * The copy after all moves of the line so far. They are played with the copy's own methods, so that errors
   * of these are failures of its agent.
   */
  refreshed(): Position {
    const { moves } = this.#line!;
    while (this.#plies < moves.length) this.#position.play(moves[this.#plies++]);
    return this.#position;
  }

  /** Whether the copy has the hash and the side to move of the line's position. */
  isUnchanged(): boolean {
    try {
      return isSame(this.#position, this.#line!.position);
    } catch {
      // Its agent may have given it getters that throw.
      return false;
    }
  }
}

/** Whether both have the same hash and side to move. */
function isSame(one: Position, other: Position): boolean {
  return one.hashLow === other.hashLow && one.hashHigh === other.hashHigh &&
    one.side === other.side;
}
