/**
 * The server's end of the thread that reads the files of visitors: whatever is in a file, the server answers others
 * meanwhile.
 *
 * @module
 */
import { Refusal } from "../refusal.ts";
import type { FromReader, ToReader } from "./messages.ts";
import type { Readers } from "./readers.ts";

/** Milliseconds that a file may take; the largest that is allowed takes a tenth of that. */
const LONGEST = 10_000;

/** A file that is read, or waits for it. */
interface Pending extends PromiseWithResolvers<unknown> {
  /** Who sent it. */
  readonly owner: object;
}

/** A thread that reads files; it is started when it is first needed. */
export class FileThread {
  readonly #pending = new Map<number, Pending>();
  readonly #longest: number;
  #thread: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  /** @param longest milliseconds that a file may take */
  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  /**
   * Reads a file.
   *
   * @param owner who sent it: one file of each is read at a time
   * @throws {Refusal} when it is no such file, in one line, or takes too long
   */
  async read<K extends keyof Readers>(
    owner: object,
    kind: K,
    text: string,
  ): Promise<Awaited<ReturnType<Readers[K]>>> {
    if (this.#pending.values().some((each) => each.owner === owner)) {
      throw new Refusal("your last file is still being read; try again when it is open");
    }
    const id = ++this.#lastId;
    const pending = { owner, ...Promise.withResolvers<unknown>() };
    this.#pending.set(id, pending);
    this.#thread ??= this.#start();
    this.#thread.postMessage({ id, kind, text } satisfies ToReader);
    if (this.#pending.size === 1) this.#watch();
    return await pending.promise as Awaited<ReturnType<Readers[K]>>;
  }

  /** Ends the thread. */
  close(): void {
    this.#giveUp(new Refusal("the server ends"));
  }

  #start(): Worker {
    const thread = new Worker(new URL("./file_worker.ts", import.meta.url), {
      type: "module",
      name: "files",
    });
    thread.onmessage = ({ data }: MessageEvent<FromReader>) => {
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      this.#watch();
      if ("value" in data) return pending?.resolve(data.value);
      pending?.reject(data.about ? new Refusal(data.error) : new Error(data.error));
    };
    thread.onerror = (event) => {
      event.preventDefault();
      this.#giveUp(new Error(event.message));
    };
    return thread;
  }

  /** Begins to measure the time of the file that is read now. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#pending.size === 0) return;
    const late = () => this.#giveUp(new Refusal("the file takes too long to read"));
    this.#timer = setTimeout(late, this.#longest);
  }

  /** Ends the thread; all who wait are told why. */
  #giveUp(reason: Error): void {
    clearTimeout(this.#timer);
    this.#thread?.terminate();
    this.#thread = undefined;
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }
}
