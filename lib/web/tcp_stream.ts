/**
 * A connection that Deno has accepted, as a stream of Node: the HTTP server of Node and `ws` read and write it.
 *
 * @module
 */
import { Buffer } from "node:buffer";
import { Duplex } from "node:stream";

/** The most bytes that are read at once. */
const PART = 16 * 1024;

/** The stream of a connection. It reads only when what was read before is used. */
export class TcpStream extends Duplex {
  /** The address of the other side, without its port. */
  readonly remoteAddress: string;
  readonly #connection: Deno.TcpConn;
  readonly #stalled: number;
  readonly #read = new Uint8Array(PART);

  /** @param stalled milliseconds after which the other side is gone if it takes nothing of what it is sent */
  constructor(connection: Deno.TcpConn, stalled: number) {
    super();
    this.#connection = connection;
    this.#stalled = stalled;
    this.remoteAddress = connection.remoteAddr.hostname;
    connection.setNoDelay();
  }

  override async _read(): Promise<void> {
    try {
      const count = await this.#connection.read(this.#read);
      // Who sends a lot sends 16 MB a second at most: others get their turn, and garbage is collected.
      if (count === PART) await new Promise((resolve) => setTimeout(resolve, 1));
      if (this.destroyed) return;
      // A copy, which may be kept as long as it is needed.
      this.push(count === null ? null : this.#read.slice(0, count));
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  override _write(
    bytes: Uint8Array,
    _encoding: string,
    done: (error?: Error) => void,
  ): void {
    this.#send([bytes]).then(() => done(), done);
  }

  /** Short parts that wait together are sent together, e.g. the headers of an answer and its text. */
  override _writev(
    parts: readonly { readonly chunk: Uint8Array }[],
    done: (error?: Error) => void,
  ): void {
    const chunks = parts.map(({ chunk }) => chunk);
    const short = chunks.reduce((sum, { length }) => sum + length, 0) <= PART;
    // Many answers may share one long chunk, of which there should be no copies.
    this.#send(short ? [Buffer.concat(chunks)] : chunks).then(() => done(), done);
  }

  async #send(chunks: readonly Uint8Array[]): Promise<void> {
    const end = () => this.destroy(new Error("the other side takes nothing"));
    let timer = setTimeout(end, this.#stalled);
    try {
      for (const chunk of chunks) {
        for (let from = 0; from < chunk.length;) {
          from += await this.#connection.write(chunk.subarray(from));
          clearTimeout(timer);
          timer = setTimeout(end, this.#stalled);
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  override _final(done: (error?: Error) => void): void {
    this.#connection.closeWrite().then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#connection.close();
    done(error);
  }
}
