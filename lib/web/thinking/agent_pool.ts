/**
 * The agents of the server: a few threads in which they choose moves. Turns go round by asker: an asker has one
 * thread at a time for long thoughts, and who has used less of them lately comes first, so that many games of
 * a few visitors keep nobody else waiting for long.
 *
 * @module
 */
import { NoAnswer } from "matchbox/arena/mod.ts";
import type { Move } from "matchbox/games/mod.ts";
import { Thread } from "matchbox/runner/threads/thread.ts";
import { FairQueue } from "../fair_queue.ts";
import { RecentUse } from "../recent_use.ts";
import type { ThinkingFunctions } from "./agent_thread.ts";
import type { Found, Thought, ThoughtNews } from "./messages.ts";

/** How an agent is asked. */
export interface AskOptions {
  /** For whom it thinks, e.g. the connection of a visitor. */
  readonly asker: object;
  /** Aborted when the answer is no longer needed; the promise is then rejected with its reason. */
  readonly signal: AbortSignal;
  /** Seconds after which the agent must answer with what it has, from when it begins to think. */
  readonly seconds: number;
  /** Whether the answer usually takes less than a tenth of a second. */
  readonly short?: boolean;
  /** Called before `ask` returns when all threads are taken, or the asker has one already. */
  onWait?(): void;
  /** Called when the agent begins to think: it has a thread, and all that it needs is loaded. */
  onBegin?(): void;
  /** Called with what the agent finds, as it thinks. */
  onFound?(found: Found): void;
}

/** Milliseconds that an agent has to answer after it was told to stop; then its thread is ended. */
const GRACE = 5000;

/** Milliseconds of a long thought before it gives way when one other waits, as long as most levels think. */
const SHARE = 5000;

/** The more wait, the shorter it is, to this part of it. */
const LEAST_SHARE = 1 / 5;

/** The fewest threads for long thoughts: one asker leaves one to the others. */
const FEWEST = 2;

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
  readonly #use = new RecentUse(() => performance.now());
  readonly #waiting = new FairQueue<Task>((asker) => this.#use.of(asker));
  readonly #share: number;

  /**
   * @param threads for long thoughts, at least 2; one more is for short ones alone
   * @param share milliseconds after which a long thought gives way when another waits: it answers with what it has
   */
  constructor(threads: number, share = SHARE) {
    this.#share = share;
    const long = Math.max(threads, FEWEST);
    this.#lanes = Array.from({ length: long + 1 }, (_, i) => new Lane(i === long));
  }

  /**
   * Asks for a move.
   *
   * @returns the number of a legal move, or `RESIGN`
   * @throws {NoAnswer} when the agent did not answer in its time
   * @throws {Error} when the agent failed
   */
  async ask(thought: Thought, options: AskOptions): Promise<Move> {
    const { asker, signal } = options;
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Move>();
    const task: Task = { thought, options, resolve, reject };
    const abort = () => {
      this.#waiting.remove(asker, task);
      reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    this.#waiting.add(asker, task);
    this.#assign();
    if (this.#waiting.waiting((each) => each === task).length > 0) options.onWait?.();
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

  #assign(): void {
    for (const lane of this.#lanes) {
      if (lane.task) continue;
      const task = this.#waiting.take((task) =>
        (task.options.short || !lane.shortOnly) && this.#mayThink(task)
      );
      if (task) this.#run(task, lane);
    }
    this.#hurry();
  }

  async #run(task: Task, lane: Lane): Promise<void> {
    const timer = setInterval(() => this.#hurry(), this.#share * LEAST_SHARE);
    this.#use.add(task.options.asker, await lane.run(task));
    clearInterval(timer);
    this.#assign();
  }

  /** Whether its asker has no other thought of its kind in a thread. */
  #mayThink({ options: { asker, short } }: Task): boolean {
    return !this.#lanes.some(({ task }) =>
      task?.options.asker === asker && !task.options.short === !short
    );
  }

  /** A long thought that has had its share of the time ends when others wait for the thread. */
  #hurry(): void {
    const waiting = this.#waiting.waiting((task) => this.#mayThink(task)).length;
    if (waiting === 0) return;
    const share = this.#share * Math.max(1 / waiting, LEAST_SHARE);
    this.#lanes.find((lane) => !lane.shortOnly && lane.milliseconds >= share)?.hurry();
  }
}

/** One thread, started when first needed and replaced when it does not answer. */
class Lane {
  readonly shortOnly: boolean;
  /** What is thought about now. */
  task: Task | null = null;
  readonly #thread = new Thread<ThinkingFunctions, ThoughtNews>({
    url: new URL("./agent_thread.ts", import.meta.url),
    name: "agents",
    onNews: (news) => this.#onNews(news),
  });
  #onNews: (news: ThoughtNews) => void = () => {};
  /** Tells the agent to answer at once. */
  #stop = new Int32Array(new SharedArrayBuffer(4));
  /** When the thought began; null before. */
  #begun: number | null = null;

  constructor(shortOnly: boolean) {
    this.shortOnly = shortOnly;
  }

  /** For how long the agent has thought; 0 when it was told to stop. */
  get milliseconds(): number {
    return this.#begun === null || this.#stop[0] === 1 ? 0 : performance.now() - this.#begun;
  }

  start(): void {
    this.#thread.start();
  }

  end(reason = new Error("the server ends")): void {
    this.#thread.end(reason);
  }

  /** Asks the agent to answer with what it has; one that cannot goes on. */
  hurry(): void {
    Atomics.store(this.#stop, 0, 1);
  }

  /** Thinks; the answer goes to the task. Returns the seconds of it when the thread is free again. */
  async run(task: Task): Promise<number> {
    this.task = task;
    const { thought, options, resolve, reject } = task;
    const { signal, seconds, onBegin, onFound } = options;
    const stop = this.#stop = new Int32Array(new SharedArrayBuffer(4));
    const timers: ReturnType<typeof setTimeout>[] = [];
    let halted = false;
    const halt = () => {
      this.hurry();
      // Loading may take long on a busy machine; that is no fault of the agent.
      if (this.#begun === null || halted) return;
      halted = true;
      const late = () => this.end(new NoAnswer(seconds, thought.time !== undefined));
      timers.push(setTimeout(late, GRACE));
    };
    signal.addEventListener("abort", halt, { once: true });
    this.#onNews = (news) => {
      if (news !== "begun") {
        if (!signal.aborted) onFound?.(news);
        return;
      }
      this.#begun = performance.now();
      if (signal.aborted) return halt();
      // Nothing may be left of its time.
      timers.push(setTimeout(halt, Math.max(1000 * seconds, 0)));
      onBegin?.();
    };
    await this.#thread.call("choose", thought, stop).then(resolve, reject);
    for (const timer of timers) clearTimeout(timer);
    signal.removeEventListener("abort", halt);
    const used = this.#begun === null ? 0 : (performance.now() - this.#begun) / 1000;
    this.#begun = null;
    this.task = null;
    return used;
  }
}
