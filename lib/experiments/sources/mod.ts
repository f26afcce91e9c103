/**
 * The sources: the requirements and claims of the five documents, by number, and the papers behind the
 * methods. SOURCES.md is made from them.
 *
 * A study that imports this has it in its fingerprint, so that every change of a word here changes the
 * fingerprint. Code that only shows a study may import it freely.
 *
 * @example
 * ```ts
 * import { plainName, sourceLink, sourceOf } from "matchbox/experiments/sources/mod.ts";
 *
 * console.log(plainName("C6a")); // square root of minimax
 * console.log(sourceOf("C6a").language); // Ukrainian
 * console.log(sourceLink("C6a", "notebooks/01_node_counts.ipynb")); // ../SOURCES.md#c6a
 * ```
 *
 * @module
 */
export type { Claim, Entry, Paper, Requirement, Source, SourceId } from "./source.ts";
export {
  claimById,
  entryById,
  type Numbered,
  plainName,
  requirementsAndClaims,
  sourceLink,
  sourceOf,
} from "./look_up.ts";
export { papers } from "./papers.ts";
export { sources } from "./sources.ts";
