/**
 * The server of the page: files, and one WebSocket for each page.
 *
 * @module
 */
import type { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
// @ts-types="../../packages/ws.d.ts"
import { WebSocketServer } from "ws";
import type { Channel, Services } from "./channel.ts";
import { Connection, type RunningChannel } from "./connection.ts";
import { defaultLimits, isRoomFor, type Limits } from "./limits.ts";
import { Listener } from "./listener.ts";
import type { TcpStream } from "./tcp_stream.ts";
import { isFromThisMachine, isOurHost, isOurOrigin, type Listening } from "./visitors.ts";

/** A file of the page. */
export interface PageFile {
  readonly type: string;
  /** One that many ask for is best made once: it is then in memory once, however many are slow to take it. */
  readonly body: string | Uint8Array;
  /** Its content security policy, when it is another than that of the page. */
  readonly policy?: string;
}

/** Finds the file of a path such as `/style.css`; undefined when there is none. */
export type FindFile = (path: string) => Promise<PageFile | undefined>;

/** What a server is made of. */
export interface ServerOptions extends Listening {
  readonly channels: readonly Channel[];
  readonly services: Services;
  readonly files: FindFile;
  readonly limits?: Limits;
}

/** A running server. */
export interface RunningServer {
  /** The address of the page. */
  readonly url: string;
  /** Ends it: connections are closed, and what is open is kept. */
  close(): Promise<void>;
}

/** The path of the WebSocket. */
const SOCKET = "/socket";

/** Milliseconds that a page has to answer when its connection is closed. */
const FAREWELL = 1000;

/** What is answered to a request that is not for a WebSocket. */
interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * Starts a server.
 *
 * @param options.port 0 for any free one
 * @throws {SetupError} when the port is taken
 */
export function startServer(options: ServerOptions): RunningServer {
  const { hostname, channels, services, files, limits = defaultLimits } = options;
  const running = new Map<string, RunningChannel>();
  const connections = new Set<Connection>();
  const http = createServer({ keepAliveTimeout: limits.wait });
  const sockets = new WebSocketServer({
    ...{ noServer: true, clientTracking: false, autoPong: false },
    ...{ maxPayload: limits.messageBytes, closeTimeout: FAREWELL },
  });
  const listener = new Listener(hostname, options.port, limits, (stream) => {
    http.emit("connection", stream);
  });
  const listening = { hostname, port: listener.port };

  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const { host } = request.headers;
    if (!isOurHost(host ?? null, listening)) {
      return refusal(421, "expected a numeric address or localhost as the name of this machine");
    }
    const path = pathOf(request);
    if (path === SOCKET) return refusal(426, "expected a WebSocket");
    if (request.method !== "GET" && request.method !== "HEAD") return refusal(405, "expected GET");
    return await fileOf(path, files, host!);
  };

  /** Why there is no WebSocket for a page; undefined if there is one. */
  const noSocket = (request: IncomingMessage, address: string): Reply | undefined => {
    if (!isOurOrigin(headersOf(request))) {
      return refusal(403, "expected the page of this server");
    }
    const addresses = [...connections].map(({ address }) => address);
    if (isRoomFor(address, addresses, limits, listener.room)) return undefined;
    return refusal(503, "too many connections");
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const stream = request.socket as Duplex as TcpStream;
    // Who asks again before the answer is neither a browser nor a proxy.
    if (listener.answering(stream)) return void stream.destroy();
    listener.answers(stream);
    response.on("close", () => listener.waits(stream));
    send(response, await reply(request).catch(failed));
  };

  const connect = async (
    request: IncomingMessage,
    stream: TcpStream,
    head: Buffer,
  ): Promise<void> => {
    listener.answers(stream);
    const { host, upgrade } = request.headers;
    const wanted = isOurHost(host ?? null, listening) && pathOf(request) === SOCKET &&
      upgrade!.toLowerCase() === "websocket";
    const refused = wanted
      ? noSocket(request, stream.remoteAddress)
      : await reply(request).catch(failed);
    if (refused) {
      sendAlone(request, stream, refused);
      return listener.waits(stream);
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const end = () => connections.delete(connection);
      const address = stream.remoteAddress;
      const from = { address, fromThisMachine: isFromThisMachine(headersOf(request), address) };
      const connection = new Connection(socket, from, running, limits, end);
      connections.add(connection);
    });
  };

  http.on("request", answer);
  // Also requests for other protocols, which need not be granted.
  http.on("upgrade", (request, stream, head) => connect(request, stream as TcpStream, head));
  // What came is no request.
  http.on("clientError", (_, stream) => stream.destroy());
  const checks = setInterval(() => {
    for (const connection of connections) connection.check();
  }, limits.silence);
  for (const channel of channels) {
    running.set(channel.name, { channel, open: channel.open(services) });
  }
  const shown = hostname === "0.0.0.0" ? "localhost" : hostname;
  return {
    url: `http://${shown}:${listening.port}/`,
    async close() {
      clearInterval(checks);
      await Promise.all([...connections].map((connection) => connection.close()));
      for (const { open } of running.values()) open.close?.();
      listener.close();
    },
  };
}

/** The path of a request, without what asks the page for more; of a wrong address, nothing. */
function pathOf({ url }: IncomingMessage): string {
  // A first `//` would be a host.
  // deno-lint-ignore matchbox/file-of-url -- the path of a request
  return URL.parse(`http://localhost${url}`)?.pathname ?? "";
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(headers as Record<string, string>);
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  response.writeHead(status, { ...headers, "content-length": bytes.length }).end(bytes);
}

/** Answers a request for which Node has no response, and asks for no more. */
function sendAlone(request: IncomingMessage, stream: TcpStream, reply: Reply): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(stream as Duplex as Socket);
  response.on("finish", () => stream.end());
  send(response, reply);
}

function failed(error: unknown): Reply {
  console.error("a request failed:", error);
  return refusal(500, "the server failed at this request");
}

async function fileOf(path: string, files: FindFile, host: string): Promise<Reply> {
  const file = await files(path);
  if (!file) return refusal(404, "there is nothing at this address");
  const headers: Record<string, string> = {
    ...protection(host),
    "content-type": file.type,
    "cache-control": "no-cache",
  };
  if (file.policy) headers["content-security-policy"] = file.policy;
  return { status: 200, headers, body: file.body };
}

function refusal(status: number, reason: string): Reply {
  return {
    status,
    headers: { ...protection("localhost"), "content-type": "text/plain; charset=utf-8" },
    body: `${reason}\n`,
  };
}

/** Headers that keep the page to itself: nothing from elsewhere, no inline code, in no frame. Kernels may run. */
function protection(host: string): Record<string, string> {
  return {
    "content-security-policy": [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      `connect-src 'self' ws://${host}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}
