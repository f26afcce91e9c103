import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { loadStudy } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { startPositions } from "matchbox/experiments/studies/node_counts/positions.ts";
import { whenOrderingPays } from "matchbox/experiments/studies/node_counts/claims.ts";
import { summarise } from "matchbox/experiments/studies/node_counts/summary.ts";
import type { Row } from "matchbox/report/table.ts";
import { runStudy } from "matchbox/runner/run_study.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";

const study = await loadStudy("node-counts");
const small = { positions: 2, depth: 3, pay_depth: 4, repeats: 0 };
const { rows: { facts: rows } } = await runStudy("node-counts", {
  store: ":memory:",
  executors: localExecutors(0),
  set: small,
});

Deno.test("minimax of tic-tac-toe has the leaves that are known, depth by depth", () => {
  // Lines of play by length: 9!/(9-d)! less what follows a finished game, plus the games that ended
  // before: 1,440 games end after 5 plies, 5,328 after 6, 47,952 after 7, 72,576 after 8.
  const lines = [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];
  const ended = [0, 0, 0, 0, 0, 1440, 6768, 54720, 127296];
  const leaves = pick({ game: "tictactoe", algorithm: "minimax" }).map((row) => row.leaves);
  assertEquals(leaves, lines.map((count, i) => count + ended[i]));
});

Deno.test("all searches of a position and depth find the same value, and minimax has the most leaves", () => {
  const groups = Map.groupBy(rows, (row) => `${row.game} ${row.position} ${row.depth}`);
  // Tic-tac-toe to depth 9, and two positions to depth 3 and, of the paying orders alone, 4.
  assertStrictEquals(groups.size, 9 + 2 * 4);
  for (const group of groups.values()) {
    const paying = group[0].share === null;
    assertStrictEquals(group.length, paying ? 2 : 8);
    const evaluated = group.filter(({ leaf_values }) => leaf_values === "as evaluated");
    assertStrictEquals(new Set(evaluated.map((row) => row.value)).size, 1);
    if (paying) continue;
    const [full, ...others] = group;
    assertStrictEquals(full.share, 1);
    for (const other of others) {
      assertLessOrEqual(other.leaves as number, full.leaves as number);
      // Unique values are those as evaluated and less than half a point.
      assertAlmostEquals(other.value as number, full.value as number, 0.5);
    }
  }
});

Deno.test("what ordering costs is part of the price", () => {
  for (const row of rows) {
    assertStrictEquals(row.all_nodes, (row.nodes as number) + (row.ordering_nodes as number));
    const ordered = row.algorithm === "alpha-beta" && row.order !== "as generated";
    assertStrictEquals((row.ordering_nodes as number) > 0, ordered);
  }
  const [full] = pick({ game: "reversi:size=8", position: 1, depth: 3, algorithm: "minimax" });
  const [best] = pick({ game: "reversi:size=8", position: 1, depth: 3, order: "best first" });
  assertAlmostEquals(
    best.share as number,
    (best.all_nodes as number) / (full.nodes as number),
    1e-4,
  );
});

Deno.test("with unique values the exactly worst order leaves more to do, as no equal move comes early", () => {
  const worst = (values: string) =>
    pick({ game: "reversi:size=8", depth: 3, order: "exactly worst first", leaf_values: values })
      .reduce((sum, { leaves }) => sum + (leaves as number), 0);
  assertGreater(worst("unique"), worst("as evaluated"));
});

Deno.test("a position is the same however many there are, whatever is timed, and however deep the search", async () => {
  const starts = (found: readonly Row[]) =>
    found.filter(({ game, position, depth, algorithm }) =>
      game !== "tictactoe" && position === 1 && depth === 1 && algorithm === "minimax"
    ).map(({ start }) => start);
  const run = await runStudy("node-counts", {
    store: ":memory:",
    executors: localExecutors(0),
    set: { positions: 1, depth: 1, pay_depth: 2, repeats: 1, ordering_depth: 0 },
  });
  assertEquals(starts(run.rows.facts), starts(rows));
  assertStrictEquals(starts(rows).length, 1);
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

Deno.test("every position is timed, by orders that a player could afford, with quartiles around the median", async () => {
  for (const { seconds, repeats } of rows) {
    assertStrictEquals(seconds, null);
    assertStrictEquals(repeats, 0);
  }
  const set = { positions: 2, depth: 1, pay_depth: 2, repeats: 3 };
  const run = await runStudy("node-counts", {
    store: ":memory:",
    executors: localExecutors(0),
    set,
  });
  for (const { order, seconds, seconds_low, seconds_high, repeats } of run.rows.facts) {
    if ((order as string).startsWith("exactly")) {
      assertStrictEquals(seconds, null);
      continue;
    }
    assertStrictEquals(repeats, 3);
    const times = [0, seconds_low, seconds, seconds_high] as number[];
    assertEquals(times, times.toSorted((a, b) => a - b));
    assertGreater(times[1], 0);
  }
});

Deno.test("claims are confirmed by numbers as the sources say, and refuted by the opposite", () => {
  // Width 4: minimax 4^d leaves; best order 4^ceil(d/2) + 4^floor(d/2) - 1; worst order everything.
  assertEquals(verdictsOf({ best: minimum(10), worst: 4 ** 10, cutoffs: 0 }), {
    C6a: "confirmed",
    C6b: "confirmed",
    C9: "confirmed",
    C10: "confirmed",
  });
  assertEquals(verdictsOf({ best: 4 ** 10, worst: minimum(10), cutoffs: 1 }), {
    C6a: "refuted",
    C6b: "refuted",
    C9: "partly",
    C10: "refuted",
  });
});

Deno.test("the thresholds of the claims lie where the study says", () => {
  const root = 4 ** 5;
  // About the square root: within a factor of two.
  assertStrictEquals(verdictsOf({ best: 1.99 * root }).C6a, "confirmed");
  assertStrictEquals(verdictsOf({ best: 2.01 * root }).C6a, "refuted");
  assertStrictEquals(verdictsOf({ best: 0.51 * root }).C6a, "confirmed");
  assertStrictEquals(verdictsOf({ best: 0.49 * root }).C6a, "refuted");
  // As many: at least 0.95 of them.
  assertStrictEquals(verdictsOf({ worst: 0.951 * 4 ** 10 }).C6b, "confirmed");
  assertStrictEquals(verdictsOf({ worst: 0.949 * 4 ** 10 }).C6b, "refuted");
  // At the formula: within a factor of one and a half, of which the powers of W are the other half.
  assertStrictEquals(verdictsOf({ best: 1.49 * minimum(10) }).C9, "confirmed");
  assertStrictEquals(verdictsOf({ best: 1.51 * minimum(10) }).C9, "partly");
  assertStrictEquals(verdictsOf({ best: minimum(10) / 1.49 }).C9, "confirmed");
  assertStrictEquals(verdictsOf({ best: minimum(10) / 1.51 }).C9, "partly");
  // Nothing is cut: not one node.
  assertStrictEquals(verdictsOf({ cutoffs: 0 }).C10, "confirmed");
  assertStrictEquals(verdictsOf({ cutoffs: 1 }).C10, "refuted");
});

Deno.test("from which depth a shallow order pays is told by the intervals", () => {
  const pays = (...ratios: number[]) =>
    whenOrderingPays(summarise(ratios.flatMap((ratio, i) => paid(i + 1, ratio))));
  assertMatch(
    pays(2, 1.2, 0.8, 0.5),
    /^A shallow order pays from depth 3 on: at depth 4 .* 0\.50 \[/,
  );
  assertMatch(pays(0.8, 2, 0.8), /^A shallow order pays from depth 3 on/);
  assertMatch(pays(2, 1.2), /^Up to depth 2 a shallow order is not seen to pay/);
});

Deno.test("the figure of nodes is logarithmic and has four series, the theoretical minimum among them", () => {
  const [figure] = study.figures(rows);
  assertStrictEquals((figure.options.y as { type: string }).type, "log");
  const { domain } = figure.options.color as { domain: string[] };
  assertStrictEquals(domain.length, 4);
  const drawn = figure.marks.flatMap(({ data }) => data as { search: string }[]);
  assertEquals(new Set(drawn.map(({ search }) => search)), new Set(domain));
});

function pick(wanted: Row): Row[] {
  return rows.filter((row) => Object.entries(wanted).every(([name, value]) => row[name] === value));
}

function minimum(depth: number): number {
  return 4 ** Math.ceil(depth / 2) + 4 ** Math.floor(depth / 2) - 1;
}

/** The leaves of a made-up study at depth 10; what is not given is as the sources say. */
interface MadeUp {
  readonly best?: number;
  readonly worst?: number;
  readonly cutoffs?: number;
}

/** The verdicts on made-up rows of a uniform tree of width 4, three positions alike but for a hair. */
function verdictsOf({ best = minimum(10), worst = 4 ** 10, cutoffs = 0 }: MadeUp) {
  const made: Row[] = [];
  for (const position of [1, 2, 3]) {
    for (const depth of [9, 10]) {
      const row = (algorithm: string, order: string, values: string, count: number): Row => ({
        ...{ game: "reversi:size=8", position, depth, algorithm, order, leaf_values: values },
        ...{ nodes: count, all_nodes: count, leaves: count, cutoffs, seconds: null },
        ...{ branching: count ** (1 / depth), width: 4, minimum: minimum(depth) },
        share: count / 4 ** depth,
      });
      made.push(row("minimax", "as generated", "as evaluated", 4 ** depth));
      for (const values of ["as evaluated", "unique"]) {
        for (const exactly of ["", "exactly "]) {
          made.push(row("alpha-beta", `${exactly}best first`, values, best));
          made.push(row("alpha-beta", `${exactly}worst first`, values, worst));
        }
      }
    }
  }
  return Object.fromEntries(study.claims(made).map(({ claim, verdict }) => [claim, verdict]));
}

/** Rows of a depth at which the ordered search needs `ratio` times the nodes, give or take a hundredth. */
function paid(depth: number, ratio: number): Row[] {
  return [1, 2, 3, 4, 5].flatMap((position) => {
    const row = (order: string, count: number): Row => ({
      ...{ game: "reversi:size=8", position, depth, algorithm: "alpha-beta", order },
      ...{ leaf_values: "as evaluated", nodes: count, all_nodes: count, leaves: count, cutoffs: 0 },
      ...{ branching: 4, width: null, minimum: null, share: null, seconds: null },
    });
    const wobble = 1 + (position - 3) / 200;
    return [row("as generated", 1000), row("best first", 1000 * ratio * wobble)];
  });
}
