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
  /** Whether a mouse has moved over it. */
  #pointed = false;
  /** Fingers on it, for a while after they have left. */
  #touches = 0;
  /** The last drawing that waits. */
  #waiting: (() => void) | null = null;

  /**
   * @param element what stays still
   * @param onHold called when it begins to stay still, and when it moves again
   */
  constructor(element: HTMLElement, onHold: (held: boolean) => void = () => {}) {
    this.#element = element;
    this.#onHold = onHold;
    element.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") return;
      this.#touches++;
      this.#settle();
    });
    // A list that appears under a mouse at rest is not pointed at.
    element.addEventListener("pointermove", ({ pointerType, movementX, movementY }) => {
      if (pointerType !== "mouse" || (movementX === 0 && movementY === 0)) return;
      this.#pointed = true;
      this.#settle();
    });
    element.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") {
        this.#pointed = false;
        return this.#settle();
      }
      setTimeout(() => {
        this.#touches--;
        this.#settle();
      }, TOUCH);
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
    const held = this.#pointed || this.#touches > 0 ||
      this.#element.querySelector(":focus-visible") !== null;
    if (held === this.#held) return;
    this.#held = held;
    this.#onHold(held);
    if (held) return;
    this.#waiting?.();
    this.#waiting = null;
  }
}
