/**
 * The thread in which all machines are trained, piece by piece, so that the server answers meanwhile. Turns go
 * round by asker, so that many machines of one visitor keep no other waiting.
 *
 * @module
 */
import { FairQueue } from "../fair_queue.ts";
import type { Piece, Trained } from "./training_work.ts";

/** The thread, started when it is first needed. */
export class TrainingThread {
  readonly #waiting = new FairQueue<() => Promise<void>>();
  #worker: Worker | undefined;
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
      await this.#run(piece).then(resolve, reject);
    };
    this.#waiting.add(asker, run);
    this.#next();
    return await promise;
  }

  /** Ends the thread. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #next(): Promise<void> {
    const run = this.#isBusy ? undefined : this.#waiting.take(() => true);
    if (!run) return;
    this.#isBusy = true;
    await run();
    this.#isBusy = false;
    this.#next();
  }

  #run(piece: Piece): Promise<Trained> {
    const worker = this.#worker ??= new Worker(new URL("./training_worker.ts", import.meta.url), {
      type: "module",
      name: "training",
    });
    const { promise, resolve, reject } = Promise.withResolvers<Trained>();
    worker.onmessage = ({ data }: MessageEvent<Trained>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.close();
      reject(new Error(event.message));
    };
    worker.postMessage(piece);
    return promise;
  }
}
