/**
 * The server of the page: files, and one WebSocket for each page.
 *
 * @module
 */
import { SetupError } from "matchbox/base/mod.ts";
import type { Channel, Services } from "./channel.ts";
import { Connection, type RunningChannel } from "./connection.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { isOurHost, isOurOrigin, type Listening } from "./visitors.ts";

/** A file of the page. */
export interface PageFile {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
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

/** Seconds without a sign of life after which a connection is over. */
const IDLE = 60;

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
  const listening = { hostname, port: options.port };

  const answer = (request: Request): Response | Promise<Response> => {
    if (!isOurHost(request.headers.get("host"), listening)) {
      return refusal(421, "expected a numeric address or localhost as the name of this machine");
    }
    const { pathname } = new URL(request.url);
    if (pathname === SOCKET) return connect(request);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refusal(405, "expected GET");
    }
    return sendFile(pathname, files, request.headers.get("host")!);
  };

  const connect = (request: Request): Response => {
    if (!isOurOrigin(request.headers)) return refusal(403, "expected the page of this server");
    if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") {
      return refusal(426, "expected a WebSocket");
    }
    if (connections.size >= limits.connections) return refusal(503, "too many connections");
    const upgrade = upgraded(request);
    if (!upgrade) return refusal(400, "expected the headers of a WebSocket");
    const end = () => connections.delete(connection);
    const connection = new Connection(upgrade.socket, running, limits, end);
    connections.add(connection);
    return upgrade.response;
  };

  const server = listen(hostname, options.port, answer);
  listening.port = server.addr.port;
  for (const channel of channels) {
    running.set(channel.name, { channel, open: channel.open(services) });
  }
  const shown = hostname === "0.0.0.0" ? "localhost" : hostname;
  return {
    url: `http://${shown}:${listening.port}/`,
    async close() {
      for (const connection of connections) connection.close();
      for (const { open } of running.values()) open.close?.();
      await server.shutdown();
    },
  };
}

/** The WebSocket of a request; null when its headers are not those of one. */
function upgraded(request: Request): Deno.WebSocketUpgrade | null {
  try {
    return Deno.upgradeWebSocket(request, { idleTimeout: IDLE });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function listen(
  hostname: string,
  port: number,
  answer: (request: Request) => Response | Promise<Response>,
): Deno.HttpServer<Deno.NetAddr> {
  try {
    return Deno.serve({
      hostname,
      port,
      onListen() {},
      onError(error) {
        console.error("a request failed:", error);
        return refusal(500, "the server failed at this request");
      },
    }, answer);
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) {
      throw new SetupError(`port ${port} is taken; expected a free one, e.g. --port ${port + 1}`);
    }
    throw error;
  }
}

async function sendFile(path: string, files: FindFile, host: string): Promise<Response> {
  const file = await files(path);
  if (!file) return refusal(404, "there is nothing at this address");
  const headers: Record<string, string> = {
    ...protection(host),
    "content-type": file.type,
    "cache-control": "no-cache",
  };
  if (file.policy) headers["content-security-policy"] = file.policy;
  return new Response(file.body, { headers });
}

function refusal(status: number, reason: string): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: { ...protection("localhost"), "content-type": "text/plain; charset=utf-8" },
  });
}

/** Headers that keep the page to itself: nothing from elsewhere, no inline code, in no frame. */
function protection(host: string): Record<string, string> {
  return {
    "content-security-policy": [
      "default-src 'self'",
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
