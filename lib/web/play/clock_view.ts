/**
 * The clocks of a game. They run in the page between two messages of the server, which alone decides when a
 * time is over.
 *
 * @module
 */
import { h } from "matchbox/touch/page/dom.ts";
import type { GameState } from "./messages.ts";

/** The clock of one side. */
export class ClockView {
  readonly element: HTMLElement = h("span", { class: "clock", role: "timer" });
  #left = 0;
  #since: number | null = null;
  readonly #timer: ReturnType<typeof setInterval> = setInterval(() => this.#paint(), 200);

  /** Shows what the server says. */
  show(clock: GameState["clock"], side: 0 | 1): void {
    this.element.hidden = clock === null;
    if (!clock) return;
    this.#left = clock.left[side];
    this.#since = clock.running === side ? performance.now() : null;
    this.element.classList.toggle("running", this.#since !== null);
    this.#paint();
  }

  /** Ends it. */
  close(): void {
    clearInterval(this.#timer);
  }

  #paint(): void {
    const passed = this.#since === null ? 0 : performance.now() - this.#since;
    const text = formatTime(this.#left - passed);
    if (this.element.textContent !== text) this.element.textContent = text;
  }
}

/** A time as `1:05:09`, `5:09`, or `0:09.4` in the last ten seconds. */
export function formatTime(milliseconds: number): string {
  const tenths = Math.max(0, Math.ceil(milliseconds / 100));
  const seconds = Math.floor(tenths / 10);
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}${seconds < 10 ? `.${tenths % 10}` : ""}`;
}
