/**
 * What each part of the evaluation adds to the value of a position (C34).
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { valueAlone } from "matchbox/agents/evaluate/evaluation.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { eightParts, partNames, SCALES } from "./players.ts";
import type { InfluenceRow } from "./rows.ts";

/** Positions of a task. */
export const POSITIONS_AT_ONCE = 25;

/**
 * The value of each position with all parts minus that without one of them, for each part and both scales.
 *
 * @param first number of the first position
 */
export function influenceRows(
  game: Game,
  positions: readonly Position[],
  first: number,
): InfluenceRow[] {
  return SCALES.flatMap(({ name: scale }) => {
    const valued = (without?: typeof partNames[number]) => {
      const evaluation = createEvaluation(game, eightParts(scale, without));
      return positions.map((position) => valueAlone(evaluation, position));
    };
    const all = valued();
    return partNames.flatMap((part) =>
      valued(part).map((value, index) => ({
        position: first + index,
        scale,
        part,
        adds: all[index] - value,
      }))
    );
  });
}
