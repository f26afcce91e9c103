/**
 * The copy of a position that is handed to an agent, to try moves on.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { PlayedLine } from "./played_line.ts";

/**
 * A copy of the position of a line. The agent must leave it unchanged. Each agent has its own copy, so that no
 * change of it reaches the opponent or the referee.
 */
export class HandedCopy {
  readonly #line: PlayedLine;
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
   * The copy after all moves of the line so far. They are played with the copy's own methods, so that errors
   * of these are failures of its agent.
   */
  refreshed(): Position {
    const { moves } = this.#line;
    while (this.#plies < moves.length) this.#position.play(moves[this.#plies++]);
    return this.#position;
  }

  /** Whether the copy has the hash and the side to move of the line's position. */
  isUnchanged(): boolean {
    const { position } = this.#line;
    const copy = this.#position;
    try {
      return copy.hashLow === position.hashLow && copy.hashHigh === position.hashHigh &&
        copy.side === position.side;
    } catch {
      // Its agent may have given it getters that throw.
      return false;
    }
  }
}
