/**
 * The thread that thinks, as the thread that reads commands sees it. An agent that does not stop when it must is
 * left alone, and another thread takes its place.
 *
 * @module
 */
import type { Move } from "matchbox/games/mod.ts";
import { saidWhileWaiting } from "../slow_machine.ts";
import { type Answer, now, type Setup, type Thought } from "./thinking_messages.ts";

/** Milliseconds between the end of the time, or a stop, and the last moment for an answer. */
const GRACE = 500;

/** How a search went on. */
export interface ThinkingEvents {
  /** Called with each line that tells what the search has found. */
  info(line: string): void;
  /** Called once: the move, undefined when the agent gave none, with the reason. */
  end(move: Move | undefined, failed?: string): void;
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
  #best: Move | undefined;
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
    this.#best = undefined;
    this.#thread!.postMessage({ ...thought, search: ++this.#search } satisfies Thought);
    if (thought.deadline !== undefined) this.#expectBy(thought.deadline + GRACE);
  }

  /** Ends the running search, which then answers with its best move so far. */
  stop(): void {
    if (!this.thinking) return;
    Atomics.store(this.#stopped, 0, this.#search);
    this.#expectBy(now() + GRACE);
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
    if ("failed" in answer) this.#end(this.#best, answer.failed);
    else if ("info" in answer) {
      this.#best = answer.move;
      this.#events?.info(answer.info);
    } else this.#end(answer.move);
  }

  #expectBy(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#end(this.#best, "the agent did not stop in time");
      this.#replace();
    }, time - now());
  }

  /** The old thread is not ended, because that would wait for a thread that computes. */
  #replace(): void {
    this.#thread!.onmessage = null;
    this.#start();
  }

  #end(move: Move | undefined, failed?: string): void {
    clearTimeout(this.#timer);
    const events = this.#events;
    this.#events = undefined;
    events?.end(move, failed);
  }
}
