/**
 * A random stream that remembers whether anything was drawn from it.
 *
 * @module
 */
import { type Random, randomStream } from "matchbox/base/mod.ts";

/** The stream of that name, opened by the first draw: most agents that search never make one. */
export class WatchedStream implements Random {
  readonly #name: string;
  #stream: Random | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Whether anything was drawn. */
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
