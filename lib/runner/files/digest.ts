/**
 * Digests that show whether bytes have changed.
 *
 * @module
 */
import { createHash } from "node:crypto";

/** The first 64 bits of the SHA-256 digest: 16 hexadecimal digits. */
export function shortDigest(content: string | Uint8Array): string {
  return digestOfChunks([content]);
}

/** The same of a content in chunks. */
export function digestOfChunks(chunks: Iterable<string | Uint8Array>): string {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex").slice(0, 16);
}
