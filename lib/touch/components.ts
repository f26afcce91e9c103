/**
 * The components: things to touch in a notebook, in the gallery and on the page. A component is a folder with a
 * `component.ts`, which exports `mount(element, options)` and runs in a browser, a `main.ts`, which mounts it in
 * a frame of its own, and a style sheet. Its options are plain data. To add one, list it here.
 *
 * @module
 */
import type { TreeOptions } from "./tree/component.ts";

/** The options of each component, by its name. */
export interface ComponentOptions {
  /** A search, node by node. */
  readonly tree: TreeOptions;
}

/** The name of a component. */
export type ComponentName = keyof ComponentOptions;

/** What is said of a component where it cannot run. */
export interface ComponentWords {
  /** Its name for people who do not see it. */
  readonly title: string;
  /** What to do with it, in a sentence. */
  readonly task: string;
}

/** The words of each component, and the style sheets that it needs beside those of all. */
export const components: Readonly<
  Record<ComponentName, ComponentWords & { readonly styles: readonly string[] }>
> = {
  tree: {
    title: "A search, node by node",
    task: "Step through the search. Change the order of the moves and see how the count changes.",
    styles: ["tree/style.css"],
  },
};
