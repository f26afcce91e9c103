import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { counted } from "matchbox/experiments/studies/menace_learning/box_counts.ts";
import type { CountRow } from "matchbox/experiments/studies/menace_learning/rows.ts";
import {
  rowsOfMachines,
  rowsOfStretches,
} from "matchbox/experiments/studies/menace_learning/machine_rows.ts";
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
  const rows = {
    machines: rowsOfMachines(pairing, train()),
    ...{ stretches: rowsOfStretches(plan), counts },
  };
  const [{ points, gain, exam, first, last, firstBox }] = study.summarise(rows).courses;
  assertEquals(points.map(({ machines }) => machines), [6, 6, 6, 2, 2]);
  for (const { win, draw, loss, score } of points) {
    assertAlmostEquals(win.mean + draw + loss, 1);
    assertAlmostEquals(win.mean + draw / 2, score.mean);
    for (const { low, mean, high } of [win, score]) {
      if (low !== null) assert(0 <= low && low <= mean && mean <= high! && high! <= 1);
    }
  }
  assertEquals([first.from, last.to], [1, 120]);
  assertAlmostEquals(gain.mean, last.score.mean - first.score.mean);
  assertAlmostEquals(exam.gain.mean, exam.after.mean - exam.before.mean);
  const sum = (values: number[]) => values.reduce((one, other) => one + other);
  assertAlmostEquals(sum(firstBox.map(({ before }) => before)), 1);
  assertAlmostEquals(sum(firstBox.map(({ after }) => after.mean)), 1);
  assertAlmostEquals(sum(firstBox.map(({ favourite }) => favourite)), 1);
});

Deno.test("a machine plays the same games, however many others there are and however long it is examined", () => {
  const [alone] = train({ machines: 2, long_machines: 0 });
  const [longer] = train({ machines: 3, exam: 70 });
  assertEquals(longer.stretches.slice(0, 3), alone.stretches);
  assertEquals(longer.after.beads, alone.after.beads);
});

Deno.test("a row has the counts of a machine; estimates are means over machines, and ties are shared", () => {
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
  const machines = rowsOfMachines(pairing, [machine(2, 2, 2), machine(4, 0, 1)]);
  assertEquals(machines[0], {
    ...{ ...pairing, machine: 1, results: "1/0 2/2", exam_before: 1, exam_after: 2 },
    ...{ beads_before: "0 4 0 0 2 0 4 0 0", beads_after: "0 2 0 0 2 0 0 0 0" },
  });
  const rows = { machines, stretches: rowsOfStretches(small), counts };
  const [{ last, gain, total, exam, firstBox }] = study.summarise(rows).courses;
  // 2 + 2 / 2 and 4 points of five games; 1 in the first five.
  assertEquals([last.from, last.to], [6, 10]);
  assertAlmostEquals(last.win.mean, 0.6);
  assertAlmostEquals(last.draw, 0.2);
  assertAlmostEquals(last.score.mean, 0.7);
  assertAlmostEquals(gain.mean, 0.5);
  assertAlmostEquals(total.mean, 0.45);
  assertEquals([exam.before.mean, exam.after.mean, exam.gain.mean], [0.25, 0.375, 0.125]);
  // The first machine has as many beads for edges as for the centre: each is half a favourite.
  assertEquals(firstBox.map(({ before, after, favourite }) => [before, after.mean, favourite]), [
    [0.4, 0, 0],
    [0.4, 0.375, 0.25],
    [0.2, 0.625, 0.75],
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

const counts: CountRow[] = [
  { what: counted.colourings, number: 19_683 },
  { what: counted.unfinished, number: 627 },
  { what: counted.toMoveO, number: 289 },
  { what: counted.forced, number: 34 },
  { what: counted.boxes, number: 304 },
  { what: counted.withoutSymmetry, number: 2201 },
  { what: counted.missing, number: 0 },
];

/** What machines did in a million games, as points a game: their gain, all points, and the gain in an exam. */
interface MadeUp {
  readonly gain: number;
  readonly total: number;
  readonly examGain: number;
}

/** The games of a stretch and of an exam, so many that points are as fine as the values of the tests. */
const MILLION = 1_000_000;

/** Verdicts on made-up rows: two machines a setting, with intervals of about 0.01 to both sides. */
function verdicts(
  madeUp: (setting: string, opponent: string) => Partial<MadeUp>,
  changed: Partial<Record<keyof typeof counted, number>> = {},
): Record<string, string> {
  // Half the difference of two values is their standard error; Student's factor for one degree of freedom.
  const spread = 0.01 / 12.7062;
  const stretches = [1, 2, 3].map((stretch) => ({
    ...{ stretch, from: MILLION * (stretch - 1) + 1, to: MILLION * stretch },
    ...{ first_part: true, exam: MILLION },
  }));
  const machines = pairings().flatMap(({ setting, opponent }) => {
    const { gain = 0.1, total = 0.5, examGain = 0.1 } = madeUp(setting, opponent);
    return [-spread, spread].map((off, index) => {
      // Wins in the first, the second and the last stretch; the second makes up the total.
      const first = 0.5 - (gain + off) / 2;
      const last = first + gain + off;
      const wins = [first, 3 * (total + off) - first - last, last]
        .map((share) => `${Math.round(MILLION * share)}/0`);
      return {
        ...{ setting, opponent, machine: index + 1, results: wins.join(" ") },
        exam_before: 0.3 * MILLION,
        exam_after: Math.round((0.3 + examGain + off) * MILLION),
        ...{ beads_before: "1 1 1 1 1 1 1 1 1", beads_after: "1 1 1 1 1 1 1 1 1" },
      };
    });
  });
  const rows = counts.map(({ what, number }) => {
    const key = Object.entries(counted).find(([, text]) => text === what)![0];
    return { what, number: changed[key as keyof typeof counted] ?? number };
  });
  const summary = study.summarise({ machines, stretches, counts: rows });
  return Object.fromEntries(
    study.claims(summary).map((each) => [each.claim, verdictOn(each).verdict]),
  );
}

Deno.test("C5: better means an interval above 0, in all three versions of the rules", () => {
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
    const of = (literal: number, staged: number, michie: number) =>
      judged(claim, opponent, { literal, staged, michie });
    assertStrictEquals(of(0.011, 0.011, 0.011), "confirmed");
    assertStrictEquals(of(0.009, 0.011, 0.011), "partly");
    assertStrictEquals(of(0.009, 0.009, 0.009), "not decided");
    assertStrictEquals(of(-0.011, -0.011, -0.011), "refuted");
    assertStrictEquals(of(-0.009, -0.009, -0.009), "not decided");
    assertStrictEquals(of(-0.011, 0.5, 0.5), "partly");
  }
  // Points lost to an opponent that learns are no loss of strength.
  const falling = (_: string, opponent: string) =>
    opponent === "second MENACE" ? { gain: -0.5 } : {};
  assertStrictEquals(verdicts(falling).C5c, "confirmed");
});

Deno.test("C4b: slower means less in all games by an interval above 0, against both fixed opponents", () => {
  const judged = (random: number, perfect: number) =>
    verdicts((setting, opponent) => {
      const lead = opponent === "random" ? random : opponent === "perfect" ? perfect : 0;
      return { total: setting === "literal" ? 0.5 + lead : 0.5 };
    }).C4b;
  // The interval of a difference of two such estimates is 0.01 times the root of 2 to both sides.
  assertStrictEquals(judged(0.0145, 0.0145), "confirmed");
  assertStrictEquals(judged(0.0135, 0.0135), "not decided");
  assertStrictEquals(judged(0.0135, 0.0145), "partly");
  assertStrictEquals(judged(-0.0145, -0.0145), "refuted");
  assertStrictEquals(judged(-0.0135, -0.0145), "refuted");
  assertStrictEquals(judged(0.1, -0.1), "partly");
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
    machines: finished > 0 ? rowsOfMachines({ ...pairing, opponent: "random" }, train()) : [],
    ...{ stretches: rowsOfStretches(plan), counts },
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

Deno.test("whatever was learned, every claim gets a verdict", () => {
  const value = fc.double({ min: 0, max: 0.3, noNaN: true });
  fc.assert(
    fc.property(value, value, value, (gain, total, examGain) => {
      const words = Object.values(verdicts(() => ({ gain, total: 0.34 + total, examGain })));
      assertGreater(words.length, 7);
      for (const word of words) {
        assertMatch(word, /^(confirmed|partly|refuted|not decided|measured)$/);
      }
    }),
    { numRuns: 20 },
  );
});
