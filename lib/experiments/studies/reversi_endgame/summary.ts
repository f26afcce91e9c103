/**
 * The summary of the rows over games, for tables, figures and claims.
 *
 * @module
 */
import { linearRegression } from "simple-statistics";
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval, Spread } from "matchbox/report/statistics/interval.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { Play } from "./games.ts";
import { type Method, type Part, parts, without } from "./methods.ts";
import type { FfoRow, sets, SolvedRow, TimingRow } from "./rows.ts";

/** The results of the study. */
export interface Summary {
  readonly nodes: readonly NodesSummary[];
  readonly growth: readonly Growth[];
  readonly times: readonly TimeSummary[];
  readonly parts: readonly PartSummary[];
  readonly ffo: readonly FfoRow[];
}

/** The nodes of a method at one number of empty squares. */
export interface NodesSummary {
  readonly method: Method;
  readonly play: Play;
  readonly empties: number;
  /** The geometric mean over the games. */
  readonly nodes: Interval;
  readonly most: number;
}

/** By what factor the nodes grow with each empty square. */
export interface Growth {
  readonly method: Method;
  readonly play: Play;
  /** The numbers of empty squares over which it is measured. */
  readonly from: number;
  readonly to: number;
  /** The geometric mean over the games. */
  readonly factor: Interval;
}

/** The times of a method at one number of empty squares. */
export interface TimeSummary {
  readonly method: Method;
  readonly empties: number;
  /** The share of positions solved within a second. */
  readonly solved: Interval;
  /** In seconds; positions that are not solved within a second count as a second. */
  readonly seconds: Spread;
}

/** The solver without one of its parts, over the whole solver. */
export interface PartSummary {
  readonly part: Part;
  readonly empties: number;
  readonly nodes: Interval;
  /** Of the positions that both solve within a second; null when there are none. */
  readonly seconds: Interval | null;
}

/** From this number of empty squares on the solver sorts all moves; growth is measured from there. */
const SORTED = 8;

/** Summarises the rows over games. */
export function summarise({ solved, timings, ffo }: RowsOf<typeof sets>): Summary {
  const whole = solved.filter(({ method }) => !method.startsWith("solver without"));
  return {
    nodes: groups(whole).map(nodesSummary),
    growth: [...Map.groupBy(whole, ({ method, play }) => `${play}/${method}`).values()].map(growth),
    times: groups(timings).map(timeSummary),
    parts: parts.map((part) => partSummary(part, solved, timings)),
    ffo: ffo.toSorted((one, other) => one.number - other.number),
  };
}

/** The rows of each method, kind of game and number of empty squares. */
function groups<R extends SolvedRow | TimingRow>(rows: readonly R[]): R[][] {
  const name = ({ method, play, empties }: R) => `${play}/${method}/${empties}`;
  return [...Map.groupBy(rows, name).values()];
}

function nodesSummary(rows: readonly SolvedRow[]): NodesSummary {
  const [{ method, play, empties }] = rows;
  const nodes = rows.map((row) => row.nodes);
  return { method, play, empties, nodes: geometricMean(nodes), most: Math.max(...nodes) };
}

function growth(rows: readonly SolvedRow[]): Growth {
  const [{ method, play }] = rows;
  const measured = method === "solver" ? rows.filter(({ empties }) => empties >= SORTED) : rows;
  const factors = [...Map.groupBy(measured, ({ game }) => game).values()].map((game) => {
    const { m } = linearRegression(game.map(({ empties, nodes }) => [empties, Math.log(nodes)]));
    return Math.exp(m);
  });
  const empties = measured.map((row) => row.empties);
  const [from, to] = [Math.min(...empties), Math.max(...empties)];
  return { method, play, from, to, factor: geometricMean(factors) };
}

function timeSummary(rows: readonly TimingRow[]): TimeSummary {
  const [{ method, empties }] = rows;
  const solved = rows.filter(({ seconds }) => seconds !== null).length;
  return {
    method,
    empties,
    solved: proportion(solved, rows.length),
    seconds: median(rows.map(({ seconds }) => seconds ?? 1)),
  };
}

function partSummary(
  part: Part,
  solved: readonly SolvedRow[],
  timings: readonly TimingRow[],
): PartSummary {
  const left = solved.filter(({ method }) => method === without(part));
  const { empties } = left[0];
  const partner = <R extends SolvedRow | TimingRow>(row: R, all: readonly R[]) =>
    all.find((other) =>
      other.method === "solver" && other.play === row.play && other.empties === row.empties &&
      other.game === row.game
    );
  const times = timings.filter(({ method }) => method === without(part)).flatMap((row) => {
    const whole = partner(row, timings)?.seconds ?? null;
    return row.seconds === null || whole === null ? [] : [row.seconds / whole];
  });
  return {
    part,
    empties,
    nodes: geometricMean(left.map((row) => row.nodes / partner(row, solved)!.nodes)),
    seconds: times.length ? geometricMean(times) : null,
  };
}

/** The times of a method, by rising number of empty squares. */
export function timesOf({ times }: Summary, method: Method): TimeSummary[] {
  return times.filter((summary) => summary.method === method)
    .toSorted((one, other) => one.empties - other.empties);
}

/** The growth of a method in one kind of game. */
export function growthOf({ growth }: Summary, method: Method, play: Play): Growth {
  return growth.find((each) => each.method === method && each.play === play)!;
}
