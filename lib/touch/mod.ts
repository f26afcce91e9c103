/**
 * Things to touch: components that run in a browser, each as a document of its own.
 *
 * @module
 */
export {
  type ComponentName,
  type ComponentOptions,
  components,
  type ComponentWords,
} from "./components.ts";
export type { Bar, BarsOptions, BarValue } from "./bars/component.ts";
export type { BoardOptions, NetworkProgram } from "./board/component.ts";
export type { Program } from "./board/programs.ts";
export type { GenerationsOptions } from "./generations/component.ts";
export type { ChosenSettings } from "./generations/watched_evolution.ts";
export type { MatchesOptions } from "./matches/component.ts";
export type { MenaceOptions } from "./menace/component.ts";
export type { TreeOptions } from "./tree/component.ts";
export type { OrderName, SearchChoice, TreeStart } from "./tree/search_setup.ts";
export { touchDocument } from "./document.ts";
