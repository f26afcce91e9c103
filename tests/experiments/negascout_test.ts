import { assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
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
import {
  orderedTree,
  worstFirstTree,
} from "matchbox/experiments/studies/negascout/synthetic_trees.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const small = {
  ...{ positions: 2, reversi_depth: 3, metelyk_depth: 3, chess_depth: 3 },
  ...{ trees: 2, visited_depth: 2, processes: 0, repeats: 1 },
};
const rows = await studyRows<Rows>("negascout", small);

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
  const fewer = await studyRows<Rows>("negascout", {
    ...small,
    reversi_depth: 4,
    trees: 3,
    processes: 2,
  });
  assertEquals(fewer.positions, rows.positions);
  assertEquals(fewer.trees.filter(({ tree }) => tree <= 2), rows.trees);
  // Each of the two positions of the four games and of the three trees belongs to one process.
  assertStrictEquals(fewer.timings.length, 2 * 4 * 4);
  assertStrictEquals(fewer.tree_timings.length, 2 * 3 * 3);
  for (const { process, position } of fewer.timings) assertStrictEquals(process, position);
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

/** The rows of a run with these parameters. */
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
