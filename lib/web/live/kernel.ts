/**
 * The page's side of the worker that runs cells: it is started with the first cell, stopped, and started anew.
 *
 * @module
 */
import type { Output } from "matchbox/runner/notebook_files/notebook.ts";
import type { CellError, FromKernel, ToKernel } from "./messages.ts";

/** What a cell shows while it runs; outputs with an id replace each other. */
export type ShowOutput = (output: Output, id?: string) => void;

/** How long a cell has to stop by itself before its worker is ended, in milliseconds. */
const PATIENCE = 1000;

/** The error of a cell whose worker was ended. */
const ENDED: CellError = {
  name: "Stopped",
  message: "the cell did not stop by itself, so all variables are gone: run the cells above again",
};

interface Running {
  readonly show: ShowOutput;
  readonly end: (error: CellError | null) => void;
}

/** Runs cells in a worker, one after the other. */
export class Kernel {
  readonly #address: URL;
  readonly #running = new Map<number, Running>();
  #worker: Worker | undefined;

  /** @param address of the program of the worker */
  constructor(address: URL) {
    this.#address = address;
  }

  /** Whether a cell runs or waits. */
  get busy(): boolean {
    return this.#running.size > 0;
  }

  /**
   * Runs a cell after those that were given before.
   *
   * @param cell its number
   * @returns what went wrong; null when nothing did
   */
  run(cell: number, code: string, show: ShowOutput): Promise<CellError | null> {
    this.#worker ??= this.#start();
    return new Promise((end) => {
      this.#running.set(cell, { show, end });
      this.#post({ cell, code });
    });
  }

  /** Stops what runs: a study or a match keeps the variables, a loop that never waits loses them. */
  stop(): void {
    if (!this.busy) return;
    const worker = this.#worker;
    const stopped = [...this.#running.values()];
    this.#post({ stop: true });
    setTimeout(() => {
      // The same cell may run again by now.
      const still = [...this.#running.values()].some((each) => stopped.includes(each));
      if (still && this.#worker === worker) this.restart();
    }, PATIENCE);
  }

  /** Ends the worker with all variables. */
  restart(error: CellError = ENDED): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { end } of this.#running.values()) end(error);
    this.#running.clear();
  }

  #start(): Worker {
    const worker = new Worker(this.#address, { type: "module", name: "notebook" });
    let loaded = false;
    worker.onmessage = ({ data }: MessageEvent<FromKernel>) => {
      loaded = true;
      const running = this.#running.get(data.cell);
      if ("output" in data) return running?.show(data.output, data.id);
      this.#running.delete(data.cell);
      running?.end(data.ended);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const message = event.message || "the programs of this page cannot be loaded";
      if (!loaded) return this.restart({ name: "Error", message });
      // An error in no cell, e.g. in a timer that a cell has set: the variables stay.
      const output: Output = { output_type: "stream", text: `${message}\n` };
      const running = [...this.#running.values()].at(-1);
      if (running) running.show(output);
      else console.error(message);
    };
    return worker;
  }

  #post(message: ToKernel): void {
    this.#worker!.postMessage(message);
  }
}
