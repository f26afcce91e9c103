/**
 * What a learner meets in its games: positions that it knows, and by which moves it came to them.
 *
 * @module
 */

/** Counts of what was met. */
export interface Met {
  moves: number;
  known: number;
  other_ways: number;
  inside: number;
  whole: number;
  changed: number;
}

/** A move of a learner. */
export interface Noted {
  /** The position with the move, as the learner knows it. */
  readonly text: string;
  /** Whether it was known. */
  readonly known: boolean;
  /** Whether the learner plays otherwise than without learning. */
  readonly changed: boolean;
}

/** Notes the moves of a learner, game by game. */
export class Diary {
  /** The counts since they were last taken. */
  #met: Met = nothing();
  /** The number of each line of positions that was played, by that of the line without its last, and the last. */
  readonly #lines = new Map<string, number>();
  /** The moves of the game that is played. */
  #game: Noted[] = [];

  /** Notes a move. */
  note(move: Noted): void {
    this.#game.push(move);
  }

  /** Ends a game. */
  end(): void {
    const met = this.#met;
    // The moves of both sides follow from the positions in which the learner moved.
    let line = 0;
    let inside = true;
    for (const { text, known, changed } of this.#game) {
      const key = `${line} ${text}`;
      const before = this.#lines.get(key);
      met.moves++;
      if (changed) met.changed++;
      if (known) met.known++;
      else inside = false;
      if (known && before === undefined) met.other_ways++;
      if (inside) met.inside++;
      line = before ?? this.#lines.size + 1;
      if (before === undefined) this.#lines.set(key, line);
    }
    if (inside) met.whole++;
    this.#game = [];
  }

  /** The counts since this was last called. */
  take(): Met {
    const met = this.#met;
    this.#met = nothing();
    return met;
  }
}

function nothing(): Met {
  return { moves: 0, known: 0, other_ways: 0, inside: 0, whole: 0, changed: 0 };
}
