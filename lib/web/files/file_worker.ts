/**
 * The thread that reads the files of visitors, one after the other.
 *
 * @module
 */
import { firstLineOf, refusePaths, UsageError } from "matchbox/base/mod.ts";
import { Refusal } from "../refusal.ts";
import type { FromReader, ToReader } from "./messages.ts";
import { readers } from "./readers.ts";

// The server's end of this thread; the types of Deno are those of the main thread.
const server = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToReader>) => void;
  postMessage(message: FromReader): void;
};

refusePaths();

server.onmessage = async ({ data: { id, kind, text } }) => {
  try {
    server.postMessage({ id, value: await readers[kind](text) });
  } catch (error) {
    const about = error instanceof Refusal || error instanceof UsageError;
    server.postMessage({ id, error: firstLineOf(error), about });
  }
};
