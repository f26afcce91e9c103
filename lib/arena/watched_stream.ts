/**
 * A random stream that records whether it was used.
 *
 * @module
 */
import type { Random, RandomState } from "matchbox/base/mod.ts";

/** A stream that is opened when it is first needed, because most agents that search never draw. */
export class WatchedStream implements Random {
  readonly #open: () => Random;
  #stream: Random | undefined;
  #drawn = false;

  /** Does not open the stream yet. */
  constructor(open: () => Random) {
    this.#open = open;
  }

  /** Whether a number was drawn, here or where the stream was continued meanwhile. */
  get drawn(): boolean {
    return this.#drawn;
  }

  /** Reading it is no draw. */
  get state(): RandomState {
    return (this.#stream ??= this.#open()).state;
  }

  set state(state: RandomState) {
    this.#opened().state = state;
  }

  uint32(): number {
    return this.#opened().uint32();
  }

  below(bound: number): number {
    return this.#opened().below(bound);
  }

  float(): number {
    return this.#opened().float();
  }

  #opened(): Random {
    this.#drawn = true;
    return this.#stream ??= this.#open();
  }
}
