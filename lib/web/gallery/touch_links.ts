/**
 * Links from the start page to the things to touch in notebooks.
 *
 * @module
 */
import { escape } from "@std/html";
import { components } from "matchbox/touch/components.ts";
import type { Neighbour } from "./frame.ts";

/** The page of a notebook. */
interface NotebookPage {
  readonly place: string;
  readonly html: string;
}

/** The first place where each component is shown: the section of a notebook, by the title of the component. */
export function touchLinks(notebooks: readonly NotebookPage[]): Neighbour[] {
  return Object.values(components).flatMap(({ title }) => {
    const name = `title="${escape(title)}"`;
    const first = notebooks.find(({ html }) => html.includes(name));
    if (!first) return [];
    const before = first.html.slice(0, first.html.indexOf(name));
    const section = [...before.matchAll(/<h\d id="([^"]+)"/g)].at(-1)?.[1];
    return { title: escape(title), place: section ? `${first.place}#${section}` : first.place };
  });
}
