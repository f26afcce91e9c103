/**
 * The tasks of a run as executors take them: in their order, but none before the tasks that it comes after.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";
import type { TaskSource } from "./executor.ts";
import type { RunStore } from "./store.ts";
import type { HandedTask } from "./task.ts";

/** Hands out tasks, and learns from `ended` when they have ended. */
export class TaskQueue implements TaskSource {
  readonly #tasks: Iterator<Task>;
  readonly #store: Pick<RunStore, "has" | "get">;
  /** Tasks handed out, by key. */
  readonly #running = new Map<string, Task>();
  readonly #ready: Task[] = [];
  /** Tasks that wait for others, by the key of one that has not finished. */
  readonly #waiting = new Map<string, Task[]>();
  #listed = false;
  #wake: (() => void)[] = [];

  /**
   * @param tasks listed as they are wanted; the list may end early
   * @param store has what tasks gave that have finished
   */
  constructor(tasks: Iterable<Task>, store: Pick<RunStore, "has" | "get">) {
    this.#tasks = tasks[Symbol.iterator]();
    this.#store = store;
  }

  get ready(): number {
    return this.#listed ? this.#ready.length : Infinity;
  }

  take(count: number): HandedTask[] {
    const taken: HandedTask[] = [];
    while (taken.length < count) {
      const task = this.#ready.shift() ?? this.#list();
      if (!task) break;
      this.#running.set(task.key, task);
      taken.push({ task, inputs: (task.after ?? []).map((key) => this.#store.get(key)!) });
    }
    return taken;
  }

  async more(): Promise<boolean> {
    while (this.ready === 0 && this.#running.size > 0) {
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
    return this.ready > 0;
  }

  giveBack(tasks: readonly HandedTask[]): void {
    for (const { task } of tasks) this.#running.delete(task.key);
    this.#ready.unshift(...tasks.map(({ task }) => task));
    this.#wakeAll();
  }

  /** The task of that key, when it was handed out and has not ended. */
  running(key: string): Task | undefined {
    return this.#running.get(key);
  }

  /** A task that was handed out has ended; what it gave is in the store, unless it failed. */
  ended(key: string): void {
    this.#running.delete(key);
    const waiting = this.#waiting.get(key) ?? [];
    // Tasks that come after one that failed stay here for good.
    if (waiting.length && this.#store.has(key)) {
      this.#waiting.delete(key);
      this.#ready.push(...waiting.filter((later) => !this.#mustWait(later)));
    }
    this.#wakeAll();
  }

  /** The next task of the list that can be run now. */
  #list(): Task | undefined {
    while (!this.#listed) {
      const { value, done } = this.#tasks.next();
      if (done) this.#listed = true;
      else if (!this.#mustWait(value)) return value;
    }
    return undefined;
  }

  /** Whether the task comes after one that has not finished; then it is put with those that wait for that. */
  #mustWait(task: Task): boolean {
    const missing = task.after?.find((key) => !this.#store.has(key));
    if (missing === undefined) return false;
    const waiting = this.#waiting.get(missing);
    if (waiting) waiting.push(task);
    else this.#waiting.set(missing, [task]);
    return true;
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
