/**
 * The strongest player of chess here, by name: the composed search with all that pays in chess, and the tapered
 * evaluation, whose weights were learned from games.
 *
 * @module
 */
import type { AgentEntry } from "./agent.ts";
import { composedSearcher } from "./composed_searcher.ts";
import { preset } from "./preset.ts";

/** How it differs from the agent `search`. */
export const championParts: Readonly<Record<string, string>> = {
  depth: "8",
  eval: "tapered",
  null_move: "adaptive",
  malus: "true",
  keep: "true",
  keep_history: "true",
  extension: "true",
  reductions: "true",
  futility: "true",
  losing: "true",
  losing_last: "true",
  root_reductions: "true",
  repetition: "true",
  internal: "true",
  quiet_table: "true",
  unfinished: "true",
  window: "40",
};

/** With a limit, e.g. `champion:nodes=5000` or `champion:seconds=2`; without one it searches eight plies. */
export const champion: AgentEntry = preset({
  summary: "chess, the strongest here: all parts of the search that pay, and learned weights",
  games: ["chess"],
  entry: composedSearcher as AgentEntry,
  values: championParts,
  // Studies of before name `extension=false`.
  open: ["depth", "eval", "nodes", "seconds", "margin", "table_bits", "extension", "kernel"],
});
