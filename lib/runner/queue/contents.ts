/**
 * Contents by reference: what is large is kept in Redis once, under its digest, and messages name it.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { Buffer } from "node:buffer";
import type { Redis } from "ioredis";
import { decodeBase64, encodeBase64 } from "@std/encoding";
import { CONTENT_SECONDS, contentKey } from "./keys.ts";
import { BadMessage, type Content, MOST_BYTES } from "./messages.ts";

/** The most bytes of a content in a message, and of a message in a job. */
const MOST_INLINE = 16 * 1024;
const MOST_MESSAGE = 64 * 1024;

/** A content that the server no longer has, e.g. after it was started anew. */
export class LostContent extends Error {}

/** Keeps and reads contents. */
export class Contents {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * A content as it stands in a message.
   *
   * @throws {BadMessage} when it is too large
   */
  async pack(content: string | Uint8Array): Promise<Content> {
    const bytes = typeof content !== "string";
    if (content.length <= MOST_INLINE) {
      return bytes ? { base64: encodeBase64(content) } : { text: content };
    }
    return { digest: await this.#keep(content), bytes };
  }

  /**
   * The content that stands in a message.
   *
   * @throws {LostContent} when the server no longer has it
   * @throws {BadMessage} when it is another one
   */
  async unpack(content: Content): Promise<string | Uint8Array> {
    if ("text" in content) return content.text;
    if ("base64" in content) return decodeBase64(content.base64);
    const found = await this.#find(content.digest);
    return content.bytes ? new Uint8Array(found) : found.toString("utf8");
  }

  /** A message as it stands in a job. */
  async packMessage(text: string): Promise<PackedMessage> {
    return text.length <= MOST_MESSAGE ? { text } : { digest: await this.#keep(text) };
  }

  /**
   * The text of a message in a job, which anyone may have written.
   *
   * @throws {LostContent | BadMessage}
   */
  async unpackMessage(packed: unknown): Promise<string> {
    const { text, digest } = (packed ?? {}) as { text?: unknown; digest?: unknown };
    if (typeof text === "string") return text;
    if (typeof digest === "string" && /^[0-9a-f]{64}$/.test(digest)) {
      return (await this.#find(digest)).toString("utf8");
    }
    throw new BadMessage("a job without a message");
  }

  async #keep(content: string | Uint8Array): Promise<string> {
    const buffer = Buffer.from(content as string);
    if (buffer.length > MOST_BYTES) {
      throw new BadMessage(
        `${Math.ceil(buffer.length / 2 ** 20)} MB in one piece; a queue takes at most ` +
          `${MOST_BYTES / 2 ** 20} MB`,
      );
    }
    const digest = sha256(buffer);
    const key = contentKey(digest);
    if (!await this.#redis.expire(key, CONTENT_SECONDS)) {
      await this.#redis.set(key, buffer, "EX", CONTENT_SECONDS);
    }
    return digest;
  }

  async #find(digest: string): Promise<Buffer> {
    const length = await this.#redis.strlen(contentKey(digest));
    if (length > MOST_BYTES) throw new BadMessage(`a content of ${length} bytes`);
    const found = await this.#redis.getBuffer(contentKey(digest));
    if (!found) throw new LostContent("a content is no longer on the server");
    if (sha256(found) !== digest) throw new BadMessage("a content with another digest");
    return found;
  }
}

/** A message in a job: its text, or where its text is. */
export type PackedMessage = { readonly text: string } | { readonly digest: string };

/** The SHA-256 digest in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
