/**
 * Fields of forms.
 *
 * @module
 */
import { h } from "./dom.ts";

/** A choice; without `chosen` the first option is. */
export function choice(
  id: string,
  options: readonly (readonly [value: string, name: string])[],
  chosen?: string,
): HTMLSelectElement {
  return h(
    "select",
    { id },
    options.map(([value, name]) => h("option", { value, selected: value === chosen }, name)),
  );
}

/** A control with its name, and a note that explains it. */
export function field(name: string, control: HTMLElement, note = ""): HTMLElement {
  const shown = note === "" ? control : h("span", {}, control, h("small", {}, note));
  return h("label", {}, h("span", {}, name), shown);
}
