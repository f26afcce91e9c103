import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import type { RowsOf } from "matchbox/experiments/mod.ts";
import { figures } from "matchbox/experiments/studies/node_counts/figures.ts";
import type { SearchRow, sets } from "matchbox/experiments/studies/node_counts/rows.ts";
import { summarise } from "matchbox/experiments/studies/node_counts/summary.ts";
import { tables } from "matchbox/experiments/studies/node_counts/tables.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const SMALL = {
  ...{ positions: 2, depth: 3, deepest: 4, processes: 0, repeats: 3 },
  ...{ chess_positions: 2, chess_depth: 2, chess_deepest: 3 },
};
const rows = await studyRows<Rows>("node-counts", SMALL);
const counts = summarise(rows);
const reversi = "reversi:size=8";

Deno.test("minimax of tic-tac-toe has the leaves that are known, depth by depth", () => {
  // Lines of play by length: 9!/(9-d)! less what follows a finished game, plus the games that ended
  // before: 1,440 games end after 5 plies, 5,328 after 6, 47,952 after 7, 72,576 after 8.
  const lines = [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];
  const ended = [0, 0, 0, 0, 0, 1440, 6768, 54720, 127296];
  const leaves = pick({ game: "tictactoe", algorithm: "minimax" }).map((row) => row.leaves);
  assertEquals(leaves, lines.map((count, i) => count + ended[i]));
});

Deno.test("all searches of a position and depth find the same value, and minimax has the most different leaves", () => {
  const groups = Map.groupBy(rows.searches, (row) => `${row.game} ${row.position} ${row.depth}`);
  // Tic-tac-toe to depth 9, and two positions of each other game; minimax to one ply less than the rest.
  assertStrictEquals(groups.size, 9 + 2 * (4 + 4 + 3));
  assertStrictEquals(rows.trees.length, 9 + 2 * (3 + 3 + 2));
  for (const group of groups.values()) {
    const deeper = group[0].algorithm !== "minimax";
    assertStrictEquals(group.length, deeper ? 5 : 12);
    const evaluated = group.filter(({ leaf_values }) => leaf_values === "as evaluated");
    assertStrictEquals(new Set(evaluated.map((row) => row.value)).size, 1);
    if (deeper) continue;
    const [full, ...others] = group;
    for (const other of others) {
      // NegaScout and MTD(f) may visit a leaf several times.
      if (!["NegaScout", "MTD(f)"].includes(other.algorithm)) {
        assertLessOrEqual(other.leaves, full.leaves);
      }
      // Unique values are those as evaluated and less than half a point.
      assertAlmostEquals(other.value, full.value, 0.5);
    }
  }
});

Deno.test("what ordering costs is part of the price", () => {
  for (const row of rows.searches) {
    assertStrictEquals(row.all_nodes, row.nodes + row.ordering_nodes);
    const ordered = row.algorithm === "alpha-beta" && row.order !== "as generated";
    assertStrictEquals(row.ordering_nodes > 0, ordered);
  }
  const at = { game: reversi, depth: 3, leaf_values: "as evaluated" } as const;
  const full = pick({ ...at, algorithm: "minimax" });
  const best = pick({ ...at, order: "best first" });
  const plain = pick({ ...at, algorithm: "alpha-beta", order: "as generated" });
  const over = (others: readonly SearchRow[]) =>
    Math.sqrt(
      (best[0].all_nodes / others[0].all_nodes) * (best[1].all_nodes / others[1].all_nodes),
    );
  const ofBest = counts.searches.find(({ game, depth, order }) =>
    game === reversi && depth === 3 && order === "best first"
  )!;
  assertAlmostEquals(ofBest.besideMinimax!.share.mean, over(full), 1e-12);
  const price = counts.prices.find(({ game, depth }) => game === reversi && depth === 3)!;
  assertAlmostEquals(price.nodes.mean, over(plain), 1e-12);
  assertStrictEquals(price.nodes.count, 2);
});

Deno.test("minimax beside itself is one, and its leaves are the square of their root", () => {
  const full = counts.searches.filter(({ algorithm }) => algorithm === "minimax");
  assertStrictEquals(full.length, 9 + 3 + 3 + 2);
  for (const { besideMinimax, leaves } of full) {
    assertStrictEquals(besideMinimax!.share.mean, 1);
    assertStrictEquals(besideMinimax!.overLeaves.mean, 1);
    assertAlmostEquals(besideMinimax!.overRoot.mean ** 2 / leaves.mean, 1, 1e-12);
  }
});

Deno.test("what the moves of a position foretell is that power of them, and nothing at depth 1", () => {
  const ofTicTacToe = counts.fullSearches.filter(({ game }) => game === "tictactoe");
  assertStrictEquals(ofTicTacToe[0].overForetold, null);
  // 9 moves foretell 81 leaves at depth 2, and there are 72; at depth 3 they foretell 729.
  assertAlmostEquals(ofTicTacToe[1].overForetold!.mean, 72 / 81, 1e-12);
  assertAlmostEquals(ofTicTacToe[2].overForetold!.mean, 504 / 729, 1e-12);
});

Deno.test("with unique values the exactly worst order leaves more to do, as no equal move comes early", () => {
  const worst = (leaf_values: SearchRow["leaf_values"]) =>
    pick({ game: reversi, depth: 3, order: "exactly worst first", leaf_values })
      .reduce((sum, { leaves }) => sum + leaves, 0);
  assertGreater(worst("unique"), worst("as evaluated"));
});

Deno.test("a position is the same however many there are, whatever is timed, and however deep the search", async () => {
  const starts = ({ trees }: Rows) =>
    trees.filter(({ game, position, depth }) =>
      game !== "tictactoe" && position === 1 && depth === 1
    ).map(({ start }) => start);
  const others = await studyRows<Rows>("node-counts", {
    ...{ ...SMALL, positions: 1, chess_positions: 1, depth: 1, deepest: 2 },
    ...{ chess_deepest: 2, processes: 1, repeats: 1, ordering_depth: 0 },
  });
  assertEquals(starts(others), starts(rows));
  assertStrictEquals(starts(rows).length, 3);
});

Deno.test("the theoretical minimum is that of Knuth and Moore for the width measured", () => {
  // 72 leaves at depth 2: W = sqrt(72), so W + W - 1 = 15.9706; 504 at depth 3: W^2 + W - 1.
  const [two, three] = [2, 3].map((depth) =>
    rows.trees.find((tree) => tree.game === "tictactoe" && tree.depth === depth)!
  );
  assertStrictEquals(two.minimum, 15.9706);
  assertStrictEquals(two.width, 8.48528);
  assertStrictEquals(three.minimum, Number((504 ** (2 / 3) + 504 ** (1 / 3) - 1).toPrecision(6)));
});

Deno.test("searches are timed at the greatest depth of minimax, the two that may pay also at smaller ones", async () => {
  assertEquals(rows.timings, []);
  assertEquals(counts.times, []);
  const { timings } = await studyRows<Rows>("node-counts", {
    ...{ ...SMALL, depth: 2, deepest: 3, chess_depth: 1, chess_deepest: 2, processes: 2 },
  });
  const searches = (of: string, at: number) =>
    timings.filter(({ game, position, depth }) => game === of && position === 1 && depth === at)
      .map(({ algorithm, order }) => `${algorithm}, ${order}`);
  const paying = ["alpha-beta, as generated", "alpha-beta, best first"];
  const others = ["alpha-beta with table", "NegaScout", "MTD(f)"].map((name) =>
    `${name}, as generated`
  );
  assertEquals(searches(reversi, 1), paying);
  assertEquals(searches(reversi, 2), ["minimax, as generated", ...paying, ...others]);
  assertEquals(searches(reversi, 3), []);
  // The one position of tic-tac-toe is timed in both processes, and those of the others in one each.
  assertStrictEquals(timings.length, 2 * (8 * 2 + 6) + 2 * (2 * (2 + 6) + 6));
  for (const { game, position, process } of timings) {
    if (game !== "tictactoe") assertStrictEquals(process, position);
  }
  for (const { seconds, seconds_low, seconds_high, repeats } of timings) {
    assertStrictEquals(repeats, 3);
    const times = [0, seconds_low, seconds, seconds_high];
    assertEquals(times, times.toSorted((a, b) => a - b));
    assertGreater(times[1], 0);
  }
});

Deno.test("negamax visits the nodes of minimax, and alpha-beta has no more leaves, with a table or without", () => {
  const at = (algorithm: SearchRow["algorithm"]) => pick({ algorithm, order: "as generated" });
  const full = at("minimax");
  assertEquals(at("negamax"), full.map((row) => ({ ...row, algorithm: "negamax" as const })));
  const leavesOf = new Map(
    full.map(({ game, position, depth, leaves }) => [`${game} ${position} ${depth}`, leaves]),
  );
  const withTable = at("alpha-beta with table");
  for (const { game, position, depth, leaves } of [...at("alpha-beta"), ...withTable]) {
    assertLessOrEqual(leaves, leavesOf.get(`${game} ${position} ${depth}`) ?? Infinity);
  }
});

Deno.test("the table of the claims has a row for each depth of a game from the second on", () => {
  const table = tables(counts).find(({ name }) => name === "by_game")!;
  assertEquals(table.rows.map(({ game, depth, n }) => [game, depth, n]), [
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((depth) => ["Tic-tac-toe", depth, 1]),
    ...[2, 3].map((depth) => ["Reversi 8x8", depth, 2]),
    ...[2, 3].map((depth) => ["Metelyk 8x8", depth, 2]),
    ["Chess", 2, 2],
  ]);
  const best = counts.searches.find(({ game, order }) =>
    game === "tictactoe" && order === "exactly best first"
  )!;
  assertStrictEquals(best.depth, 1);
  const deep = pick({ game: "tictactoe", depth: 9, leaf_values: "as evaluated" });
  const leaves = (order: string) => deep.find((row) => row.order === order)!.leaves;
  assertAlmostEquals(
    (table.rows[7]["best / root"] as { mean: number }).mean,
    leaves("exactly best first") / Math.sqrt(255_168),
    1e-9,
  );
});

Deno.test("the algorithms made from alpha-beta are compared with it at every depth", () => {
  for (const name of ["alpha-beta with table", "NegaScout", "MTD(f)"] as const) {
    const all = counts.improved.filter(({ algorithm }) => algorithm === name);
    assertStrictEquals(all.length, 9 + 4 + 4 + 3);
    const shallow = all.filter(({ depth }) => depth === 1);
    // At depth 1 the nodes are the root and its moves, for MTD(f) once for each of its searches.
    for (const { nodes } of shallow) {
      if (name === "MTD(f)") assertGreater(nodes.mean, 0.99);
      else assertStrictEquals(nodes.mean, 1);
    }
  }
});

Deno.test("the figure of nodes is logarithmic and has four series, the theoretical minimum among them", () => {
  const [figure] = figures(counts);
  assertStrictEquals((figure.options.y as { type: string }).type, "log");
  const { domain } = figure.options.color as { domain: string[] };
  assertStrictEquals(domain.length, 4);
  assertStrictEquals(figure.panels!.length, 4);
  for (const { marks } of figure.panels!) {
    const drawn = marks.flatMap(({ data }) => data as { series: string }[]);
    assertEquals(new Set(drawn.map(({ series }) => series)), new Set(domain));
  }
});

Deno.test("a single value of a position has no interval in a table, and several have", () => {
  const cost = tables(counts).find(({ name }) => name === "cost")!;
  const cell = (game: string) =>
    cost.rows.find(({ search }) => search === "minimax")![`${game}, nodes`];
  assertEquals((cell("Tic-tac-toe") as { low: unknown }).low, null);
  assertGreater((cell("Reversi 8x8") as { low: number }).low, 0);
});

/** The rows of a run with these parameters. */
function pick(wanted: Partial<SearchRow>): SearchRow[] {
  const names = Object.keys(wanted) as (keyof SearchRow)[];
  return rows.searches.filter((row) => names.every((name) => row[name] === wanted[name]));
}
