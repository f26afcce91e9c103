/**
 * What each part of the evaluation is worth: the points that a player loses without it (C34).
 *
 * @module
 */
import type { Interval, Spread } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { timeRatio } from "./cost_summary.ts";
import { pointsByOpening } from "../../paired_match.ts";
import type { MatchSummary } from "./match_summary.ts";
import type { CostRow, GameRow } from "./rows.ts";

/** A part of the evaluation on one of the two scales. */
export interface PartSummary {
  /** The value of a point. */
  readonly scale: string;
  readonly part: string;
  /** The match of the player without the part against the player with all. */
  readonly match: MatchSummary;
  /**
   * Points per game that are lost without material, minus those lost without this part, over openings. 0
   * without an interval for material.
   */
  readonly behindMaterial: Interval;
  /** Time for a move without the part, divided by that with all, at equal nodes; null if not measured. */
  readonly time: Spread | null;
}

const MATERIAL = "material";

/** One summary for each part on each scale, in the order of the matches. */
export function partSummaries(
  games: readonly GameRow[],
  matches: readonly MatchSummary[],
  costs: readonly CostRow[],
): PartSummary[] {
  return matches.filter(({ group }) => group.startsWith("part, ")).map((match) => {
    const { group, what } = match;
    const points = (part: string) =>
      pointsByOpening(games.filter((game) => game.group === group && game.what === part));
    const withoutMaterial = points(MATERIAL);
    // The points of both games of an opening; half of them is a game's.
    const differences = [...points(what)].flatMap(([opening, own]) => {
      const other = withoutMaterial.get(opening);
      return other === undefined ? [] : [(own - other) / 2];
    });
    return {
      ...{ scale: group.slice("part, ".length), part: what, match },
      behindMaterial: what === MATERIAL
        ? { mean: 0, low: null, high: null, count: differences.length }
        : mean(differences),
      time: timeRatio(costs, match.first, match.second),
    };
  });
}
