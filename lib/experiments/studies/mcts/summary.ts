/**
 * The summary of the study's rows.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { overProcesses, ratioOverProcesses, resampled } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith, rowWith } from "../../groups.ts";
import { overOpenings, resultOfPairs } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { crossing, type CurvePoint, scoreAt } from "../../score_curve.ts";
import {
  ARENAS,
  type DepthRow,
  mcts,
  mctsWithLeaf,
  type sets,
  TIMED_PLAYOUTS,
  timedAlphaBeta,
  type TimeRow,
} from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The duels with alpha-beta, what more playouts gain, and the settings of Monte-Carlo tree search, by game. */
export function summarise({ depth, constants, leaves, times }: RowsOf<typeof sets>) {
  return {
    duels: groupBy(depth, "game", "depth").rollup((own, { game, depth }) => ({
      points: groupBy(own, "playouts").rollup(resultOfPairs),
      ...readFromCurve(own, playoutsInTime(times, game, depth)),
    })),
    growth: groupBy(depth, "game").rollup((own) => ({ steps: stepsOf(own) })),
    constants: groupBy(constants, "game", "constant").rollup(resultOfPairs),
    leaves: groupBy(leaves, "game", "plies").rollup((own, { game, plies }) => {
      const player = mctsWithLeaf(rowWith(ARENAS, { name: game }), TIMED_PLAYOUTS, plies);
      return { ...resultOfPairs(own), time: timeRatio(times, game, player, mcts(TIMED_PLAYOUTS)) };
    }),
    times: groupBy(times, "game", "player").rollup((own) => ({
      seconds: overProcesses(own, "seconds"),
    })),
  };
}

/**
 * What the curve of the score says; openings are the unit, because the games with all playouts begin from the same
 * ones.
 *
 * @param inTime playouts in the time of a move of alpha-beta
 */
function readFromCurve(rows: readonly DepthRow[], inTime: Interval) {
  const [{ game, depth }] = rows;
  const openings = [...Map.groupBy(rows, ({ opening }) => opening).values()];
  const amounts = openings[0].map(({ playouts }) => playouts);
  const curve = (sample: readonly (readonly DepthRow[])[]) =>
    amounts.map((amount, index): CurvePoint => {
      let sum = 0;
      for (const opening of sample) sum += opening[index].points / 2;
      return { amount, score: sum / sample.length };
    });
  const played = inTime.mean >= amounts[0] && inTime.mean <= amounts.at(-1)!;
  return {
    /** The playouts at an even score; infinite where none of those played is enough. */
    even: resampled(openings, (sample) => crossing(curve(sample)), {
      ...{ name: `even playouts in ${game} against ${depth}`, unit: "openings", scale: "log" },
    }),
    inTime,
    /** The score with these; null where they are fewer or more than those played. */
    atEqualTime: played
      ? resampled(openings, (sample) => scoreAt(curve(sample), inTime.mean), {
        ...{ name: `equal time in ${game} against ${depth}`, unit: "openings", scale: "share" },
      })
      : null,
  };
}

/** The playouts that take the time of a move of alpha-beta. */
function playoutsInTime(times: readonly TimeRow[], game: string, depth: number): Interval {
  const searches = rowsWith(times, { game, player: timedAlphaBeta(depth) });
  const playouts = rowsWith(times, { game, player: mcts(TIMED_PLAYOUTS) })
    .map(({ seconds, ...row }) => ({ ...row, seconds: seconds / TIMED_PLAYOUTS }));
  return ratioOverProcesses(searches, playouts, "seconds", "game");
}

/** Points a game with each number of playouts minus those with the number before, the mean over the depths. */
function stepsOf(rows: readonly DepthRow[]) {
  const amounts = [...new Set(rows.map(({ playouts }) => playouts))];
  return amounts.slice(1).map((playouts, index) => {
    const before = rowsWith(rows, { playouts: amounts[index] });
    const gains = rowsWith(rows, { playouts }).map(({ depth, opening, points }) => ({
      opening,
      gain: (points - rowWith(before, { depth, opening }).points) / 2,
    }));
    return { playouts, gain: overOpenings(gains, ({ gain }) => gain, { least: -1, most: 1 }) };
  });
}

/** The time of a move of one player in moves of another one. */
function timeRatio(times: readonly TimeRow[], game: string, one: string, other: string): Interval {
  const [own, others] = [one, other].map((player) => rowsWith(times, { game, player }));
  return ratioOverProcesses(own, others, "seconds", "game");
}

/** The duels with alpha-beta of this depth. */
export function duelsAt({ duels }: Summary, depth: number): Summary["duels"] {
  return rowsWith(duels, { depth });
}

/** The seconds of a player's move; null without times. */
export function secondsOf({ times }: Summary, game: string, player: string): Interval | null {
  return ifAny(rowsWith(times, { game, player }), ([{ seconds }]) => seconds);
}
