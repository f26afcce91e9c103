/**
 * Sends a file of the person in parts.
 *
 * @module
 */
import type { Link } from "../page/link.ts";

/** Milliseconds from one part to the next, so that the server is not asked too often. */
export const PACE = 60;

/** How a file is sent. */
export interface SendOptions {
  /** The most characters of a part. */
  readonly part: number;
  /** Called after each part. */
  onPart(sent: number, of: number): void;
  /** Whether the file is given up. */
  givenUp(): boolean;
}

/**
 * Sends a file, of which the server was told.
 *
 * @returns the answer to its end; undefined when it was given up
 * @throws {Error} when the server refuses it, or the connection is lost
 */
export async function sendFile(
  link: Link,
  file: File,
  { part, onPart, givenUp }: SendOptions,
): Promise<unknown> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let sent = 0;
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    for (let from = 0; from < value!.length; from += part) {
      const text = value!.slice(from, from + part);
      await link.ask({ type: "learner/part", text });
      sent += text.length;
      onPart(sent, file.size);
      await new Promise((resolve) => setTimeout(resolve, PACE));
      if (givenUp()) return void await link.ask({ type: "learner/cancel" });
    }
  }
  return await link.ask({ type: "learner/finish" });
}
