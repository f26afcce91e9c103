/**
 * The summary of the study's rows.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { pairedDifference, total } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import { pairedMatch } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { meetings, players } from "./programs.ts";
import type { GameRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** Every match, those that were left out, and how players do who met the same program. */
export function summarise({ programs, games }: RowsOf<typeof sets>) {
  const matches = meetings.flatMap(({ player: { name: player }, program }) =>
    ifAny(rowsWith(games, { player, opponent: program.name }), (own) => {
      const match = pairedMatch(own);
      return [{
        ...{ player, opponent: program.name, match },
        /** On the scale of the program; null where it has none. */
        rating: program.rating === undefined ? null : ratingOf(match.elo, program.rating),
        recorded: own.some(({ own }) => own !== null),
        own: total(own, ({ own }) => own ?? 0),
        again: total(own, ({ again }) => again ?? 0),
      }];
    }) ?? []
  );
  return { programs, matches, steps: stepsOf(games) };
}

/** A rating from the difference to a known one; null where the difference is infinite. */
function ratingOf({ mean, low, high, ...rest }: Interval, known: number): Interval | null {
  if (![mean, low, high].every(Number.isFinite)) return null;
  return { ...rest, mean: known + mean, low: known + low!, high: known + high! };
}

/** The points a game of each player minus those of the one before it, against the same program. */
function stepsOf(games: readonly GameRow[]) {
  return players.slice(1).flatMap(({ name: player }, index) => {
    const before = players[index].name;
    const opponents = [...new Set(rowsWith(games, { player }).map(({ opponent }) => opponent))];
    return opponents.flatMap((opponent) =>
      ifAny(rowsWith(games, { player: before, opponent }), (others) => [{
        ...{ player, before, opponent },
        ahead: pairedDifference(
          byOpening(rowsWith(games, { player, opponent })),
          byOpening(others),
          "points",
          "opening",
          "openings",
        ),
      }]) ?? []
    );
  });
}

/** Points a game in both games of an opening. */
function byOpening(games: readonly GameRow[]) {
  return groupBy(games, "opening").rollup((own) => ({ points: total(own, "points") / own.length }));
}
