/**
 * The summary of the study's rows, for tables, figures and verdicts.
 *
 * @module
 */
import { median } from "matchbox/report/statistics/median.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import { boundedMean, mean, total } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { resultOfPairs } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { SHIPPED, SOURCE_BASES } from "./long_games.ts";
import type { sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** All doublings of a game by nodes, or by time. */
export type Doublings = Summary["byNodes"][number];

/** The doublings, what is reached in a time, and the games on real and on computed clocks. */
export function summarise(
  { doublings, timed_doublings, reach, clocks, long_games }: RowsOf<typeof sets>,
) {
  return {
    byNodes: doublingsOf(doublings.map(({ nodes, ...row }) => ({ ...row, from: nodes }))),
    byTime: doublingsOf(
      timed_doublings.map(({ milliseconds, ...row }) => ({ ...row, from: milliseconds })),
    ),
    reach: groupBy(reach, "game", "milliseconds").rollup((own) => ({
      count: own.length,
      nodes: median(own.map(({ nodes }) => nodes)),
      depth: mean(own, "depth", "positions"),
    })),
    clocks: groupBy(clocks, "game", "margin", "delay").rollup((own) => {
      const moves = total(own, "moves");
      return {
        sides: own.length,
        moves,
        /** Sides that exceeded their time. */
        flags: rowsWith(own, { flag: true }).length,
        used: mean(own, "used", "sides"),
        /** The most that a move took beyond the planned time, in milliseconds. */
        overshoot: Math.max(...own.map(({ overshoot }) => overshoot)),
        /** Moves that took longer than the margin too. */
        late: { ...proportion(total(own, "late"), moves), unit: "moves" },
      };
    }),
    longGames: long_games,
    /** The clocks of which the claim speaks: the times of the source, and a delay that the margin covers. */
    covered: rowsWith(long_games, { margin: SHIPPED })
      .filter(({ base, delay }) => SOURCE_BASES.includes(base) && delay <= SHIPPED),
  };
}

/** The points of one opening of a step. */
interface StepRow {
  readonly game: string;
  /** Nodes or milliseconds a move of the weaker program. */
  readonly from: number;
  readonly opening: number;
  /** Of the program with twice as much, in two games. */
  readonly points: number;
}

function doublingsOf(rows: readonly StepRow[]) {
  return groupBy(rows, "game").rollup((own) => ({
    steps: groupBy(own, "game", "from").rollup(resultOfPairs),
    /** Points per game, all steps together. */
    score: boundedMean(
      groupBy(own, "opening").rollup((steps) => ({
        points: total(steps, ({ points }) => points / 2) / steps.length,
      })),
      "points",
      "openings",
    ),
  }));
}
