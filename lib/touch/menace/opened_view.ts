/**
 * The boxes that were opened in the game on the board, and what came of it.
 *
 * @module
 */
import { fill, h } from "../page/dom.ts";
import { StillList } from "../page/still_list.ts";
import { numberWord } from "../page/words.ts";
import { SmallBox } from "./box_drawing.ts";
import type { ShownGame } from "./machine_view.ts";
import { changeWord } from "./words.ts";

/** The list. */
export class OpenedView {
  readonly element = h("ol", { class: "opened" });
  readonly #onLook: (box: number) => void;
  readonly #still = new StillList(this.element);
  /** The buttons with the numbers of their boxes. */
  #buttons: readonly (readonly [box: number, button: HTMLButtonElement])[] = [];
  #shown = "";
  #looked: number | null = null;

  /** @param onLook called with the number of a box that shall be shown large */
  constructor(onLook: (box: number) => void) {
    this.#onLook = onLook;
  }

  /** Shows the boxes of a game; `looked` is shown large. */
  show(game: ShownGame, keys: readonly string[], looked: number | null): void {
    this.#looked = looked;
    this.#press();
    const content = JSON.stringify([game.opened, game.moves]);
    if (content === this.#shown) return;
    this.#shown = content;
    this.#still.draw(() => this.#draw(game, keys));
  }

  #press(): void {
    for (const [box, button] of this.#buttons) button.ariaPressed = String(box === this.#looked);
  }

  #draw({ opened, moves }: ShownGame, keys: readonly string[]): void {
    const focused = [...this.element.children].findIndex((each) =>
      each.contains(document.activeElement)
    );
    this.#buttons = opened.map(({ box, symmetry, beads, drawn, change }, index) => {
      const small = new SmallBox(keys[box], symmetry);
      small.show(beads);
      const total = beads.reduce((sum, count) => sum + count, 0);
      const button = h(
        "button",
        { type: "button", onclick: () => this.#onLook(box) },
        h("span", { class: "box" }, small.element),
        h(
          "span",
          { class: "what" },
          h("strong", {}, moves[2 * index]),
          ` ${numberWord(beads[drawn])} of ${numberWord(total)}`,
        ),
        change !== null && h("span", { class: changeClass(change) }, changeWord(change)),
      );
      return [box, button] as const;
    });
    this.#press();
    fill(this.element, this.#buttons.map(([, button]) => h("li", {}, button)));
    this.element.children[focused]?.querySelector("button")?.focus();
  }
}

function changeClass(change: number): string {
  return change > 0 ? "change given" : change < 0 ? "change taken" : "change";
}
