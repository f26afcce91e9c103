/**
 * The summary of the rows over runs, for tables, figures and claims. Scores are points a game.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import {
  boundedMean,
  overProcesses,
  pairedDifference,
  ratioOverProcesses,
} from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { FEW, FULL, type Kind, plainKinds } from "./kinds.ts";
import type { sets, StrengthRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** What the name of a kind needs; on the small board the inputs are plain and the population is small. */
export type Named = Pick<Kind, "network" | "hidden"> & Partial<Kind>;

/** Strength by games, the gain of the last doubling, the contests, what perfect play says, and the times. */
export function summarise(rows: RowsOf<typeof sets>) {
  const { strengths, duels, kept, perfect, champion, speeds } = rows;
  const steps = [...new Set(strengths.map(({ played }) => played))].sort((a, b) => a - b);
  const last = Math.max(...steps);
  /** Points of the champion of a run against all opponents. */
  const champions = groupBy(strengths, "network", "hidden", "inputs", "population", "run", "played")
    .rollup((own) => ({ points: meanOf(own) }));
  return {
    /** Games of a population in the end. */
    last,
    /** Its generations in the end, of `FEW` networks. */
    generations: last / FEW,
    strengths: groupBy(strengths, "network", "hidden", "inputs", "population", "played", "opponent")
      .rollup((own) => ({ score: scoreOf(own) })),
    /** What the last doubling of the games brings, against all opponents together. */
    gains: groupBy(champions, "network", "hidden", "inputs", "population").rollup((own) => ({
      together: boundedMean(rowsWith(own, { played: last }), "points", "runs"),
      gain: gainOf(own, last),
      before: gainOf(own, last / 2),
    })),
    /** The same over all kinds: those of a run share its openings, so a run is one value. */
    gain: gainOf(
      groupBy(champions, "run", "played").rollup((own) => ({
        points: own.reduce((sum, { points }) => sum + points, 0) / own.length,
      })),
      last,
    ),
    contests: groupBy(duels, "question", "of").rollup((own) => ({
      course: groupBy(own, "played").rollup((at) => ({ score: scoreOf(at) })),
      end: scoreOf(rowsWith(own, { played: last })),
    })),
    /** The share of won positions of the small board in which the champion keeps the win. */
    kept: groupBy(kept, "network", "hidden", "played").rollup((own) => ({
      share: boundedMean(own, ({ kept, positions }) => kept / positions, "runs"),
    })),
    /** By hidden layer, the share of 38-1 minus that of 38-50. */
    keptLead: groupBy(rowsWith(kept, { played: last }), "hidden").rollup((own) => ({
      lead: pairedDifference(
        rowsWith(own, { network: "38-1" }),
        rowsWith(own, { network: "38-50" }),
        ({ kept, positions }) => kept / positions,
        "run",
        "runs",
      ),
    })),
    perfect: groupBy(perfect, "network", "hidden").rollup((own) => ({ score: scoreOf(own) })),
    champion,
    speeds: groupBy(speeds, "network", "hidden", "inputs", "population").rollup((own) => ({
      seconds: overProcesses(own, "seconds"),
    })),
    /** By hidden layer, the time of a game of plain 38-1 over that of 38-50. */
    ratios: plainKinds(FULL).filter(({ network }) => network === "38-1").flatMap(({ hidden }) => {
      const timed = (network: Kind["network"]) =>
        rowsWith(speeds, { network, hidden, inputs: "sum", population: FEW });
      const ratio = ifAny(
        timed("38-1"),
        (own) => ratioOverProcesses(own, timed("38-50"), "seconds", "hidden"),
      );
      return ratio ? [{ hidden, ratio }] : [];
    }),
  };
}

/** The name of a kind in tables and figures. */
export function kindName({ network, hidden, inputs, population }: Named): string {
  return [
    network,
    hidden === "none" ? [] : `${hidden} hidden`,
    inputs === "scaled" ? "scaled" : [],
    population === undefined || population === FEW ? [] : `${population} networks`,
  ].flat().join(", ");
}

/** The kind with most points against all opponents in the end. */
export function strongest({ gains }: Summary): Summary["gains"][number] {
  return gains.toSorted((one, other) => other.together.mean - one.together.mean)[0];
}

/** What the games from half of `played` to it brought the champions of a run. */
function gainOf(
  champions: readonly { readonly run: number; readonly played: number; readonly points: number }[],
  played: number,
): Interval {
  return pairedDifference(
    rowsWith(champions, { played }),
    rowsWith(champions, { played: played / 2 }),
    "points",
    "run",
    "runs",
  );
}

/** Points a game. */
function pointsOf({ games, wins, draws }: Tally): number {
  return (wins + draws / 2) / games;
}

/** The games of a match. */
type Tally = Pick<StrengthRow, "games" | "wins" | "draws">;

/** The mean over runs, each of which has a row. */
function scoreOf(rows: readonly Tally[]): Interval {
  return boundedMean(rows, pointsOf, "runs");
}

/** The mean over opponents, each of which has a row. */
function meanOf(rows: readonly Tally[]): number {
  return rows.reduce((sum, row) => sum + pointsOf(row), 0) / rows.length;
}
