/**
 * A client of the server's WebSocket that, unlike the page, sends whatever a test wants.
 *
 * @module
 */
import type { Answer } from "matchbox/web/envelope.ts";
import type { GameState } from "matchbox/web/play/messages.ts";

/** Any message of the server, as JSON. */
// deno-lint-ignore no-explicit-any -- tests look into it
export type Received = { readonly type: string } & Record<string, any>;

/** That of Deno, which can send headers; the types are those of a page. */
const WebSocketWithHeaders = WebSocket as unknown as new (
  url: string,
  options: { readonly headers: Record<string, string> },
) => WebSocket;

/** A connection. */
export class TestClient implements AsyncDisposable {
  readonly socket: WebSocket;
  readonly #received: Received[] = [];
  #onMessage = () => {};
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      this.#received.push(JSON.parse(data));
      this.#onMessage();
    };
  }

  /** Connects to the server of a page, as the host unless the headers are those of a proxy. */
  static async connect(url: string, headers: Record<string, string> = {}): Promise<TestClient> {
    const socket = new WebSocketWithHeaders(`${url.replace("http", "ws")}socket`, { headers });
    const client = new TestClient(socket);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`${url} refused the connection`));
    await promise;
    socket.onerror = null;
    return client;
  }

  /** Connects as a visitor from elsewhere, through a proxy, with the key of his page. */
  static async visit(url: string, key: string): Promise<TestClient> {
    const client = await TestClient.connect(url, { "x-forwarded-for": "203.0.113.7" });
    await client.done({ type: "host/enter", key, token: null });
    return client;
  }

  /** Sends a text as it is. */
  send(text: string | Uint8Array<ArrayBuffer>): void {
    this.socket.send(text);
  }

  /** Asks, and returns the answer. */
  async ask(request: Record<string, unknown>): Promise<Answer> {
    const id = ++this.#lastId;
    this.send(JSON.stringify({ id, ...request }));
    return await this.next((message) =>
      ["done", "refused"].includes(message.type) && message.id === (request.id ?? id)
    ) as unknown as Answer;
  }

  /** Asks for something that the server does. */
  async done(request: Record<string, unknown>): Promise<unknown> {
    const answer = await this.ask(request);
    if (answer.type === "done") return answer.value;
    throw new Error(`${request.type} was refused: ${answer.reason}`);
  }

  /** Asks for something that the server refuses; returns its reason. */
  async refused(request: Record<string, unknown>): Promise<string> {
    const answer = await this.ask(request);
    if (answer.type === "refused") return answer.reason;
    throw new Error(`${request.type} was not refused`);
  }

  /** Begins a game and opens it; returns its id. */
  async begin(
    spec: string,
    players: readonly [string, string],
    time: { readonly base: number; readonly increment: number } | null = null,
  ): Promise<string> {
    const game = await this.done({ type: "play/new", spec, players, time }) as string;
    await this.done({ type: "play/open", game });
    return game;
  }

  /** The next state of a game that is as wanted; those before it are passed over. */
  async state(game: string, wanted: (state: GameState) => boolean): Promise<GameState> {
    while (true) {
      const state = await this.next(({ type, game: id }) =>
        type === "play/state" && id === game
      ) as unknown as GameState;
      if (wanted(state)) return state;
    }
  }

  /** Waits for the first message of a kind, and removes it. */
  async next(wanted: (message: Received) => boolean): Promise<Received> {
    while (true) {
      const index = this.#received.findIndex(wanted);
      if (index >= 0) return this.#received.splice(index, 1)[0];
      if (this.socket.readyState !== WebSocket.OPEN) throw new Error("the connection is closed");
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#onMessage = resolve;
      this.socket.onclose = () => resolve();
      await promise;
    }
  }

  /** All messages of a type that have come so far, after the answer to a last question; they are removed. */
  async received<T>(wanted: string): Promise<T[]> {
    await this.ask({ type: "play/agents", spec: "tictactoe" });
    const found = this.#received.filter(({ type }) => type === wanted);
    for (const each of found) this.#received.splice(this.#received.indexOf(each), 1);
    return found as unknown as T[];
  }

  /** How many messages have come and were not looked at. */
  get unread(): number {
    return this.#received.length;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.socket.onclose = () => resolve();
    this.socket.close();
    await promise;
  }
}
