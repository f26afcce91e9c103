/**
 * Makes elements of the page.
 *
 * @module
 */

/** An element with attributes and content. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** A button that does something. */
export function button(text: string, title: string, act: () => void): HTMLButtonElement {
  const made = element("button", { type: "button", title }, text);
  made.addEventListener("click", act);
  return made;
}
