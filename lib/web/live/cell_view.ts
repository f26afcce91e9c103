/**
 * One code cell in the page: its editor, its buttons and its outputs.
 *
 * @module
 */
import { button, element } from "./element.ts";
import { type Colour, Editor } from "./editor.ts";
import type { Kernel } from "./kernel.ts";
import { OutputsView, type WriteOutput } from "./outputs_view.ts";

/** What a cell needs from its notebook. */
export interface CellParts {
  readonly write: WriteOutput;
  readonly colour: Colour;
  /** Runs this cell; the next one gets the focus unless the reader stays. */
  run(stay: boolean): void;
  /** Runs all cells up to this one; missing where a cell stands for itself. */
  runTo?(): void;
}

/** A code cell. */
export class CellView {
  readonly #box: HTMLElement;
  readonly #number: number;
  readonly #editor: Editor;
  readonly #outputs: OutputsView;
  readonly #state = element("span", { class: "state" });
  #runs = 0;

  /**
   * @param number from 1
   * @param kind what it is called, with its number
   */
  constructor(
    box: HTMLElement,
    number: number,
    { write, colour, run, runTo }: CellParts,
    kind = "cell",
  ) {
    this.#box = box;
    this.#number = number;
    const name = `${kind} ${number}`;
    const code = box.querySelector<HTMLElement>(".cell")!;
    this.#editor = new Editor(code, `Code of ${name}`, colour, { run });
    this.#outputs = new OutputsView(box.querySelector<HTMLElement>(".outputs")!, write);
    code.after(element(
      "div",
      { class: "cell-bar" },
      button("Run", `Run ${name} (Shift-Enter)`, () => run(true)),
      ...(runTo ? [button("Run above", `Run all cells up to ${name}`, runTo)] : []),
      this.#state,
    ));
  }

  /** The reader writes here from now on. */
  focus(): void {
    this.#editor.focus();
  }

  /** The cell was not run in this session. */
  forget(): void {
    this.#state.textContent = "";
  }

  /** Runs it. @returns whether nothing went wrong */
  async run(kernel: Kernel): Promise<boolean> {
    const run = ++this.#runs;
    const started = performance.now();
    this.#box.classList.add("running");
    this.#state.textContent = "running";
    // What was there stays until there is something new.
    let fresh = false;
    const renew = () => {
      if (!fresh) this.#outputs.clear();
      fresh = true;
    };
    let shown = Promise.resolve();
    const error = await kernel.run(this.#number, this.#editor.text, (output, id) => {
      renew();
      shown = shown.then(() => this.#outputs.show(output, id));
    });
    await shown;
    if (run !== this.#runs) return error === null;
    renew();
    this.#box.classList.remove("running");
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.#state.textContent = error ? "failed" : `ran here in ${seconds} s`;
    if (error) {
      this.#outputs.fail(error);
      if (error.line !== undefined) this.#editor.goTo(error.line);
    }
    return error === null;
  }
}
