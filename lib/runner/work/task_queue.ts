/**
 * The queue of a run's tasks, in their order, but each only after the tasks in its `after`.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";
import type { RunStore } from "../store/store.ts";
import type { TaskSource } from "./executor.ts";
import type { HandedTask } from "./task.ts";

/** Gives out tasks; `ended` reports that a task has ended. */
export class TaskQueue implements TaskSource {
  readonly #tasks: Iterator<Task>;
  readonly #store: Pick<RunStore, "has" | "get">;
  /** Running tasks, by key. */
  readonly #running = new Map<string, Task>();
  readonly #ready: Task[] = [];
  /** Waiting tasks, by the key of an unfinished task that they wait for. */
  readonly #waiting = new Map<string, Task[]>();
  #listed = false;
  #wake: (() => void)[] = [];

  /**
   * @param tasks generated as needed; may end early
   * @param store contains the results of finished tasks
   * @param secondsLeft see `TaskSource`
   */
  constructor(
    tasks: Iterable<Task>,
    store: Pick<RunStore, "has" | "get">,
    readonly secondsLeft?: () => number,
  ) {
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

  /** The running task with this key, if there is one. */
  running(key: string): Task | undefined {
    return this.#running.get(key);
  }

  /** Reports that a task has ended; its result is in the store unless it failed. */
  ended(key: string): void {
    this.#running.delete(key);
    const waiting = this.#waiting.get(key) ?? [];
    // Tasks that wait for a failed task stay in the queue.
    if (waiting.length && this.#store.has(key)) {
      this.#waiting.delete(key);
      this.#ready.push(...waiting.filter((later) => !this.#mustWait(later)));
    }
    this.#wakeAll();
  }

  /** The next task of the list that is ready. */
  #list(): Task | undefined {
    while (!this.#listed) {
      const { value, done } = this.#tasks.next();
      if (done) this.#listed = true;
      else if (!this.#mustWait(value)) return value;
    }
    return undefined;
  }

  /** Whether the task has to wait for an unfinished one; if so, adds it to the waiting tasks. */
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
