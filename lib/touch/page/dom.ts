/**
 * Elements of the page. Texts become text nodes, so that nothing in them is taken for HTML.
 *
 * @module
 */

/** What an element may contain. */
export type Content = Node | string | null | false | readonly Content[];

/** Attributes by name; a function is a listener, e.g. `onclick`, and false leaves an attribute out. */
export type Attributes = Readonly<
  // deno-lint-ignore no-explicit-any -- the event hangs on its name
  Record<string, string | number | boolean | ((event: any) => void)>
>;

/** Makes an element. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: Content[]
): HTMLElementTagNameMap[K] {
  return made(document.createElement(name), attributes, content);
}

/** Makes an element of a drawing. */
export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: Content[]
): SVGElementTagNameMap[K] {
  return made(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, content);
}

/** Replaces what an element contains. */
export function fill(element: Element, ...content: Content[]): void {
  element.replaceChildren();
  append(element, content);
}

/**
 * A drawing of the games in the unit square as an element.
 *
 * @param elements SVG of our own code, never of a message
 */
export function drawing(elements: string): Node {
  let made = drawings.get(elements);
  if (!made) {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" aria-hidden="true">` +
      `${elements}</svg>`;
    made = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
    drawings.set(elements, made);
  }
  return document.importNode(made, true);
}

/**
 * A whole picture of a game as an element.
 *
 * @param source an SVG document of our own code, never of a message
 */
export function picture(source: string): Node {
  const { documentElement } = new DOMParser().parseFromString(source, "image/svg+xml");
  return document.importNode(documentElement, true);
}

const drawings = new Map<string, Element>();

function made<E extends Element>(
  element: E,
  attributes: Attributes,
  content: readonly Content[],
): E {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (typeof value !== "boolean") element.setAttribute(key, String(value));
    else if (value) element.setAttribute(key, "");
  }
  append(element, content);
  return element;
}

function append(element: Element, content: readonly Content[]): void {
  for (const each of content) {
    if (each === null || each === false) continue;
    if (Array.isArray(each)) append(element, each);
    else element.append(each as Node | string);
  }
}
