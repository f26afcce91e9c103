/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { fromTo } from "../../from_to.ts";
import { isJudged } from "./games.ts";
import { deepest } from "./search_summary.ts";
import type { Findings } from "./summary.ts";

/** The nodes of NegaScout beside alpha-beta, with a good order and without a table. */
export function finding({ comparisons }: Findings): string {
  const good = deepest(comparisons).filter(({ game, memory, order }) =>
    isJudged(game) && memory === "none" && order === "best first"
  );
  const ratios = good.map(({ game, scout }) => [findGame(game).title, scout] as const);
  return `With the best move first by a shallow search NegaScout visits ${
    fromTo(ratios, 2)
  } times the nodes of alpha-beta (${good[0].count} positions of each game).`;
}
