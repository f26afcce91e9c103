import { assertAlmostEquals, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { casesThat, type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { claims } from "matchbox/experiments/studies/negascout/claims.ts";
import { figures } from "matchbox/experiments/studies/negascout/figures.ts";
import type { sets } from "matchbox/experiments/studies/negascout/rows.ts";
import {
  type Comparison,
  summarise,
  type Summary,
} from "matchbox/experiments/studies/negascout/summary.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { assertTurns, between } from "./around.ts";

type Rows = RowsOf<typeof sets>;

const summary = summarise(madeUp({}));

Deno.test("the claims are judged by their thresholds, on either side", () => {
  // The same value, and fewer nodes than alpha-beta.
  assertStrictEquals(verdicts({}).C7a, "confirmed");
  assertStrictEquals(verdicts({ value: 1 }).C7a, "refuted");
  assertStrictEquals(verdicts({ scout: 0.99 }).C7b, "confirmed");
  assertStrictEquals(verdicts({ scout: 1.01 }).C7b, "refuted");
  // At most one and a half times as fast, by nodes and, apart from them, by time.
  for (const [scout, C13a] of [[1 / 1.49, "confirmed"], [1 / 1.51, "refuted"]] as const) {
    for (const [time, C13c] of [[1 / 1.49, "confirmed"], [1 / 1.51, "refuted"]] as const) {
      const found = verdicts({ scout, time });
      assertEquals([found.C13a, found.C13c], [C13a, C13c]);
    }
  }
  // More nodes than minimax, in one kind of tree.
  assertStrictEquals(verdicts({ worstTree: 1.01 }).C13b, "confirmed");
  assertStrictEquals(verdicts({ worstTree: 0.99 }).C13b, "refuted");
  // A null window with at most half of the nodes, no other nodes, and true bounds.
  assertStrictEquals(verdicts({ window: 0.49 }).C15a, "confirmed");
  assertStrictEquals(verdicts({ window: 0.51 }).C15a, "refuted");
  assertStrictEquals(verdicts({ extra: 0 }).C15b, "confirmed");
  assertStrictEquals(verdicts({ extra: 1 }).C15b, "refuted");
  assertStrictEquals(verdicts({ bound: 0, again: 0 }).C15c, "confirmed");
  assertStrictEquals(verdicts({ bound: 1 }).C15c, "refuted");
  assertStrictEquals(verdicts({ again: 1 }).C15c, "refuted");
  // Not one node that alpha-beta cuts off.
  assertStrictEquals(verdicts({ extra: 0 }).C31, "confirmed");
  assertStrictEquals(verdicts({ extra: 1 }).C31, "refuted");
  // A smaller ratio with a table.
  assertStrictEquals(verdicts({ scout: 0.9, withTable: 0.89 }).C32, "confirmed");
  assertStrictEquals(verdicts({ scout: 0.9, withTable: 0.91 }).C32, "refuted");
});

Deno.test("verdicts go by the ends of intervals: positions that differ much decide nothing", () => {
  for (const scout of [0.99, 1.01]) {
    const { C7b, C32 } = verdicts({ scout, withTable: scout * 0.99, apart: 1.5 });
    assertEquals([C7b, C32], ["not decided", "not decided"]);
  }
  for (const window of [0.49, 0.51]) {
    assertStrictEquals(verdicts({ window, apart: 1.5 }).C15a, "not decided");
  }
  for (const worstTree of [0.99, 1.01]) {
    assertStrictEquals(verdicts({ worstTree, apart: 1.5 }).C13b, "not decided");
  }
});

Deno.test("C13a: a mean or a single search above it refutes the bound by nodes; C13c: a mean that by time", () => {
  const judged = (change: Partial<Comparison>, claim = "C13a") => {
    const below = { mostFactor: 1.1, factor: between(1, 1.1), timeFactor: null };
    return verdictOf(claim, {
      ...summary,
      comparisons: summary.comparisons.map((each) => ({ ...each, ...below, ...change })),
    });
  };
  assertStrictEquals(judged({}), "confirmed");
  assertStrictEquals(judged({ mostFactor: 1.499 }), "confirmed");
  assertStrictEquals(judged({ mostFactor: 1.501 }), "refuted");
  assertTurns(1.5, "below", (factor) => judged({ factor }));
  assertTurns(1.5, "below", (timeFactor) => judged({ timeFactor }, "C13c"));
});

Deno.test("C7b: each game counts with each order but the worst", () => {
  const comparisons = summary.comparisons.map((each) => ({
    ...each,
    scout: each.order === "best first" ? between(0.8, 0.9) : between(0.9, 1.1),
  }));
  const verdict = verdictFor("C7b", { ...summary, comparisons });
  assertStrictEquals(verdict.verdict, "partly");
  // The made-up rows have four boards and three orders besides the worst one.
  assertEquals([verdict.cases.length, casesThat("confirmed", verdict).length], [12, 4]);
});

Deno.test("C13b: games with the worst move first count as much as trees", () => {
  const trees = summary.trees.map((each) => ({ ...each, overMinimax: between(0.1, 0.2) }));
  const inGames = (overMinimax: Interval) =>
    verdictOf("C13b", {
      ...summary,
      trees,
      comparisons: summary.comparisons.map((each) =>
        each.order === "worst first" ? { ...each, overMinimax } : each
      ),
    });
  assertTurns(1, "above", inGames);
});

Deno.test("C15b: one node that a null window spares is more cutoffs, and none is not", () => {
  const sparing = (nodes: number) =>
    verdictOf("C15b", {
      ...summary,
      visits: summary.visits.map((each) => ({ ...each, withExtra: 0, spared: nodes })),
    });
  assertStrictEquals(sparing(1), "confirmed");
  assertStrictEquals(sparing(0), "refuted");
});

Deno.test("C31: a node visited by one of two searches with a fixed order is visited", () => {
  const [fixed] = summary.visits;
  const failHard = {
    ...fixed,
    condition: "NegaScout, fixed order, fail-hard",
    withExtra: 1,
  } as const;
  const visits = [...summary.visits, failHard];
  // One such search is enough, though those with other orders, values and tables have none.
  assertStrictEquals(verdictOf("C31", { ...summary, visits }), "refuted");
});

Deno.test("C32: the gain is judged by tables for one search, not for the searches to all depths", () => {
  const gaining = (memory: Comparison["memory"], gain: Interval) =>
    verdictOf("C32", {
      ...summary,
      comparisons: summary.comparisons.map((each) =>
        each.memory === "none"
          ? each
          : { ...each, tableGain: each.memory === memory ? gain : between(0.8, 0.9) }
      ),
    });
  assertTurns(1, "below", (gain) => gaining("table", gain));
  assertStrictEquals(gaining("table, deepened", between(1.1, 1.2)), "confirmed");
});

Deno.test("C32: each order counts but the worst", () => {
  const withOrder = (order: Comparison["order"]) => {
    const tables = summary.comparisons.filter(({ memory }) => memory === "table").map((each) => ({
      ...each,
      tableGain: between(0.8, 0.9),
    }));
    const more = tables.map((each) => ({ ...each, order, tableGain: between(1.1, 1.2) }));
    const others = tables.filter((each) => each.order !== order);
    return verdictOf("C32", { ...summary, comparisons: [...others, ...more] });
  };
  assertStrictEquals(withOrder("killers"), "partly");
  assertStrictEquals(withOrder("worst first"), "confirmed");
});

Deno.test("the titles say the numbers of the rows", () => {
  const titles = (made: MadeUp) => figures(summarise(madeUp(made))).map(({ title }) => title);
  const [depths, orders, windows] = titles({ scout: 0.9, window: 0.4 });
  assertMatch(depths, /needs 0\.90 times the nodes .* best move first/);
  assertMatch(orders, /saves nodes from 80 % best moves first on \(8 moves, 4 plies\)/);
  assertMatch(windows, /next to the value needs 40 % to 40 % of the nodes/);
  assertMatch(titles({ scout: 1.1 })[1], /is not seen to save nodes with any order/);
});

Deno.test("the title says that farther windows need fewer nodes only where they do", () => {
  const title = (farther: number) => {
    const windows = summary.windows.flatMap((each) => [
      { ...each, nodes: { ...each.nodes, mean: 0.3 } },
      { ...each, distance: 8, nodes: { ...each.nodes, mean: farther } },
    ]);
    return figures({ ...summary, windows })[2].title;
  };
  assertMatch(title(0.299), /^A null window .*, and fewer the farther away it is$/);
  assertMatch(title(0.301), /needs 30 % to 30 % of the nodes of an open window$/);
});

Deno.test("ratios are those of the same position, as a geometric mean", () => {
  const { comparisons } = summarise(madeUp({ scout: 0.8, apart: 1.5 }));
  const chess = comparisons.find(({ game, order, memory }) =>
    game === "chess" && order === "as generated" && memory === "none"
  )!;
  assertStrictEquals(chess.count, 3);
  assertAlmostEquals(chess.scout.mean, 0.8, 1e-12);
  assertAlmostEquals(chess.factor.mean, 1 / 0.8, 1e-12);
  // Ratios 0.8 / 1.5, 0.8 and 0.8 * 1.5: one factor, 1.5 / 0.8, is above one and a half.
  assertStrictEquals(chess.above, 1);
  assertAlmostEquals(chess.mostFactor, 1.5 / 0.8, 1e-12);
});

/** What a made-up study found; what is not given is neutral. */
interface MadeUp {
  /** Nodes of NegaScout divided by those of alpha-beta, without a table; with one it is the same. */
  readonly scout?: number;
  readonly withTable?: number;
  /** The same in time; default: in nodes. */
  readonly time?: number;
  /** Nodes of NegaScout divided by those of minimax in the worst trees; in games it is half as many. */
  readonly worstTree?: number;
  /** Nodes of null windows divided by those of the open one. */
  readonly window?: number;
  /** The value that NegaScout finds in games, where alpha-beta finds 0. */
  readonly value?: number;
  /** By how much bounds and second values are too high. */
  readonly bound?: number;
  readonly again?: number;
  /** Nodes visited that alpha-beta cuts off. */
  readonly extra?: number;
  /** Factor from one position to the next. */
  readonly apart?: number;
}

function verdicts(made: MadeUp): Record<string, string> {
  const all = claims(summarise(madeUp(made))).map(verdictOn);
  return Object.fromEntries(all.map(({ claim, verdict }) => [claim, verdict]));
}

function verdictFor(number: string, of: Summary) {
  return verdictOn(claims(of).find(({ claim }) => claim === number)!);
}

function verdictOf(number: string, of: Summary): string {
  return verdictFor(number, of).verdict;
}

/** Rows of three positions of each game, at one depth. */
function madeUp(made: MadeUp): Rows {
  const { scout = 1, withTable = scout, time = scout, worstTree = 1, window = 1 } = made;
  const { value = 0, bound = 0, again = 0, extra = 0, apart = 1 } = made;
  const searches: Rows["searches"][number][] = [];
  const timings: Rows["timings"][number][] = [];
  const windows: Rows["windows"][number][] = [];
  const visits: Rows["visits"][number][] = [];
  const trees: Rows["trees"][number][] = [];
  const plain = 1e6;
  for (const position of [1, 2, 3]) {
    const by = (ratio: number) => plain * ratio * apart ** (position - 2);
    for (const game of ["reversi:size=6", "reversi:size=8", "metelyk", "chess"]) {
      const key = { game, position, depth: 4 };
      const add = (
        algorithm: Rows["searches"][number]["algorithm"],
        order: Rows["searches"][number]["order"],
        memory: Rows["searches"][number]["memory"],
        nodes: number,
      ) => {
        const costs = { nodes, leaves: nodes, re_searches: 0, ordering_nodes: 0, all_nodes: nodes };
        const found = algorithm === "NegaScout" ? value : 0;
        searches.push({ ...key, algorithm, order, memory, value: found, ...costs });
      };
      // In games the worst order never takes NegaScout to the nodes of minimax.
      add("minimax", "as generated", "none", 1e9 * plain);
      for (const order of ["as generated", "best first", "killers", "worst first"] as const) {
        add("alpha-beta", order, "none", plain);
        add("NegaScout", order, "none", by(scout));
        if (order === "worst first") continue;
        for (const memory of ["table", "table, deepened"] as const) {
          // The ratio with a table differs from position to position on its own.
          add("alpha-beta", order, memory, plain);
          add("NegaScout", order, memory, by(withTable) * apart ** (position - 2));
        }
      }
      for (const order of ["as generated", "best first"] as const) {
        const timed = { process: position, ...key, order, memory: "none" as const, repeats: 1 };
        const seconds = (value: number) => ({
          seconds: value,
          seconds_low: value,
          seconds_high: value,
        });
        timings.push({ ...timed, algorithm: "alpha-beta", ...seconds(1) });
        timings.push({ ...timed, algorithm: "NegaScout", ...seconds(by(time) / plain) });
      }
      const open = { ...key, distance: 0, value: 0, nodes: plain, again: null, again_nodes: null };
      windows.push({ ...open, side: "open", tested: null });
      for (const side of ["below", "above"] as const) {
        const tested = side === "below" ? -1 : 0;
        windows.push({
          ...{ ...open, side, tested, nodes: by(window) },
          ...{ value: bound, again, again_nodes: 1 },
        });
      }
    }
    for (
      const condition of [
        "NegaScout, fixed order",
        "NegaScout, fixed order, fractional values",
        "NegaScout, killers",
        "NegaScout, table",
        "null window below, fixed order",
      ] as const
    ) {
      const nodes = { alpha_beta: 100, compared: 90 + extra, extra, spared: 10, repeated: 0 };
      visits.push({ sample: "uniform trees", position, depth: 3, condition, ...nodes });
    }
    const tree = { width: 8, depth: 4, tree: position, minimax: plain, alpha_beta: plain };
    const part = { ...tree, order: "best first in part" as const };
    trees.push({ ...part, best_first: 40, negascout: 2 * plain });
    trees.push({ ...part, best_first: 80, negascout: by(scout) });
    trees.push({ ...tree, order: "worst first", best_first: 0, negascout: by(worstTree) });
  }
  return { searches, timings, windows, visits, trees, positions: [], tree_timings: [] };
}
