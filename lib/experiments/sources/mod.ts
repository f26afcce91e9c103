/**
 * The sources: what the five documents ask for and claim, by number, and the papers behind the methods.
 * SOURCES.md is made of them.
 *
 * A study that imports this has all of it in its fingerprint, so that another word here is another
 * fingerprint there. Whatever only shows a study may import it freely.
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
export type { Claim, Paper, Requirement, Source, SourceId } from "./source.ts";
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
