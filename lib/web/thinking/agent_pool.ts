/**
 * The agents of the server: a few threads in which they choose moves. Short thoughts go before long ones, so
 * that a deep search of one visitor does not keep the others waiting.
 *
 * @module
 */
import { NoAnswer } from "matchbox/arena/mod.ts";
import type { Move } from "matchbox/games/mod.ts";
import type { Found, FromThread, Thought, ToThread } from "./messages.ts";

/** How an agent is asked. */
export interface AskOptions {
  /** Aborted when the answer is no longer needed; the promise is then rejected with its reason. */
  readonly signal: AbortSignal;
  /** Seconds after which the agent must answer with what it has. */
  readonly seconds: number;
  /** Whether the answer usually takes less than a tenth of a second. */
  readonly short?: boolean;
  /** Called with what the agent finds, as it thinks. */
  onFound?(found: Found): void;
}

/** Milliseconds that an agent has to answer after it was told to stop; then its thread is ended. */
const GRACE = 500;

/** A thought that waits for a thread or is in one. */
interface Task {
  readonly thought: Thought;
  readonly options: AskOptions;
  resolve(move: Move): void;
  reject(reason: unknown): void;
}

/** A pool of threads. */
export class AgentPool {
  readonly #lanes: Lane[];
  readonly #waiting: Task[] = [];

  /** @param threads at least 1 for long thoughts; one more is for short ones alone */
  constructor(threads: number) {
    this.#lanes = Array.from({ length: threads + 1 }, (_, i) => new Lane(i === threads));
  }

  /**
   * Asks for a move.
   *
   * @returns the number of a legal move, or `RESIGN`
   * @throws {NoAnswer} when the agent did not answer in its time
   * @throws {Error} when the agent failed
   */
  async ask(thought: Thought, options: AskOptions): Promise<Move> {
    const { signal } = options;
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Move>();
    const task: Task = { thought, options, resolve, reject };
    const abort = () => {
      const index = this.#waiting.indexOf(task);
      if (index >= 0) this.#waiting.splice(index, 1);
      reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    this.#enqueue(task);
    this.#assign();
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  /** Starts all threads, so that the first move need not wait for one. */
  warmUp(): void {
    for (const lane of this.#lanes) lane.start();
  }

  /** Ends all threads. */
  close(): void {
    for (const lane of this.#lanes) lane.end();
  }

  #enqueue(task: Task): void {
    const firstLong = this.#waiting.findIndex(({ options }) => !options.short);
    const index = task.options.short && firstLong >= 0 ? firstLong : this.#waiting.length;
    this.#waiting.splice(index, 0, task);
  }

  #assign(): void {
    for (const lane of this.#lanes) {
      if (lane.busy) continue;
      const index = this.#waiting.findIndex(({ options }) => options.short || !lane.shortOnly);
      if (index < 0) continue;
      const [task] = this.#waiting.splice(index, 1);
      lane.run(task).then(() => this.#assign());
    }
  }
}

/** One thread, started when first needed and replaced when it does not answer. */
class Lane {
  readonly shortOnly: boolean;
  busy = false;
  #thread: Worker | undefined;

  constructor(shortOnly: boolean) {
    this.shortOnly = shortOnly;
  }

  start(): Worker {
    return this.#thread ??= new Worker(new URL("./agent_thread.ts", import.meta.url), {
      type: "module",
      name: "agents",
    });
  }

  end(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
  }

  /** Resolves when the thread is free again; the answer goes to the task. */
  async run({ thought, options, resolve, reject }: Task): Promise<void> {
    this.busy = true;
    const { signal, seconds, onFound } = options;
    const thread = this.start();
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const free = Promise.withResolvers<void>();
    let last: ReturnType<typeof setTimeout> | undefined;
    const halt = () => {
      Atomics.store(stop, 0, 1);
      last ??= setTimeout(() => {
        this.end();
        reject(new NoAnswer(seconds, thought.time !== undefined));
        free.resolve();
      }, GRACE);
    };
    const limit = setTimeout(halt, 1000 * seconds);
    signal.addEventListener("abort", halt, { once: true });
    thread.onmessage = ({ data }: MessageEvent<FromThread>) => {
      if ("found" in data) {
        if (!signal.aborted) onFound?.(data.found);
        return;
      }
      if ("move" in data) resolve(data.move);
      else reject(new Error(data.error));
      free.resolve();
    };
    thread.onerror = (event) => {
      event.preventDefault();
      this.end();
      reject(new Error(event.message));
      free.resolve();
    };
    thread.postMessage({ thought, stop } satisfies ToThread);
    await free.promise;
    clearTimeout(limit);
    clearTimeout(last);
    signal.removeEventListener("abort", halt);
    this.busy = false;
  }
}
