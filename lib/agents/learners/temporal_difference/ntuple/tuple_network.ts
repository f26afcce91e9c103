/**
 * An n-tuple network (W. W. Bledsoe and I. Browning 1959; for Othello S. M. Lucas 2008). A tuple is a list of
 * squares. What stands on them is a number, with a digit for each square, and the tuple has a weight for each such
 * number. A tuple lies on the board in all places to which the symmetries of the game take it, and all of them
 * share its weights. The value of a board is the sum of one weight for each place.
 *
 * A place that is its own mirror image can be read in two ways. It counts once, and the weights of both readings
 * are kept equal, so that a board and its images have the same sum.
 *
 * A move changes few squares. So the sum after a move is found from that of the board before it, by the places that
 * cross a changed square.
 *
 * @module
 */
import { type BoardReader, SeenBoard } from "../board_reader.ts";

/** A list of squares, the first the lowest digit. */
export type Tuple = readonly number[];

/** The network; all weights are 0 at first. */
export class TupleNetwork {
  /** The number of places, each of which adds a weight to the sum. */
  readonly places: number;
  /** The weights of all tuples, one tuple after the other. */
  readonly weights: Float32Array;
  /** The first reading of each place. */
  readonly #lookups: Readings;
  /** Those and then all other readings, with the place of each. */
  readonly #readings: Readings;
  readonly #placeOf: Int32Array;
  /** The board that `begin` was given, the numbers of its weights, and their sum. */
  readonly #board: SeenBoard;
  readonly #standing: Int32Array;
  #sum = 0;
  /** The numbers of the weights of all readings. */
  readonly #numbers: Int32Array;
  /** The places that a move changes, the numbers of their weights then, and the last move that changed each. */
  readonly #changed: Int32Array;
  readonly #after: Int32Array;
  readonly #changedBy: Int32Array;
  #moves = 0;

  constructor({ things, symmetries }: BoardReader, readonly tuples: readonly Tuple[]) {
    const lookups: Reading[] = [];
    const others: Reading[] = [];
    const placeOf: number[] = [];
    let offset = 0;
    for (const tuple of tuples) {
      const byPlace = Map.groupBy(imagesOf(tuple, symmetries), placeName);
      for (const [first, ...rest] of byPlace.values()) {
        placeOf.push(...rest.map(() => lookups.length));
        lookups.push({ squares: first, offset });
        others.push(...rest.map((squares) => ({ squares, offset })));
      }
      offset += tuple.reduce((product, square) => product * things[square], 1);
    }
    const all = [...lookups, ...others];
    this.places = lookups.length;
    this.weights = new Float32Array(offset);
    this.#lookups = new Readings(things, lookups);
    this.#readings = new Readings(things, all);
    this.#placeOf = Int32Array.from([...lookups.keys(), ...placeOf]);
    this.#board = new SeenBoard(things.length);
    this.#standing = new Int32Array(this.places);
    this.#numbers = new Int32Array(all.length);
    this.#changed = new Int32Array(this.places);
    this.#after = new Int32Array(this.places);
    this.#changedBy = new Int32Array(this.places);
  }

  /** The most weights that `weightsOf` writes. */
  get readings(): number {
    return this.#placeOf.length;
  }

  /**
   * Writes the numbers of the weights that a board shares in: first those of the sum, one for each place, then
   * those of their other readings, each weight of a place once.
   *
   * @returns how many they are
   */
  weightsOf(board: SeenBoard, out: Int32Array): number {
    const { places } = this;
    const placeOf = this.#placeOf;
    const numbers = this.#numbers;
    this.#readings.numbersOf(board, numbers);
    let count = places;
    out.set(numbers.subarray(0, places));
    for (let reading = places; reading < placeOf.length; reading++) {
      const place = placeOf[reading];
      const number = numbers[reading];
      let known = number === numbers[place];
      for (let other = reading - 1; other >= places && placeOf[other] === place; other--) {
        known ||= number === numbers[other];
      }
      if (!known) out[count++] = number;
    }
    return count;
  }

  /** The sum of the weights with the first of these numbers, one for each place. */
  sumOf(numbers: Int32Array): number {
    let sum = 0;
    for (let place = 0; place < this.places; place++) sum += this.weights[numbers[place]];
    return sum;
  }

  /** Begins with a board, whose sum those of the next boards are found from. */
  begin(board: SeenBoard): void {
    this.#board.words.set(board.words);
    this.#lookups.numbersOf(board, this.#standing);
    this.#sum = this.sumOf(this.#standing);
  }

  /** The sum of a board that differs from it in few squares. */
  sumAfter({ squares, words }: SeenBoard): number {
    const { first, crossing, worth } = this.#lookups;
    const before = this.#board;
    const move = ++this.#moves;
    let count = 0;
    for (let word = 0; word < words.length; word++) {
      if (words[word] === before.words[word]) continue;
      for (let square = 4 * word; square < 4 * word + 4; square++) {
        const difference = squares[square] - before.squares[square];
        // Not a number behind the last square.
        if (!difference) continue;
        for (let i = first[square]; i < first[square + 1]; i++) {
          const place = crossing[i];
          if (this.#changedBy[place] !== move) {
            this.#changedBy[place] = move;
            this.#after[place] = this.#standing[place];
            this.#changed[count++] = place;
          }
          this.#after[place] += difference * worth[i];
        }
      }
    }
    let sum = this.#sum;
    for (let i = 0; i < count; i++) {
      const place = this.#changed[i];
      sum += this.weights[this.#after[place]] - this.weights[this.#standing[place]];
    }
    return sum;
  }
}

/** A place in one of its orders, and where the weights of its tuple begin. */
interface Reading {
  readonly squares: Tuple;
  readonly offset: number;
}

/** Some readings, by the squares that they cross. */
class Readings {
  readonly #offsets: Int32Array;
  /** The readings that cross square s, and what a thing there is worth: from first[s] to first[s + 1] - 1. */
  readonly first: Int32Array;
  readonly crossing: Int32Array;
  readonly worth: Int32Array;

  constructor(things: readonly number[], readings: readonly Reading[]) {
    const crossings: [reading: number, worth: number][][] = things.map(() => []);
    readings.forEach(({ squares }, reading) => {
      let worth = 1;
      for (const square of squares) {
        crossings[square].push([reading, worth]);
        worth *= things[square];
      }
    });
    const flat = crossings.flat();
    this.#offsets = Int32Array.from(readings, ({ offset }) => offset);
    this.crossing = Int32Array.from(flat, ([reading]) => reading);
    this.worth = Int32Array.from(flat, ([, worth]) => worth);
    this.first = new Int32Array(things.length + 1);
    crossings.forEach((own, square) => this.first[square + 1] = this.first[square] + own.length);
  }

  /** Writes the number of the weight of each reading. */
  numbersOf({ squares }: SeenBoard, out: Int32Array): void {
    const { first, crossing, worth } = this;
    out.set(this.#offsets);
    for (let square = 0; square < squares.length; square++) {
      const thing = squares[square];
      if (thing === 0) continue;
      for (let i = first[square]; i < first[square + 1]; i++) out[crossing[i]] += thing * worth[i];
    }
  }
}

/** The images of a tuple under the symmetries of a board, each order of squares once. */
export function imagesOf(tuple: Tuple, symmetries: BoardReader["symmetries"]): Tuple[] {
  const images = symmetries.map((image) => tuple.map((square) => image[square]));
  return [...new Map(images.map((image) => [image.join(), image])).values()];
}

/** The same for all orders of the squares. */
export function placeName(tuple: Tuple): string {
  return tuple.toSorted((one, other) => one - other).join();
}
