/**
 * The summary of the study's rows.
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { overProcesses, ratioOverProcesses, resampled } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith, rowWith } from "../../groups.ts";
import { overOpenings, resultOfPairs } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { crossing } from "../../score_curve.ts";
import {
  alphaBeta,
  ARENAS,
  type DepthRow,
  mcts,
  mctsWithLeaf,
  type sets,
  TIMED_PLAYOUTS,
  type TimeRow,
} from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The duels with alpha-beta, and the settings of Monte-Carlo tree search, by game. */
export function summarise({ depth, constants, leaves, times }: RowsOf<typeof sets>) {
  return {
    duels: groupBy(depth, "game", "depth").rollup((own, { game, depth }) => {
      const even = evenPlayouts(own);
      const timeOfPlayout = mapped(
        timeRatio(times, game, mcts(TIMED_PLAYOUTS), alphaBeta(depth)),
        (ratio) => ratio / TIMED_PLAYOUTS,
      );
      return {
        points: groupBy(own, "playouts").rollup(resultOfPairs),
        /** The playouts at an even score; infinite where none of those tried is enough. */
        even,
        /** The time of a playout in moves of alpha-beta. */
        timeOfPlayout,
        /** The time of a move with so many playouts in moves of alpha-beta; null where none are enough. */
        timeAtEven: Number.isFinite(even.mean) ? product(even, timeOfPlayout) : null,
      };
    }),
    growth: groupBy(depth, "game").rollup((own) => ({ more: moreByPlayouts(own) })),
    constants: groupBy(constants, "game", "constant").rollup(resultOfPairs),
    leaves: groupBy(leaves, "game", "plies").rollup((own, { game, plies }) => {
      const arena = rowWith(ARENAS, { name: game });
      return {
        ...resultOfPairs(own),
        time: timeRatio(
          times,
          game,
          mctsWithLeaf(arena, TIMED_PLAYOUTS, plies),
          mcts(TIMED_PLAYOUTS),
        ),
      };
    }),
    times: groupBy(times, "game", "player").rollup((own) => ({
      seconds: overProcesses(own, "seconds"),
    })),
  };
}

/** The playouts with which the score is even, by the curve of the score. */
function evenPlayouts(rows: readonly DepthRow[]): Interval {
  const [{ game, depth }] = rows;
  const openings = [...Map.groupBy(rows, ({ opening }) => opening).values()];
  const amounts = openings[0].map(({ playouts }) => playouts);
  return resampled(
    openings,
    (sample) =>
      crossing(amounts.map((amount, index) => {
        let sum = 0;
        for (const opening of sample) sum += opening[index].points / 2;
        return { amount, score: sum / sample.length };
      })),
    { name: `even playouts in ${game} against ${depth}`, unit: "openings", scale: "log" },
  );
}

/** Points a game with the most playouts minus those with the fewest, the mean over the depths. */
function moreByPlayouts(rows: readonly DepthRow[]): Interval {
  const amounts = rows.map(({ playouts }) => playouts);
  const most = rowsWith(rows, { playouts: Math.max(...amounts) });
  const fewest = rowsWith(rows, { playouts: Math.min(...amounts) });
  const gains = most.map(({ depth, opening, points }) => ({
    opening,
    gain: (points - rowWith(fewest, { depth, opening }).points) / 2,
  }));
  return overOpenings(gains, ({ gain }) => gain, { least: -1, most: 1 });
}

/** The time of a move of one player in moves of another one. */
function timeRatio(times: readonly TimeRow[], game: string, one: string, other: string): Interval {
  const [own, others] = [one, other].map((player) => rowsWith(times, { game, player }));
  return ratioOverProcesses(own, others, "seconds", "game");
}

/** The product of two independent estimates above 0, by the difference of their logarithms. */
function product(one: Interval, other: Interval): Interval {
  const inverse = mapped(other, (number) => -Math.log(number));
  const sum = difference(mapped(one, Math.log), {
    ...inverse,
    ...{ low: inverse.high, high: inverse.low },
  });
  return mapped(sum, Math.exp);
}

function mapped(estimate: Interval, by: (number: number) => number): Interval {
  const { mean, low, high, ...rest } = estimate;
  return {
    ...rest,
    mean: by(mean),
    low: low === null ? null : by(low),
    high: high === null ? null : by(high),
  };
}

/** The duels in which a number of playouts is as strong as alpha-beta of this depth. */
export function duelsAt({ duels }: Summary, depth: number): Summary["duels"] {
  return rowsWith(duels, { depth });
}

/** The seconds of a player's move; null without times. */
export function secondsOf({ times }: Summary, game: string, player: string): Interval | null {
  return ifAny(rowsWith(times, { game, player }), ([{ seconds }]) => seconds);
}
