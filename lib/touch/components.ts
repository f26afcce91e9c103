/**
 * The components: things to touch in a notebook, in the gallery and on the page. A component is a folder with a
 * `component.ts`, which exports `mount(element, options)` and runs in a browser, a `main.ts`, which mounts it in
 * a frame of its own, and a style sheet. Its options are plain data. To add one, list it here.
 *
 * @module
 */
import type { BarsOptions } from "./bars/component.ts";
import type { BoardOptions } from "./board/component.ts";
import type { GenerationsOptions } from "./generations/component.ts";
import type { MatchesOptions } from "./matches/component.ts";
import type { MenaceOptions } from "./menace/component.ts";
import type { TreeOptions } from "./tree/component.ts";

/** The options of each component, by its name. */
export interface ComponentOptions {
  /** A search, node by node. */
  readonly tree: TreeOptions;
  /** A board to play on. */
  readonly board: BoardOptions;
  /** MENACE, bead by bead. */
  readonly menace: MenaceOptions;
  /** An evolution, generation by generation. */
  readonly generations: GenerationsOptions;
  /** Simulated matches, with sliders. */
  readonly matches: MatchesOptions;
  /** Bars of a table, with a slider. */
  readonly bars: BarsOptions;
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
  board: {
    title: "A board to play on",
    task: "Play against a program and see what it thinks, or set up a position.",
    styles: ["boards/style.css", "board/style.css"],
  },
  menace: {
    title: "MENACE, bead by bead",
    task:
      "Play against MENACE: draw its beads and give the reward. Train it and see its curve grow.",
    styles: ["boards/style.css", "menace/style.css"],
  },
  generations: {
    title: "An evolution, generation by generation",
    task: "Step through the generations, or run a hundred, and see the fitness of the networks.",
    styles: ["generations/style.css"],
  },
  matches: {
    title: "What a number of games can tell",
    task: "Move the sliders: how often does a match mislead about who is stronger?",
    styles: ["matches/style.css"],
  },
  bars: {
    title: "A figure with a slider",
    task: "Move the slider and see how the bars change.",
    styles: ["bars/style.css"],
  },
};
