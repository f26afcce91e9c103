/**
 * The scores of the players of a round robin against each other, as a table.
 *
 * @module
 */
import type { Rating } from "matchbox/arena/ratings.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";

/** The score of the first player of a match. */
interface Scored {
  readonly first: string;
  readonly second: string;
  readonly score: Interval;
}

/**
 * Points per game of each player against each other one, the strongest first.
 *
 * @param what a player is: `player`
 */
export function crossTable(
  title: string,
  { ratings, matches, what = "player" }: {
    readonly ratings: readonly Rating[];
    readonly matches: readonly Scored[];
    readonly what?: string;
  },
): Table {
  const names = ratings.map(({ name }) => name);
  const scoreOf = (one: string, other: string): number | null => {
    const match = matches.find(({ first, second }) =>
      first === one && second === other || first === other && second === one
    );
    if (!match) return null;
    return match.first === one ? match.score.mean : 1 - match.score.mean;
  };
  return tableOf("cross_table", title, names, [
    { name: "rank", meaning: "1 is the strongest", value: (_, index) => index + 1 },
    { name: what, kind: "key", meaning: `the ${what}`, value: (name) => name },
    ...names.map((other, index): ValueColumn<string> => ({
      ...{ name: `v ${index + 1}`, digits: 2, meaning: `points per game against ${other}` },
      value: (name) => scoreOf(name, other),
    })),
  ]);
}
