/**
 * Runs in the Deno kernel, before a cell that waits: hears Stop. Whoever pressed it made the file MATCHBOX_STOP; see
 * kernel.py.
 *
 * @module
 */
import { type CellStop, setCellStop } from "matchbox/runner/notebook_files/cell_stop.ts";

/** The time between two looks at the file, in milliseconds. */
const INTERVAL = 100;

/** The time in which what has asked for the signal may end by itself after Stop, in milliseconds. */
const GRACE = 1500;

/** Looks for the file while anything waits. */
class Listener implements CellStop {
  readonly #file: string;
  #controller = new AbortController();
  /** Whether anything has asked for the signal; what has not is not waited for. */
  #heard = false;
  #waiting = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  get signal(): AbortSignal {
    this.#heard = true;
    return this.#controller.signal;
  }

  async until<T>(value: T | PromiseLike<T>): Promise<T> {
    const { signal } = this.#controller;
    const { promise, reject } = Promise.withResolvers<never>();
    let grace: ReturnType<typeof setTimeout> | undefined;
    const stop = () => grace = setTimeout(() => reject(signal.reason), this.#heard ? GRACE : 0);
    signal.addEventListener("abort", stop, { once: true });
    if (this.#waiting++ === 0) this.#timer = setInterval(() => this.#look(), INTERVAL);
    try {
      return await Promise.race([value, promise]);
    } finally {
      if (--this.#waiting === 0) clearInterval(this.#timer);
      clearTimeout(grace);
      signal.removeEventListener("abort", stop);
    }
  }

  #look(): void {
    try {
      Deno.removeSync(this.#file);
    } catch (error) {
      if (error instanceof Deno.errors.NotFound) return;
      throw error;
    }
    const pressed = this.#controller;
    this.#controller = new AbortController();
    pressed.abort(new DOMException("the cell was stopped", "AbortError"));
    this.#heard = false;
  }
}

setCellStop(new Listener(Deno.env.get("MATCHBOX_STOP")!));
