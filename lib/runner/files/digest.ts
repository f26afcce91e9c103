/**
 * Digests that show whether bytes have changed.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { sha256 } from "matchbox/base/mod.ts";

/** The most characters of a short text: for it the system's hash takes longer to begin than all of ours. */
const SHORT = 500;

/** The first 64 bits of the SHA-256 digest: 16 hexadecimal digits. */
export function shortDigest(content: string | Uint8Array): string {
  if (typeof content !== "string" || content.length > SHORT) return digestOfChunks([content]);
  const words = sha256(content);
  return hexadecimal(words[0]) + hexadecimal(words[1]);
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}

/** The same of a content in chunks. */
export function digestOfChunks(chunks: Iterable<string | Uint8Array>): string {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex").slice(0, 16);
}
