/**
 * A program that plays a board game and is spoken to by the Go Text Protocol, version 2: a command a line; the
 * answer begins with `=`, or with `?` for an error, and ends with an empty line.
 *
 * @module
 */
import { TimedProgram } from "./timed_program.ts";

/** A running program. */
export class GtpProgram extends TimedProgram {
  /**
   * The answer to a command.
   *
   * @throws {Error} when the program refuses it or has ended
   */
  async ask(command: string): Promise<string> {
    await this.tell(command);
    const lines: string[] = [];
    for (;;) {
      const line = await this.hear(command);
      if (line !== "") lines.push(line);
      else if (lines.length > 0) break;
    }
    const [first] = lines;
    if (!first.startsWith("=")) throw new Error(`${command}: ${first}`);
    return first.slice(1).trim();
  }
}
