/**
 * A list that changes by itself, but not while somebody is about to click on it: its rows would move away under the
 * pointer, and a click on a row that was drawn anew between press and release would be lost.
 *
 * @module
 */

/** Milliseconds from the end of a touch to the click that the browser makes of it. */
const TOUCH = 500;

/** Draws a list, or waits while it is pointed at or has the focus of the keyboard. */
export class StillList {
  readonly #element: HTMLElement;
  readonly #onHold: (held: boolean) => void;
  #held = false;
  /** Pointers over it, those of touches for a while after they have left. */
  #pointed = 0;
  /** The last drawing that waits. */
  #waiting: (() => void) | null = null;

  /**
   * @param element what stays still
   * @param onHold called when it begins to stay still, and when it moves again
   */
  constructor(element: HTMLElement, onHold: (held: boolean) => void = () => {}) {
    this.#element = element;
    this.#onHold = onHold;
    element.addEventListener("pointerenter", () => {
      this.#pointed++;
      this.#settle();
    });
    element.addEventListener("pointerleave", ({ pointerType }) => {
      const leave = () => {
        this.#pointed--;
        this.#settle();
      };
      setTimeout(leave, pointerType === "mouse" ? 0 : TOUCH);
    });
    element.addEventListener("focusin", () => this.#settle());
    // The focus may go from one row to the next.
    element.addEventListener("focusout", () => setTimeout(() => this.#settle()));
  }

  /** Draws now, or when it may move; of several drawings that wait only the last is made. */
  draw(act: () => void): void {
    if (this.#held) this.#waiting = act;
    else act();
  }

  #settle(): void {
    // A click leaves the focus behind, which alone does not count.
    const held = this.#pointed > 0 || this.#element.querySelector(":focus-visible") !== null;
    if (held === this.#held) return;
    this.#held = held;
    this.#onHold(held);
    if (held) return;
    this.#waiting?.();
    this.#waiting = null;
  }
}
