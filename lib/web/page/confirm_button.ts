/**
 * A button for what cannot be undone.
 *
 * @module
 */
import { h } from "matchbox/touch/page/dom.ts";

/** Milliseconds in which a second click confirms. */
const CONFIRM = 4000;

/**
 * Makes a button that asks at the first click, and acts at a second one soon after.
 *
 * @param question what it says after the first click
 * @param allowed called at the first click; false when there is nothing to confirm
 */
export function confirmButton(
  name: string,
  question: string,
  action: () => void,
  allowed: () => boolean = () => true,
): HTMLButtonElement {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const button = h("button", { type: "button" }, name);
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    button.textContent = name;
  };
  button.addEventListener("click", () => {
    if (timer !== undefined) {
      forget();
      action();
    } else if (allowed()) {
      timer = setTimeout(forget, CONFIRM);
      button.textContent = question;
    }
  });
  return button;
}
