/**
 * The colours of the source's board of chess (E9) as an option of every board: the squares of own pieces are
 * white under the pointer, the chosen square is orange, targets are white, and orange under the pointer.
 *
 * @module
 */
import { h } from "matchbox/touch/page/dom.ts";

const KEY = "matchbox/source-colours";

/** A button that changes the colours of a board. What is chosen holds for all games of this browser. */
export function sourceColoursButton(board: HTMLElement): HTMLButtonElement {
  const button = h("button", { type: "button", onclick: () => paint(!isOn()) }, "Source's colours");
  const isOn = () => button.getAttribute("aria-pressed") === "true";
  const paint = (on: boolean) => {
    button.setAttribute("aria-pressed", String(on));
    board.classList.toggle("source-colours", on);
    remember(on);
  };
  paint(isRemembered());
  return button;
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, "on");
    else localStorage.removeItem(KEY);
  } catch {
    // A browser may keep nothing; then the choice holds for this game.
  }
}
