import {
  assert,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { loadStudy } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { startPositions } from "matchbox/experiments/studies/node_counts/positions.ts";
import type { Row } from "matchbox/report/table.ts";
import { runStudy } from "matchbox/runner/run_study.ts";

const study = await loadStudy("node-counts");
const small = { positions: 2, depth: 3, timed_positions: 0 };
const { rows } = await runStudy("node-counts", { store: ":memory:", jobs: 0, set: small });

Deno.test("minimax of tic-tac-toe has the leaves that are known, depth by depth", () => {
  // Lines of play by length: 9!/(9-d)! less what follows a finished game, plus the games that ended
  // before: 1,440 games end after 5 plies, 5,328 after 6, 47,952 after 7, 72,576 after 8.
  const lines = [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];
  const ended = [0, 0, 0, 0, 0, 1440, 6768, 54720, 127296];
  const leaves = pick({ game: "tictactoe", algorithm: "minimax" }).map((row) => row.leaves);
  assertEquals(leaves, lines.map((count, i) => count + ended[i]));
});

Deno.test("all searches of a position and depth find the same value, and minimax has the most nodes", () => {
  const groups = Map.groupBy(rows, (row) => `${row.game} ${row.position} ${row.depth}`);
  assertStrictEquals(groups.size, 9 + 2 * 3);
  for (const group of groups.values()) {
    assertStrictEquals(group.length, 6);
    assertStrictEquals(new Set(group.map((row) => row.value)).size, 1);
    const [full, ...others] = group;
    assertStrictEquals(full.share, 1);
    for (const other of others) assertLessOrEqual(other.nodes as number, full.nodes as number);
  }
});

Deno.test("the theoretical minimum is that of Knuth and Moore for the width measured", () => {
  // 72 leaves at depth 2: W = sqrt(72), so W + W - 1 = 15.9706; 504 at depth 3: W^2 + W - 1.
  const [two, three] = [2, 3].map((depth) =>
    pick({ game: "tictactoe", depth, algorithm: "minimax" })[0]
  );
  assertStrictEquals(two.minimum, 15.9706);
  assertStrictEquals(three.minimum, Number((504 ** (2 / 3) + 504 ** (1 / 3) - 1).toPrecision(6)));
});

Deno.test("start positions are different and unfinished, and too many are refused", () => {
  const game = findGame("reversi:size=4");
  const positions = startPositions(game, 20, 6, randomStream("start positions"));
  assertStrictEquals(new Set(positions.map(String)).size, 20);
  for (const position of positions) assertStrictEquals(position.result(), null);
  assertThrows(
    () => startPositions(game, 5, 1, randomStream("")),
    Error,
    /fewer than 5 .* found 4/,
  );
});

Deno.test("only timed positions have a time, with quartiles around the median", async () => {
  assert(
    pick({ game: "reversi:size=8" }).every(({ seconds, repeats }) =>
      seconds === null && repeats === 0
    ),
  );
  const set = { positions: 2, depth: 1, timed_positions: 1, repeats: 3 };
  const run = await runStudy("node-counts", { store: ":memory:", jobs: 0, set });
  const reversi = run.rows.filter(({ game }) => game !== "tictactoe");
  for (const { position, seconds, seconds_low, seconds_high, repeats } of reversi) {
    if (position === 2) assertStrictEquals(seconds, null);
    else {
      assertStrictEquals(repeats, 3);
      const times = [0, seconds_low, seconds, seconds_high] as number[];
      assertEquals(times, times.toSorted((a, b) => a - b));
      assertGreater(times[1], 0);
    }
  }
});

Deno.test("claims are confirmed by numbers as the sources say, and refuted by the opposite", () => {
  // Width 4: minimax 4^d leaves; best order 4^ceil(d/2) + 4^floor(d/2) - 1; worst order everything.
  assertEquals(verdictsOf({ best: (d) => minimum(d), worst: (d) => 4 ** d }), {
    C6: "confirmed",
    C9: "confirmed",
    C10: "confirmed",
  });
  assertEquals(verdictsOf({ best: (d) => 4 ** d, worst: (d) => minimum(d) }), {
    C6: "refuted",
    C9: "depends",
    C10: "refuted",
  });
});

Deno.test("the figure of nodes is logarithmic and has every search and the theoretical minimum", () => {
  const [figure] = study.figures(rows);
  assertStrictEquals((figure.options.y as { type: string }).type, "log");
  const { domain } = figure.options.color as { domain: string[] };
  assertStrictEquals(domain.length, 7);
  const drawn = figure.marks.flatMap(({ data }) => data as { search: string }[]);
  assertEquals(new Set(drawn.map(({ search }) => search)), new Set(domain));
});

function pick(wanted: Row): Row[] {
  return rows.filter((row) => Object.entries(wanted).every(([name, value]) => row[name] === value));
}

function minimum(depth: number): number {
  return 4 ** Math.ceil(depth / 2) + 4 ** Math.floor(depth / 2) - 1;
}

/** The verdicts on made-up rows of a uniform tree, three positions alike. */
function verdictsOf(leaves: { best: (d: number) => number; worst: (d: number) => number }) {
  const made: Row[] = [];
  for (const position of [1, 2, 3]) {
    for (const depth of [9, 10]) {
      const row = (algorithm: string, order: string, count: number): Row => ({
        ...{ game: "reversi:size=8", position, depth, algorithm, order },
        ...{ nodes: count, leaves: count, cutoffs: 0, seconds: null },
        ...{ branching: count ** (1 / depth), minimum: minimum(depth), share: count / 4 ** depth },
      });
      made.push(row("minimax", "as generated", 4 ** depth));
      for (const exactly of ["", "exactly "]) {
        made.push(row("alpha-beta", `${exactly}best first`, leaves.best(depth)));
        made.push(row("alpha-beta", `${exactly}worst first`, leaves.worst(depth)));
      }
    }
  }
  return Object.fromEntries(study.claims(made).map(({ claim, verdict }) => [claim, verdict]));
}
