/**
 * A notebook in the page: its cells can be edited and run, and show what they give.
 *
 * @module
 */
import { CellView } from "./cell_view.ts";
import { button, element } from "./element.ts";
import type { Colour } from "./editor.ts";
import { Kernel } from "./kernel.ts";
import type { WriteOutput } from "./outputs_view.ts";

/** What a notebook needs from the site. */
export interface NotebookParts {
  /** The address of the program of the worker that runs cells. */
  readonly worker: URL;
  readonly write: WriteOutput;
  readonly colour: Colour;
}

/** Makes the cells of the page live. */
export class NotebookView {
  readonly #kernel: Kernel;
  readonly #cells: readonly CellView[];
  readonly #state = element("span", { class: "state", role: "status" });
  readonly #stop = button("Stop", "Stop the cell that runs", () => this.#stopAll());
  #stopped = false;

  /** @param boxes the code cells of the page with their outputs, in their order */
  constructor(boxes: readonly HTMLElement[], { worker, write, colour }: NotebookParts) {
    this.#kernel = new Kernel(worker);
    this.#cells = boxes.map((box, index) =>
      new CellView(box, index + 1, {
        ...{ write, colour },
        run: (stay) => void this.#runOne(index, stay),
        runTo: () => void this.run(0, index + 1),
      })
    );
    this.#stop.disabled = true;
  }

  /** The buttons for the whole notebook. */
  bar(): HTMLElement {
    const all = button("Run all", "Run all cells from the first", () => void this.run());
    const restart = button("Restart", "Forget all variables", () => this.#restart());
    return element(
      "div",
      { class: "live-bar", role: "toolbar", "aria-label": "Notebook" },
      ...[all, this.#stop, restart, this.#state],
    );
  }

  /** Runs cells until one fails or the reader stops. */
  async run(from = 0, to = this.#cells.length): Promise<void> {
    this.#stopped = false;
    for (let index = from; index < to && !this.#stopped; index++) {
      if (!await this.#runCell(index)) return;
    }
  }

  async #runOne(index: number, stay: boolean): Promise<void> {
    this.#stopped = false;
    if (!stay) this.#cells[index + 1]?.focus();
    await this.#runCell(index);
  }

  async #runCell(index: number): Promise<boolean> {
    this.#say("running", true);
    const done = await this.#cells[index].run(this.#kernel);
    if (!this.#kernel.busy) this.#say(done ? "" : `cell ${index + 1} has failed`, false);
    return done;
  }

  #stopAll(): void {
    this.#stopped = true;
    this.#kernel.stop();
  }

  #restart(): void {
    this.#stopped = true;
    this.#kernel.restart();
    for (const cell of this.#cells) cell.forget();
    this.#say("ready: no variable is set", false);
  }

  #say(state: string, busy: boolean): void {
    this.#state.textContent = state;
    this.#stop.disabled = !busy;
  }
}
