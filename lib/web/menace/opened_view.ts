/**
 * The boxes that were opened in the game on the board, and what came of it.
 *
 * @module
 */
import { fill, h } from "../page/dom.ts";
import { numberWord } from "../page/words.ts";
import { SmallBox } from "./box_drawing.ts";
import type { ShownGame } from "./messages.ts";
import { changeWord } from "./words.ts";

/** The list. */
export class OpenedView {
  readonly element = h("ol", { class: "opened" });
  readonly #onLook: (box: number) => void;
  #shown = "";

  /** @param onLook called with the number of a box that shall be shown large */
  constructor(onLook: (box: number) => void) {
    this.#onLook = onLook;
  }

  /** Shows the boxes of a game; `looked` is shown large. */
  show({ opened, moves }: ShownGame, keys: readonly string[], looked: number | null): void {
    const content = JSON.stringify([opened, moves, looked]);
    if (content === this.#shown) return;
    this.#shown = content;
    const focused = [...this.element.children].findIndex((each) =>
      each.contains(document.activeElement)
    );
    fill(
      this.element,
      opened.map(({ box, symmetry, beads, drawn, change }, index) => {
        const small = new SmallBox(keys[box], symmetry);
        small.show(beads);
        const total = beads.reduce((sum, count) => sum + count, 0);
        return h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              "aria-pressed": box === looked ? "true" : "false",
              onclick: () => this.#onLook(box),
            },
            h("span", { class: "box" }, small.element),
            h(
              "span",
              { class: "what" },
              h("strong", {}, moves[2 * index]),
              ` ${numberWord(beads[drawn])} of ${numberWord(total)}`,
            ),
            change !== null && h("span", { class: changeClass(change) }, changeWord(change)),
          ),
        );
      }),
    );
    this.element.children[focused]?.querySelector("button")?.focus();
  }
}

function changeClass(change: number): string {
  return change > 0 ? "change given" : change < 0 ? "change taken" : "change";
}
