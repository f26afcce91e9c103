/**
 * What comes from a file: weights, beads, a book. A spec names the file by its path; the canonical spec,
 * which is stored with results, names its content by a digest, so that results of a file's former
 * content are never taken for those of its present one.
 *
 * @module
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { quote, UsageError } from "./errors.ts";
import { custom } from "./parameters.ts";

/** The content of a file; as a text it is its digest, e.g. `sha256:0123456789abcdef`. */
export interface FileContent<T> {
  readonly content: T;
  toString(): string;
}

/** The bytes of the files read so far, by digest: a canonical spec is read back where they are known. */
const known = new Map<string, Uint8Array>();

/** Hexadecimal digits of a digest that are written: 64 bits. */
const DIGITS = 16;

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
      throw new UsageError(`file ${quote(text)}: expected ${expected}; ${lineOf(error)}`);
    }
  }, null);
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
  return `sha256:${bytesToHex(sha256(bytes)).slice(0, DIGITS)}`;
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
    return Deno.readFileSync(text);
  } catch (error) {
    throw new UsageError(`file ${quote(text)} cannot be read: ${lineOf(error)}`);
  }
}

function lineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0];
}
