/**
 * The list of the moves of a game: each is a button that shows the position after it.
 *
 * @module
 */
import { fill, h } from "../page/dom.ts";
import { StepButtons } from "../page/step_buttons.ts";
import type { PlayedGame } from "./played_game.ts";

/** The list, with buttons to step through the game. */
export class MoveList {
  readonly element: HTMLElement;
  readonly #list = h("ol", { class: "moves" });
  readonly #onStep: (ply: number) => void;
  readonly #steps: StepButtons;

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

  /** Shows the moves of a game, with the one before `ply` marked. */
  show(played: PlayedGame, ply: number): void {
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
    this.#steps.show(ply, played.plies);
    const current = this.#list.querySelector<HTMLElement>("[aria-current]");
    // Scrolls the list alone, not the page.
    if (current) {
      this.#list.scrollTop = current.offsetTop - this.#list.clientHeight / 2;
    } else this.#list.scrollTop = 0;
  }

  #entry(name: string, ply: number, shown: number): HTMLElement {
    const attributes = { type: "button", "aria-current": ply === shown && "true" };
    return h("button", { ...attributes, onclick: () => this.#onStep(ply) }, name);
  }
}
