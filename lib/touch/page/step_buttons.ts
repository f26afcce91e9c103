/**
 * Buttons that step through a row of things, e.g. the positions of a game.
 *
 * @module
 */
import { h } from "./dom.ts";

/** What the buttons say to people who do not see their signs. */
export type StepLabels = readonly [first: string, before: string, next: string, last: string];

const SIGNS = ["«", "‹", "›", "»"];

/** The buttons to the first, the one before, the next and the last. */
export class StepButtons {
  readonly elements: readonly HTMLButtonElement[];
  #shown = 0;
  #last = 0;

  /** @param onStep called with the number, from 0, of what shall be shown */
  constructor(labels: StepLabels, onStep: (index: number) => void) {
    const targets = [() => 0, () => this.#shown - 1, () => this.#shown + 1, () => this.#last];
    this.elements = labels.map((label, i) =>
      h("button", {
        type: "button",
        "aria-label": label,
        title: label,
        onclick: () => onStep(targets[i]()),
      }, SIGNS[i])
    );
  }

  /** Tells what is shown, and the number of the last one. */
  show(shown: number, last: number): void {
    [this.#shown, this.#last] = [shown, last];
    this.elements.forEach((button, i) => button.disabled = shown === (i < 2 ? 0 : last));
  }
}
