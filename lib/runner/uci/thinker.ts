/**
 * The thread that thinks, as the thread that reads commands sees it. An agent that does not stop when it must is
 * left alone, and another thread takes its place.
 *
 * @module
 */
import { saidWhileWaiting } from "../machine/slow_machine.ts";
import { type Answer, type Choice, now, type Setup, type Thought } from "./thinking_messages.ts";

/** Milliseconds between the moment when a search must stop and the last one for its answer. */
const GRACE = 500;

/** How a search went on. */
export interface ThinkingEvents {
  /** Called with each line that tells what the search has found. */
  info(line: string): void;
  /** Called once: the choice, undefined when the agent made none, with the reason. */
  end(choice: Choice | undefined, failed?: string): void;
}

/** Searches one after the other. */
export class Thinker {
  readonly #modules: readonly string[];
  readonly #stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #thread: Worker | undefined;
  #ready: Promise<void> = Promise.resolve();
  #search = 0;
  #events: ThinkingEvents | undefined;
  /** The best move that the search has told so far. */
  #told: Choice | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Starts the thread.
   *
   * @param modules URLs of modules with additional agents
   */
  constructor(modules: readonly string[]) {
    this.#modules = modules;
    this.#start();
  }

  /** Whether a search is running. */
  get thinking(): boolean {
    return this.#events !== undefined;
  }

  /** Resolves when the thread can think. */
  ready(): Promise<void> {
    return this.#ready;
  }

  /** Begins a search; none may be running. */
  think(thought: Omit<Thought, "search">, events: ThinkingEvents): void {
    this.#events = events;
    this.#told = undefined;
    this.#thread!.postMessage({ ...thought, search: ++this.#search } satisfies Thought);
  }

  /** Ends the running search at a time, in milliseconds since 1970, unless it ends before. */
  limit(deadline: number): void {
    if (!this.thinking) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), deadline - now());
  }

  /** Ends the running search, which then answers with its best move so far. */
  stop(): void {
    if (!this.thinking) return;
    Atomics.store(this.#stopped, 0, this.#search);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#end(this.#told, "the agent did not stop in time");
      this.#replace();
    }, GRACE);
  }

  /** Ends the thread. */
  close(): void {
    clearTimeout(this.#timer);
    this.#thread?.terminate();
  }

  #start(): void {
    const thread = new Worker(new URL("./thinking_thread.ts", import.meta.url), { type: "module" });
    this.#thread = thread;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#ready = saidWhileWaiting("a thread", promise);
    let isReady = false;
    thread.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ("ready" in data) {
        isReady = true;
        resolve();
      } else if (data.search === this.#search) this.#take(data);
    };
    thread.onerror = (event) => {
      event.preventDefault();
      if (this.#thread !== thread) return;
      // Another thread would fail in the same way.
      if (!isReady) return reject(new Error(event.message));
      this.#replace();
      this.#end(undefined, event.message);
    };
    const setup: Setup = { modules: this.#modules, stopped: this.#stopped };
    thread.postMessage(setup);
  }

  #take(answer: Exclude<Answer, { ready: true }>): void {
    if ("failed" in answer) this.#end(this.#told, answer.failed);
    else if ("info" in answer) {
      this.#told = { move: answer.move };
      this.#events?.info(answer.info);
    } else this.#end(answer);
  }

  /** The old thread is not ended, because that would wait for a thread that computes. */
  #replace(): void {
    this.#thread!.onmessage = null;
    this.#start();
  }

  #end(choice: Choice | undefined, failed?: string): void {
    clearTimeout(this.#timer);
    const events = this.#events;
    this.#events = undefined;
    events?.end(choice, failed);
  }
}
