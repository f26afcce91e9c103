/**
 * The rows of a task: means over its machines, with the ends of their intervals.
 *
 * @module
 */
import { sum } from "simple-statistics";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, share } from "../../estimates.ts";
import { rounded } from "../../rounded.ts";
import type { CurveRow, FirstBoxRow, GainRow } from "./rows.ts";
import {
  type Machine,
  type Pairing,
  type Stretch,
  stretchesOf,
  type TrainingPlan,
} from "./train_machines.ts";

/** The kinds of squares, as they differ on the empty board. */
const kinds = ["corner", "edge", "centre"] as const;
type Kind = typeof kinds[number];

/** The rows of the machines of a pairing. */
export function rowsOfMachines(
  pairing: Pairing,
  plan: TrainingPlan,
  machines: readonly Machine[],
): { curve: CurveRow[]; gains: GainRow[]; first_box: FirstBoxRow[] } {
  const shareOf = (own: readonly Machine[], of: (machine: Machine) => number) =>
    boundedMean(own, of, "machines");
  /** The gain from one share to another. */
  const gainOf = (of: (machine: Machine) => number) =>
    boundedMean(machines, of, "machines", { least: -1 });
  const stretches = stretchesOf(plan);
  const last = stretches.findIndex(({ to }) => to === plan.games);
  const won = (index: number) => ({ stretches: own }: Machine) =>
    own[index].wins / lengthOf(stretches[index]);
  const drawn = (index: number) => ({ stretches: own }: Machine) =>
    own[index].draws / lengthOf(stretches[index]);
  const scored = (index: number) => (machine: Machine) =>
    won(index)(machine) + drawn(index)(machine) / 2;
  const total = (machine: Machine) =>
    stretches.slice(0, last + 1).reduce(
      (sum, stretch, index) => sum + lengthOf(stretch) * scored(index)(machine),
      0,
    ) / plan.games;
  const before = (machine: Machine) => machine.before.points / plan.exam;
  const after = (machine: Machine) => machine.after.points / plan.exam;
  const all = { ...pairing, machines: machines.length };
  return {
    curve: stretches.flatMap(({ from, to }, index) => {
      const own = machines.filter((machine) => index < machine.stretches.length);
      if (own.length === 0) return [];
      const [win, draw] = [shareOf(own, won(index)), shareOf(own, drawn(index))];
      return [{
        ...{ ...pairing, from, to, machines: own.length },
        ...columns("win", win),
        draw: rounded(draw.mean),
        loss: rounded(1 - win.mean - draw.mean),
        ...columns("score", shareOf(own, scored(index))),
      }];
    }),
    gains: [{
      ...all,
      ...columns(
        "gain",
        gainOf((machine) => scored(last)(machine) - scored(0)(machine)),
      ),
      ...columns("total", shareOf(machines, total)),
      exam_before: rounded(shareOf(machines, before).mean),
      exam_after: rounded(shareOf(machines, after).mean),
      ...columns("exam_gain", gainOf((machine) => after(machine) - before(machine))),
    }],
    first_box: kinds.map((square) => ({
      ...{ ...all, square },
      before: rounded(shareOf(machines, ({ before }) => sharesOf(before.beads)[square]).mean),
      ...columns("after", shareOf(machines, ({ after }) => sharesOf(after.beads)[square])),
      favourite: rounded(
        share(machines, ({ after }) => favouriteOf(after.beads) === square, "machines").mean,
      ),
    })),
  };
}

function lengthOf({ from, to }: Stretch): number {
  return to - from + 1;
}

/** The share of the beads for each kind of square; nothing in an empty box. */
function sharesOf(beads: readonly number[]): Readonly<Record<Kind, number>> {
  const total = sum([...beads]);
  const shares = { corner: 0, edge: 0, centre: 0 };
  // Square by square, so that two kinds with as many beads differ as they did in what is published.
  beads.forEach((count, square) => shares[kindOf(square)] += total === 0 ? 0 : count / total);
  return shares;
}

function favouriteOf(beads: readonly number[]): Kind {
  const shares = sharesOf(beads);
  return kinds.reduce((best, kind) => shares[kind] > shares[best] ? kind : best);
}

function kindOf(square: number): Kind {
  return square === 4 ? "centre" : square % 2 === 0 ? "corner" : "edge";
}

/** An estimate as three columns; without an interval the ends are the mean. */
function columns<N extends string>(name: N, { mean, low, high }: Interval) {
  return {
    [name]: rounded(mean),
    [`${name}_low`]: rounded(low ?? mean),
    [`${name}_high`]: rounded(high ?? mean),
  } as Record<N | `${N}_low` | `${N}_high`, number>;
}
