import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { ffoPositions } from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { ffoRow } from "matchbox/experiments/studies/reversi_endgame/ffo_row.ts";
import { endgamesOf, plays } from "matchbox/experiments/studies/reversi_endgame/games.ts";
import type {
  sets,
  SolvedRow,
  TimingRow,
} from "matchbox/experiments/studies/reversi_endgame/rows.ts";
import {
  countNodes,
  timeEndgames,
} from "matchbox/experiments/studies/reversi_endgame/solve_endgames.ts";
import { study } from "matchbox/experiments/studies/reversi_endgame/show.ts";
import { summarise, withinASecond } from "matchbox/experiments/studies/reversi_endgame/summary.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { emptySquares, type ReversiPosition } from "matchbox/games/reversi/mod.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { around, noVerdict } from "./around.ts";

const run = await runStudy("reversi-endgame", {
  store: ":memory:",
  executors: localExecutors(0),
  set: {
    games: 3,
    empties: 11,
    processes: 2,
    timed_empties: 10,
    textbook_empties: 8,
    part_empties: 10,
  },
});
const rows = run.rows as unknown as RowsOf<typeof sets>;
const source = { stream: randomStream, random: randomStream("order"), clock: { now: () => 0 } };

Deno.test("a game has a position for every number of empty squares, and none is over", () => {
  for (const play of plays) {
    const positions = endgamesOf(play, randomStream(`endgames of ${play}`), source.clock);
    for (let empties = 6; empties <= 40; empties++) {
      const position = positions.get(empties) as ReversiPosition;
      assertStrictEquals(emptySquares(position), empties);
      assertStrictEquals(position.result(), null);
    }
  }
});

Deno.test("the rows are those of the methods that were asked for", () => {
  const methods = (empties: number, play: string) =>
    rows.solved.filter((row) => row.empties === empties && row.play === play && row.game === 1)
      .map(({ method }) => method);
  assertEquals(methods(8, "random"), ["solver", "alpha-beta", "alpha-beta with a table"]);
  assertEquals(methods(9, "random"), ["solver"]);
  assertEquals(methods(10, "random"), ["solver"]);
  assertStrictEquals(methods(10, "alpha-beta").length, 5);
  assert(rows.timings.every(({ seconds }) => seconds === null || seconds > 0 && seconds < 1));
  assertStrictEquals(rows.ffo.length, 19);
});

Deno.test("positions do not depend on how many are asked for, or by which methods they are solved", () => {
  const asked = { play: "random", empties: 8, from: 2, to: 2 } as const;
  const [one] = countNodes({ ...asked, methods: ["alpha-beta"] }, source);
  const all = countNodes({ ...asked, from: 1, to: 3, methods: ["solver"] }, source);
  assertStrictEquals(one.start, all[1].start);
  assertStrictEquals(one.score, all[1].score);
});

Deno.test("what takes more than a second has no time", () => {
  let now = 0;
  const asked = [{ empties: 14, methods: ["solver"] }] as const;
  const slow = { ...source, clock: { now: () => now += 600 } };
  const quick = { ...source, clock: { now: () => now += 0.01 } };
  assertStrictEquals(timeEndgames("random", 1, asked, slow)[0].seconds, null);
  assert(timeEndgames("random", 1, asked, quick)[0].seconds! < 1);
});

Deno.test("every legal move of every FFO position has a published score", () => {
  const reversi = findGame("reversi");
  assertEquals(
    ffoPositions.map(({ number }) => number),
    [...Array.from({ length: 19 }, (_, i) => i + 1), 40, 41, 42, 43, 44],
  );
  for (const { position, scores } of ffoPositions) {
    const start = reversi.start(position);
    const published = scores.split(" ").map((each) => each.split(":")[0]);
    const legal = legalMoves(reversi, start).map((move) => reversi.format(start, move));
    assertEquals(published.toSorted(), legal.toSorted());
  }
});

Deno.test("a published score that is wrong is a mismatch", () => {
  const right = ffoPositions.find(({ number }) => number === 5)!;
  assertStrictEquals(ffoRow(right, true).mismatches, 0);
  assertStrictEquals(ffoRow(right, true).scores_compared, 7);
  assertStrictEquals(ffoRow(right, false).scores_compared, 1);
  // Of the position and of its best move.
  const best = { ...right, scores: right.scores.replace("g8:32", "g8:34") };
  assertStrictEquals(ffoRow(best, true).mismatches, 2);
  const another = { ...right, scores: right.scores.replace("b2:-20", "b2:-18") };
  assertStrictEquals(ffoRow(another, true).mismatches, 1);
  assertStrictEquals(ffoRow(another, false).mismatches, 0);
});

Deno.test("C27a: one score that differs refutes it", () => {
  const with_ = (mismatches: number) =>
    claim("C27a", { ...rows, ffo: [{ ...rows.ffo[0], mismatches }, ...rows.ffo.slice(1)] });
  assertStrictEquals(with_(0).verdict, "confirmed");
  assertStrictEquals(with_(1).verdict, "refuted");
  const { scores_compared } = rows.ffo[0];
  assert(scores_compared > 1);
  assertMatch(
    with_(1).measured,
    /^holds in \d+ of \d+ published scores \(19 positions of the FFO\)$/,
  );
});

Deno.test("C27b: every and most positions within a second are told by the share and its interval", () => {
  // Of 10 positions the interval of 8 begins at 0.490 and that of 9 at 0.596.
  const solvedOf = (...counts: number[]) =>
    summarise({ ...rows, timings: timingsOf(counts) }).within;
  assertEquals(solvedOf(10, 10, 9, 8), { every: 7, most: 8, timed: 9 });
  assertEquals(solvedOf(10, 9, 10, 0), { every: 6, most: 8, timed: 9 });
  assertEquals(solvedOf(8), { every: null, most: null, timed: 6 });
  const { verdict, cases } = claim("C27b", { ...rows, timings: timingsOf([10, 10, 9, 8]) });
  assertStrictEquals(verdict, "measured");
  assertEquals(cases.map(({ name, mean }) => [name, mean]), [["every position", 7], [
    "most positions",
    8,
  ]]);
  assertEquals(claim("C27b", { ...rows, timings: timingsOf([8]) }).cases, []);
  // Ten of ten solved tell of a share from 0.72 on, by Wilson's interval.
  assertMatch(
    claim("C27b", { ...rows, timings: timingsOf([10, 9]) }).evidence,
    /all 10 positions with 6 empty squares; the interval of their share begins at 0\.72\./,
  );
});

Deno.test("most positions are solved when the interval of the share lies above a half", () => {
  const [time] = summarise({ ...rows, timings: timingsOf([9]) }).times;
  const most = (solved: Interval) =>
    withinASecond([{ ...time, solved }]).most === null ? "no" : "yes";
  assertEquals(around(0.5, most), ["yes", "no", "no"]);
});

Deno.test("growth is the slope of the logarithms of each game, the solver's from 8 squares on", () => {
  const solved = [1, 2, 3].flatMap((game) =>
    [6, 7, 8, 9, 10].map((empties): SolvedRow => ({
      ...{ method: "solver", play: "random", empties, game, start: "", score: 0 },
      // Below 8 the numbers are far off the line.
      nodes: empties < 8 ? 1 : game * 3 ** empties,
    }))
  );
  const { growth: [growth] } = summarise({ ...rows, solved: [...solved, ...partRows()] });
  assertAlmostEquals(growth.factor.mean, 3, 1e-9);
  assertEquals([growth.from, growth.to], [8, 10]);
});

Deno.test("a part is worth the ratio of the same position without and with it", () => {
  const timings = partRows().map(({ method, play, empties, game, nodes }): TimingRow => ({
    ...{ method, play, empties, process: game },
    seconds: game === 2 && method !== "solver" ? null : nodes / 1000,
  }));
  const [part] = summarise({ ...rows, solved: partRows(), timings }).parts;
  // Ratios 2 and 8: the geometric mean is 4. The second position has no time without the part.
  assertAlmostEquals(part.nodes.mean, 4, 1e-9);
  assertAlmostEquals(part.seconds!.mean, 2, 1e-9);
  assertStrictEquals(part.seconds!.count, 1);
});

Deno.test("titles of the figures say what the summary says", () => {
  const titles = (changed: RowsOf<typeof sets>) =>
    study.figures(summarise(changed), noVerdict).map(({ title }) => title);
  assertMatch(titles(rows)[0], /^Up to 10 empty squares every position/);
  const [share, time] = titles({ ...rows, timings: timingsOf([10, 9, 4, 0]) });
  assertStrictEquals(
    share,
    "Every position is solved within a second up to 6 empty squares, most up to 7",
  );
  assertStrictEquals(time, "With 7 empty squares the median time is 500 ms");
  const [none, slow] = titles({ ...rows, timings: timingsOf([0, 0]) });
  assertMatch(none, /^No number/);
  assertMatch(slow, /^The median time is more than a second/);
});

/** Ten positions for each number of empty squares from 6 on; so many of them were solved, in half a second. */
function timingsOf(counts: readonly number[]): TimingRow[] {
  return counts.flatMap((count, i) =>
    Array.from({ length: 10 }, (_, index): TimingRow => ({
      ...{ method: "solver", play: "alpha-beta", empties: 6 + i, process: index + 1 },
      seconds: index < count ? 0.5 : null,
    }))
  );
}

/** The solver needs 100 nodes, without the table 200 and 800; the other parts are worth nothing. */
function partRows(): SolvedRow[] {
  const names = [...new Set(rows.solved.map(({ method }) => method))]
    .filter((method) => method.startsWith("solver"));
  return names.flatMap((method) =>
    [1, 2].map((game): SolvedRow => ({
      ...{ method, play: "alpha-beta", empties: 12, game, start: "", score: 0 },
      nodes: 100 * (method === "solver without the table" ? [2, 8][game - 1] : 1),
    }))
  );
}

function claim(number: string, changed: RowsOf<typeof sets>) {
  return verdictOn(study.claims(summarise(changed)).find(({ claim }) => claim === number)!);
}
