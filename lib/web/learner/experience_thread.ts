/**
 * The server's end of the thread of the experience.
 *
 * @module
 */
import { Thread } from "matchbox/runner/threads/thread.ts";
import { Refusal, refusalOrError } from "../refusal.ts";
import type { Asked } from "./asked.ts";

/** What the learner knows, in a thread of its own. */
export class ExperienceThread {
  /** Called when something was learned or replaced, with the spec of the game. */
  onChange: (game: string) => void = () => {};
  /** Called with each event of the log of server_log.ts that happens in a game of a page. */
  log: (event: string) => void = () => {};
  /** The path of the database; `:memory:` is that of this thread alone. */
  readonly path: string;
  readonly #thread = new Thread<Asked>({
    url: new URL("./experience_worker.ts", import.meta.url),
    name: "experience",
    errorOf: refusalOrError,
  });

  /** It is started when it is first asked. */
  constructor(path: string) {
    this.path = path;
  }

  /**
   * Asks the thread.
   *
   * @throws {Refusal} when it cannot be done; one line
   */
  async ask<K extends keyof Asked>(
    name: K,
    ...values: Parameters<Asked[K]>
  ): Promise<Awaited<ReturnType<Asked[K]>>> {
    // Why the thread has ended is told by the call that follows.
    if (!this.#thread.running) this.#thread.call("open", this.path).catch(() => {});
    return await this.#thread.call(name, ...values);
  }

  /** Ends the thread; what was learned is kept. */
  close(): void {
    this.#thread.end(new Refusal("the server ends"));
  }
}
