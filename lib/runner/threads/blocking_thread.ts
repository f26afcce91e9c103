/**
 * A thread whose functions are called from here, where each call waits for its answer. It is for callers that must
 * answer at once, such as an agent that chooses its move; everyone else uses `Thread`.
 *
 * @module
 */
import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { NOTE_SECONDS, sayWaiting } from "../machine/slow_machine.ts";
import type { Answer, Functions, ToThread } from "./thread.ts";

/** How a thread is started, and how it is called. */
export interface BlockingOptions<S> {
  /** The module of the thread, which calls `answerBlockingCalls`. */
  readonly url: URL;
  /** Its name, also where a note says that it is waited for. */
  readonly name: string;
  /** What it may do. */
  readonly permissions: Deno.PermissionOptionsObject;
  /** What it is told first. */
  readonly setup: S;
  /** Makes the error that a call throws, as `ThreadOptions.errorOf` does. */
  errorOf(kinds: readonly string[], message: string): Error;
}

/** A thread, started at once. It must answer every call. */
export class BlockingThread<F extends Functions<F>, S> {
  readonly #options: BlockingOptions<S>;
  readonly #port: MessagePort;
  /** How many calls were answered. */
  readonly #answers = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  /** Starts it. */
  constructor(options: BlockingOptions<S>) {
    this.#options = options;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1 as unknown as MessagePort;
    const { url, name, permissions, setup } = options;
    const worker = new Worker(url, { type: "module", name, deno: { permissions } });
    const start: BlockingStart<S> = { port: port2, answers: this.#answers, setup };
    worker.postMessage(start, [port2]);
  }

  /**
   * Calls a function and waits for what it returns, or for the promise that it returns.
   *
   * @param seconds that the call may take on a machine that is not busy; after them, notes say what is waited for
   * @throws what `errorOf` makes of what the function threw
   */
  call<K extends keyof F & string>(
    name: K,
    seconds: number,
    ...values: Parameters<F[K]>
  ): Awaited<ReturnType<F[K]>> {
    const id = Atomics.load(this.#answers, 0);
    this.#port.postMessage({ id, name, values } satisfies ToThread);
    let waited = seconds + NOTE_SECONDS;
    let next = waited;
    while (Atomics.wait(this.#answers, 0, id, 1000 * next) === "timed-out") {
      sayWaiting(this.#options.name, waited);
      waited += next = NOTE_SECONDS;
    }
    const { message } = receiveMessageOnPort(this.#port) as { message: Answer };
    if ("thrown" in message) {
      throw this.#options.errorOf(message.thrown.kinds, message.thrown.message);
    }
    return message.value as Awaited<ReturnType<F[K]>>;
  }
}

/** The first message to the thread. */
export interface BlockingStart<S> {
  /** For calls and answers. */
  readonly port: globalThis.MessagePort;
  /** The number of calls answered, which the caller waits for. */
  readonly answers: Int32Array<SharedArrayBuffer>;
  /** What the thread is told first. */
  readonly setup: S;
}
