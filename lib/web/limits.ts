/**
 * Limits against visitors who send too much, or nothing.
 *
 * @module
 */
import { MESSAGE_BYTES } from "./envelope.ts";

/** What one server and one connection may be burdened with. */
export interface Limits {
  /** The most connections of any kind at the same time. */
  readonly open: number;
  /** Milliseconds that a connection waits for a whole request: from its start, or the end of the last answer. */
  readonly wait: number;
  /** Milliseconds after which a connection ends that takes nothing of what it is sent. */
  readonly stalled: number;
  /** The most pages, each a connection with a WebSocket, at the same time. */
  readonly pages: number;
  /** The most pages of one address. A proxy on this machine brings many visitors, so that it has no such limit. */
  readonly pagesOfAddress: number;
  /** Milliseconds without a sign of life after which a page is asked for one; after as many more it is gone. */
  readonly silence: number;
  /** The most bytes of a message, in one frame or in many. */
  readonly messageBytes: number;
  /** Messages a second of one page, on average. */
  readonly messagesPerSecond: number;
  /** Messages of one page at once, after a pause. */
  readonly burst: number;
  /** Requests of one page that are not answered yet. */
  readonly unanswered: number;
  /** Refusals after which a page is disconnected; a minute without any clears the count. */
  readonly refusals: number;
  /** The most bytes that wait for a page that does not read. */
  readonly unread: number;
}

/** Far more than people and their pages need. */
export const defaultLimits: Limits = {
  open: 1000,
  wait: 15_000,
  stalled: 30_000,
  pages: 500,
  pagesOfAddress: 100,
  silence: 30_000,
  messageBytes: MESSAGE_BYTES,
  messagesPerSecond: 20,
  burst: 60,
  unanswered: 50,
  refusals: 200,
  unread: 4 * 1024 * 1024,
};

/**
 * Whether there is room for one more page.
 *
 * @param address where it comes from
 * @param addresses where the pages come from that are there
 * @param room the most connections at the same time; a quarter of them is for those who ask for files
 */
export function isRoomFor(
  address: string,
  addresses: readonly string[],
  { pages, pagesOfAddress }: Pick<Limits, "pages" | "pagesOfAddress">,
  room: number,
): boolean {
  if (addresses.length >= Math.min(pages, 3 / 4 * room)) return false;
  const ofThis = addresses.filter((each) => each === address).length;
  return address === "127.0.0.1" || ofThis < pagesOfAddress;
}

/** A token bucket: `take` succeeds `perSecond` times a second on average, and `burst` times at once. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  #tokens: number;
  #filled: number;

  /** @param now the time in milliseconds */
  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#now = now;
    this.#tokens = burst;
    this.#filled = now();
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = this.#now();
    const gained = (now - this.#filled) / 1000 * this.#perSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + gained);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
