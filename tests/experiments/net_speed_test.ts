import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import {
  CONTENDERS,
  type PassRow,
  type sets,
  type TimingRow,
} from "matchbox/experiments/studies/net_speed/rows.ts";
import { positionsWith } from "matchbox/experiments/studies/net_speed/samples.ts";
import { study } from "matchbox/experiments/studies/net_speed/show.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { noVerdict } from "./around.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const rows = await studyRows<Rows>("net-speed", {
  ...{ processes: 1, games: 50, positions: 2, most_moves: 3, repeats: 1 },
});

Deno.test("network 38-1 needs a pass for each legal move and 38-50 one for each position", () => {
  for (const { legal_moves, positions, passes_1, passes_50 } of rows.passes) {
    assertStrictEquals(positions, 2);
    assertStrictEquals(passes_50, positions);
    assertStrictEquals(passes_1, positions * legal_moves);
  }
});

Deno.test("all implementations agree within 1e-5 in every output", () => {
  assertStrictEquals(rows.passes.length, 4 * 3);
  for (const { values, agreeing, apart, positions, legal_moves } of rows.passes) {
    // 50 outputs of 38-50 by another implementation, and those of 38-1 by four.
    assertStrictEquals(values, positions * (50 + 4 * legal_moves));
    assertStrictEquals(agreeing, values);
    assertLess(apart, 1e-5);
    // TensorFlow.js computes in single precision, so it cannot agree in every bit.
    assertGreater(apart, 0);
  }
});

Deno.test("every contender is timed in every group of positions", () => {
  const groups = Map.groupBy(rows.timings, ({ hidden, legal_moves }) => `${hidden} ${legal_moves}`);
  assertStrictEquals(groups.size, 4 * 3);
  for (const group of groups.values()) {
    assertEquals(group.map(({ contender }) => contender), [...CONTENDERS]);
    for (const { seconds, seconds_low, seconds_high } of group) {
      const times = [0, seconds_low, seconds, seconds_high];
      assertEquals(times, times.toSorted((a, b) => a - b));
      assertGreater(times[1], 0);
    }
  }
});

Deno.test("positions of a process are different and have the number of moves that was asked for", () => {
  const game = findGame("metelyk");
  for (const count of [1, 5, 8]) {
    const positions = positionsWith(count, 10, randomStream(`${count}`));
    assertStrictEquals(new Set(positions.map(String)).size, 10);
    for (const position of positions) {
      assertStrictEquals(legalMoves(game, position).length, count);
    }
  }
});

Deno.test("positions and weights are the same whatever is timed and however many processes there are", async () => {
  const others = await studyRows<Rows>("net-speed", {
    ...{ processes: 2, games: 50, positions: 2, most_moves: 2, repeats: 2 },
  });
  const shared = ({ passes }: Rows) =>
    passes.filter(({ process, legal_moves }) => process === 1 && legal_moves <= 2);
  assertEquals(shared(others), shared(rows));
});

Deno.test("numbers of legal moves are counted in the positions of random games", () => {
  const counted = rows.frequencies;
  assertEquals(counted.map(({ legal_moves }) => legal_moves), counted.map((_, index) => index + 1));
  const all = counted.reduce((sum, { positions }) => sum + positions, 0);
  // A game on this board has 20 plies or more, as each side has to go from one end to the other.
  assertGreater(all, 50 * 20);
  // Ten legal moves are rare.
  const many = counted.filter(({ legal_moves }) => legal_moves >= 10);
  assertLess(many.reduce((sum, { positions }) => sum + positions, 0) / all, 0.01);
});

Deno.test("38-1 that takes the time of 38-50 for each legal move confirms both claims, a faster one neither", () => {
  assertEquals(verdicts({ perMove: 1 }), { C1a: "confirmed", C1b: "confirmed" });
  assertEquals(verdicts({ perMove: 0.2 }), { C1a: "refuted", C1b: "refuted" });
  assertEquals(verdicts({ perMove: 3 }), { C1a: "confirmed", C1b: "refuted" });
});

Deno.test("the thresholds lie where the study says", () => {
  // About the number of legal moves: within a factor of one and a half.
  assertStrictEquals(verdicts({ perMove: 1.49 }).C1b, "confirmed");
  assertStrictEquals(verdicts({ perMove: 1.51 }).C1b, "refuted");
  assertStrictEquals(verdicts({ perMove: 0.68 }).C1b, "confirmed");
  assertStrictEquals(verdicts({ perMove: 0.66 }).C1b, "refuted");
  // Slower: more than once the time. Two legal moves occur three times as often as three: 2.25 on average.
  assertStrictEquals(verdicts({ perMove: 1.01 / 2.25 }).C1a, "confirmed");
  assertStrictEquals(verdicts({ perMove: 0.99 / 2.25 }).C1a, "refuted");
});

Deno.test("processes that differ much decide nothing, and hidden layers that differ make it partly", () => {
  assertEquals(verdicts({ perMove: 1.4, apart: 1.3 }), { C1a: "confirmed", C1b: "not decided" });
  const half = claimsOf([...madeUp("none", { perMove: 0.2 }), ...madeUp("64", { perMove: 1 })]);
  assertEquals(half.map(({ verdict }) => verdict), ["partly", "partly", "partly", "partly"]);
});

Deno.test("positions with a single move count in the table by moves, and not in the ratios", () => {
  const summary = study.summarise({
    frequencies,
    passes: [],
    timings: madeUp("none", { perMove: 1 }),
  });
  assertEquals([...new Set(summary.byMoves.map(({ legal_moves }) => legal_moves))], [1, 2, 3]);
  const speed = summary.speeds.find(({ contender }) => contender === "38-1")!;
  assertAlmostEquals(speed.ratio.mean, 2.25, 1e-9);
  assertAlmostEquals(speed.perMove.mean, 1, 1e-9);
  assertStrictEquals(summary.covered, 4 / 5);
  assertAlmostEquals(speed.tensorFlow!.mean, 10, 1e-9);
  assertEquals([speed.ratio.count, speed.ratio.unit], [3, "processes"]);
});

Deno.test("the titles of the figures say the ratios", () => {
  const timings = [...madeUp("none", { perMove: 0.5 }), ...madeUp("64", { perMove: 1 })];
  const [byMoves, tensorFlow] = study.figures(
    study.summarise({ frequencies, passes: [], timings }),
    noVerdict,
  );
  assertMatch(
    byMoves.title,
    /^With 3 legal moves 38-1 takes 1\.5 to 3 times .* incrementally 1\.5 to 3/,
  );
  assertMatch(tensorFlow.title, /^For a move of 38-50 TensorFlow.js takes 10 times as long/);
});

interface MadeUp {
  /** Time of 38-1 over that of 38-50 and the number of legal moves. */
  readonly perMove: number;
  /** Factor between the processes. */
  readonly apart?: number;
}

/** Two legal moves occur three times as often as three; a fifth of the positions with a choice is not timed. */
const frequencies = [
  { legal_moves: 1, positions: 50 },
  { legal_moves: 2, positions: 30 },
  { legal_moves: 3, positions: 10 },
  { legal_moves: 4, positions: 10 },
];

/** Made-up times of three processes; all ways to compute 38-1 take the same time. */
function madeUp(hidden: string, { perMove, apart = 1.0001 }: MadeUp): TimingRow[] {
  return [1, 2, 3].flatMap((process) =>
    [1, 2, 3].flatMap((legal_moves) =>
      CONTENDERS.map((contender): TimingRow => {
        const own = contender.startsWith("38-50") ? 1 : perMove * legal_moves;
        const tensors = contender.endsWith("TensorFlow.js") ? 10 : 1;
        const varied = contender.startsWith("38-50") ? 1 : apart ** (process - 2);
        const seconds = 1e-6 * own * tensors * varied;
        return {
          ...{ hidden, process, legal_moves, contender, seconds },
          ...{ seconds_low: seconds, seconds_high: seconds, repeats: 1 },
        };
      })
    )
  );
}

function claimsOf(timings: readonly TimingRow[], passes: readonly PassRow[] = []) {
  return study.claims(study.summarise({ frequencies, passes, timings })).map(verdictOn);
}

function verdicts(made: MadeUp): Record<string, string> {
  const [slower, about] = claimsOf(madeUp("64", made));
  return { [slower.claim]: slower.verdict, [about.claim]: about.verdict };
}
