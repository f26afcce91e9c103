import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { noRows, type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { clockRows } from "matchbox/experiments/studies/time_control/clock_games.ts";
import { longGame, longGames } from "matchbox/experiments/studies/time_control/long_games.ts";
import { PROGRAMS, specOf } from "matchbox/experiments/studies/time_control/programs.ts";
import {
  type ClockRow,
  type DoublingRow,
  sets,
} from "matchbox/experiments/studies/time_control/rows.ts";
import { study } from "matchbox/experiments/studies/time_control/show.ts";
import type { Doublings, Summary } from "matchbox/experiments/studies/time_control/summary.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { around, between, noVerdict } from "./around.ts";
import { long } from "../fixtures/sample_size.ts";

type Rows = RowsOf<typeof sets>;

const [chess, reversi] = PROGRAMS;
const clock = { now: () => 0 };

const small = {
  ...{ openings: 2, steps: 2, reach_positions: 2, timed_openings: 1, timed_steps: 1 },
  ...{ clock_games: 1, clock_seconds: 0.05 },
};

Deno.test("every match has its rows", long, async () => {
  const { rows } = await runStudy("time-control", {
    ...{ store: ":memory:", executors: localExecutors(0), set: small },
  }) as unknown as { rows: Rows };
  assertStrictEquals(rows.doublings.length, 2 * 2 * 2);
  for (const { points } of rows.doublings) assert([0, 0.5, 1, 1.5, 2].includes(points));
  assertStrictEquals(rows.timed_doublings.length, 2);
  assertStrictEquals(rows.clocks.length, 2 * 2 * 2);
  assertStrictEquals(rows.reach.length, 2 * 2 * 5);
});

Deno.test("games by nodes do not depend on what is timed or on the size of the sample", () => {
  const rowsWith = (set: Partial<typeof small>) => {
    const params = { ...study.presets.quick, ...small, ...set };
    const task = [...study.tasks(params)].find(({ key }) => key.includes("100 nodes"))!;
    const seed = "a seed";
    const stream = (label: string) => randomStream(`${seed}/${label}`);
    const context = { params, seed, stream, random: stream("own"), clock, inputs: [] };
    return study.run(task, { ...context, progress: () => {} }).rows.doublings!;
  };
  const rows = rowsWith({});
  assertStrictEquals(rows.length, 2);
  const more = { openings: 3, steps: 3, timed_openings: 2, clock_seconds: 0.1 };
  assertEquals(rowsWith(more).slice(0, 2), rows);
});

Deno.test("a limit becomes part of the spec, with time in seconds", () => {
  assertMatch(specOf(chess, { nodes: 100 }), /nodes=100.*eval=eight_parts/);
  assertMatch(specOf(reversi, { milliseconds: 5 }), /seconds=0.005.*eval=heuristics/);
  assertMatch(specOf(reversi, { margin: 0 }), /margin=0/);
});

Deno.test("a search that looks at the clock often is never late, and one that looks seldom loses on time", () => {
  const games = { margin: 20, delay: 0, base: 1, from: 1, to: 1, seed: 1 };
  let now = 0;
  // Each look at the clock takes a millisecond, so that every search ends in time.
  const slow = clockRows(reversi, games, { now: () => now += 1 });
  for (const { flag, late, moves, used } of slow) {
    assertEquals({ flag, late }, { flag: false, late: 0 });
    assert(moves > 0 && used <= 1);
  }
  // Each look takes 30 ms: a move plans 13 and takes more than the margin of 20 beyond it.
  const jumping = clockRows(reversi, games, { now: () => now += 30 });
  assertStrictEquals(jumping.filter(({ flag }) => flag).length, 1);
  assert(jumping.every(({ late, overshoot }) => late > 0 && overshoot > 20));
});

Deno.test("with a delay as long as the margin the planned moves take the time of the formula", () => {
  // 900 s over 30 moves are 30 s; 29 moves take 870 s, and the last one half of the other 30 s.
  const { first, after_30 } = longGame(900, 20, 20);
  assertAlmostEquals(first, 30, 1e-9);
  assertAlmostEquals(after_30!, 15, 1e-9);
  // Half of this is left after each 30 moves, divided by 30 each time.
  assertAlmostEquals(longGame(900, 20, 20).after_60!, 15 / 60, 1e-9);
});

Deno.test("a longer delay or a shorter time never makes the clock last longer", () => {
  const lasts = (base: number, margin: number, delay: number) =>
    longGame(base, margin, delay).falls_at ?? Infinity;
  fc.assert(fc.property(
    fc.integer({ min: 1, max: 7200 }),
    fc.constantFrom(0, 20),
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 50 }),
    (base, margin, delay, more) => {
      assertLessOrEqual(lasts(base, margin, delay + more), lasts(base, margin, delay));
      assertLessOrEqual(lasts(base, margin, delay), lasts(2 * base, margin, delay));
    },
  ));
});

Deno.test("E7: one flag with the margin refutes it; without one in the games without it the test is void", () => {
  const flags = (falls: (row: ClockRow, index: number) => boolean) =>
    verdict("E7", { clocks: clocks().map((row, index) => ({ ...row, flag: falls(row, index) })) });
  assertStrictEquals(flags(({ margin }) => margin === 0), "confirmed");
  assertStrictEquals(flags(({ margin }, index) => margin === 0 || index === 0), "refuted");
  const [lone] = clocks().flatMap(({ margin }, index) => margin === 0 ? [index] : []);
  assertStrictEquals(flags((_, index) => index === lone), "confirmed");
  assertStrictEquals(flags(() => false), "void");
  assertStrictEquals(flags((_, index) => index === 0), "void");
});

Deno.test("on a real clock the planned games last with the margin, and not without, by the computed clock", () => {
  // The presets: 12 ms of work in each move, 1.5 s or 0.6 s for a game of 31 or 30 moves.
  for (const [base, moves] of [[1.5, 31], [0.6, 30]]) {
    assertLessOrEqual(longGame(base, 0, 12).falls_at!, moves);
    // 3 ms more in each move are still covered.
    assert(longGame(base, 20, 15).falls_at! > moves);
  }
});

Deno.test("C35: every game has to gain by all doublings and by each", () => {
  const points = (of: (game: string, nodes: number) => readonly number[]) => ({
    doublings: doublings(of),
  });
  assertStrictEquals(verdict("C35", points(() => [1.5, 2, 1, 2])), "confirmed");
  assertStrictEquals(verdict("C35", points(() => [0.5, 0, 1, 0])), "refuted");
  assertStrictEquals(verdict("C35", points(() => [0, 1, 2, 1])), "not decided");
  assertStrictEquals(
    verdict("C35", points((game) => game === "chess" ? [1.5, 2, 1, 2] : [0.5, 0, 1, 0])),
    "partly",
  );
  const backwards = (_: string, nodes: number) => nodes === 400 ? [0, 0, 0, 0] : [2, 2, 1.5, 2];
  assertStrictEquals(verdict("C35", points(backwards)), "partly");
  const summary = study.summarise(made());
  const ofGames = (change: (game: Doublings) => Partial<Doublings>) =>
    verdictIn("C35", {
      ...summary,
      byNodes: summary.byNodes.map((each) => ({ ...each, ...change(each) })),
    }).verdict;
  assertEquals(around(0.5, (score) => ofGames(() => ({ score }))), [
    "confirmed",
    "partly",
    "partly",
  ]);
  const steps = (score: Interval) =>
    ofGames(({ steps: [first, ...others] }) => ({ steps: [{ ...first, score }, ...others] }));
  const told = (low: number, high: number) =>
    verdictIn("C35", {
      ...summary,
      byNodes: summary.byNodes.map((each) => ({
        ...each,
        steps: each.steps.map((step, index) => ({
          ...step,
          score: index === 0 ? between(low, high) : between(0.4, 0.6),
        })),
      })),
    }).evidence;
  // Two games with three doublings each.
  assertMatch(told(0.6, 0.7), /Of 6 single doublings 2 are shown to help and 0 to harm/);
  assertMatch(told(0.3, 0.4), /Of 6 single doublings 0 are shown to help and 2 to harm/);
  // A single doubling that is not shown to help leaves the claim in part.
  assertEquals(around(0.5, steps), ["confirmed", "partly", "partly"]);
});

Deno.test("the titles of the figures say what the summary says", () => {
  const title = (changed: Partial<Rows>, name: string) =>
    study.figures(study.summarise({ ...made(), ...changed }), noVerdict)
      .find((each) => each.name === name)!.title;
  const none = doublings(() => [1, 1, 1, 1]);
  assertMatch(title({ doublings: none }, "doublings"), /^Twice the nodes are worth 0 Elo in chess/);
  assertMatch(title({ doublings: none }, "doublings"), /; 0 of 6 doublings are shown to help/);
  assertMatch(title({}, "long_games"), /lasts until move \d+ to \d+, and no longer/);
  const endless = longGames().map((row) => ({ ...row, falls_at: row.base === 7200 ? null : 80 }));
  assertMatch(title({ long_games: endless }, "long_games"), /some clocks .* only until move 80/);
  assertMatch(title({}, "timed_doublings"), /do not show/);
  const helps = doublings(() => [1.5, 2, 1, 2]).map(({ nodes, ...row }) => ({
    ...row,
    milliseconds: nodes,
  }));
  assertMatch(title({ timed_doublings: helps }, "timed_doublings"), /stronger in all games/);
});

function made(): Rows {
  return {
    ...noRows(sets),
    doublings: doublings(() => [1.5, 2, 1, 2]),
    timed_doublings: doublings(() => [0, 1, 2, 1]).map(({ nodes, ...row }) => ({
      ...row,
      milliseconds: nodes,
    })),
    reach: PROGRAMS.flatMap(({ game }) =>
      [2, 4].flatMap((milliseconds) =>
        [1, 2].map((position) => ({ game, position, milliseconds, nodes: 1000, depth: 3 }))
      )
    ),
    clocks: clocks(),
    long_games: longGames(),
  };
}

/** @param points of the program with more, in four openings, for three steps; each five times */
function doublings(points: (game: string, nodes: number) => readonly number[]): DoublingRow[] {
  return PROGRAMS.flatMap(({ game }) =>
    [100, 200, 400].flatMap((nodes) =>
      Array.from({ length: 5 }, () => points(game, nodes)).flat().map((each, index) => ({
        game,
        nodes,
        opening: index + 1,
        points: each,
      }))
    )
  );
}

function clocks(): ClockRow[] {
  return PROGRAMS.flatMap(({ game }) =>
    [20, 0].flatMap((margin) =>
      [0, 1].map((side): ClockRow => ({
        ...{ game, margin, delay: 12, opening: 1, side, moves: 30, used: 0.9 },
        ...{ overshoot: 3, late: 0, flag: false },
      }))
    )
  );
}

function verdict(number: string, changed: Partial<Rows>): string {
  return verdictIn(number, study.summarise({ ...made(), ...changed })).verdict;
}

function verdictIn(number: string, summary: Summary) {
  return verdictOn(study.claims(summary).find(({ claim }) => claim === number)!);
}
