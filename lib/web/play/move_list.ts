/**
 * The list of the moves of a game: each is a button that shows the position after it.
 *
 * @module
 */
import { fill, h } from "../page/dom.ts";
import type { PlayedGame } from "./played_game.ts";

/** The list, with buttons to step through the game. */
export class MoveList {
  readonly element: HTMLElement;
  readonly #list = h("ol", { class: "moves" });
  readonly #onStep: (ply: number) => void;
  readonly #steps: readonly HTMLButtonElement[];
  #shown = 0;
  #plies = 0;

  /** @param onStep called with the number of moves after which the game shall be shown */
  constructor(onStep: (ply: number) => void) {
    this.#onStep = onStep;
    const step = (text: string, label: string, target: () => number) =>
      h("button", {
        type: "button",
        "aria-label": label,
        title: label,
        onclick: () => this.#go(target()),
      }, text);
    this.#steps = [
      step("«", "To the start", () => 0),
      step("‹", "One move back", () => this.#shown - 1),
      step("›", "One move forward", () => this.#shown + 1),
      step("»", "To the last move", () => this.#plies),
    ];
    this.element = h(
      "section",
      { class: "move-list", "aria-label": "Moves" },
      h("div", { class: "controls steps" }, ...this.#steps),
      this.#list,
    );
  }

  /** Shows the moves of a game, with the one before `ply` marked. */
  show(played: PlayedGame, ply: number): void {
    this.#shown = ply;
    this.#plies = played.plies;
    const first = played.at(0).side;
    const turns = Math.ceil((played.plies + first) / 2);
    fill(
      this.#list,
      Array.from({ length: turns }, (_, turn) => {
        const plies = [2 * turn - first, 2 * turn + 1 - first];
        return h(
          "li",
          {},
          plies.map((index) =>
            index >= 0 && index < played.plies
              ? this.#entry(played.names[index], index + 1, ply)
              : h("span", {}, index < 0 ? "…" : "")
          ),
        );
      }),
    );
    this.#steps.forEach((button, i) => button.disabled = i < 2 ? ply === 0 : ply === this.#plies);
    const current = this.#list.querySelector<HTMLElement>("[aria-current]");
    // Scrolls the list alone, not the page.
    if (current) {
      this.#list.scrollTop = current.offsetTop - this.#list.clientHeight / 2;
    } else this.#list.scrollTop = 0;
  }

  #entry(name: string, ply: number, shown: number): HTMLElement {
    const attributes = { type: "button", "aria-current": ply === shown && "true" };
    return h("button", { ...attributes, onclick: () => this.#go(ply) }, name);
  }

  #go(ply: number): void {
    this.#onStep(Math.max(0, Math.min(ply, this.#plies)));
  }
}
