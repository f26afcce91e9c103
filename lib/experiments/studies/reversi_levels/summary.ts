/**
 * The summary of the study's rows.
 *
 * @module
 */
import { rate } from "matchbox/arena/ratings.ts";
import {
  boundedMean,
  geometricMean,
  mean,
  type NumberOf,
  pairedRatio,
  share,
} from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { overOpenings, pairedMatch, SCORE } from "../../paired_match.ts";
import { costOfMove } from "../../players_table.ts";
import type { RowsOf } from "../../row_sets.ts";
import { whiteResults } from "../../white_results.ts";
import { mobilityOf } from "./mobility.ts";
import { searchers } from "./players.ts";
import {
  type CutoffRow,
  type GameRow,
  MATERIAL,
  orders,
  type sets,
  type SquareRow,
} from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** Matches and ratings, moves, corners, squares, White, games that were turned, and nodes. */
export function summarise({ games, squares, costs, times, cutoffs }: RowsOf<typeof sets>) {
  const equal = rowsWith(games, { differ: "nothing" });
  const matches = matchesOf(games);
  return {
    matches,
    ratings: rate(rowsWith(matches, { differ: "all" })).ratings,
    costs: groupBy(costs, "player").rollup((own, player) =>
      costOfMove(own, rowsWith(times, player))
    ),
    mobility: mobilityOf(games),
    corners: cornersOf(equal),
    squares: squaresOf(squares),
    white: whiteResults(equal, (own) => ({
      games: own.length,
      // The first player has the dark discs in all of these games.
      score: overOpenings(own, ({ points }) => 1 - points, SCORE),
      last: share(own, ({ last }) => last === "second", "games"),
    })),
    turned: turnedOf(rowsWith(games, { differ: "all" })),
    cutoffs: cutoffsOf(cutoffs),
  };
}

/** A match of two different players, from the first one's side. */
export type MatchSummary = ReturnType<typeof matchesOf>[number];

/** One summary for every match of two different players, in the order of the rows. */
export function matchesOf(games: readonly GameRow[]) {
  const apart = games.filter(({ differ }) => differ !== "nothing");
  return groupBy(apart, "first", "second", "differ").rollup(pairedMatch);
}

/** The strongest of the equal players; the source speaks of a good player in C23. */
export const GOOD_PLAYER = "hard at depth 4";

/** The parts of the game by which first corners are grouped. */
export const [FIRST_HALF, SECOND_HALF] = ["first half", "second half"];
export const [FIRST_HALF_OF_GOOD, SECOND_HALF_OF_GOOD] = [FIRST_HALF, SECOND_HALF]
  .map((half) => `${half}, ${GOOD_PLAYER}`);
/** The first groups: the others are halves. */
export const TENS = [[1, 20], [21, 30], [31, 40], [41, 50], [51, 60]]
  .map(([from, to]) => ({ when: `moves ${from}-${to}`, from, to, only: null }));
const CORNER_GROUPS = [
  ...TENS,
  { when: FIRST_HALF, from: 1, to: 30, only: null },
  { when: SECOND_HALF, from: 31, to: 60, only: null },
  { when: FIRST_HALF_OF_GOOD, from: 1, to: 30, only: GOOD_PLAYER },
  { when: SECOND_HALF_OF_GOOD, from: 31, to: 60, only: GOOD_PLAYER },
];

/** Games of equal players by the move that took the first corner (C23); groups without a game are left out. */
export function cornersOf(equal: readonly GameRow[]) {
  const taken = equal.map(({ first, corner_move, corner_of, points }) => ({
    ...{ player: first, move: corner_move },
    points: corner_of === "first" ? points : 1 - points,
  }));
  return CORNER_GROUPS.flatMap(({ when, from, to, only }) => {
    const games = taken.filter(({ player, move }) =>
      move !== null && move >= from && move <= to && (only === null || player === only)
    );
    if (games.length === 0) return [];
    return [{
      when,
      /** Points per game of the player who took it. */
      points: boundedMean(games, "points", "games"),
      /** The share of games that this player lost. */
      lost: share(games, ({ points }) => points === 0, "games"),
    }];
  });
}

/** What moves to corners and X-squares gain, compared with the other moves of the same position (C16b). */
function squaresOf(rows: readonly SquareRow[]) {
  return ([["corner", "corner_gain"], ["X-square", "x_gain"]] as const).flatMap(
    ([square, column]) => {
      const gains = rows.flatMap((row) => row[column] ?? []);
      return gains.length === 0 ? [] : [{ square, gain: mean(gains, (gain) => gain, "positions") }];
    },
  );
}

/** Both players look ahead; one of them does not. */
export const TWO_SEARCHERS = "two searchers";
const OTHERS = "a player that does not search";

/** Games of the round robin that the losing side turned (C26); a group without a decided game is left out. */
export function turnedOf(games: readonly GameRow[]) {
  const searching = ({ first, second }: GameRow) =>
    [first, second].every((name) => searchers.includes(name));
  const known = games.filter(({ solved }) => solved !== null);
  return [TWO_SEARCHERS, OTHERS].flatMap((group) => {
    const own = known.filter((game) => searching(game) === (group === TWO_SEARCHERS));
    const decided = own.filter(({ solved }) => solved !== 0.5);
    const uneven = own.filter(({ half_discs }) => half_discs !== 0);
    if (decided.length === 0 || uneven.length === 0) return [];
    const behind = ({ half_discs }: GameRow) => half_discs! < 0 ? 1 : 0;
    return [{
      group,
      /** Of the games that one side had lost by exact values, the share that it did not lose. */
      turned: share(decided, ({ solved, points }) => points !== solved, "games"),
      /** Of the games in which one side had fewer discs at half time, the share that it won. */
      fromBehind: share(uneven, (game) => game.points === behind(game), "games"),
    }];
  });
}

/** The nodes of an evaluation with an order (C30). */
export function cutoffsOf(rows: readonly CutoffRow[]) {
  const all = ({ nodes, order_nodes }: CutoffRow) => nodes + order_nodes;
  return groupBy(rows, "game", "evaluation", "order").rollup((own, { game, evaluation, order }) => {
    const over = (others: Partial<CutoffRow>, of: NumberOf<CutoffRow> = "nodes") =>
      pairedRatio(own, rowsWith(rows, { game, ...others }), of, "position", "positions");
    const generated = { evaluation, order: orders[0] };
    return {
      /** Of the search alone, without the positions looked at for the order. */
      nodes: geometricMean(own, "nodes", "positions"),
      /** Divided by those of material alone in the same order; 1 for material. */
      toMaterial: over({ evaluation: MATERIAL, order }),
      /** Divided by those of material alone with the moves as generated. */
      toPlain: over({ evaluation: MATERIAL, order: orders[0] }),
      /** Divided by those with the moves as generated; 1 for that order. */
      toGenerated: over(generated),
      /** The same, with the positions looked at for the order. */
      charged: over(generated, all),
    };
  });
}
