/**
 * The thread that thinks, as the thread that reads commands sees it. An agent that does not stop when it must is
 * left alone, and another thread takes its place.
 *
 * @module
 */
import { firstLineOf } from "matchbox/base/mod.ts";
import { saidWhileWaiting } from "../machine/slow_machine.ts";
import { Thread } from "../threads/thread.ts";
import { type Choice, now, type ThinkingNews, type Thought } from "./thinking_messages.ts";
import type { ThinkingFunctions } from "./thinking_thread.ts";

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
  readonly #thread = new Thread<ThinkingFunctions, ThinkingNews>({
    url: new URL("./thinking_thread.ts", import.meta.url),
    name: "thinking",
    onNews: ({ info, move }) => {
      this.#told = { move };
      this.#events?.info(info);
    },
  });
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
    const search = ++this.#search;
    this.#thread.call("think", { ...thought, search }).then(
      (choice) => this.#end(choice),
      (error) => {
        if (search !== this.#search || !this.thinking) return;
        const told = this.#told;
        if (!this.#thread.running) this.#start();
        this.#end(told, firstLineOf(error));
      },
    );
  }

  /** Ends the running search at a time, in milliseconds since 1970, unless it ends before. */
  limit(deadline: number): void {
    if (!this.thinking) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), Math.max(deadline - now(), 0));
  }

  /** Ends the running search, which then answers with its best move so far. */
  stop(): void {
    if (!this.thinking) return;
    Atomics.store(this.#stopped, 0, this.#search);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#end(this.#told, "the agent did not stop in time");
      // To end it would wait for a thread that computes.
      this.#thread.leave(new Error("left"));
      this.#start();
    }, GRACE);
  }

  /** Ends the thread. */
  close(): void {
    clearTimeout(this.#timer);
    this.#thread.end(new Error("the program ends"));
  }

  #start(): void {
    const opened = this.#thread.call("open", this.#modules, this.#stopped);
    this.#ready = saidWhileWaiting("a thread", opened);
    // Told to whoever asks whether it is ready.
    this.#ready.catch(() => {});
  }

  #end(choice: Choice | undefined, failed?: string): void {
    clearTimeout(this.#timer);
    const events = this.#events;
    this.#events = undefined;
    events?.end(choice, failed);
  }
}
