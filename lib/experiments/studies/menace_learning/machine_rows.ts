/**
 * The row of a machine, and what a row says in numbers.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { ofEach } from "../../of_each.ts";
import type { MachineRow, StretchRow } from "./rows.ts";
import { type Machine, type Pairing, stretchesOf, type TrainingPlan } from "./train_machines.ts";

/** The rows of the machines of a pairing. */
export function rowsOfMachines(pairing: Pairing, machines: readonly Machine[]): MachineRow[] {
  return machines.map(({ stretches, before, after }, index) => ({
    ...{ ...pairing, machine: index + 1 },
    results: stretches.map(({ wins, draws }) => `${wins}/${draws}`).join(" "),
    ...{ exam_before: before.points, exam_after: after.points },
    ...{ beads_before: before.beads.join(" "), beads_after: after.beads.join(" ") },
  }));
}

/** The rows of the stretches of a plan. */
export function rowsOfStretches(plan: TrainingPlan): StretchRow[] {
  return stretchesOf(plan).map(({ from, to }, index) => ({
    ...{ stretch: index + 1, from, to, first_part: to <= plan.games, exam: plan.exam },
  }));
}

/** The shares of the games of a stretch, and the points a game. */
export interface Stretched {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly score: number;
}

/** What a row says of a machine. */
export interface MachineRecord {
  /** By stretch; those that do not play on have no later stretches. */
  readonly stretches: readonly Stretched[];
  /** Points a game in the last stretch of the first part minus those in the first. */
  readonly gain: number;
  /** Points a game in all games of the first part. */
  readonly total: number;
  /** Points a game in the exams. */
  readonly exam: { readonly before: number; readonly after: number };
  /** The share of the beads of the first box by kind of square; nothing in an empty box. */
  readonly beads: {
    readonly before: ByKind;
    readonly after: ByKind;
  };
  /** Whose kind of square has most beads after the first part: 1, or its part when several have as many. */
  readonly favourite: ByKind;
}

/** The kinds of squares, as they differ on the empty board. */
export const kinds = ["corner", "edge", "centre"] as const;
export type Kind = typeof kinds[number];

/** Reads the row of a machine. */
export function recordOf(row: MachineRow, plan: readonly StretchRow[]): MachineRecord {
  const results = row.results.split(" ").map((result) => result.split("/").map(Number));
  const points = results.map(([wins, draws]) => wins + draws / 2);
  const stretches = results.map(([wins, draws], index) => {
    const { from, to } = plan[index];
    const games = to - from + 1;
    return {
      win: wins / games,
      draw: draws / games,
      loss: (games - wins - draws) / games,
      score: points[index] / games,
    };
  });
  const first = plan.filter(({ first_part }) => first_part).length;
  const [before, after] = [row.beads_before, row.beads_after].map((list) =>
    byKind(numbersOf(list))
  );
  return {
    stretches,
    gain: stretches[first - 1].score - stretches[0].score,
    total: sum(points.slice(0, first)) / plan[first - 1].to,
    exam: { before: row.exam_before / plan[0].exam, after: row.exam_after / plan[0].exam },
    beads: { before: sharesOf(before), after: sharesOf(after) },
    favourite: favouriteOf(after),
  };
}

type ByKind = Readonly<Record<Kind, number>>;

function byKind(beads: readonly number[]): ByKind {
  const counts = { corner: 0, edge: 0, centre: 0 };
  beads.forEach((count, square) => counts[kindOf(square)] += count);
  return counts;
}

function sharesOf(counts: ByKind): ByKind {
  const total = sum(Object.values(counts));
  const share = (count: number) => total === 0 ? 0 : count / total;
  return ofEach(kinds, (kind) => share(counts[kind]));
}

function favouriteOf(counts: ByKind): ByKind {
  const most = Math.max(...Object.values(counts));
  const tied = kinds.filter((kind) => counts[kind] === most).length;
  return ofEach(kinds, (kind) => counts[kind] === most ? 1 / tied : 0);
}

function kindOf(square: number): Kind {
  return square === 4 ? "centre" : square % 2 === 0 ? "corner" : "edge";
}

function numbersOf(list: string): number[] {
  return list.split(" ").map(Number);
}
