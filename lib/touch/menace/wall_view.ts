/**
 * The wall of all boxes, by the move of the machine that they are for. Each is a button that shows it large;
 * the arrow keys go from box to box.
 *
 * @module
 */
import { h } from "../page/dom.ts";
import { countWord } from "../page/words.ts";
import { SmallBox } from "./box_drawing.ts";
import { boxWords } from "./words.ts";

/** The machine's moves that have boxes. */
const TURNS = ["first", "second", "third", "fourth"] as const;

/** Milliseconds without a change after which the boxes are described anew for a screen reader. */
const CALM = 500;

interface WallBox {
  readonly button: HTMLButtonElement;
  readonly drawing: SmallBox;
}

/** The wall. */
export class WallView {
  readonly element: HTMLElement;
  readonly #keys: readonly string[];
  readonly #boxes: readonly WallBox[];
  readonly #onLook: (box: number) => void;
  #beads: readonly (readonly number[])[] = [];
  #used: readonly number[] = [];
  /** Where the Tab key comes to. */
  #focused = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param keys the boards of the boxes
   * @param onLook called with the number of a box that shall be shown large
   */
  constructor(keys: readonly string[], onLook: (box: number) => void) {
    this.#keys = keys;
    this.#onLook = onLook;
    this.#boxes = keys.map((key, box) => {
      const drawing = new SmallBox(key);
      const attributes = { type: "button", class: "box", tabindex: box === 0 ? 0 : -1 };
      const button = h(
        "button",
        { ...attributes, "data-box": box, onclick: () => this.#look(box) },
        drawing.element,
      );
      return { button, drawing };
    });
    this.element = h(
      "section",
      { class: "wall", onkeydown: (event: KeyboardEvent) => this.#key(event) },
      h("h2", {}, `Its ${keys.length} boxes`),
      h(
        "p",
        { class: "soft" },
        "One for each position in which MENACE is to move; positions that are turned or mirrored " +
          "share one. Choose a box to look into it.",
      ),
      TURNS.map((word, turn) => {
        const boxes = this.#boxes.filter((_, box) => turnOf(keys[box]) === turn);
        return [
          h(
            "h3",
            {},
            `For its ${word} move: ${countWord(boxes.length, "box", "boxes")}`,
          ),
          h(
            "div",
            { class: "boxes", role: "group", "aria-label": `Boxes for its ${word} move` },
            boxes.map(({ button }) => button),
          ),
        ];
      }),
    );
  }

  /**
   * Shows the beads.
   *
   * @param used the boxes of the game on the board; the last one is in use
   * @param looked the box that is shown large
   */
  show(
    beads: readonly (readonly number[])[],
    used: readonly number[],
    looked: number | null,
  ): void {
    for (const [box, { button, drawing }] of this.#boxes.entries()) {
      drawing.show(beads[box]);
      button.classList.toggle("used", used.includes(box));
      button.classList.toggle("in-use", used.at(-1) === box);
      button.classList.toggle("looked-at", looked === box);
    }
    const first = this.#beads.length === 0;
    this.#beads = beads;
    this.#used = used;
    if (first) return this.#describe();
    clearTimeout(this.#calm);
    this.element.ariaBusy = "true";
    this.#calm = setTimeout(() => this.#describe(), CALM);
  }

  /** Ends it. */
  close(): void {
    clearTimeout(this.#calm);
  }

  #describe(): void {
    for (const [box, { button }] of this.#boxes.entries()) {
      const use = this.#used.at(-1) === box
        ? ", in use"
        : this.#used.includes(box)
        ? ", used in this game"
        : "";
      button.setAttribute("aria-label", boxWords(this.#keys[box], this.#beads[box]) + use);
    }
    this.element.ariaBusy = "false";
  }

  #look(box: number): void {
    this.#focus(box);
    this.#onLook(box);
  }

  #focus(box: number): void {
    this.#boxes[this.#focused].button.tabIndex = -1;
    this.#focused = box;
    this.#boxes[box].button.tabIndex = 0;
    this.#boxes[box].button.focus();
  }

  #key(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, () => number>> = {
      ArrowLeft: () => this.#focused - 1,
      ArrowRight: () => this.#focused + 1,
      ArrowUp: () => this.#nearest(-1),
      ArrowDown: () => this.#nearest(1),
      Home: () => 0,
      End: () => this.#boxes.length - 1,
    };
    const next = steps[event.key]?.();
    if (next === undefined) return;
    event.preventDefault();
    if (next in this.#boxes) this.#focus(next);
  }

  /** The nearest box of the next row above (-1) or below (1). */
  #nearest(direction: number): number {
    const from = this.#boxes[this.#focused].button;
    for (let box = this.#focused; box in this.#boxes; box += direction) {
      const { offsetTop, offsetLeft } = this.#boxes[box].button;
      if (offsetTop === from.offsetTop) continue;
      // Boxes come by rows, from the right end upwards and from the left end downwards.
      const beyond = direction < 0
        ? offsetLeft <= from.offsetLeft
        : offsetLeft >= from.offsetLeft || this.#lastOfRow(box);
      if (beyond) return box;
    }
    return this.#focused;
  }

  #lastOfRow(box: number): boolean {
    return this.#boxes[box + 1]?.button.offsetTop !== this.#boxes[box].button.offsetTop;
  }
}

/** Which move of the machine a board is for, from 0. */
function turnOf(key: string): number {
  return key.split("X").length - 1;
}
