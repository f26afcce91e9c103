/**
 * A random stream that records whether it was used.
 *
 * @module
 */
import { type Random, randomStream } from "matchbox/base/mod.ts";

/** The stream with that name, opened at the first draw, because most agents that search never draw. */
export class WatchedStream implements Random {
  readonly #name: string;
  #stream: Random | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Whether a number was drawn. */
  get drawn(): boolean {
    return this.#stream !== undefined;
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
    return this.#stream ??= randomStream(this.#name);
  }
}
