/**
 * What comes from a file: weights, beads, a book. A spec names the file by its path; the canonical spec,
 * which is stored with results, names its content by a digest, so that results of a file's former
 * content are never taken for those of its present one.
 *
 * @module
 */
import { firstLineOf, quote, UsageError } from "./errors.ts";
import { custom } from "./parameters.ts";
import { sha256OfBytes } from "./sha256.ts";

/** The content of a file; as a text it is its digest, e.g. `sha256:0123456789abcdef`. */
export interface FileContent<T> {
  readonly content: T;
  toString(): string;
}

/** The bytes of the files read so far, by digest: a canonical spec is read back where they are known. */
const known = new Map<string, Uint8Array>();

const runtime = globalThis as { Deno?: { readFileSync(path: string): Uint8Array } };

/** Words of a digest that are written: 64 bits, 16 hexadecimal digits. */
const WORDS = 2;

/**
 * A parameter whose value is a file, not set unless given. The path, from the working folder, is what a
 * person writes. The digest of a file that was read before in this thread is taken as well.
 *
 * @param expected what the file holds, in words, e.g. `JSON with the numbers w1 to w5`
 * @param read makes the value of the file's bytes; what it throws becomes one line for the person
 */
export function file<T>(expected: string, read: (bytes: Uint8Array) => T) {
  return custom(`the path of a file: ${expected}`, (text): FileContent<T> => {
    const bytes = bytesOf(text);
    const digest = digestOf(bytes);
    known.set(digest, bytes);
    try {
      return { content: read(bytes), toString: () => digest };
    } catch (error) {
      throw new UsageError(`file ${quote(text)}: expected ${expected}; ${firstLineOf(error)}`);
    }
  }, null);
}

/** The contents of the files that a text names by their digests, for a worker that is to read the text. */
export function filesNamedIn(text: string): Map<string, Uint8Array> {
  return new Map([...known].filter(([digest]) => text.includes(digest)));
}

/** Takes over what `filesNamedIn` gave elsewhere. */
export function rememberFiles(files: ReadonlyMap<string, Uint8Array>): void {
  for (const [digest, bytes] of files) known.set(digest, bytes);
}

/**
 * Reads a text as JSON.
 *
 * @throws {SyntaxError} when it is none
 */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Names a content: equal contents have equal digests. */
export function digestOf(bytes: Uint8Array): string {
  const words = [...sha256OfBytes(bytes).subarray(0, WORDS)];
  return `sha256:${words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("")}`;
}

function bytesOf(text: string): Uint8Array {
  const remembered = known.get(text);
  if (remembered) return remembered;
  if (text.startsWith("sha256:")) {
    throw new UsageError(
      `file ${quote(text)}: no file of that content is known here; expected its path`,
    );
  }
  try {
    // In a browser there is no Deno, and no file to read.
    if (!runtime.Deno) throw new Error("there are no files here");
    return runtime.Deno?.readFileSync(text);
  } catch (error) {
    const refused = error instanceof Error && error.name === "NotCapable";
    const reason = refused
      ? "only what is in the folder of the project may be read; expected a copy there, or a link there"
      : firstLineOf(error);
    throw new UsageError(`file ${quote(text)} cannot be read: ${reason}`);
  }
}
