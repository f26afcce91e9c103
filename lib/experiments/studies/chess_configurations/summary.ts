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
  overProcesses,
  pairedDifference,
  pairedRatio,
  pairsBy,
  ratioOverProcesses,
  share,
} from "../../estimates.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { resultOfPairs } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { DEEPENING, EVERY_PART, MINIMAX, names, SAME_VALUE } from "./configurations.ts";
import type { PairRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** What is known of a configuration. */
export type OfConfiguration = Summary["configurations"][number];

const POSITIONS = "positions";
const OPENINGS = "openings";

/** Seconds of a move where fifty moves have two hours (E7). */
export const MOVE_SECONDS = 2 * 60 * 60 / 50;

/** Every configuration, its searches and its games; and the matches between them. */
export function summarise(rows: RowsOf<typeof sets>) {
  const depth = Math.max(...rows.searches.map(({ depth }) => depth));
  const deepest = rowsWith(rows.searches, { depth })
    .map((row) => ({ ...row, branching: row.nodes ** (1 / depth) }));
  const full = rowsWith(deepest, { configuration: MINIMAX });
  const plain = rowsWith(deepest, { configuration: DEEPENING });
  const matches = matchesOf(rows.games);
  const { ratings, note } = rate(matches);
  const points = names.map((name) => ({ name, rows: pointsOf(rows.games, name) }));
  const pointsBy = (name: string) => rowWith(points, { name }).rows;
  const configurations = names.map((name) => {
    const own = rowsWith(deepest, { configuration: name });
    const moves = rowsWith(rows.moves, { player: name });
    const times = rowsWith(rows.search_times, { configuration: name });
    const moveTimes = rowsWith(rows.move_times, { player: name });
    return {
      name,
      nodes: geometricMean(own, "nodes", POSITIONS),
      branching: geometricMean(own, "branching", POSITIONS),
      overMinimax: pairedRatio(own, full, "branching", "position", POSITIONS),
      overPlain: pairedRatio(own, plain, "branching", "position", POSITIONS),
      /** Time of the search to that depth, divided by that of minimax. */
      time: ratioOverProcesses(
        times,
        rowsWith(rows.search_times, { configuration: MINIMAX }),
        "seconds",
        "position",
      ),
      same: share(
        pairsBy(own, full, "position"),
        ([one, other]) => one.move === other.move,
        POSITIONS,
      ),
      asGood: share(own, ({ loss }) => loss === 0, POSITIONS),
      /** The move that it plays in the tournament, and that of a long search. */
      judged: share(
        pairsBy(moves, rows.judged, "position"),
        ([one, other]) => one.move === other.move,
        POSITIONS,
      ),
      reached: mean(moves, "depth", POSITIONS),
      visited: mean(moves, "nodes", POSITIONS),
      /** Time of a move in the tournament, and that divided by the time of alpha-beta with deepening. */
      seconds: overProcesses(moveTimes, "seconds"),
      pace: ratioOverProcesses(
        moveTimes,
        rowsWith(rows.move_times, { player: DEEPENING }),
        "seconds",
        "position",
      ),
      rating: ratings.find((rating) => rating.name === name)!,
      score: boundedMean(pointsBy(name), "points", OPENINGS),
      /** Points a game more than alpha-beta with deepening scores, and than the search with every part. */
      ahead: pairedDifference(pointsBy(name), pointsBy(DEEPENING), "points", "opening", OPENINGS),
      behindBest: pairedDifference(
        pointsBy(EVERY_PART),
        pointsBy(name),
        "points",
        "opening",
        OPENINGS,
      ),
    };
  });
  return {
    ...{ depth, matches, ratings, note, configurations },
    byDepth: groupBy(rows.searches, "configuration", "depth").rollup((own) => ({
      nodes: geometricMean(own, "nodes", POSITIONS),
    })),
    /** The plies of minimax in the time of a move. */
    plies: overProcesses(pliesInMove(rows, depth), "plies"),
    /** Moves of those configurations that leave the value as it is. */
    unchanged: SAME_VALUE.map((name) => {
      const own = rowsWith(rows.searches, { configuration: name });
      return { name, holds: own.filter(({ loss }) => loss === 0).length, of: own.length };
    }),
  };
}

/**
 * The depth that minimax reaches in the time of a move, position by position: the depth that was timed, and as many
 * plies more as the nodes go on growing as they did with the last one.
 */
function pliesInMove({ searches, search_times }: RowsOf<typeof sets>, depth: number) {
  const full = rowsWith(searches, { configuration: MINIMAX });
  return rowsWith(search_times, { configuration: MINIMAX, depth }).map((row) => {
    const nodesTo = (depth: number) => rowWith(full, { position: row.position, depth }).nodes;
    const growth = nodesTo(depth) / nodesTo(depth - 1);
    return { ...row, plies: depth + Math.log(MOVE_SECONDS / row.seconds) / Math.log(growth) };
  });
}

/** One summary for every match. */
function matchesOf(games: readonly PairRow[]) {
  return groupBy(games, "first", "second").rollup(resultOfPairs);
}

/** Points a game of a player in all games from an opening. */
function pointsOf(games: readonly PairRow[], name: string) {
  const own = games.flatMap(({ first, second, opening, points }) =>
    first === name
      ? [{ opening, points: points / 2 }]
      : second === name
      ? [{ opening, points: 1 - points / 2 }]
      : []
  );
  return groupBy(own, "opening").rollup((pairs) => ({
    points: pairs.reduce((sum, { points }) => sum + points, 0) / pairs.length,
  }));
}
