import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreaterOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { noRows, type RowsOf } from "matchbox/experiments/mod.ts";
import {
  crossing,
  isotonic,
  scoreAt,
} from "matchbox/experiments/studies/evaluation_trade_off/curve.ts";
import {
  duelOf,
  DUELS,
  LEVELS,
  MULTIPLES,
  multiplesAt,
} from "matchbox/experiments/studies/evaluation_trade_off/duels.ts";
import { PositionSampler } from "matchbox/experiments/studies/evaluation_trade_off/position_kinds.ts";
import {
  deepSearch,
  exactEndgame,
} from "matchbox/experiments/studies/evaluation_trade_off/reference.ts";
import {
  type LossRow,
  type PairRow,
  sets,
  type SpeedRow,
} from "matchbox/experiments/studies/evaluation_trade_off/rows.ts";
import { study } from "matchbox/experiments/studies/evaluation_trade_off/study.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { runStudy } from "matchbox/runner/run_study.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";

type Rows = RowsOf<typeof sets>;

const clock = { now: () => 0 };

const small = {
  ...{ openings: 2, chess_nodes: 100, discs_nodes: 200, squares_nodes: 100 },
  ...{ chess_combinations: 1, chess_quiet: 1, reversi_positions: 6, speeds: 2, repeats: 1 },
  ...{ timed_openings: 1, milliseconds: 1 },
};

Deno.test("every match has its rows, and no move gains on the best one", async () => {
  const { rows } = await runStudy("evaluation-trade-off", {
    ...{ store: ":memory:", executors: localExecutors(0), set: small },
  }) as unknown as { rows: Rows };
  // Half and all of the nodes at three levels, and twice the lowest in one duel.
  assertStrictEquals(rows.pairs.length, 2 * (2 * 3 * 3 + 1));
  for (const { points } of rows.pairs) assert([0, 0.5, 1, 1.5, 2].includes(points));
  assertStrictEquals(rows.losses.length, 5 * rows.positions.length);
  for (const { loss } of rows.losses) assertGreaterOrEqual(loss, 0);
  assertStrictEquals(rows.speeds.length, 3 * 2 * 2);
  assertStrictEquals(rows.timed.length, 3);
});

Deno.test("games and positions do not depend on what is timed or on the size of the sample", () => {
  const rowsOfTask = (key: string, set: Partial<typeof small>) => {
    const params = { ...study.presets.quick, ...small, ...set };
    const task = [...study.tasks(params)].find((each) => each.key === key)!;
    const seed = "a seed";
    const stream = (label: string) => randomStream(`${seed}/${label}`);
    const context = { params, seed, stream, random: stream(key), clock, inputs: [] };
    return study.run(task, { ...context, progress: () => {} }).rows;
  };
  const keys = ["Reversi, squares, 100 nodes times 1, block 1", "Reversi, discs, quiet, block 1"];
  for (const key of keys) {
    const more = { openings: 3, timed_openings: 2, milliseconds: 2, reversi_positions: 7 };
    const [rows, others] = [rowsOfTask(key, {}), rowsOfTask(key, more)];
    assertEquals(others.pairs?.slice(0, 2), rows.pairs);
    assertEquals(others.losses?.slice(0, rows.losses?.length), rows.losses);
  }
});

Deno.test("the multiples of a level end with the nodes that are allowed", () => {
  const [chess, discs] = DUELS;
  assertEquals(multiplesAt(discs, 100, 900), [0.5, 1, 2, 4, 8]);
  assertEquals(multiplesAt(discs, 900, 100), [0.5, 1]);
  assertEquals(multiplesAt(chess, 100, 10_000), [0.5, 1, 2, 4, 8]);
});

const curves = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 })
  .map((scores) => scores.map((score, index) => ({ multiple: MULTIPLES[index], score })));

Deno.test("a curve made to rise does not fall, keeps its mean, and is unchanged where it rises", () => {
  fc.assert(fc.property(curves, (curve) => {
    const rising = isotonic(curve).map(({ score }) => score);
    const sum = (scores: readonly number[]) => scores.reduce((all, score) => all + score, 0);
    assertAlmostEquals(sum(rising), sum(curve.map(({ score }) => score)), 1e-9);
    for (let i = 1; i < rising.length; i++) assertGreaterOrEqual(rising[i], rising[i - 1]);
    const sorted = curve.map(({ score }) => score).toSorted((one, other) => one - other)
      .map((score, index) => ({ multiple: MULTIPLES[index], score }));
    assertEquals(isotonic(sorted), sorted);
  }));
});

Deno.test("a curve crosses the even score between its points, by the logarithm of the multiple", () => {
  const curve = (...scores: number[]) =>
    scores.map((score, index) => ({ multiple: 2 ** index, score }));
  assertAlmostEquals(crossing(curve(0.4, 0.6)), Math.SQRT2, 1e-12);
  assertAlmostEquals(crossing(curve(0.1, 0.4, 0.5)), 4, 1e-12);
  assertStrictEquals(crossing(curve(0.6, 0.7)), 1);
  assertStrictEquals(crossing(curve(0.3, 0.4)), Infinity);
  // The dip is averaged to 0.5, 0.5: an even score from the first point on.
  assertStrictEquals(crossing(curve(0.6, 0.4, 0.9)), 1);
  assertAlmostEquals(scoreAt(curve(0.4, 0.6), Math.SQRT2), 0.5, 1e-12);
  assertStrictEquals(scoreAt(curve(0.4, 0.6), 8), 0.6);
  assertStrictEquals(scoreAt(curve(0.4, 0.6), 0.5), 0.4);
});

Deno.test("the reference of chess sees a hanging queen, and what the other moves lose", () => {
  const chess = findGame("chess");
  // The rook takes an undefended queen; every other move leaves it.
  const position = chess.start("3qk3/8/8/8/8/8/3R4/4K3 w - - 0 1");
  const judged = deepSearch(chess, "piece_squares")(position);
  assertStrictEquals(
    chess.format(position, judged.best),
    chess.format(
      position,
      judged.moves.find(
        (move) => chess.format(position, move).includes("x"),
      )!,
    ),
  );
  const [other] = judged.moves.filter((move) => move !== judged.best);
  assertStrictEquals(judged.lossOf(judged.best), 0);
  assert(judged.lossOf(other) > 300);
  assert(judged.losesAtLeast(other, 300));
  assert(!judged.losesAtLeast(judged.best, 1));
  assertStrictEquals(position.toString(), chess.start(position.toString()).toString());
});

Deno.test("the reference of Reversi is the exact value, and judges every move", () => {
  const reversi = findGame("reversi");
  const sampler = new PositionSampler(duelOf("Reversi, discs"), clock);
  const rows = Array.from(
    { length: 8 },
    (_, index) => sampler.rowsOf("quiet", index + 1, randomStream(`late ${index}`)),
  );
  const [{ start, moves }] = rows.flatMap(({ positions }) => positions);
  const position = reversi.start(start);
  const judged = exactEndgame()(position);
  assertEquals([...judged.moves].sort(), [...legalMoves(reversi, position)].sort());
  assertStrictEquals(moves, judged.moves.length);
  const losses = judged.moves.map((move) => judged.lossOf(move));
  assertStrictEquals(Math.min(...losses), 0);
  // Scores of full boards differ by an even number of discs.
  for (const loss of losses) assertStrictEquals(loss % 2, 0);
  const calm = losses.filter((loss) => loss < 8).length - 1;
  assertGreaterOrEqual(2 * calm, judged.moves.length - 1);
  assert(losses.some((loss) => loss > 0));
});

Deno.test("C14a: the rich program plays better with the same nodes if the interval lies below one half", () => {
  assertStrictEquals(verdict("C14a", { pairs: pairs(() => [0.5, 0, 1]) }), "confirmed");
  assertStrictEquals(verdict("C14a", { pairs: pairs(() => [1.5, 2, 1]) }), "refuted");
  assertStrictEquals(verdict("C14a", { pairs: pairs(() => [0, 1, 2]) }), "not decided");
  const partly = pairs((duel) => duel === DUELS[0].name ? [1.5, 2, 1] : [0.5, 0, 1]);
  assertStrictEquals(verdict("C14a", { pairs: partly }), "partly");
});

Deno.test("C14b: one duel that the simple program wins is enough, and none refutes it", () => {
  const most = (multiple: number, points: readonly number[]) =>
    multiple === 8 ? points : [0, 0.5, 1];
  const one = pairs((duel, multiple) =>
    most(multiple, duel === DUELS[1].name ? [1.5, 2, 1] : [0.5, 0, 1])
  );
  assertStrictEquals(verdict("C14b", { pairs: one }), "confirmed");
  const none = pairs(() => [0.5, 0, 1]);
  assertStrictEquals(verdict("C14b", { pairs: none }), "refuted");
  const open = pairs((duel) => duel === DUELS[1].name ? [0, 1, 2] : [0.5, 0, 1]);
  assertStrictEquals(verdict("C14b", { pairs: open }), "not decided");
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
});

Deno.test("C18: the source's own numbers, from 10 to 100 times", () => {
  const times = (...ratios: number[]) => verdict("C18", { speeds: speeds(ratios) });
  assertStrictEquals(times(2, 2.1, 1.9), "refuted");
  assertStrictEquals(times(20, 21, 19), "confirmed");
  assertStrictEquals(times(120, 121, 119), "refuted");
  assertStrictEquals(times(9, 10, 12), "not decided");
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
});

Deno.test("the titles of the figures say what the summary says", () => {
  const title = (changed: Partial<Rows>, name: string) =>
    study.figures(study.summarise({ ...made(), ...changed })).find((each) => each.name === name)!
      .title;
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

/** @param ratios of the speeds of the two programs, by position */
function speeds(ratios: readonly number[]): SpeedRow[] {
  return DUELS.flatMap(({ name: duel }) =>
    ratios.flatMap((ratio, index): SpeedRow[] => [
      { duel, position: index + 1, program: "simple", nodes: 1000, seconds: 1 },
      { duel, position: index + 1, program: "rich", nodes: 1000, seconds: ratio },
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
  return study.claims(study.summarise({ ...made(), ...changed }))
    .find(({ claim }) => claim === number)!.verdict;
}
