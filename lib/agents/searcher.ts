/**
 * The player that plays what a search of fixed depth finds.
 *
 * @module
 */
import type { Agent } from "./agent.ts";
import { type Algorithm, analyseRoot, bestMove } from "./search/root.ts";
import type { Search } from "./search/search.ts";

/**
 * Makes the player.
 *
 * @param name the canonical spec
 * @param depth plies to look ahead, at least 1
 */
export function searchingAgent(
  name: string,
  depth: number,
  newSearch: () => Search,
  algorithm: Algorithm,
): Agent {
  // What a search remembers is of one game.
  let search: Search | undefined;
  return {
    name,
    gameStart() {
      search = undefined;
    },
    choose(position, { progress }) {
      search ??= newSearch();
      return bestMove(position, depth, search, algorithm, progress).move;
    },
    analyse: (position, { progress }) =>
      analyseRoot(position, depth, newSearch, algorithm, progress),
  };
}
