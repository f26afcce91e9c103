/**
 * Digests that show whether bytes have changed.
 *
 * @module
 */
import { createHash } from "node:crypto";

/** The first 64 bits of the SHA-256 digest: 16 hexadecimal digits. */
export function shortDigest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
