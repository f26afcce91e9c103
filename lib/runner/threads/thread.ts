/**
 * A thread whose functions are called from here: each call is a promise of what the function returns.
 *
 * @module
 */
/** Functions by name, each with values that can be sent. */
export type Functions<F> = { readonly [K in keyof F]: (...values: never[]) => unknown };

/** How a thread is started, and what becomes of what it says. */
export interface ThreadOptions<N> {
  /** The module of the thread, which calls `answerCalls`. */
  readonly url: URL;
  /** Its name, for the debugger. */
  readonly name: string;
  /** What it may do; default: what the whole program may. */
  readonly permissions?: Deno.PermissionOptionsObject;
  /** Called with what the thread tells while it works. */
  onNews?(news: N): void;
  /**
   * Makes the error that a call throws. Default: an `Error`.
   *
   * @param kinds the names of the classes of the error in the thread, its own first
   * @param message its first line
   */
  errorOf?(kinds: readonly string[], message: string): Error;
}

/** A thread, started with its first call, and again with the first one after its end. */
export class Thread<F extends Functions<F>, N = never> {
  readonly #options: ThreadOptions<N>;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #worker: Worker | undefined;
  #calls = 0;

  /** It is started with its first call. */
  constructor(options: ThreadOptions<N>) {
    this.#options = options;
  }

  /** Whether it was started and has not ended. */
  get running(): boolean {
    return this.#worker !== undefined;
  }

  /** Starts it, if it does not run. */
  start(): void {
    this.#worker ??= this.#started();
  }

  /**
   * Calls a function. Calls begin in their order.
   *
   * @throws what `errorOf` makes of what the function threw; the reason of `end` when the thread is ended before it
   *   has answered; an `Error` when the thread fails outside the calls
   */
  async call<K extends keyof F & string>(
    name: K,
    ...values: Parameters<F[K]>
  ): Promise<Awaited<ReturnType<F[K]>>> {
    this.start();
    const id = ++this.#calls;
    const pending = Promise.withResolvers<unknown>();
    this.#pending.set(id, pending);
    this.#worker!.postMessage({ id, name, values } satisfies ToThread);
    return await pending.promise as Awaited<ReturnType<F[K]>>;
  }

  /** Ends the thread, if it runs. Whoever waits for an answer gets the reason. */
  end(reason: Error): void {
    this.#worker?.terminate();
    this.leave(reason);
  }

  /** As `end`, but the thread is left to itself: to end one that computes would wait for it. */
  leave(reason: Error): void {
    if (this.#worker) this.#worker.onmessage = this.#worker.onerror = null;
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }

  #started(): Worker {
    const { url, name, permissions, onNews } = this.#options;
    const { errorOf = (_, message) => new Error(message) } = this.#options;
    const worker = new Worker(url, {
      ...{ type: "module", name },
      ...(permissions && { deno: { permissions } }),
    });
    worker.onmessage = ({ data }: MessageEvent<FromThread<N>>) => {
      if ("news" in data) return onNews?.(data.news);
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if ("thrown" in data) pending?.reject(errorOf(data.thrown.kinds, data.thrown.message));
      else pending?.resolve(data.value);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new Error(event.message));
    };
    return worker;
  }
}

/** A call, with a number of its own. */
export interface ToThread {
  /** The number of the call. */
  readonly id: number;
  /** The name of the function. */
  readonly name: string;
  /** Its arguments. */
  readonly values: readonly unknown[];
}

/** What a call gave, or the classes and the first line of what it threw. */
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly thrown: Thrown };

/** An answer, or what the thread tells meanwhile. */
export type FromThread<N> = Answer | { readonly news: N };

/** What a call threw. */
export interface Thrown {
  /** The names of the classes of the error, its own first. */
  readonly kinds: readonly string[];
  /** Its first line. */
  readonly message: string;
}
