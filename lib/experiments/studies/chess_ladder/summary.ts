/**
 * The summary of the study's rows.
 *
 * @module
 */
import { rate } from "matchbox/arena/ratings.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import {
  boundedMean,
  mean,
  pairedDifference,
  pairsBy,
  ratioOverProcesses,
  share,
  total,
} from "../../estimates.ts";
import { groupBy, ifAny, rowsWith, rowWith } from "../../groups.ts";
import { countsOf, overOpenings, pairedMatch, PAIRS, SCORE } from "../../paired_match.ts";
import { costOfMove } from "../../players_table.ts";
import type { RowsOf } from "../../row_sets.ts";
import { whiteResults } from "../../white_results.ts";
import { MATERIAL, MORE_NODES, PLACES, SCALES } from "./players.ts";
import type { GameRow, InfluenceRow, PlayedOnRow, sets, TimeRow } from "./rows.ts";
import { scoreWith } from "./score_with.ts";

/** Centipawns of a pawn. */
const PAWN = 100;

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The ladder, the parts of the evaluation, the additions, the selective search, and White. */
export function summarise(rows: RowsOf<typeof sets>) {
  const costs = groupBy(rows.costs, "player").rollup((own, player) => ({
    ...costOfMove(own, rowsWith(rows.times, player)),
    depth: mean(own, "depth", "positions"),
  }));
  const games = rows.games.filter(({ group }) => group !== "itself");
  const matches = matchesOf(games);
  const ladder = rowsWith(matches, { group: "ladder" });
  return {
    ladder,
    ...rate(ladder),
    costs,
    playedOn: playedOnOf(rows.played_on),
    parts: partsOf(games, matches, rows.times),
    influence: influenceOf(rows.influence),
    ...additionsOf(games, matches, rows.times),
    selective: selectiveOf(matches, costs),
    white: whiteResults(
      rowsWith(rows.games, { group: "itself" }),
      // The first player is White in all of these games.
      (own) => ({
        ...{ games: own.length, ...countsOf(own) },
        score: overOpenings(own, ({ points }) => points, SCORE),
      }),
    ),
  };
}

/** A match of two different players, from the first one's side. */
export type MatchSummary = ReturnType<typeof matchesOf>[number];

/** One summary for every match, in the order of the rows. */
export function matchesOf(games: readonly GameRow[]) {
  return groupBy(games, "group", "what", "first", "second").rollup(pairedMatch);
}

/** What a move costs a player. */
type CostOfPlayer = ReturnType<typeof costOfMove> & {
  readonly player: string;
  readonly depth: Interval;
};

/** The time of one player for a move divided by that of another, over processes; null if not measured. */
function timeRatio(rows: readonly TimeRow[], one: string, other: string): Interval | null {
  const of = (player: string) => rowsWith(rows, { player });
  return ifAny(of(one), (own) => ratioOverProcesses(own, of(other), "seconds", "position"));
}

/** The adjudicated games that were played on, by the result of the side that was declared the winner. */
export function playedOnOf(rows: readonly PlayedOnRow[]) {
  return [["won", 1], ["drawn", 0.5], ["lost", 0]].map(([result, wanted]) => ({
    result,
    share: share(rows, ({ points }) => points === wanted, "games"),
  }));
}

/** What each part of the evaluation is worth: the points that a player loses without it. */
export function partsOf(
  games: readonly GameRow[],
  matches: readonly MatchSummary[],
  times: readonly TimeRow[],
) {
  return SCALES.flatMap(({ name: scale }) => {
    const group = `part, ${scale}`;
    // Points per game of both games of an opening.
    const byOpening = (what: string) =>
      groupBy(rowsWith(games, { group, what }), "opening")
        .rollup((pair) => ({ points: total(pair, "points") / 2 }));
    const withoutMaterial = byOpening(MATERIAL);
    return rowsWith(matches, { group }).map((match) => ({
      ...{ scale, part: match.what, match },
      /** Points per game that are lost without material, minus those lost without this part. */
      behindMaterial: match.what === MATERIAL
        ? null
        : pairedDifference(byOpening(match.what), withoutMaterial, "points", "opening", "openings"),
      /** Time for a move without the part, divided by that with all, at equal nodes. */
      time: timeRatio(times, match.first, match.second),
    }));
  });
}

/** How much each part changes the value of a position, in pawns (C34). */
export function influenceOf(rows: readonly InfluenceRow[]) {
  const size = ({ adds }: InfluenceRow) => Math.abs(adds) / PAWN;
  return groupBy(rows, "scale", "part").rollup((own, { scale, part }) => {
    const material = rowsWith(rows, { scale, part: MATERIAL });
    return {
      size: mean(own, size, "positions"),
      /** That of material minus that of this part; null for material. */
      behindMaterial: part === MATERIAL ? null : mean(
        pairsBy(material, own, "position"),
        ([whole, part]) => size(whole) - size(part),
        "positions",
      ),
    };
  });
}

/**
 * What each addition to the search is worth, at equal nodes and in the same time (C36). The times are those for a
 * move with the addition, divided by those without, at equal nodes; that they are measured too is not in the intervals.
 */
function additionsOf(
  games: readonly GameRow[],
  matches: readonly MatchSummary[],
  times: readonly TimeRow[],
) {
  const longer = PLACES.flatMap((place) =>
    rowsWith(matches, { group: `more nodes ${place}` })
      .map((match, index) => ({ place, times: MORE_NODES[index], match }))
  );
  const additions = PLACES.flatMap((place) => {
    const worth = rowsWith(longer, { place })
      .map(({ times, match }) => ({ times, points: pointsByOpening(games, match) }));
    return rowsWith(matches, { group: `addition ${place}` }).map((match) => {
      const time = timeRatio(times, match.first, match.second)!;
      // All matches have the same openings.
      const more = pointsByOpening(games, match).map(({ opening, points }) => ({
        points: points - scoreWith(
          time.mean,
          worth.map(({ times, points }) => ({ times, ...rowWith(points, { opening }) })),
        ),
      }));
      // Points per game minus those that a player scores against itself with so many times the nodes.
      const ahead = boundedMean(more, "points", PAIRS, { least: -1, most: 1 });
      return { place, addition: match.what, match, time, ahead };
    });
  });
  const moreNodes = longer.map(({ match: { score }, ...each }) => ({ ...each, score }));
  return { moreNodes, additions };
}

/** The points per game of the first player of a match in both games of each opening. */
function pointsByOpening(
  games: readonly GameRow[],
  { group, what, first, second }: Pick<MatchSummary, "group" | "what" | "first" | "second">,
) {
  return groupBy(rowsWith(games, { group, what, first, second }), "opening")
    .rollup((pair) => ({ points: total(pair, "points") / pair.length }));
}

/** The matches of the search of all moves against the selective one, with the costs of both if measured (C41). */
function selectiveOf(
  matches: readonly MatchSummary[],
  costs: readonly CostOfPlayer[],
) {
  return ["equal nodes", "width", "equal depth"].flatMap((group) =>
    rowsWith(matches, { group }).map((match) => {
      const [full, selective] = [match.first, match.second]
        .map((name) => costs.find(({ player }) => player === name));
      return { group, match, costs: full && selective ? { full, selective } : null };
    })
  );
}
