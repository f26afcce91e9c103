/**
 * A figure below a cell that is updated while its study runs.
 *
 * @module
 */
import type { Study } from "matchbox/experiments/mod.ts";
import { figure } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { StudyRows } from "matchbox/runner/studies/collected_rows.ts";
import { figuresOf } from "matchbox/runner/studies/findings.ts";
import { CellOutput } from "./cell_output.ts";

/** A drawing that takes longer, in milliseconds, is the last until the end: while it is made, Stop is not heard. */
const LONGEST_DRAWING = 250;

/** Draws the study's figure `live.figure` repeatedly. */
export class LiveFigure {
  readonly #study: Study;
  readonly #output = new CellOutput();
  #drawing = Promise.resolve();
  #busy = false;
  #slow = false;
  #drawn = false;

  constructor(study: Study) {
    this.#study = study;
  }

  /** Whether the study has such a figure. */
  get draws(): boolean {
    return this.#study.live !== undefined;
  }

  /** Draws the figure of these rows, unless the previous drawing is still in progress, or took long. */
  draw(rows: StudyRows): void {
    const name = this.#study.live?.figure;
    if (name === undefined || this.#busy || this.#slow) return;
    this.#busy = true;
    this.#drawing = this.#drawNow(name, rows).finally(() => this.#busy = false);
  }

  /** Removes the figure, because the cells below show the final one. */
  async end(): Promise<void> {
    await this.#drawing;
    if (this.#drawn) this.#output.show({ "text/plain": "" });
  }

  async #drawNow(name: string, rows: StudyRows): Promise<void> {
    const started = performance.now();
    const found = figuresOf(this.#study, rows).find((one) => one.name === name);
    if (!found) return;
    this.#output.show(await figure(found)[jupyterDisplay]());
    this.#drawn = true;
    this.#slow = performance.now() - started > LONGEST_DRAWING;
  }
}
