/**
 * A program that plays a board game and is spoken to by the Go Text Protocol, version 2: a command a line; the
 * answer begins with `=`, or with `?` for an error, and ends with an empty line.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { TextLineStream } from "@std/streams";

/** The shell that starts it, and tells its CPU time after it has ended. */
export const SHELL = "/bin/sh";

/** A running program. */
export class GtpProgram {
  readonly #process: Deno.ChildProcess;
  readonly #input: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  readonly #lines: AsyncIterator<string>;

  /** Starts a program. */
  constructor(program: string, args: readonly string[]) {
    this.#process = new Deno.Command(SHELL, {
      args: ["-c", '"$@"; times', "sh", program, ...args],
      ...{ stdin: "piped", stdout: "piped", stderr: "null" },
    }).spawn();
    this.#input = this.#process.stdin.getWriter();
    const text = this.#process.stdout.pipeThrough(new TextDecoderStream());
    this.#lines = text.pipeThrough(new TextLineStream())[Symbol.asyncIterator]();
  }

  /**
   * The answer to a command.
   *
   * @throws {Error} when the program refuses it or has ended
   */
  async ask(command: string): Promise<string> {
    await this.#input.write(new TextEncoder().encode(`${command}\n`));
    const lines: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`the program ended at ${command}`);
      if (value !== "") lines.push(value);
      else if (lines.length > 0) break;
    }
    const [first] = lines;
    if (!first.startsWith("=")) throw new Error(`${command}: ${first}`);
    return first.slice(1).trim();
  }

  /** Ends it; returns the CPU time that it has used, in seconds. */
  async quit(): Promise<number> {
    await this.#input.close();
    let last = "";
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) break;
      if (value !== "") last = value;
    }
    await this.#process.status;
    // In the program and in the system, e.g. `0m1.250000s 0m0.010000s`.
    return sumOf(
      [...last.matchAll(/(\d+)m([\d.]+)s/g)],
      ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds),
    );
  }
}
