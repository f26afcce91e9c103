/**
 * The player that looks at every line of play (D1, E1).
 *
 * @module
 */
import type { AgentEntry } from "./agent.ts";
import { minimax as search } from "./search/minimax.ts";
import { Search } from "./search/search.ts";
import { searcherParameters, type SearcherValues, searchingAgent } from "./searcher.ts";

/** Plays what minimax finds. */
export const minimax: AgentEntry<SearcherValues> = {
  summary: "full search to a fixed depth",
  parameters: (game) => searcherParameters(game, 3),
  prepare: (_game, values) => values.eval.prepare(),
  create(name, game, values) {
    const evaluation = values.eval.create();
    return searchingAgent(
      name,
      values,
      new Search(game, { evaluation }),
      (position, depth, _alpha, _beta, state) => search(position, depth, state),
      true,
    );
  },
};
