import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreaterOrEqual,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import type { RowsOf } from "matchbox/experiments/mod.ts";
import { crossing, isotonic, scoreAt } from "matchbox/experiments/score_curve.ts";
import {
  duelOf,
  DUELS,
  MULTIPLES,
  multiplesAt,
} from "matchbox/experiments/studies/evaluation_trade_off/duels.ts";
import { PositionSampler } from "matchbox/experiments/studies/evaluation_trade_off/position_kinds.ts";
import {
  deepSearch,
  exactEndgame,
} from "matchbox/experiments/studies/evaluation_trade_off/reference.ts";
import type { sets } from "matchbox/experiments/studies/evaluation_trade_off/rows.ts";
import { study } from "matchbox/experiments/studies/evaluation_trade_off/show.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { long } from "../fixtures/sample_size.ts";

type Rows = RowsOf<typeof sets>;

const clock = { now: () => 0 };

const small = {
  ...{ openings: 2, chess_nodes: 100, discs_nodes: 200, squares_nodes: 100 },
  ...{
    chess_combinations: 1,
    chess_quiet: 1,
    reversi_positions: 6,
    processes: 2,
    speeds: 2,
    repeats: 1,
  },
  ...{ timed_openings: 1, milliseconds: 1 },
};

Deno.test("every match has its rows, and no move gains on the best one", long, async () => {
  const { rows } = await runStudy("evaluation-trade-off", {
    ...{ store: ":memory:", executors: localExecutors(0), set: small },
  }) as unknown as { rows: Rows };
  // Half and all of the nodes at three levels, and twice the lowest in one duel.
  assertStrictEquals(rows.pairs.length, 2 * (2 * 3 * 3 + 1));
  for (const { points } of rows.pairs) assert([0, 0.5, 1, 1.5, 2].includes(points));
  assertStrictEquals(rows.losses.length, 5 * rows.positions.length);
  for (const { loss } of rows.losses) assertGreaterOrEqual(loss, 0);
  // Two processes of two positions, for three duels of two programs.
  assertStrictEquals(rows.speeds.length, 2 * 2 * 3 * 2);
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
  .map((scores) => scores.map((score, index) => ({ amount: MULTIPLES[index], score })));

Deno.test("a curve made to rise does not fall, keeps its mean, and is unchanged where it rises", () => {
  fc.assert(fc.property(curves, (curve) => {
    const rising = isotonic(curve).map(({ score }) => score);
    const sum = (scores: readonly number[]) => scores.reduce((all, score) => all + score, 0);
    assertAlmostEquals(sum(rising), sum(curve.map(({ score }) => score)), 1e-9);
    for (let i = 1; i < rising.length; i++) assertGreaterOrEqual(rising[i], rising[i - 1]);
    const sorted = curve.map(({ score }) => score).toSorted((one, other) => one - other)
      .map((score, index) => ({ amount: MULTIPLES[index], score }));
    assertEquals(isotonic(sorted), sorted);
  }));
});

Deno.test("a curve crosses the even score between its points, by the logarithm of the multiple", () => {
  const curve = (...scores: number[]) =>
    scores.map((score, index) => ({ amount: 2 ** index, score }));
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
