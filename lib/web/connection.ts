/**
 * One connection to a page: it checks every message before a channel gets it, and answers each.
 *
 * @module
 */
import type { Buffer } from "node:buffer";
import * as v from "valibot";
import { firstLineOf, SetupError, UsageError } from "matchbox/base/mod.ts";
import type { Channel, Client, OpenChannel } from "./channel.ts";
import { type Answer, describeIssue, requestEnvelope, type ServerMessage } from "./envelope.ts";
import { type Limits, RateLimit } from "./limits.ts";
import { Refusal } from "./refusal.ts";
// @ts-types="../../packages/ws.d.ts"
import type { ServerSocket } from "ws";

/** A channel with the part of the server that is behind it. */
export interface RunningChannel {
  readonly channel: Channel;
  readonly open: OpenChannel<unknown>;
}

/** Milliseconds without a refusal after which earlier ones are forgotten. */
const FORGIVEN = 60_000;

/** Codes with which a connection is closed: by the server's rules, and at its end. */
const [BROKE_RULES, GOING_AWAY] = [1008, 1001];

/** The server's end of a connection. */
export class Connection implements Client {
  /** The address of the page's machine, or of a proxy. */
  readonly address: string;
  readonly fromThisMachine: boolean;
  readonly #socket: ServerSocket;
  readonly #channels: ReadonlyMap<string, RunningChannel>;
  readonly #limits: Limits;
  readonly #rate: RateLimit;
  #refusals = 0;
  #unanswered = 0;
  #lastRefusal = 0;
  #heard = true;
  readonly #ended = Promise.withResolvers<void>();

  constructor(
    socket: ServerSocket,
    { address, fromThisMachine }: Pick<Connection, "address" | "fromThisMachine">,
    channels: ReadonlyMap<string, RunningChannel>,
    limits: Limits,
    onEnd: () => void,
  ) {
    this.address = address;
    this.fromThisMachine = fromThisMachine;
    this.#socket = socket;
    this.#channels = channels;
    this.#limits = limits;
    const { messagesPerSecond, burst } = limits;
    this.#rate = new RateLimit(messagesPerSecond, burst, () => performance.now());
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    socket.on("ping", (data) => this.#pong(data));
    socket.on("pong", () => this.#heard = true);
    // The end follows as a `close`.
    socket.on("error", () => {});
    socket.on("close", () => {
      for (const { open } of channels.values()) open.left?.(this);
      onEnd();
      this.#ended.resolve();
    });
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

  /** Asks for a sign of life; ends the connection when there was none since the last time. */
  check(): void {
    if (!this.#heard) return this.#socket.terminate();
    this.#heard = false;
    this.#socket.ping();
  }

  /** Ends the connection, at the end of the server; returns when it has ended. */
  async close(): Promise<void> {
    this.#socket.close(GOING_AWAY, "the server ends");
    await this.#ended.promise;
  }

  /** Answers a sign of life; of too many, or of one who reads no answers, only some. */
  #pong(data: Buffer): void {
    this.#heard = true;
    const socket = this.#socket;
    if (this.#rate.take() && socket.bufferedAmount <= this.#limits.unread) socket.pong(data);
  }

  async #receive(bytes: Buffer, isBinary: boolean): Promise<void> {
    this.#heard = true;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const { messagesPerSecond, unanswered } = this.#limits;
    if (isBinary) return this.#refuse(null, "expected a message of text but found bytes");
    const data = bytes.toString();
    if (!this.#rate.take()) {
      return this.#refuse(
        idOf(data),
        `too many messages; expected at most ${messagesPerSecond} a second`,
      );
    }
    if (this.#unanswered >= unanswered) {
      return this.#refuse(
        idOf(data),
        `too many requests at once; expected at most ${unanswered} without an answer`,
      );
    }
    this.#unanswered++;
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
    } finally {
      this.#unanswered--;
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
