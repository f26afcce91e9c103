/**
 * The thread of `TrainingThread`.
 *
 * @module
 */
import { type Piece, train } from "./training_work.ts";

// The other end of this thread; the types of Deno are those of the main thread.
const server = globalThis as unknown as {
  onmessage: (event: MessageEvent<Piece>) => void;
  postMessage(message: unknown): void;
};

server.onmessage = ({ data }) => server.postMessage(train(data));
