/**
 * Reads a db.json that comes in parts (D7): a file of a million positions is never in memory as a whole.
 *
 * @module
 */
import { type GameCounts, parsePositions } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";

/** The most positions of a file. */
const MOST_POSITIONS = 2_000_000;

/** The most characters between two positions, far more than one has. */
const LONGEST_POSITION = 10_000;

/** Positions with their counts. */
export type Positions = [string, GameCounts][];

/** A file that is read part by part. */
export class IncomingPositions {
  readonly #name: string;
  readonly #size: number;
  #rest = "";
  #count = 0;

  /**
   * @param name of the file, for errors
   * @param size squares on a side of the board
   */
  constructor(name: string, size: number) {
    this.#name = name;
    this.#size = size;
  }

  /** The number of positions so far. */
  get count(): number {
    return this.#count;
  }

  /**
   * Takes the next part.
   *
   * @returns the positions that it completes
   * @throws {UsageError} one line that names the wrong entry
   */
  add(part: string): Positions {
    this.#rest = this.#rest === "" ? part.replace(/^\uFEFF?\s*/, "") : this.#rest + part;
    // A position ends with the brace of its counts; whatever else has one is refused.
    const end = this.#rest.lastIndexOf("},");
    if (end < 0) {
      if (this.#rest.length > LONGEST_POSITION) this.#parse(this.#rest);
      return [];
    }
    const whole = this.#rest.slice(0, end + 1);
    this.#rest = `{${this.#rest.slice(end + 2)}`;
    return this.#parse(`${whole}}`);
  }

  /**
   * The file is complete.
   *
   * @returns the last positions
   * @throws {UsageError} one line that names the wrong entry
   */
  end(): Positions {
    const before = this.#count;
    const last = this.#parse(this.#rest);
    if (last.length > 0 || before === 0) return last;
    throw new UsageError(`${this.#name}: expected a position after the last comma`);
  }

  #parse(text: string): Positions {
    const positions = parsePositions(this.#name, text, this.#size);
    this.#count += positions.length;
    if (this.#count <= MOST_POSITIONS) return positions;
    throw new UsageError(`${this.#name}: expected at most ${MOST_POSITIONS} positions`);
  }
}
