import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import {
  alphaBeta,
  type Evaluation,
  minimax,
  RecordingSearch,
  Search,
  type TreeGame,
  treeGame,
  uniformTree,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { RowsOf } from "matchbox/experiments/mod.ts";
import { SHAPES } from "matchbox/experiments/studies/negascout/count_trees.ts";
import { negaScoutFailHard } from "matchbox/experiments/studies/negascout/fail_hard.ts";
import type { sets } from "matchbox/experiments/studies/negascout/rows.ts";
import { study } from "matchbox/experiments/studies/negascout/study.ts";
import {
  orderedTree,
  worstFirstTree,
} from "matchbox/experiments/studies/negascout/synthetic_trees.ts";
import { runStudy } from "matchbox/runner/run_study.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";

type Rows = RowsOf<typeof sets>;

const small = {
  ...{ positions: 2, reversi_depth: 3, metelyk_depth: 3, chess_depth: 3 },
  ...{ trees: 2, visited_depth: 2, repeats: 0 },
};
const rows = await rowsOf(small);

Deno.test("all searches of a position and depth find the same value, and what sorting costs is counted", () => {
  const groups = Map.groupBy(rows.searches, (row) => `${row.game} ${row.position} ${row.depth}`);
  // Two positions each: tic-tac-toe to depths 2 to 7, four games to 2 and 3.
  assertStrictEquals(groups.size, 2 * (6 + 4 * 2));
  for (const group of groups.values()) {
    // Two algorithms with three orders; three with three orders and two forms of a table. Minimax and the
    // worst order are left out at the greatest depth.
    const last = group[0].depth === (group[0].game === "tictactoe" ? 7 : 3);
    assertStrictEquals(group.length, 2 * 3 + 3 * 3 * 2 + (last ? 0 : 1 + 2));
    assertStrictEquals(new Set(group.map(({ value }) => value)).size, 1);
    for (const row of group) {
      assertStrictEquals(row.all_nodes, row.nodes + row.ordering_nodes);
      assertStrictEquals(row.ordering_nodes > 0, / first$/.test(row.order));
    }
  }
});

Deno.test("a position is the same however many there are, however deep the search, and whatever is timed", async () => {
  const fewer = await rowsOf({
    ...small,
    reversi_depth: 4,
    trees: 3,
    repeats: 1,
  });
  assertEquals(fewer.positions, rows.positions);
  assertEquals(fewer.trees.filter(({ tree }) => tree <= 2), rows.trees);
  assertStrictEquals(fewer.timings.length, 2 * 4 * 4);
  for (const { seconds } of [...fewer.timings, ...fewer.tree_timings]) assertGreater(seconds, 0);
});

Deno.test("with the best move first no null window fails, so NegaScout visits the tree of alpha-beta", () => {
  const best = rows.trees.filter(({ best_first }) => best_first === 100);
  assertStrictEquals(best.length, 2 * SHAPES.length);
  for (const { width, depth, minimax, alpha_beta, negascout } of best) {
    assertStrictEquals(negascout, alpha_beta);
    // A tree of this width and depth has 1 + w + w^2 + ... nodes.
    assertStrictEquals(minimax, (width ** (depth + 1) - 1) / (width - 1));
    assertLess(alpha_beta, minimax);
  }
});

Deno.test("with a fixed order neither NegaScout nor a null window visits a node that alpha-beta cuts off", () => {
  const fixed = rows.visits.filter(({ condition }) =>
    condition.includes("fixed order") && !condition.includes("fractional")
  );
  for (const row of fixed) {
    assertStrictEquals(row.extra, 0, JSON.stringify(row));
    assertStrictEquals(row.compared + row.spared, row.alpha_beta);
  }
  assertGreater(fixed.length, 20);
});

Deno.test("null windows give true bounds, and the second search finds the value", () => {
  const open = rows.windows.filter(({ side }) => side === "open");
  for (const row of rows.windows.filter(({ side }) => side !== "open")) {
    const { value } = open.find(({ game, position }) =>
      game === row.game && position === row.position
    )!;
    if (row.side === "below") {
      assertEquals([row.value > row.tested!, row.value <= value], [true, true]);
    } else assertEquals([row.value <= row.tested!, row.value >= value], [true, true]);
    assertStrictEquals(row.again, value);
  }
});

const shapes = fc.record({
  width: fc.integer({ min: 2, max: 4 }),
  depth: fc.integer({ min: 1, max: 5 }),
  seed: fc.nat(),
});

Deno.test("the order of a tree changes nothing but the order: its value and leaves stay", () => {
  fc.assert(
    fc.property(shapes, ({ width, depth, seed }) => {
      const trees = [0, 0.3, 1].map((bestFirst) =>
        orderedTree({ width, depth }, bestFirst, randomStream(`tree ${seed}`))
      );
      const [first, ...others] = trees.map((tree) => ({
        value: valueOf(tree),
        leaves: leavesOf(tree).sort((one, other) => one - other),
      }));
      for (const other of others) assertEquals(other, first);
    }),
    { numRuns: 40 },
  );
});

Deno.test("the best move is first always or never, as the tree was ordered, and last in the worst order", () => {
  fc.assert(
    fc.property(shapes, ({ width, depth, seed }) => {
      const random = () => randomStream(`order ${seed}`);
      const values = (tree: TreeGame) => valuesOfMoves(tree);
      const best = values(orderedTree({ width, depth }, 1, random()));
      assertStrictEquals(best[0], Math.max(...best));
      const late = values(orderedTree({ width, depth }, 0, random()));
      assertStrictEquals(late.indexOf(Math.max(...late)) > 0 || new Set(late).size < width, true);
      const worst = values(worstFirstTree({ width, depth }, random()));
      assertEquals(worst, worst.toSorted((one, other) => one - other));
    }),
    { numRuns: 40 },
  );
});

Deno.test("fail-hard NegaScout returns the value of minimax, cut to the window, and visits no node that alpha-beta cuts off", () => {
  const windows = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }));
  const values = fc.infiniteStream(fc.integer({ min: -6, max: 6 }));
  fc.assert(fc.property(shapes, windows, values, ({ width, depth }, [alpha, size], leaves) => {
    const tree = treeGame(uniformTree(width, depth, () => leaves.next().value!));
    const beta = alpha + size;
    const [hard, plain] = [recording(tree), recording(tree)];
    const found = negaScoutFailHard(tree.start(), depth, alpha, beta, hard);
    alphaBeta(tree.start(), depth, alpha, beta, plain);
    assertStrictEquals(found + 0, Math.min(Math.max(valueOf(tree), alpha), beta) + 0);
    assertStrictEquals(hard.visited.isSubsetOf(plain.visited), true);
  }));
});

Deno.test("the claims are judged by their thresholds, on either side", () => {
  // The same value, and fewer nodes than alpha-beta.
  assertStrictEquals(verdicts({}).C7a, "confirmed");
  assertStrictEquals(verdicts({ value: 1 }).C7a, "refuted");
  assertStrictEquals(verdicts({ scout: 0.99 }).C7b, "confirmed");
  assertStrictEquals(verdicts({ scout: 1.01 }).C7b, "refuted");
  // At most one and a half times as fast, by nodes and by time.
  assertStrictEquals(verdicts({ scout: 1 / 1.49, time: 1 / 1.49 }).C13a, "confirmed");
  assertStrictEquals(verdicts({ scout: 1 / 1.51, time: 1 / 1.51 }).C13a, "refuted");
  assertStrictEquals(verdicts({ scout: 1 / 1.49, time: 1 / 1.51 }).C13a, "partly");
  assertStrictEquals(verdicts({ scout: 1 / 1.51, time: 1 / 1.49 }).C13a, "partly");
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
  for (const scout of [1 / 1.49, 1 / 1.51]) {
    assertStrictEquals(verdicts({ scout, time: scout, apart: 1.5 }).C13a, "not decided");
  }
  for (const window of [0.49, 0.51]) {
    assertStrictEquals(verdicts({ window, apart: 1.5 }).C15a, "not decided");
  }
  for (const worstTree of [0.99, 1.01]) {
    assertStrictEquals(verdicts({ worstTree, apart: 1.5 }).C13b, "not decided");
  }
});

Deno.test("the titles say the numbers of the rows", () => {
  const figures = (made: MadeUp) => study.figures(study.summarise(madeUp(made)));
  const [depths, orders, windows] = figures({ scout: 0.9, window: 0.4 }).map(({ title }) => title);
  assertMatch(depths, /needs 0\.90 to 0\.90 times the nodes .* best move first/);
  assertMatch(orders, /saves nodes from 80 % best moves first on \(8 moves, 4 plies\)/);
  assertMatch(windows, /next to the value needs 40 % to 40 % of the nodes/);
  assertMatch(figures({ scout: 1.1 })[1].title, /is not seen to save nodes with any order/);
});

Deno.test("ratios are those of the same position, as a geometric mean", () => {
  const { comparisons } = study.summarise(madeUp({ scout: 0.8, apart: 1.5 }));
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

/** The rows of a run with these parameters. */
async function rowsOf(set: Record<string, number>): Promise<Rows> {
  const run = await runStudy("negascout", {
    store: ":memory:",
    executors: localExecutors(0),
    set,
  });
  assertEquals(run.failures, []);
  return run.rows as unknown as Rows;
}

function recording(tree: TreeGame): RecordingSearch {
  return new RecordingSearch(tree, { evaluation: tree.evaluation as Evaluation });
}

function valueOf(tree: TreeGame): number {
  const search = new Search(tree, { evaluation: tree.evaluation as Evaluation });
  return minimax(tree.start(), tree.maxPlies, search) + 0;
}

/** The values of the moves of the root, for the side to move there. */
function valuesOfMoves(tree: TreeGame): number[] {
  const position = tree.start();
  const search = new Search(tree, { evaluation: tree.evaluation as Evaluation });
  const moves = new Int32Array(tree.maxMoves);
  return Array.from(moves.subarray(0, position.moves(moves, 0)), (move) => {
    search.play(position, move);
    const value = -minimax(position, tree.maxPlies - 1, search) + 0;
    search.undo(position);
    return value;
  });
}

function leavesOf(tree: TreeGame): number[] {
  const position = tree.start();
  const leaves: number[] = [];
  const visit = (plies: number) => {
    if (plies === 0) {
      leaves.push(tree.evaluation.evaluate(position as never) * (position.side === 0 ? 1 : -1));
      return;
    }
    const moves = new Int32Array(tree.maxMoves);
    for (const move of moves.subarray(0, position.moves(moves, 0))) {
      position.play(move);
      visit(plies - 1);
      position.undo();
    }
  };
  visit(tree.maxPlies);
  return leaves;
}

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
  const claims = study.claims(study.summarise(madeUp(made)));
  return Object.fromEntries(claims.map(({ claim, verdict }) => [claim, verdict]));
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
        const timed = { ...key, order, memory: "none" as const, repeats: 1 };
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
