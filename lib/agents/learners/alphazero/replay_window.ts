/**
 * The replay window: the last positions of training games, each with the shares of the playouts through its moves and
 * the result of its game. A network learns from samples of them.
 *
 * @module
 */
import * as v from "valibot";
import { decodeBase64, encodeBase64 } from "@std/encoding";
import { UsageError } from "matchbox/base/mod.ts";
import { type PlainData, readState } from "../learner.ts";

/** What is known of a position of a training game. */
export interface Example {
  /** What stands on each square, as the side to move sees it. */
  readonly squares: Uint8Array;
  /** By move: 0 if it is not legal, else 1 and its share of the playouts, in units of 1 / `SHARES`. */
  readonly shares: Uint16Array;
  /** 1 when the side to move won the game, 0 when it was drawn, -1 when it lost. */
  readonly result: number;
}

/** The units of all playouts. */
export const SHARES = 65_534;

/** How large the parts of an example are. */
export interface WindowSizes {
  /** The most examples. */
  readonly most: number;
  readonly squares: number;
  readonly moves: number;
}

const schema = v.strictObject({ squares: v.string(), shares: v.string(), results: v.string() });

/** The last examples; each new one takes the place of the oldest. */
export class ReplayWindow {
  /** How many there are. */
  count = 0;
  /** The place of the next one. */
  #next = 0;
  readonly #sizes: WindowSizes;
  readonly #squares: Uint8Array;
  readonly #shares: Uint16Array;
  readonly #results: Int8Array;

  /**
   * An empty window, or the one that had this state.
   *
   * @param name of the learner, for the error message
   * @throws {UsageError} when the state does not fit
   */
  constructor(name: string, sizes: WindowSizes, state?: unknown) {
    const { most, squares, moves } = sizes;
    this.#sizes = sizes;
    this.#squares = new Uint8Array(most * squares);
    this.#shares = new Uint16Array(most * moves);
    this.#results = new Int8Array(most);
    if (state !== undefined) this.#read(name, readState(name, schema, state));
  }

  /** A copy of the examples, from the oldest on. */
  get state(): PlainData {
    const { squares, moves } = this.#sizes;
    return {
      squares: encodeBase64(this.#inOrder(this.#squares, squares)),
      shares: encodeBase64(this.#inOrder(bytesOf(this.#shares), 2 * moves)),
      results: encodeBase64(this.#inOrder(bytesOf(this.#results), 1)),
    };
  }

  /** Adds an example, which is copied. */
  add({ squares, shares, result }: Example): void {
    const { most } = this.#sizes;
    const place = this.#next;
    this.#squares.set(squares, place * squares.length);
    this.#shares.set(shares, place * shares.length);
    this.#results[place] = result;
    this.#next = (place + 1) % most;
    this.count = Math.min(this.count + 1, most);
  }

  /** The example of that age, 0 the oldest; its parts are those of the window. */
  at(age: number): Example {
    const { squares, moves } = this.#sizes;
    const place = this.#placeOf(age);
    return {
      squares: this.#squares.subarray(place * squares, (place + 1) * squares),
      shares: this.#shares.subarray(place * moves, (place + 1) * moves),
      result: this.#results[place],
    };
  }

  #placeOf(age: number): number {
    const { most } = this.#sizes;
    return (this.#next - this.count + age + most) % most;
  }

  /** The bytes of all examples, so many each, from the oldest on. */
  #inOrder(bytes: Uint8Array, each: number): Uint8Array<ArrayBuffer> {
    const ordered = new Uint8Array(this.count * each);
    for (let age = 0; age < this.count; age++) {
      const place = this.#placeOf(age);
      ordered.set(bytes.subarray(place * each, (place + 1) * each), age * each);
    }
    return ordered;
  }

  #read(name: string, texts: v.InferOutput<typeof schema>): void {
    const fail = (place: string, problem: string): never => {
      throw new UsageError(`state of ${name}: window: ${place}: ${problem}`);
    };
    const { most, squares, moves } = this.#sizes;
    const read = (place: keyof typeof texts): Uint8Array => {
      try {
        return decodeBase64(texts[place]);
      } catch {
        return fail(place, "expected bytes in base64");
      }
    };
    const results = read("results");
    const count = results.length;
    if (count > most) fail("results", `expected at most ${most} but found ${count}`);
    const parts = [[results, "results", 1, this.#results], [
      read("squares"),
      "squares",
      squares,
      this.#squares,
    ], [read("shares"), "shares", 2 * moves, this.#shares]] as const;
    for (const [bytes, place, each, own] of parts) {
      if (bytes.length !== count * each) {
        fail(place, `expected ${count * each} bytes in base64 but found ${bytes.length}`);
      }
      bytesOf(own).set(bytes);
    }
    this.count = count;
    this.#next = count % most;
  }
}

/** The bytes of numbers, the lowest byte of each first, as on every machine that runs Deno or a browser. */
function bytesOf({ buffer }: Uint8Array | Uint16Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer);
}
