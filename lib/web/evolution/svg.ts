/**
 * Elements of drawings.
 *
 * @module
 */

/** Makes an SVG element. */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...content: (Node | string)[]
): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...content);
  return element;
}
