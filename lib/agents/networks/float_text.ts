/**
 * Single precision numbers as a short text that keeps all of their bits: base64 of their bytes, the lowest
 * byte of each number first, as on every machine that runs Deno or a browser.
 *
 * @module
 */
import { decodeBase64, encodeBase64 } from "@std/encoding";
import { UsageError } from "matchbox/base/mod.ts";

/** The text of these numbers. */
export function floatText(numbers: Float32Array): string {
  return encodeBase64(
    Uint8Array.from(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)),
  );
}

/**
 * The numbers of such a text.
 *
 * @param name of the agent, for the error message
 * @param place of the text in its state, for the error message
 * @param least of the numbers; any finite ones by default
 * @throws {UsageError} when it is no such text, or has not exactly `count` numbers of that kind
 */
export function readFloats(
  name: string,
  place: string,
  text: string,
  count: number,
  least?: number,
): Float32Array {
  const fail = (problem: string): never => {
    throw new UsageError(`state of ${name}: ${place}: ${problem}`);
  };
  let bytes: Uint8Array;
  try {
    bytes = decodeBase64(text);
  } catch {
    return fail("expected numbers in base64");
  }
  if (bytes.length !== 4 * count) {
    fail(`expected ${4 * count} bytes in base64 but found ${bytes.length}`);
  }
  const numbers = new Float32Array(bytes.slice().buffer);
  if (!numbers.every((number) => Number.isFinite(number) && !(number < least!))) {
    fail(`expected finite numbers${least === undefined ? "" : ` of at least ${least}`}`);
  }
  return numbers;
}
