/**
 * The connection of the page to the server. A lost one is made again, and the pages then ask again for what
 * they show.
 *
 * @module
 */
import * as v from "valibot";
import { answerSchema, type ServerMessage } from "../envelope.ts";

/** The server refused a request; the message is for the person. */
export class Refused extends Error {}

/** The connection was lost before the answer came. */
export class Lost extends Error {
  override message = "The connection to the server is lost.";
}

/** A request without its id. */
export interface PageRequest {
  readonly type: string;
}

/** Milliseconds before the first attempt to connect again, and at most before a later one. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 4000];

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The connection. */
export class Link {
  /** Called when the connection is there (true) or lost. */
  onChange: (connected: boolean) => void = () => {};
  readonly #address: string;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #welcomes = new Set<() => void>();
  #socket!: WebSocket;
  #pause = FIRST_PAUSE;
  #lastId = 0;

  /** @param address of the WebSocket */
  constructor(address: string) {
    this.#address = address;
    this.#connect();
    // Someone who comes back to the page does not wait for the next attempt.
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => this.#hurry());
  }

  /** Whether the server can be asked. */
  get connected(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /**
   * Asks the server.
   *
   * @throws {Refused} when it refuses
   * @throws {Lost} when the connection is lost before the answer
   */
  ask(request: PageRequest & Readonly<Record<string, unknown>>): Promise<unknown> {
    if (!this.connected) return Promise.reject(new Lost());
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    this.#socket.send(JSON.stringify({ ...request, id }));
    return promise;
  }

  /** Listens to news of the server; returns a function that ends it. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls it now if there is a connection, and whenever there is a new one; returns a function that ends it. */
  whenConnected(welcome: () => void): () => void {
    this.#welcomes.add(welcome);
    if (this.connected) welcome();
    return () => this.#welcomes.delete(welcome);
  }

  #connect(): void {
    const socket = this.#socket = new WebSocket(this.#address);
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.onChange(true);
      for (const welcome of this.#welcomes) welcome();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = () => {
      for (const { reject } of this.#pending.values()) reject(new Lost());
      this.#pending.clear();
      this.onChange(false);
      setTimeout(() => this.#again(socket), this.#pause);
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    };
  }

  #again(lost: WebSocket): void {
    if (this.#socket === lost) this.#connect();
  }

  #hurry(): void {
    if (this.#socket.readyState === WebSocket.CLOSED) this.#connect();
  }

  #receive(message: ServerMessage): void {
    const answer = v.safeParse(answerSchema, message);
    if (!answer.success) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const { output } = answer;
    const pending = output.id === null ? undefined : this.#pending.get(output.id);
    if (!pending) return;
    this.#pending.delete(output.id!);
    if (output.type === "done") pending.resolve(output.value);
    else pending.reject(new Refused(output.reason));
  }
}
