/**
 * Drags of pieces on a board: a copy of the piece follows the pointer.
 *
 * @module
 */
import { h } from "../page/dom.ts";

/** What a board does when a piece is dragged. */
export interface DragActions {
  /** Whether the piece of a cell can be moved. */
  canLift(cell: string): boolean;
  /** The piece of a cell begins to follow the pointer. */
  lift(cell: string): void;
  /** It was put down on a cell, or on none. */
  drop(from: string, to: string | null): void;
}

/** Pixels that a pointer goes before a click becomes a drag. */
const DRAG = 6;

/** A dragged piece. */
interface Drag {
  readonly from: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  ghost: HTMLElement | null;
}

/** The drags on one board. */
export class PieceDrag {
  readonly #grid: HTMLElement;
  readonly #actions: DragActions;
  #drag: Drag | null = null;
  /** A drag ends with a click, which is not meant. */
  #ignoreClick = false;

  constructor(grid: HTMLElement, actions: DragActions) {
    this.#grid = grid;
    this.#actions = actions;
    grid.addEventListener("pointerdown", (event) => this.#press(event));
    grid.addEventListener("pointermove", (event) => this.#move(event));
    grid.addEventListener("pointerup", (event) => this.#release(event));
    grid.addEventListener("pointercancel", () => this.end());
  }

  /** Whether a click that comes now only ends a drag. */
  takesClick(): boolean {
    const taken = this.#ignoreClick;
    this.#ignoreClick = false;
    return taken;
  }

  /** Ends a drag, if there is one; the piece is where it was. */
  end(): void {
    this.#drag?.ghost?.remove();
    this.#drag?.from.classList.remove("lifted");
    this.#drag = null;
  }

  #press(event: PointerEvent): void {
    this.#ignoreClick = false;
    const from = cellAt(event.target);
    if (!from || event.button !== 0 || !this.#actions.canLift(nameOf(from))) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.#drag = { from, x, y, pointer, ghost: null };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost) {
      if (Math.hypot(x, y) < DRAG) return;
      this.#begin(drag);
    }
    drag.ghost!.style.transform = `translate(${x}px, ${y}px)`;
  }

  #begin(drag: Drag): void {
    this.#grid.setPointerCapture(drag.pointer);
    this.#actions.lift(nameOf(drag.from));
    const ghost = h("div", { class: "ghost", "aria-hidden": "true" });
    ghost.append(drag.from.querySelector("svg")!.cloneNode(true));
    const { left, top, width, height } = drag.from.getBoundingClientRect();
    Object.assign(ghost.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.body.append(ghost);
    drag.from.classList.add("lifted");
    drag.ghost = ghost;
  }

  #release(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    this.end();
    if (!drag.ghost) return;
    this.#ignoreClick = true;
    // The click, if any, comes before.
    setTimeout(() => this.#ignoreClick = false);
    const to = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    this.#actions.drop(nameOf(drag.from), to && nameOf(to));
  }
}

/** The name of the cell that an event of a board is about; null for none. */
export function cellNameAt(target: EventTarget | null): string | null {
  const cell = cellAt(target);
  return cell && nameOf(cell);
}

function cellAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
}

function nameOf(cell: HTMLElement): string {
  return cell.dataset.cell!;
}
