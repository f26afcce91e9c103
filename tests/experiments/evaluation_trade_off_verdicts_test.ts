import { assertMatch, assertStrictEquals } from "@std/assert";
import { noRows, type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import {
  DUELS,
  EQUAL_TIME,
  LEVELS,
  MULTIPLES,
} from "matchbox/experiments/studies/evaluation_trade_off/duels.ts";
import {
  type LossRow,
  type PairRow,
  sets,
  type SpeedRow,
} from "matchbox/experiments/studies/evaluation_trade_off/rows.ts";
import { study } from "matchbox/experiments/studies/evaluation_trade_off/show.ts";
import type { Summary } from "matchbox/experiments/studies/evaluation_trade_off/summary.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { assertTurns, between } from "./around.ts";

type Rows = RowsOf<typeof sets>;
type Duel = Summary["duels"][number];

const summary = study.summarise(made());

Deno.test("C14a: the rich program plays better with the same nodes if the interval lies below one half", () => {
  assertStrictEquals(verdict("C14a", { pairs: pairs(() => [0.5, 0, 1]) }), "confirmed");
  assertStrictEquals(verdict("C14a", { pairs: pairs(() => [1.5, 2, 1]) }), "refuted");
  assertStrictEquals(verdict("C14a", { pairs: pairs(() => [0, 1, 2]) }), "not decided");
  const partly = pairs((duel) => duel === DUELS[0].name ? [1.5, 2, 1] : [0.5, 0, 1]);
  assertStrictEquals(verdict("C14a", { pairs: partly }), "partly");
  assertTurns(0.5, "below", (sameNodes) => ofDuels("C14a", () => ({ sameNodes })));
});

Deno.test("C14b: one duel that the simple program wins is enough, and none refutes it", () => {
  // In the made-up rows the simple program is twice as fast.
  const most = (multiple: number, points: readonly number[]) =>
    multiple === 2 ? points : [0, 0.5, 1];
  const one = pairs((duel, multiple) =>
    most(multiple, duel === DUELS[1].name ? [1.5, 2, 1] : [0.5, 0, 1])
  );
  assertStrictEquals(verdict("C14b", { pairs: one }), "confirmed");
  const none = pairs(() => [0.5, 0, 1]);
  assertStrictEquals(verdict("C14b", { pairs: none }), "refuted");
  const open = pairs((duel) => duel === DUELS[1].name ? [0, 1, 2] : [0.5, 0, 1]);
  assertStrictEquals(verdict("C14b", { pairs: open }), "not decided");
  assertTurns(0.5, "above", (equalTime) => ofDuels("C14b", () => ({ equalTime })));
  // More nodes than the same time allows do not decide.
  const many = pairs((_, multiple) => multiple === 8 ? [2, 2, 2] : [0.5, 0, 1]);
  assertStrictEquals(verdict("C14b", { pairs: many }), "refuted");
});

Deno.test("C14c: a rate that more than doubles is no hyperbola", () => {
  // An even score is reached at the multiple `at` of each level.
  const stepsAt = (at: (level: number) => number) =>
    pairs((_, multiple, level) => {
      const points = multiple < at(level) ? 0 : multiple === at(level) ? 1 : 2;
      return [points, points, points];
    });
  assertStrictEquals(verdict("C14c", { pairs: stepsAt(() => 2) }), "not decided");
  const spread = (at: (level: number) => number) =>
    pairs((_, multiple, level) => {
      // Openings that reach the even score earlier or later, others at each level.
      const centre = Math.log2(multiple / at(level));
      const middles = level === 900 ? [1, 1.5, 0.5] : [0.5, 1, 1.5];
      return middles.map((middle) => Math.round(2 * Math.min(2, Math.max(0, middle + centre))) / 2);
    });
  assertStrictEquals(verdict("C14c", { pairs: spread(() => 2) }), "confirmed");
  assertStrictEquals(
    verdict("C14c", { pairs: spread((level) => level === 900 ? 8 : 1) }),
    "refuted",
  );
  // An even score that no multiple reaches says nothing about the change.
  assertStrictEquals(verdict("C14c", { pairs: pairs(() => [0, 0, 0]) }), "not decided");
  // The same rate: from one half to twice.
  const changing = (change: Interval) => ofDuels("C14c", () => ({ change }));
  assertTurns(2, "below", changing);
  assertTurns(0.5, "above", changing);
  // A rate that is beyond all multiples at one level only has changed.
  const beyondAtFirst = ofDuels("C14c", ({ curves: [first, ...others] }) => ({
    change: between(0, 0.1),
    curves: [{ ...first, rate: { ...first.rate, mean: Infinity } }, ...others],
  }));
  assertStrictEquals(beyondAtFirst, "refuted");
});

Deno.test("C18: the source's own numbers, from 10 to 100 times", () => {
  const times = (...ratios: number[]) => verdict("C18", { speeds: speeds(ratios) });
  assertStrictEquals(times(2, 2.1, 1.9), "refuted");
  assertStrictEquals(times(20, 21, 19), "confirmed");
  assertStrictEquals(times(120, 121, 119), "refuted");
  assertStrictEquals(times(9, 10, 12), "not decided");
  const faster = (ratio: Interval) =>
    verdictOf("C18", { ...summary, speeds: summary.speeds.map((each) => ({ ...each, ratio })) });
  assertTurns(10, "above", faster);
  assertTurns(100, "below", faster);
});

Deno.test("C33: a smaller loss of the simple program in combinations, a larger one in quiet positions", () => {
  const both = (kind: "combination" | "quiet", differences: readonly number[]) =>
    losses((of) => of === kind ? differences : [0, 0.1, -0.1]);
  assertStrictEquals(
    verdict("C33a", { losses: both("combination", [-90, -100, -110]) }),
    "confirmed",
  );
  assertStrictEquals(verdict("C33a", { losses: both("combination", [90, 100, 110]) }), "refuted");
  assertStrictEquals(verdict("C33a", { losses: both("combination", [-10, 0, 10]) }), "not decided");
  assertStrictEquals(verdict("C33b", { losses: both("quiet", [90, 100, 110]) }), "confirmed");
  assertStrictEquals(verdict("C33b", { losses: both("quiet", [-90, -100, -110]) }), "refuted");
  assertStrictEquals(verdict("C33b", { losses: both("quiet", [-10, 0, 10]) }), "not decided");
  assertStrictEquals(verdict("C33a", { losses: losses(() => [0, 0, 0]) }), "void");
  // Judged with the nodes of about the same time; with others it may be as it will.
  const losing = (number: string, other: Interval) => (more: Interval) =>
    verdictOf(number, {
      ...summary,
      losses: summary.losses.map((each) => ({
        ...each,
        more: each.multiple === EQUAL_TIME ? more : other,
      })),
    });
  assertTurns(0, "below", losing("C33a", between(8, 9)));
  assertTurns(0, "above", losing("C33b", between(-9, -8)));
});

Deno.test("the titles of the figures say what the summary says", () => {
  const title = (changed: Partial<Rows>, name: string) => {
    const summary = study.summarise({ ...made(), ...changed });
    return study.figures(summary, (claim) => found(claim, summary))
      .find((each) => each.name === name)!.title;
  };
  const won = pairs(() => [2, 2, 2]);
  assertMatch(title({ pairs: won }, "curves"), /In chess 0.5 times the nodes .* 2.0 times as fast/);
  const lost = pairs(() => [0, 0, 0]);
  assertMatch(title({ pairs: lost }, "curves"), /more than 64 times the nodes are needed/);
  assertMatch(title({ pairs: lost }, "rates"), /not shown to grow/);
  const better = losses((kind) => kind === "quiet" ? [90, 100, 110] : [-90, -100, -110]);
  assertMatch(
    title({ losses: better }, "kinds"),
    /combinations the simple program is better in 3 of 3 duels; in quiet .* rich .* 3 of 3/,
  );
});

/** Made-up rows of all sets. */
function made(): Rows {
  return {
    ...noRows(sets),
    pairs: pairs(() => [0.5, 1, 1.5]),
    losses: losses(() => [-1, 0, 1]),
    speeds: speeds([2, 2.1, 1.9]),
  };
}

/** So often that intervals are short: the points of twelve openings from those of three. */
function repeated(points: readonly number[]): number[] {
  return Array.from({ length: 4 }, () => points).flat();
}

/** @param points of the simple program in three openings */
function pairs(
  points: (duel: string, multiple: number, level: number) => readonly number[],
): PairRow[] {
  return DUELS.flatMap(({ name: duel }) =>
    LEVELS.flatMap((level) =>
      MULTIPLES.filter((multiple) => level === 100 || multiple <= 8).flatMap((multiple) =>
        repeated(points(duel, multiple, level)).map((each, index): PairRow => ({
          ...{ duel, level, multiple, opening: index + 1, points: each },
        }))
      )
    )
  );
}

/** @param ratios of the speeds of the two programs, by process */
function speeds(ratios: readonly number[]): SpeedRow[] {
  return DUELS.flatMap(({ name: duel }) =>
    ratios.flatMap((ratio, index): SpeedRow[] => [
      { duel, process: index + 1, position: 1, program: "simple", nodes: 1000, seconds: 1 },
      { duel, process: index + 1, position: 1, program: "rich", nodes: 1000, seconds: ratio },
    ])
  );
}

/** @param differences of the loss of the simple program from that of the rich one, by position */
function losses(differences: (kind: "combination" | "quiet") => readonly number[]): LossRow[] {
  return DUELS.flatMap(({ name: duel }) =>
    (["combination", "quiet"] as const).flatMap((kind) =>
      differences(kind).flatMap((difference, index): LossRow[] => {
        const key = { duel, kind, position: index + 1 };
        return [
          { ...key, program: "rich", multiple: 1, loss: 200 },
          ...[1, 2, 4, 8].map((multiple): LossRow => ({
            ...{ ...key, program: "simple", multiple, loss: 200 + difference },
          })),
        ];
      })
    )
  );
}

function verdict(number: string, changed: Partial<Rows>): string {
  return verdictOf(number, study.summarise({ ...made(), ...changed }));
}

function verdictOf(number: string, of: Summary): string {
  return found(number, of).verdict;
}

function found(number: string, of: Summary) {
  return verdictOn(study.claims(of).find(({ claim }) => claim === number)!);
}

/** The verdict if every duel of the made-up rows has these other numbers. */
function ofDuels(number: string, change: (duel: Duel) => Partial<Duel>): string {
  const duels = summary.duels.map((duel) => ({ ...duel, ...change(duel) }));
  return verdictOf(number, { ...summary, duels });
}
