/**
 * The summary of the study's rows: means over the trainings.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, overProcesses, pairedDifference, shareOfFew } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { ARENAS, type Opponent, type Way } from "./arenas.ts";
import type { ExamRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

const UNIT = "trainings";

/** The curves of all duels, what more games gained, and what is measured without an opponent. */
export function summarise({ exams, beaten, endings, times }: RowsOf<typeof sets>) {
  const duels = groupBy(exams, "game", "way", "opponent").rollup((rows) => {
    const points = groupBy(rows, "games").rollup((own) => ({
      score: boundedMean(own, scoreOf, UNIT),
      lost: boundedMean(own, ({ losses, played }) => losses / played, UNIT),
      runs: own.length,
    }));
    return { points, last: points.at(-1)!, gain: gainOf(rows) };
  });
  return {
    duels,
    unbeaten: groupBy(beaten, "games", "way").rollup((own) => ({
      share: shareOfFew(own, ({ worst }) => worst === 0, UNIT),
    })),
    endings: groupBy(endings, "games", "way").rollup((own) => ({
      moves: own.reduce((sum, { moves }) => sum + moves, 0),
      discs: boundedMean(own, ({ discs, moves }) => discs / moves, UNIT, { least: 0, most: 36 }),
    })),
    times: ARENAS.flatMap(({ name }) =>
      ifAny(rowsWith(times, { game: name }), (own) => ({
        game: name,
        seconds: overProcesses(own, "seconds"),
      })) ?? []
    ),
  };
}

/** Points a game after all games minus those after the first part of them; null without both. */
function gainOf(rows: readonly ExamRow[]): Interval | null {
  const stages = [...new Set(rows.map(({ games }) => games))].sort((one, other) => one - other)
    .filter((games) => games > 0);
  if (stages.length < 2) return null;
  const [first, last] = [stages[0], stages.at(-1)!].map((games) => rowsWith(rows, { games }));
  return pairedDifference(last, first, scoreOf, "run", UNIT);
}

function scoreOf({ points, played }: ExamRow): number {
  return points / played;
}

/** The duel of one way to play with an opponent; null where there is none. */
export function duelOf({ duels }: Summary, game: string, way: Way, opponent: Opponent) {
  return ifAny(rowsWith(duels, { game, way, opponent }), ([duel]) => duel);
}

/** The scores after all games against an opponent, in some games. */
export function lastScores(
  summary: Summary,
  way: Way,
  opponent: Opponent,
  games: readonly string[] = ARENAS.map(({ name }) => name),
) {
  return games.flatMap((game) => {
    const duel = duelOf(summary, game, way, opponent);
    return duel ? [{ name: game, estimate: duel.last.score }] : [];
  });
}
