/**
 * The thread in which all machines are trained, piece by piece and in turn, so that the server answers
 * meanwhile and no machine waits for the whole training of another.
 *
 * @module
 */
import type { Piece, Trained } from "./training_work.ts";

/** The thread, started when it is first needed. */
export class TrainingThread {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Plays a piece after those that were asked for before.
   *
   * @throws the signal's reason when it was aborted before the piece began
   */
  async train(piece: Piece, signal: AbortSignal): Promise<Trained> {
    const trained = this.#last.then(() => {
      signal.throwIfAborted();
      return this.#run(piece);
    });
    this.#last = trained.catch(() => {});
    return await trained;
  }

  /** Ends the thread. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
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
