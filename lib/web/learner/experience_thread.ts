/**
 * The server's end of the thread of the experience.
 *
 * @module
 */
import type { Asked, FromExperience, ToExperience } from "./asked.ts";
import { Refusal } from "../refusal.ts";

/** Thrown to those who still wait when the server ends. */
const ENDED = "the server ends";

/** What the learner knows, in a thread of its own. */
export class ExperienceThread {
  /** Called when something was learned or replaced, with the spec of the game. */
  onChange: (game: string) => void = () => {};
  readonly #path: string;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #thread: Worker | undefined;
  #lastId = 0;

  /** @param path of the database; `:memory:` keeps nothing */
  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Asks the thread.
   *
   * @throws {Refusal} when it cannot be done; one line
   */
  async ask<K extends keyof Asked>(
    name: K,
    ...values: Parameters<Asked[K]>
  ): Promise<ReturnType<Asked[K]>> {
    const thread = this.#thread ??= this.#start();
    const id = ++this.#lastId;
    const pending = Promise.withResolvers<unknown>();
    this.#pending.set(id, pending);
    thread.postMessage({ id, name, values } satisfies ToExperience);
    return await pending.promise as ReturnType<Asked[K]>;
  }

  /** Ends the thread; what was learned is kept. */
  close(): void {
    this.#fail(new Refusal(ENDED));
    this.#thread?.terminate();
    this.#thread = undefined;
  }

  #start(): Worker {
    const thread = new Worker(new URL("./experience_worker.ts", import.meta.url), {
      type: "module",
      name: "experience",
    });
    thread.onmessage = ({ data }: MessageEvent<FromExperience>) => {
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if ("value" in data) return pending?.resolve(data.value);
      pending?.reject(data.about ? new Refusal(data.error) : new Error(data.error));
    };
    thread.onerror = (event) => {
      event.preventDefault();
      this.#fail(new Error(event.message));
      thread.terminate();
      this.#thread = undefined;
    };
    thread.postMessage({ path: this.#path } satisfies ToExperience);
    return thread;
  }

  #fail(error: Error): void {
    for (const { promise, reject } of this.#pending.values()) {
      promise.catch(() => {});
      reject(error);
    }
    this.#pending.clear();
  }
}
