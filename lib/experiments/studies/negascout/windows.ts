/**
 * Searches with a null window below and above the true value (C15).
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { NULL_WINDOW, nullWindow } from "matchbox/agents/search/null_window.ts";
import { Search } from "matchbox/agents/search/search.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { plainEvaluation } from "../../plain_evaluations.ts";
import type { WindowRow } from "./rows.ts";

/** Distances from the null window to the value, in units of the game. */
const DISTANCES = [0, 2, 8] as const;

/**
 * One row for the open window, and two for each distance.
 *
 * @param unit the step of a distance, in the values of the evaluation
 */
export function searchWindows(
  spec: string,
  number: number,
  position: Position,
  depth: number,
  unit: number,
): WindowRow[] {
  const game = findGame(spec);
  const search = new Search(game, { evaluation: createEvaluation(game, plainEvaluation(game)) });
  const open = (alpha: number, beta: number) => {
    search.begin(position);
    return alphaBeta(position, depth, alpha, beta, search) + 0;
  };
  const key = { game: spec, position: number, depth };
  const value = open(-Infinity, Infinity);
  const rows: WindowRow[] = [{
    ...{ ...key, side: "open", distance: 0, tested: null, value },
    ...{ nodes: search.stats.nodes, again: null, again_nodes: null },
  }];
  for (const distance of DISTANCES) {
    for (const side of ["below", "above"] as const) {
      const away = distance * unit;
      const tested = side === "below" ? value - away - NULL_WINDOW : value + away;
      search.begin(position);
      const found = nullWindow(position, depth, tested, search) + 0;
      const { nodes } = search.stats;
      // The bound is true, so the value is on its other side or equal to it.
      const again = found > tested
        ? open(found - NULL_WINDOW, Infinity)
        : open(-Infinity, found + NULL_WINDOW);
      rows.push({
        ...{ ...key, side, distance: away, tested, value: found },
        ...{ nodes, again, again_nodes: search.stats.nodes },
      });
    }
  }
  return rows;
}
