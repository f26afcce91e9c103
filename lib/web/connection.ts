/**
 * One connection to a page: it checks every message before a channel gets it, and answers each.
 *
 * @module
 */
import * as v from "valibot";
import { firstLineOf, SetupError, UsageError } from "matchbox/base/mod.ts";
import type { Channel, Client, OpenChannel } from "./channel.ts";
import { type Answer, describeIssue, requestEnvelope, type ServerMessage } from "./envelope.ts";
import { type Limits, RateLimit } from "./limits.ts";
import { Refusal } from "./refusal.ts";

/** A channel with the part of the server that is behind it. */
export interface RunningChannel {
  readonly channel: Channel;
  readonly open: OpenChannel<unknown>;
}

/** Milliseconds without a refusal after which earlier ones are forgotten. */
const FORGIVEN = 60_000;

/** Codes with which a connection is closed: by the server's rules, for a too large message, at its end. */
const [BROKE_RULES, TOO_LARGE, GOING_AWAY] = [1008, 1009, 1001];

/** The server's end of a connection. */
export class Connection implements Client {
  readonly #socket: WebSocket;
  readonly #channels: ReadonlyMap<string, RunningChannel>;
  readonly #limits: Limits;
  readonly #rate: RateLimit;
  #refusals = 0;
  #lastRefusal = 0;

  constructor(
    socket: WebSocket,
    channels: ReadonlyMap<string, RunningChannel>,
    limits: Limits,
    onEnd: () => void,
  ) {
    this.#socket = socket;
    this.#channels = channels;
    this.#limits = limits;
    const { messagesPerSecond, burst } = limits;
    this.#rate = new RateLimit(messagesPerSecond, burst, () => performance.now());
    socket.onmessage = ({ data }) => this.#receive(data);
    // The end follows as a `close`.
    socket.onerror = (event) => event.preventDefault();
    socket.onclose = () => {
      for (const { open } of channels.values()) open.left?.(this);
      onEnd();
    };
  }

  send(message: ServerMessage): void {
    const socket = this.#socket;
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > this.#limits.unread) {
      socket.close(BROKE_RULES, "the page does not read what it is sent");
      return;
    }
    socket.send(JSON.stringify(message));
  }

  /** Ends the connection, at the end of the server. */
  close(): void {
    this.#socket.close(GOING_AWAY, "the server ends");
  }

  async #receive(data: unknown): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const { messageLength, messagesPerSecond } = this.#limits;
    if (typeof data !== "string") {
      return this.#refuse(null, "expected a message of text but found bytes");
    }
    if (data.length > messageLength) {
      this.#refuse(
        null,
        `expected at most ${messageLength} characters but found ${data.length}`,
      );
      return this.#socket.close(TOO_LARGE, "message too large");
    }
    if (!this.#rate.take()) {
      return this.#refuse(
        idOf(data),
        `too many messages; expected at most ${messagesPerSecond} a second`,
      );
    }
    let id: number | null = null;
    try {
      const message = parse(data);
      const envelope = v.safeParse(requestEnvelope, message);
      if (!envelope.success) throw new Refusal(describeIssue(envelope.issues[0]));
      id = envelope.output.id;
      const value = await this.#handOver(envelope.output.type, message);
      this.#answer({ type: "done", id, value: value ?? null });
    } catch (error) {
      this.#refuse(id, reasonOf(error));
    }
  }

  #handOver(type: string, message: unknown): unknown {
    const [name] = type.split("/");
    const running = this.#channels.get(name);
    if (!running) {
      const names = [...this.#channels.keys()].join(", ");
      throw new Refusal(`expected a message of one of ${names} but found ${type}`);
    }
    const request = v.safeParse(running.channel.requests, message, { abortEarly: true });
    if (!request.success) throw new Refusal(describeIssue(request.issues[0]));
    return running.open.receive(request.output, this);
  }

  #answer(answer: Answer): void {
    this.send(answer);
  }

  #refuse(id: number | null, reason: string): void {
    const now = performance.now();
    if (now - this.#lastRefusal > FORGIVEN) this.#refusals = 0;
    this.#lastRefusal = now;
    this.#answer({ type: "refused", id, reason });
    if (++this.#refusals > this.#limits.refusals) {
      this.#socket.close(BROKE_RULES, "too many messages were refused");
    }
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new Refusal("expected a message in JSON");
  }
}

/** The id of a message that is not handled, so that its sender learns which one it was. */
function idOf(data: string): number | null {
  try {
    const envelope = v.safeParse(requestEnvelope, JSON.parse(data));
    return envelope.success ? envelope.output.id : null;
  } catch {
    return null;
  }
}

/** What a visitor may know of an error: all of one that is about the request, nothing of others. */
function reasonOf(error: unknown): string {
  const known = [Refusal, UsageError, SetupError].some((kind) => error instanceof kind);
  if (known) return firstLineOf(error);
  console.error("a request failed:", error);
  return "the server failed at this request; its terminal says why";
}
