/**
 * The address of a queue: the Redis or Valkey server with the queue.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";

/** A server, and how to log in there. */
export interface QueueAddress {
  /** The name of the machine, or its number without brackets. */
  readonly host: string;
  /** The port, from 1 to 65535. */
  readonly port: number;
  /** Who logs in; default: the default user. */
  readonly username?: string;
  /** What is needed to log in; never shown. */
  readonly password?: string;
  /** The number of the database on the server. */
  readonly database: number;
  /** Whether what travels is encrypted. */
  readonly tls: boolean;
  /** The address for people: without user and password. */
  readonly shown: string;
}

/** The port of a Redis server if the address has none. */
const USUAL_PORT = 6379;

/**
 * Reads `redis://[[USER]:PASSWORD@]HOST[:PORT][/DATABASE]`, or `rediss://` for TLS.
 *
 * @throws {UsageError} when it is something else; the message does not repeat the text, which may contain a
 *   password
 */
export function queueAddress(text: string): QueueAddress {
  const wrong = (what: string) =>
    new UsageError(
      `the address of the queue ${what}; expected redis://HOST:PORT, or rediss://HOST:PORT for TLS, ` +
        "e.g. redis://127.0.0.1:6379",
    );
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw wrong("is not a URL");
  }
  // deno-lint-ignore matchbox/file-of-url -- the path of an address
  const { protocol, hostname, username, password, pathname } = url;
  if (protocol !== "redis:" && protocol !== "rediss:") throw wrong("has another protocol");
  if (hostname === "") throw wrong("has no host");
  if (!/^\/?\d{0,4}$/.test(pathname)) {
    throw wrong("has a path that is not the number of a database");
  }
  if (url.search !== "" || url.hash !== "") throw wrong("has something after the path");
  const port = url.port === "" ? USUAL_PORT : Number(url.port);
  const database = Number(pathname.slice(1));
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port,
    username: decoded(username) || undefined,
    password: decoded(password) || undefined,
    database,
    tls: protocol === "rediss:",
    shown: `${protocol}//${hostname}:${port}${database === 0 ? "" : `/${database}`}`,
  };
}

/** A part of a URL; one with a stray percent sign stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
