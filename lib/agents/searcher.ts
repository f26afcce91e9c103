/**
 * The player that plays what a search of fixed depth finds.
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import type { Agent, Analysis } from "./agent.ts";
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
  const search = newSearch();
  return {
    name,
    choose: (position: Position) => bestMove(position, depth, search, algorithm).move,
    analyse: (position: Position): Analysis => analyseRoot(position, depth, newSearch, algorithm),
  };
}
