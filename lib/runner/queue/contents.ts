/**
 * Messages in jobs: one that is large is kept in Redis beside its job, under its digest, so that the events of a
 * queue stay small.
 *
 * @module
 */
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { CONTENT_SECONDS, contentKey } from "./keys.ts";
import { BadMessage, MOST_BYTES } from "./messages.ts";

/** The most characters of a message in a job. */
const MOST_INLINE = 64 * 1024;

/** A message in a job: its text, or where its text is. */
export type PackedMessage = { readonly text: string } | { readonly digest: string };

/** A message as it stands in a job. */
export async function packMessage(redis: Redis, text: string): Promise<PackedMessage> {
  if (text.length <= MOST_INLINE) return { text };
  const digest = sha256(text);
  await redis.set(contentKey(digest), text, "EX", CONTENT_SECONDS);
  return { digest };
}

/**
 * The text of a message in a job, which anyone may have written.
 *
 * @throws {BadMessage} when it is none
 * @throws {Error} when the server no longer has its text, e.g. after it was started anew
 */
export async function unpackMessage(redis: Redis, packed: unknown): Promise<string> {
  const { text, digest } = (packed ?? {}) as { text?: unknown; digest?: unknown };
  if (typeof text === "string") return text;
  if (typeof digest !== "string" || !/^[0-9a-f]{64}$/.test(digest)) {
    throw new BadMessage("a job without a message");
  }
  const length = await redis.strlen(contentKey(digest));
  // A character has at most three bytes.
  if (length > 3 * MOST_BYTES) throw new BadMessage(`a content of ${length} bytes`);
  const found = await redis.get(contentKey(digest));
  if (found === null) throw new Error("a content is no longer on the server");
  if (sha256(found) !== digest) throw new BadMessage("a content with another digest");
  return found;
}

/** The SHA-256 digest in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
