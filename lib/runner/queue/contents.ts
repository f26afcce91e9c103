/**
 * Messages in jobs. What is large in them, such as an artifact that many tasks use, is kept in Redis once, under its
 * digest.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { Buffer } from "node:buffer";
import type { Redis } from "ioredis";
import { KEPT_SECONDS, keysOf } from "./keys.ts";
import { BadMessage, fromText, MOST_BYTES, toText } from "./messages.ts";

/** The most bytes of a text or an array in a message, and of a message in a job. */
const MOST_INLINE = 16 * 1024;
const MOST_MESSAGE = 64 * 1024;

/** Packs and unpacks the messages of a run. */
export class Contents {
  readonly #redis: Redis;
  readonly #key: (digest: string) => string;

  /** @param run the digest of its record */
  constructor(redis: Redis, run: string) {
    this.#redis = redis;
    this.#key = keysOf(run).content;
  }

  /**
   * A message as it stands in a job.
   *
   * @throws {BadMessage} when it is not plain data, or too large
   */
  async pack(message: unknown): Promise<string> {
    const kept = new Map<string, Buffer>();
    const keep = (part: unknown) => {
      const isText = typeof part === "string";
      if (!isText && !(part instanceof Uint8Array) || part.length <= MOST_INLINE) return false;
      const buffer = Buffer.from(part as string);
      if (buffer.length > MOST_BYTES) throw new BadMessage(tooLarge("a result", buffer.length));
      const digest = digestOf(buffer);
      kept.set(digest, buffer);
      return [digest, isText];
    };
    const text = toText(message, { Kept: keep });
    for (const [digest, buffer] of kept) {
      const key = this.#key(digest);
      if (await this.#redis.expire(key, KEPT_SECONDS)) continue;
      await this.#redis.set(key, buffer, "EX", KEPT_SECONDS);
    }
    return text.length <= MOST_MESSAGE ? text : await this.pack(text);
  }

  /**
   * The message that stands in a job, where anyone may have written it.
   *
   * @throws {BadMessage} when it is none, or the server no longer has a part of it
   */
  async unpack(packed: unknown): Promise<unknown> {
    if (typeof packed !== "string") throw new BadMessage("a job without a message");
    const found = new Map<unknown, Buffer>();
    const note = (part: unknown) => void found.set((part as [unknown])[0], Buffer.alloc(0));
    fromText(packed, { Kept: note });
    for (const digest of found.keys()) found.set(digest, await this.#find(`${digest}`));
    const message = fromText(packed, {
      Kept: (part) => {
        const [digest, isText] = part as [unknown, unknown];
        const buffer = found.get(digest)!;
        return isText ? buffer.toString("utf8") : new Uint8Array(buffer);
      },
    });
    return typeof message === "string" ? await this.unpack(message) : message;
  }

  async #find(digest: string): Promise<Buffer> {
    const length = await this.#redis.strlen(this.#key(digest));
    if (length > MOST_BYTES) throw new BadMessage(tooLarge("a content", length));
    const found = await this.#redis.getBuffer(this.#key(digest));
    if (!found) throw new BadMessage("a content is no longer on the server");
    if (digestOf(found) !== digest) throw new BadMessage("a content with another digest");
    return found;
  }
}

/** Why a message cannot travel. */
export function tooLarge(what: string, bytes: number): string {
  const megabytes = (count: number) => Math.ceil(count / 2 ** 20);
  return `${what} of ${megabytes(bytes)} MB; a queue takes at most ${megabytes(MOST_BYTES)} MB`;
}

/** 128 bits of the SHA-256 digest, in hexadecimal digits. */
export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
