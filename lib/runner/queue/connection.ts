/**
 * Connections to the server of a queue. They are opened anew when they break, without end.
 *
 * @module
 */
import { Redis, type RedisOptions } from "ioredis";
import type { QueueAddress } from "./address.ts";
import type { Timing } from "./timing.ts";

/** The most milliseconds between two attempts to connect. */
const LONGEST_PAUSE = 2000;

/** Seconds that the first connection may take. */
const FIRST_SECONDS = 5;

/** Milliseconds for leaving a server that does not answer. */
const LEAVING = 3000;

/** A source of connections to one server. */
export interface Connections {
  /** Opens a connection. */
  open(): Redis;
}

/**
 * Connects to a server.
 *
 * @param onTrouble called with a reason when the server can no longer be reached, and with null when it can
 * @throws {Error} when the server cannot be reached or does not let us in; the message has no password
 */
export async function connect(
  address: QueueAddress,
  { answer }: Pick<Timing, "answer">,
  onTrouble: (reason: string | null) => void,
): Promise<Connections> {
  const options: RedisOptions = {
    ...{ host: address.host, port: address.port, db: address.database },
    ...{ username: address.username, password: address.password },
    tls: address.tls ? { servername: address.host } : undefined,
    // BullMQ needs it: a command waits until the server is back.
    maxRetriesPerRequest: null,
  };
  await tryOnce(options);
  let trouble: string | null = null;
  const tell = (reason: string | null) => {
    if ((trouble === null) !== (reason === null)) onTrouble(reason);
    trouble = reason;
  };
  return {
    open() {
      const redis = new Redis({
        ...options,
        socketTimeout: answer,
        connectTimeout: answer,
        retryStrategy: (times) => Math.min(50 * 2 ** times, LONGEST_PAUSE),
        reconnectOnError: () => false,
      });
      redis.on("error", (error) => tell(reasonOf(error)));
      redis.on("close", () => tell("the connection was closed"));
      redis.on("ready", () => tell(null));
      return redis;
    },
  };
}

async function tryOnce(options: RedisOptions): Promise<void> {
  const redis = new Redis({
    ...options,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000 * FIRST_SECONDS,
    retryStrategy: () => null,
  });
  let reason = "";
  redis.on("error", (error) => reason ||= reasonOf(error));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), 1000 * FIRST_SECONDS);
  });
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), late]);
  } catch (error) {
    throw new Error(reason || reasonOf(error as Error));
  } finally {
    clearTimeout(timer);
    redis.disconnect();
  }
}

/** Waits for what the server should do before it is left, but not long if it does not answer. */
export async function withinReason(leaving: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => timer = setTimeout(resolve, LEAVING));
  await Promise.race([leaving.catch(() => {}), late]);
  clearTimeout(timer);
}

function reasonOf(error: Error & { code?: string; errors?: Error[] }): string {
  return error.message || error.errors?.[0]?.message || error.code || "unknown";
}
