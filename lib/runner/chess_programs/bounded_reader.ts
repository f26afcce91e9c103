/**
 * Reads the lines of a program that may write too much.
 *
 * @module
 */

/** The most characters of a line, and the most bytes from a question to its answer. */
const LONGEST_LINE = 100_000;
const MOST_BYTES = 20_000_000;

/** The lines of a stream of bytes. It reads only when a line is asked for. */
export class BoundedReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  readonly #decoder = new TextDecoder();
  #rest = "";
  #bytes = 0;

  constructor(bytes: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.#reader = bytes.getReader();
  }

  /** From now on the bytes are counted again. */
  beginExchange(): void {
    this.#bytes = 0;
  }

  /**
   * The next line; null at the end.
   *
   * @throws {Error} when the program writes too much
   */
  async line(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf("\n");
      if (end >= 0) {
        const line = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 1);
        return line;
      }
      if (this.#rest.length > LONGEST_LINE) {
        throw new Error(`wrote a line of more than ${LONGEST_LINE} characters`);
      }
      const { value, done } = await this.#reader.read();
      if (done) return null;
      this.#bytes += value.length;
      if (this.#bytes > MOST_BYTES) throw new Error(`wrote more than ${MOST_BYTES} bytes at once`);
      this.#rest += this.#decoder.decode(value, { stream: true });
    }
  }
}
