/**
 * The thread in which all machines are trained, piece by piece, so that the server answers meanwhile. Turns go
 * round by asker, so that many machines of one visitor keep no other waiting.
 *
 * @module
 */
import { Thread } from "matchbox/runner/threads/thread.ts";
import { FairQueue } from "../fair_queue.ts";
import type { Piece, train, Trained } from "./training_work.ts";

/** The thread, started when it is first needed. */
export class TrainingThread {
  readonly #waiting = new FairQueue<() => Promise<void>>();
  readonly #thread = new Thread<{ train: typeof train }>({
    url: new URL("./training_worker.ts", import.meta.url),
    name: "training",
  });
  #isBusy = false;

  /**
   * Plays a piece when it is the asker's turn.
   *
   * @param asker for whom, e.g. the connection of a visitor
   * @throws the signal's reason when it was aborted before the piece began
   */
  async train(piece: Piece, asker: object, signal: AbortSignal): Promise<Trained> {
    const { promise, resolve, reject } = Promise.withResolvers<Trained>();
    const run = async () => {
      if (signal.aborted) return reject(signal.reason);
      await this.#thread.call("train", piece).then(resolve, reject);
    };
    this.#waiting.add(asker, run);
    this.#next();
    return await promise;
  }

  /** Ends the thread. */
  close(): void {
    this.#thread.end(new Error("the server ends"));
  }

  async #next(): Promise<void> {
    const run = this.#isBusy ? undefined : this.#waiting.take(() => true);
    if (!run) return;
    this.#isBusy = true;
    await run();
    this.#isBusy = false;
    this.#next();
  }
}
