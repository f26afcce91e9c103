/**
 * A program of others that is spoken to by lines of text, and whose CPU time is known when it has ended.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { TextLineStream } from "@std/streams";

/** The shell that starts it, and tells its CPU time after it has ended. */
const SHELL = "/bin/sh";

/** A running program. */
export class TimedProgram {
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

  /** Writes a line to the program. */
  async tell(line: string): Promise<void> {
    await this.#input.write(new TextEncoder().encode(`${line}\n`));
  }

  /**
   * The next line of the program.
   *
   * @param command what it answers, for the error
   * @throws {Error} when the program has ended
   */
  async hear(command: string): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the program ended at ${command}`);
    return value;
  }

  /** Ends it by the command `quit`; returns the CPU time that it has used, in seconds. */
  async quit(): Promise<number> {
    // GNU Chess does not end when its input does.
    await this.tell("quit");
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
