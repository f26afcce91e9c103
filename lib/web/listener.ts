/**
 * Accepts connections, never more than there is room for. Each waits for a request for a limited time. When
 * the room is full, the one that has waited longest gives way to a new one, so that half requests, however
 * many, keep nobody out.
 *
 * Neither `Deno.serve` nor the listener of `node:http` can do this: under Deno 2.9 the first ends, and the
 * second accepts nothing any more, once the system refuses them a file.
 *
 * @module
 */
import { SetupError } from "matchbox/base/mod.ts";
import type { Limits } from "./limits.ts";
import { isOutOfFiles } from "./open_files.ts";
import { TcpStream } from "./tcp_stream.ts";

/** The least room for connections. */
const LEAST_ROOM = 8;

/** Milliseconds until the listener tries again after the system gave it no connection. */
const PAUSE = 50;

/** Milliseconds after which the room is as large again as before there were too many open files. */
const RECOVERY = 60_000;

type Timer = ReturnType<typeof setTimeout>;

/** Listens on one port. */
export class Listener {
  readonly #listener: Deno.TcpListener;
  readonly #limits: Limits;
  readonly #open = new Set<TcpStream>();
  /** Those that wait for a request, each with what ends its waiting; the one that waits longest is first. */
  readonly #waiting = new Map<TcpStream, Timer>();
  #room: number;
  #recovery: Timer | undefined;
  #closed = false;

  /**
   * @param port 0 for any free one
   * @param onConnection called with each connection, which waits for a request
   * @throws {SetupError} when the port is taken
   */
  constructor(
    hostname: string,
    port: number,
    limits: Limits,
    onConnection: (stream: TcpStream) => void,
  ) {
    this.#limits = limits;
    this.#room = limits.open;
    this.#listener = listen(hostname, port);
    this.#accept(onConnection);
  }

  /** The port on which it listens. */
  get port(): number {
    return this.#listener.addr.port;
  }

  /** The most connections at the same time, as far as is known now. */
  get room(): number {
    return this.#room;
  }

  /** Whether a request has come that is not answered yet. */
  answering(stream: TcpStream): boolean {
    return !this.#waiting.has(stream);
  }

  /** A request has come: the connection is not closed until it waits again. */
  answers(stream: TcpStream): void {
    clearTimeout(this.#waiting.get(stream));
    this.#waiting.delete(stream);
  }

  /** The connection waits for a request from now on. */
  waits(stream: TcpStream): void {
    if (!this.#open.has(stream)) return;
    this.answers(stream);
    this.#waiting.set(stream, setTimeout(() => stream.destroy(), this.#limits.wait));
  }

  /** Ends it and all connections. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#recovery);
    this.#listener.close();
    for (const stream of this.#open) stream.destroy();
  }

  async #accept(onConnection: (stream: TcpStream) => void): Promise<void> {
    while (!this.#closed) {
      try {
        const stream = new TcpStream(await this.#listener.accept(), this.#limits.stalled);
        this.#open.add(stream);
        stream.on("close", () => this.#gone(stream));
        // The end follows as a `close`.
        stream.on("error", () => {});
        this.waits(stream);
        onConnection(stream);
        // Those that stay get time to ask.
        if (this.#makeRoom()) await pause(1);
      } catch (error) {
        if (this.#closed) return;
        if (isOutOfFiles(error)) this.#shrink();
        await pause(PAUSE);
      }
    }
  }

  #gone(stream: TcpStream): void {
    this.answers(stream);
    this.#open.delete(stream);
  }

  /** Returns whether there was too little. */
  #makeRoom(): boolean {
    const over = this.#open.size - this.#room;
    for (const stream of [...this.#waiting.keys()].slice(0, Math.max(0, over))) {
      this.#gone(stream);
      stream.destroy();
    }
    return over > 0;
  }

  /** Threads and stores need files too, so half of the connections are given up. */
  #shrink(): void {
    this.#room = Math.max(LEAST_ROOM, Math.min(this.#room, Math.floor(this.#open.size / 2)));
    this.#makeRoom();
    clearTimeout(this.#recovery);
    this.#recovery = setTimeout(() => this.#room = this.#limits.open, RECOVERY);
    console.error(`warning: too many open files; for a minute ${this.#room} connections at most`);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function listen(hostname: string, port: number): Deno.TcpListener {
  try {
    return Deno.listen({ hostname, port });
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) {
      throw new SetupError(`port ${port} is taken; expected a free one, e.g. --port ${port + 1}`);
    }
    throw error;
  }
}
