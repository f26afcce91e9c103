/**
 * Parameters that are read from a file: weights, beads, a book. A spec names the file by its path. The
 * canonical spec, which is stored with results, names its content by a digest, so results with different
 * contents are never confused.
 *
 * @module
 */
import { firstLineOf, quote, UsageError } from "./errors.ts";
import { custom, type Parameter } from "./parameters.ts";
import { readRegularFile } from "./regular_file.ts";
import { sha256OfBytes } from "./sha256.ts";

/** The content of a file; `toString` gives its digest, e.g. `sha256:0123456789abcdef`. */
export interface FileContent<T> {
  /** What `read` made from the bytes of the file. */
  readonly content: T;
  /** The digest of the bytes, as it stands in canonical specs. */
  toString(): string;
}

/** The bytes of the files read so far, by digest, so that canonical specs can be read again. */
const known = new Map<string, Uint8Array>();

/** Whether specs may name files by their path. */
let pathsAllowed = true;

/**
 * From now on this thread reads no file whose path is in a spec, because specs come from other people; files
 * known by their digest can still be named.
 */
export function refusePaths(): void {
  pathsAllowed = false;
}

/** Words of a written digest: 64 bits, 16 hexadecimal digits. */
const WORDS = 2;

/**
 * A parameter whose value is a file. It is given as a path from the working folder, or as the digest of a
 * file that this thread has read before.
 *
 * @param expected what the file contains, in words, e.g. `JSON with the numbers w1 to w5`
 * @param read makes the value from the file's bytes; an error that it throws becomes one line
 * @param meaning what the parameter does, for help texts
 * @param fallback the digest of the default, which `rememberFiles` has stored; null for a parameter that need
 *   not be set
 */
export function file<T>(
  expected: string,
  read: (bytes: Uint8Array) => T,
  meaning = "",
  fallback: string | null = null,
): Parameter<FileContent<T> | null> {
  return custom(
    `the path of a file: ${expected}`,
    (text): FileContent<T> => {
      const bytes = bytesOf(text);
      const digest = digestOf(bytes);
      known.set(digest, bytes);
      try {
        return { content: read(bytes), toString: () => digest };
      } catch (error) {
        throw new UsageError(`file ${quote(text)}: expected ${expected}; ${firstLineOf(error)}`);
      }
    },
    fallback as null,
    meaning,
  );
}

/** The contents of the files that a text names by digest, for a worker that will read the text. */
export function filesNamedIn(text: string): Map<string, Uint8Array> {
  return new Map([...known].filter(([digest]) => text.includes(digest)));
}

/** Stores files that `filesNamedIn` gave in another thread. */
export function rememberFiles(files: ReadonlyMap<string, Uint8Array>): void {
  for (const [digest, bytes] of files) known.set(digest, bytes);
}

/** Forgets a file; specs that name it by its digest cannot be read from now on. */
export function forgetFile(digest: string): void {
  known.delete(digest);
}

/**
 * Parses bytes as JSON.
 *
 * @throws {SyntaxError} when they are not JSON
 */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Why a file cannot be read, as the rest of a sentence; the words of the system for rare reasons. */
export function whyNotRead(error: unknown): string {
  switch (error instanceof Error ? error.name : "") {
    case "NotFound":
      return "there is no such file";
    case "NotCapable":
      return "it is not in the folder of the project; expected a copy in that folder, or a link in it";
    default:
      return firstLineOf(error);
  }
}

/** The digest of a content; equal contents have equal digests. */
export function digestOf(bytes: Uint8Array): string {
  const words = [...sha256OfBytes(bytes).subarray(0, WORDS)];
  return `sha256:${words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("")}`;
}

function bytesOf(text: string): Uint8Array {
  const remembered = known.get(text);
  if (remembered) return remembered;
  if (text.startsWith("sha256:")) {
    throw new UsageError(
      `file ${quote(text)}: no file with that digest has been read here; expected its path`,
    );
  }
  if (!pathsAllowed) {
    throw new UsageError(`file ${quote(text)}: expected no file, because no files are read here`);
  }
  try {
    return readRegularFile(text);
  } catch (error) {
    throw new UsageError(`file ${quote(text)} cannot be read: ${whyNotRead(error)}`);
  }
}
