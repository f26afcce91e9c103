/**
 * The server's end of the thread that reads the files of visitors: whatever is in a file, the server answers others
 * meanwhile.
 *
 * @module
 */
import { Thread } from "matchbox/runner/threads/thread.ts";
import { Refusal, refusalOrError } from "../refusal.ts";
import type { Readers } from "./readers.ts";

/** Milliseconds that a file may take; the largest that is allowed takes a tenth of that. */
const LONGEST = 10_000;

/** A thread that reads files, one after the other; it is started when it is first needed. */
export class FileThread {
  readonly #thread = new Thread<Readers>({
    url: new URL("./file_worker.ts", import.meta.url),
    name: "files",
    errorOf: refusalOrError,
  });
  readonly #owners = new Set<object>();
  readonly #longest: number;
  /** Settled when the last file has been read. */
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

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
    if (this.#owners.has(owner)) {
      throw new Refusal("your last file is still being read; try again when it is open");
    }
    this.#owners.add(owner);
    try {
      const read = this.#last.then(() => this.#read(kind, text));
      this.#last = read.catch(() => {});
      return await read;
    } finally {
      this.#owners.delete(owner);
    }
  }

  /** Ends the thread. */
  close(): void {
    this.#isClosed = true;
    this.#thread.end(ended());
  }

  async #read<K extends keyof Readers>(kind: K, text: string) {
    if (this.#isClosed) throw ended();
    const late = () => this.#thread.end(new Refusal("the file takes too long to read"));
    const timer = setTimeout(late, this.#longest);
    try {
      return await this.#thread.call(kind, ...[text] as Parameters<Readers[K]>);
    } finally {
      clearTimeout(timer);
    }
  }
}

function ended(): Refusal {
  return new Refusal("the server ends");
}
