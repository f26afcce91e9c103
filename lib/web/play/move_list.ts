/**
 * The list of the moves of a game: each is a button that shows the position after it.
 *
 * @module
 */
import { h } from "matchbox/touch/page/dom.ts";
import { StepButtons } from "matchbox/touch/page/step_buttons.ts";
import type { PlayedGame } from "./played_game.ts";

/** The list, with buttons to step through the game. */
export class MoveList {
  readonly element: HTMLElement;
  readonly #list = h("ol", { class: "moves" });
  readonly #onStep: (ply: number) => void;
  readonly #steps: StepButtons;
  /** The buttons of the moves, in rows of two; a place without a move has a text. */
  readonly #slots: HTMLElement[] = [];
  #current: HTMLElement | undefined;

  /** @param onStep called with the number of moves after which the game shall be shown */
  constructor(onStep: (ply: number) => void) {
    this.#onStep = onStep;
    const labels = [
      "To the start",
      "One move back",
      "One move forward",
      "To the last move",
    ] as const;
    this.#steps = new StepButtons(labels, onStep);
    this.element = h(
      "section",
      { class: "move-list", "aria-label": "Moves" },
      h("div", { class: "controls steps" }, this.#steps.elements),
      this.#list,
    );
  }

  /**
   * Shows the moves of a game, with the one before `ply` marked. Moves that were there stay where they are, so that
   * one may click on them while a game goes on.
   */
  show(played: PlayedGame, ply: number): void {
    const first = played.at(0).side;
    const turns = Math.ceil((played.plies + first) / 2);
    while (this.#list.childElementCount > turns) this.#list.lastElementChild!.remove();
    while (this.#list.childElementCount < turns) this.#list.append(h("li"));
    this.#slots.length = Math.min(this.#slots.length, 2 * turns);
    for (let slot = 0; slot < 2 * turns; slot++) this.#fillSlot(slot, played.names, slot - first);
    this.#steps.show(ply, played.plies);
    const current: HTMLElement | undefined = this.#slots[ply - 1 + first];
    if (current === this.#current) return;
    this.#current?.removeAttribute("aria-current");
    if (ply > 0) current?.setAttribute("aria-current", "true");
    this.#current = current;
    // Scrolls the list alone, not the page.
    this.#list.scrollTop = ply > 0 ? current.offsetTop - this.#list.clientHeight / 2 : 0;
  }

  /** Makes what stands in a place of the list, unless it stands there already. */
  #fillSlot(slot: number, names: readonly string[], index: number): void {
    const old = this.#slots[slot];
    const name = index < 0 ? "…" : names[index] ?? "";
    if (old?.textContent === name) return;
    const made = index in names
      ? h("button", { type: "button", onclick: () => this.#onStep(index + 1) }, name)
      : h("span", {}, name);
    if (old) old.replaceWith(made);
    else this.#list.children[slot >> 1].append(made);
    this.#slots[slot] = made;
  }
}
