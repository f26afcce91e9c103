import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { counted } from "matchbox/experiments/studies/menace_learning/box_counts.ts";
import type {
  CountRow,
  CurveRow,
  GainRow,
} from "matchbox/experiments/studies/menace_learning/rows.ts";
import { rowsOfMachines } from "matchbox/experiments/studies/menace_learning/machine_rows.ts";
import { pairings } from "matchbox/experiments/studies/menace_learning/settings.ts";
import { study } from "matchbox/experiments/studies/menace_learning/show.ts";
import {
  type Machine,
  stretchesOf,
  trainMachines,
} from "matchbox/experiments/studies/menace_learning/train_machines.ts";

const clock = { now: () => 0 };
const plan = {
  ...{ machines: 6, games: 120, stretch: 50, exam: 20 },
  ...{ long_machines: 2, long_games: 300, long_stretch: 100 },
};
const pairing = { setting: "michie", opponent: "second MENACE" } as const;
const train = (changes: Partial<typeof plan> = {}) =>
  trainMachines(
    pairing,
    { ...plan, ...changes },
    (name) => randomStream(`menace-learning test ${name}`),
    clock,
  );

Deno.test("stretches cover all games once, short ones first", () => {
  assertEquals(stretchesOf(plan), [
    { from: 1, to: 50 },
    { from: 51, to: 100 },
    { from: 101, to: 120 },
    { from: 121, to: 220 },
    { from: 221, to: 300 },
  ]);
  assertEquals(stretchesOf({ ...plan, long_machines: 0 }).at(-1), { from: 101, to: 120 });
});

Deno.test("wins, draws and losses are all games; only some machines play on; intervals hold the means", () => {
  const { curve, gains, first_box } = rowsOfMachines(pairing, plan, train());
  assertEquals(curve.map(({ machines }) => machines), [6, 6, 6, 2, 2]);
  for (const { win, draw, loss, win_low, win_high, score, score_low, score_high } of curve) {
    assertLess(Math.abs(win + draw + loss - 1), 1e-5);
    assertLess(Math.abs(win + draw / 2 - score), 1e-5);
    assert(0 <= win_low && win_low <= win && win <= win_high && win_high <= 1);
    assert(0 <= score_low && score_low <= score && score <= score_high && score_high <= 1);
  }
  const [gain] = gains;
  assertLess(Math.abs(gain.gain - (curve[2].score - curve[0].score)), 1e-5);
  assertLess(Math.abs(gain.exam_gain - (gain.exam_after - gain.exam_before)), 1e-5);
  const sum = (values: number[]) => values.reduce((one, other) => one + other);
  for (const key of ["before", "after", "favourite"] as const) {
    assertLess(Math.abs(sum(first_box.map((row) => row[key])) - 1), 1e-5, key);
  }
});

Deno.test("a machine plays the same games, however many others there are and however long it is examined", () => {
  const [alone] = train({ machines: 2, long_machines: 0 });
  const [longer] = train({ machines: 3, exam: 70 });
  assertEquals(longer.stretches.slice(0, 3), alone.stretches);
  assertEquals(longer.after.beads, alone.after.beads);
});

Deno.test("rows are means over machines, whose games, exams and beads are counted", () => {
  const small = { ...plan, machines: 2, games: 10, stretch: 5, long_machines: 0, exam: 4 };
  // Corners have even numbers; the centre is 4.
  const beads = (corner: number, edge: number, centre: number) => [
    ...[0, edge, 0, 0, centre],
    ...[0, corner, 0, 0],
  ];
  const machine = (wins: number, draws: number, points: number): Machine => ({
    stretches: [{ wins: 1, draws: 0 }, { wins, draws }],
    before: { points: 1, beads: beads(4, 4, 2) },
    after: { points, beads: beads(0, points, 4 - points) },
  });
  const { curve: [, last], gains: [gain], first_box } = rowsOfMachines(pairing, small, [
    machine(2, 2, 3),
    machine(4, 0, 1),
  ]);
  // 2 + 2 / 2 and 4 points of five games; 1 in the first five.
  assertEquals([last.from, last.to, last.win, last.draw, last.score], [6, 10, 0.6, 0.2, 0.7]);
  assertEquals([gain.gain, gain.total], [0.5, 0.45]);
  assertEquals([gain.exam_before, gain.exam_after, gain.exam_gain], [0.25, 0.5, 0.25]);
  assertEquals(first_box.map(({ before, after, favourite }) => [before, after, favourite]), [
    [0.4, 0, 0],
    [0.4, 0.5, 0.5],
    [0.2, 0.5, 0.5],
  ]);
});

Deno.test("the counts of positions and boxes are those that others have found", () => {
  const { rows } = study.run({ key: "counts", data: null }, {
    ...{ params: study.presets.quick, inputs: [], clock, seed: "", progress() {} },
    ...{ random: randomStream(""), stream: randomStream },
  });
  // M1, C4a and C22.
  assertEquals(rows.counts, [
    { what: counted.colourings, number: 19_683 },
    { what: counted.unfinished, number: 627 },
    { what: counted.toMoveO, number: 289 },
    { what: counted.forced, number: 34 },
    { what: counted.boxes, number: 304 },
    { what: counted.withoutSymmetry, number: 2201 },
    { what: counted.missing, number: 0 },
  ]);
});

/** What the machines of a setting did, in made-up rows. */
interface MadeUp {
  readonly gain: number;
  readonly total: number;
  readonly examGain: number;
}

const counts: CountRow[] = [
  { what: counted.colourings, number: 19_683 },
  { what: counted.unfinished, number: 627 },
  { what: counted.toMoveO, number: 289 },
  { what: counted.forced, number: 34 },
  { what: counted.boxes, number: 304 },
  { what: counted.withoutSymmetry, number: 2201 },
  { what: counted.missing, number: 0 },
];

/** Verdicts on made-up rows, with intervals of 0.01 to both sides. */
function verdicts(
  madeUp: (setting: string, opponent: string) => Partial<MadeUp>,
  changed: Partial<Record<keyof typeof counted, number>> = {},
): Record<string, string> {
  const half = 0.01;
  const curve: CurveRow[] = [];
  const gains: GainRow[] = pairings().map(({ setting, opponent }) => {
    const { gain = 0.1, total = 0.5, examGain = 0.1 } = madeUp(setting, opponent);
    for (const from of [1, 51]) {
      curve.push({
        ...{ setting, opponent, from, to: from + 49, machines: 100 },
        ...{ win: 0.5, draw: 0, loss: 0.5, win_low: 0.49, win_high: 0.51 },
        ...{ score: 0.5, score_low: 0.49, score_high: 0.51 },
      });
    }
    return {
      ...{ setting, opponent, machines: 100 },
      ...{ gain, gain_low: gain - half, gain_high: gain + half },
      ...{ total, total_low: total - half, total_high: total + half },
      ...{ exam_before: 0.5, exam_after: 0.5 + examGain, exam_gain: examGain },
      ...{ exam_gain_low: examGain - half, exam_gain_high: examGain + half },
    };
  });
  const rows = counts.map(({ what, number }) => {
    const key = Object.entries(counted).find(([, text]) => text === what)![0];
    return { what, number: changed[key as keyof typeof counted] ?? number };
  });
  const summary = study.summarise({ curve, gains, first_box: [], counts: rows });
  return Object.fromEntries(
    study.claims(summary).map((each) => [each.claim, verdictOn(each).verdict]),
  );
}

Deno.test("C5: better means an interval above 0.02, in all three versions of the rules", () => {
  const judged = (claim: string, opponent: string, values: Record<string, number>) =>
    verdicts((setting, against) =>
      against !== opponent || !(setting in values)
        ? {}
        : claim === "C5c"
        ? { examGain: values[setting] }
        : { gain: values[setting] }
    )[claim];
  const cases = [["C5a", "random"], ["C5b", "perfect"], ["C5c", "second MENACE"]];
  for (const [claim, opponent] of cases) {
    const of = (source: number, literal: number, michie: number) =>
      judged(claim, opponent, { source, literal, michie });
    assertStrictEquals(of(0.031, 0.031, 0.031), "confirmed");
    assertStrictEquals(of(0.029, 0.031, 0.031), "partly");
    assertStrictEquals(of(0.029, 0.029, 0.029), "not decided");
    assertStrictEquals(of(0.009, 0.009, 0.009), "refuted");
    assertStrictEquals(of(0.011, 0.011, 0.011), "not decided");
    assertStrictEquals(of(0.009, 0.5, 0.5), "partly");
  }
  // Points lost to an opponent that learns are no loss of strength.
  const falling = (_: string, opponent: string) => opponent === "second MENACE" ? { gain: -1 } : {};
  assertStrictEquals(verdicts(falling).C5c, "confirmed");
});

Deno.test("C4b: slower means less in all games by an interval above 0.02, against both fixed opponents", () => {
  const judged = (random: number, perfect: number) =>
    verdicts((setting, opponent) => {
      const lead = opponent === "random" ? random : opponent === "perfect" ? perfect : 0;
      return { total: setting === "source" ? 0.5 + lead : 0.5 };
    }).C4b;
  // The interval of a difference of two such estimates is 0.01 times the root of 2 to both sides.
  assertStrictEquals(judged(0.0345, 0.0345), "confirmed");
  assertStrictEquals(judged(0.0335, 0.0335), "not decided");
  assertStrictEquals(judged(0.0335, 0.0345), "partly");
  assertStrictEquals(judged(0.0055, 0.0055), "refuted");
  assertStrictEquals(judged(0.0065, 0.0055), "refuted");
  assertStrictEquals(judged(0.1, 0), "partly");
});

Deno.test("C4a needs 304 boxes and one for every position; C22 a share from 0.15 to 0.25", () => {
  const judged = (changed: Parameters<typeof verdicts>[1]) => verdicts(() => ({}), changed);
  assertStrictEquals(judged({}).C4a, "confirmed");
  assertStrictEquals(judged({ boxes: 303 }).C4a, "refuted");
  assertStrictEquals(judged({ missing: 1 }).C4a, "refuted");
  assertStrictEquals(judged({ colourings: 3 ** 8 }).C4a, "refuted");
  assertStrictEquals(judged({}).C22, "refuted");
  for (
    const [toMoveO, verdict] of [[94, "refuted"], [95, "confirmed"], [156, "confirmed"]] as const
  ) {
    assertStrictEquals(judged({ toMoveO }).C22, verdict);
  }
  assertStrictEquals(judged({ toMoveO: 157 }).C22, "refuted");
});

Deno.test("while the study runs, its tables and figures do without what is missing", () => {
  const rowsOf = (finished: number) => ({
    ...{ curve: [], gains: [], first_box: [], counts },
    ...(finished > 0 ? rowsOfMachines({ ...pairing, opponent: "random" }, plan, train()) : {}),
  });
  const shown = (finished: number) => {
    const summary = study.summarise(rowsOf(finished));
    const noVerdict = () => {
      throw new Error("unexpected");
    };
    return [
      study.tables(summary).map(({ name }) => name),
      study.figures(summary, noVerdict).map(({ name }) => name),
    ];
  };
  assertEquals(shown(0), [["boxes"], []]);
  const [tables, figures] = shown(1);
  assertEquals(tables, ["learning", "exams", "curve", "first_box", "boxes"]);
  assertEquals(figures, ["settings", "first_box"]);
});

Deno.test("whatever was learned, every claim gets one of the five verdicts", () => {
  const value = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(value, value, value, (gain, total, examGain) => {
      const words = Object.values(verdicts(() => ({ gain, total, examGain })));
      assertGreater(words.length, 7);
      for (const word of words) {
        assertMatch(word, /^(confirmed|partly|refuted|not decided|measured)$/);
      }
    }),
    { numRuns: 20 },
  );
});
