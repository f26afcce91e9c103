/**
 * Starts the thread that is connected to the server of a queue.
 *
 * @module
 */
import { SetupError } from "matchbox/base/mod.ts";
import { fromFileUrl } from "@std/path";
import { projectRoot } from "../files/project_files.ts";
import { Thread } from "../threads/thread.ts";
import type { QueueAddress } from "./address.ts";
import type { QueueFunctions, QueueNews } from "./thread.ts";
import type { Timing } from "./timing.ts";

/** The thread, seen from outside. */
export class QueueThread {
  readonly #thread: Thread<QueueFunctions, QueueNews>;
  readonly #connected: Promise<void>;
  /** The address for people. */
  readonly shown: string;
  /** Called with what the thread tells. */
  onNews: (news: QueueNews) => void = () => {};

  /** Starts the thread, at once; it connects in the background. */
  constructor(address: QueueAddress, timing: Timing) {
    this.shown = address.shown;
    const host = address.host.includes(":") ? `[${address.host}]` : address.host;
    this.#thread = new Thread({
      url: new URL("./thread.ts", import.meta.url),
      name: "queue",
      permissions: {
        net: [`${host}:${address.port}`],
        read: [fromFileUrl(projectRoot)],
        ...{ env: false, sys: false, write: false, run: false, ffi: false, import: false },
      },
      onNews: (news) => this.onNews(news),
      errorOf: (_, reason) => this.#error(reason),
    });
    this.#connected = this.#thread.call("connect", address, timing);
    // Who calls next is told.
    this.#connected.catch(() => {});
  }

  /**
   * Calls a function of the thread.
   *
   * @throws {SetupError} when the server cannot be reached, or the call fails
   */
  async call<K extends keyof QueueFunctions>(
    name: K,
    ...values: Parameters<QueueFunctions[K]>
  ): Promise<Awaited<ReturnType<QueueFunctions[K]>>> {
    await this.#connected;
    if (!this.#thread.running) throw this.#error("its thread has ended");
    return await this.#thread.call(name, ...values);
  }

  close(): void {
    this.#thread.end(this.#error("it was closed"));
  }

  #error(reason: string): SetupError {
    return new SetupError(`the queue ${this.shown} cannot be used: ${reason}`);
  }
}
