/**
 * Starts the thread that is connected to the server of a queue, and talks to it.
 *
 * @module
 */
import { SetupError } from "matchbox/base/mod.ts";
import { fromFileUrl } from "@std/path";
import { projectRoot } from "../files/project_files.ts";
import type { QueueAddress } from "./address.ts";
import type { FromThread, ToThread } from "./thread.ts";
import type { Timing } from "./timing.ts";

/** Messages that the thread sends without being asked. */
export type Told = Exclude<FromThread, { kind: "done" | "failed" | "status" }>;

/** The thread, seen from outside. */
export class QueueThread {
  readonly #address: QueueAddress;
  readonly #worker: Worker;
  readonly #connected: Promise<void>;
  #answer?: { resolve(message: FromThread): void; reject(error: Error): void };
  readonly #crash = Promise.withResolvers<never>();
  #last: Promise<unknown> = Promise.resolve();
  /** Called with each message that is not an answer. */
  onTold: (message: Told) => void = () => {};

  /** Starts the thread, at once; it connects in the background. */
  constructor(address: QueueAddress, timing: Timing) {
    this.#address = address;
    const host = address.host.includes(":") ? `[${address.host}]` : address.host;
    this.#worker = new Worker(new URL("./thread.ts", import.meta.url), {
      type: "module",
      deno: {
        permissions: {
          net: [`${host}:${address.port}`],
          read: [fromFileUrl(projectRoot)],
          ...{ env: false, sys: false, write: false, run: false, ffi: false, import: false },
        },
      },
    });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThread>) => {
      if (data.kind === "done" || data.kind === "failed" || data.kind === "status") {
        this.#answer?.resolve(data);
      } else this.onTold(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      const error = new SetupError(`the queue has failed: ${event.message}`);
      this.#answer?.reject(error);
      this.#crash.reject(error);
    };
    this.#crash.promise.catch(() => {});
    this.#connected = this.#exchange(null)
      .then(() => this.#exchange({ kind: "connect", address, timing })).then(() => {});
    // Who asks next is told.
    this.#connected.catch(() => {});
  }

  /** Rejected when the thread ends unexpectedly. */
  get crashed(): Promise<never> {
    return this.#crash.promise;
  }

  /** The address for people. */
  get shown(): string {
    return this.#address.shown;
  }

  /**
   * Sends a message that has an answer.
   *
   * @throws {SetupError} when the server cannot be reached, or the request fails
   */
  async ask(message: ToThread): Promise<FromThread> {
    await this.#connected;
    return await this.#exchange(message);
  }

  /** Sends a message without an answer. */
  tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  close(): void {
    this.#worker.terminate();
  }

  /** One request at a time; null waits for the first message of the thread. */
  #exchange(message: ToThread | null): Promise<FromThread> {
    const next = this.#last.catch(() => {}).then(async () => {
      const { promise, resolve, reject } = Promise.withResolvers<FromThread>();
      this.#answer = { resolve, reject };
      if (message) this.#worker.postMessage(message);
      const answer = await promise;
      if (answer.kind !== "failed") return answer;
      throw new SetupError(`the queue ${this.shown} cannot be used: ${answer.reason}`);
    });
    this.#last = next;
    return next;
  }
}
