import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { aspiration } from "matchbox/agents/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { deepen, searchFixed } from "matchbox/experiments/studies/iterative_deepening/deepen.ts";
import { PROGRAMS } from "matchbox/experiments/studies/iterative_deepening/programs.ts";
import type {
  IterationRow,
  SearchRow,
  sets,
} from "matchbox/experiments/studies/iterative_deepening/rows.ts";
import { study } from "matchbox/experiments/studies/iterative_deepening/show.ts";
import { findGame } from "matchbox/games/mod.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const rows = await studyRows<Rows>("iterative-deepening", {
  ...{
    positions: 3,
    metelyk_positions: 3,
    reversi_depth: 4,
    metelyk_depth: 5,
    chess_depth: 3,
    processes: 0,
  },
});

Deno.test("minimax visits, in all iterations together, the nodes of every depth added up", () => {
  const full = rows.searches.filter(({ algorithm }) => algorithm === "minimax");
  const of = (way: SearchRow["way"]) => full.filter((row) => row.way === way);
  const fixed = of("fixed depth");
  assertGreater(fixed.length, 9);
  for (const row of of("deepening")) {
    const upTo = fixed.filter(({ game, position, depth }) =>
      game === row.game && position === row.position && depth <= row.depth
    );
    assertStrictEquals(upTo.length, row.depth);
    assertStrictEquals(row.nodes, upTo.reduce((sum, { nodes }) => sum + nodes, 0));
  }
});

Deno.test("minimax of a uniform tree has the nodes of the geometric series", () => {
  for (const { width, depth, fixed, deepening } of rows.uniform) {
    const nodesTo = (plies: number) => (width ** (plies + 1) - 1) / (width - 1);
    const depths = Array.from({ length: depth }, (_, i) => nodesTo(i + 1));
    assertStrictEquals(fixed, nodesTo(depth));
    assertStrictEquals(deepening, depths.reduce((sum, nodes) => sum + nodes, 0));
  }
  for (const own of Map.groupBy(rows.uniform, ({ width }) => width).values()) {
    const { width, fixed, deepening } = own.at(-1)!;
    assertAlmostEquals(deepening / fixed, width / (width - 1), 0.001);
  }
});

Deno.test("all programs find the same value at each depth, by either way", () => {
  const groups = Map.groupBy(rows.searches, (row) => `${row.game} ${row.position} ${row.depth}`);
  for (const group of groups.values()) {
    assertStrictEquals(new Set(group.map(({ value }) => value)).size, 1);
  }
  assertEquals(new Set(rows.searches.map(({ game }) => game)).size, 4);
});

Deno.test("the iterations of a program add up to its search", () => {
  const deepening = rows.searches.filter(({ algorithm, way }) =>
    algorithm !== "minimax" && way === "deepening"
  );
  for (const row of deepening) {
    const own = rows.iterations.filter((each) =>
      each.game === row.game && each.position === row.position && each.depth <= row.depth &&
      each.algorithm === row.algorithm && each.order === row.order
    );
    assertStrictEquals(own.reduce((sum, { nodes }) => sum + nodes, 0), row.nodes);
  }
});

Deno.test("cutoffs by the first move are among those by the first three, and these among all", () => {
  for (const row of rows.iterations) {
    const counts = [row.first_move_cutoffs, row.first_three_cutoffs, row.cutoffs];
    assertEquals(counts, counts.toSorted((a, b) => a - b));
    assertLessOrEqual(row.root_rank, row.root_moves);
    assertGreater(row.root_rank, 0);
  }
});

Deno.test("the value is inside a window exactly when it moved by less than half the width", () => {
  for (const row of rows.windows) {
    const steps = rows.iterations.filter((each) =>
      each.game === row.game && each.position === row.position &&
      each.algorithm === "alpha-beta" && each.order === "as generated" && each.depth > 1
    ).map(({ step }) => step!);
    assertStrictEquals(steps.length, row.depth - 1);
    assertStrictEquals(row.inside, steps.filter((step) => step < row.width).length);
    assertStrictEquals(row.inside + row.failed_low + row.failed_high, row.depth - 1);
    // Each failure is searched again with the window open on that side, and may then fail on the other.
    assertLessOrEqual(row.failed_low + row.failed_high, row.re_searches);
  }
});

Deno.test("the place of the best move at the root is that in the order of the search", () => {
  const game = findGame("tictactoe");
  const setting = { game, evaluation: "lines", tableBits: 12 };
  // X wins at once on the last of the five free squares, so no deeper iteration follows.
  const position = game.start("---OO-XX- X");
  for (const program of PROGRAMS) {
    const found = deepen(position, 3, program, setting);
    assertEquals(found.map(({ rootMoves, rootRank }) => [rootMoves, rootRank]), [[5, 5]]);
    assertStrictEquals(searchFixed(position, 3, program, setting).value, found[0].value);
  }
});

Deno.test("a program with an aspiration window finds the value of the open one", () => {
  const game = findGame("reversi:size=6");
  const setting = { game, evaluation: "mobility", tableBits: 14 };
  const program = PROGRAMS.at(-1)!;
  const open = deepen(game.start(), 6, program, setting).map(({ value }) => value);
  for (const width of [0.5, 3, 1000]) {
    const found = deepen(game.start(), 6, program, setting, aspiration(width));
    assertEquals(found.map(({ value }) => value), open);
  }
});

Deno.test("a position is the same whatever is timed, and however many there are", async () => {
  const others = await studyRows<Rows>("iterative-deepening", {
    ...{
      positions: 1,
      metelyk_positions: 1,
      reversi_depth: 2,
      metelyk_depth: 2,
      chess_depth: 2,
      ...{ processes: 2, timed: 3, repeats: 1 },
    },
  });
  const shallow = ({ searches }: Rows) =>
    searches.filter(({ game, position, depth, algorithm }) =>
      game !== "tictactoe" && position === 1 && depth <= 2 && algorithm === "minimax"
    ).map(({ value, leaves, game, depth }) => [game, depth, value, leaves].join()).sort();
  assertEquals(new Set(shallow(others)), new Set(shallow(rows)));
  // Two programs in two ways in three positions of each game, dealt to two processes.
  assertStrictEquals(others.timings.length, 3 * 3 * 4);
  for (const { process, position } of others.timings) {
    assertStrictEquals(process, position === 2 ? 2 : 1);
  }
  for (const { seconds } of others.timings) assertGreater(seconds, 0);
});

Deno.test("each verdict turns at its threshold", () => {
  assertEquals(verdicts({}), {
    C11a: "confirmed",
    C11b: "confirmed",
    C11c: "confirmed",
    C12a: "confirmed",
    C12b: "confirmed",
    C17: "confirmed",
  });
  // Little more: at most one and a half times.
  assertStrictEquals(verdicts({ plain: 1.49 }).C11b, "confirmed");
  assertStrictEquals(verdicts({ plain: 1.51 }).C11b, "refuted");
  // Less: below 1; several times: twice.
  assertStrictEquals(verdicts({ table: 0.99 }).C11c, "confirmed");
  assertStrictEquals(verdicts({ table: 1.01 }).C11c, "refuted");
  assertStrictEquals(verdicts({ table: 0.49 }).C17, "confirmed");
  assertStrictEquals(verdicts({ table: 0.51 }).C17, "refuted");
  // About 75 % and 90 %: ten points on either side.
  assertStrictEquals(verdicts({ first: 0.66 }).C12a, "confirmed");
  assertStrictEquals(verdicts({ first: 0.64 }).C12a, "partly");
  assertStrictEquals(verdicts({ first: 0.84 }).C12a, "confirmed");
  assertStrictEquals(verdicts({ first: 0.86 }).C12a, "partly");
  assertStrictEquals(verdicts({ firstThree: 0.81 }).C12a, "confirmed");
  assertStrictEquals(verdicts({ first: 0.7, firstThree: 0.79 }).C12a, "partly");
  assertStrictEquals(verdicts({ notFirst: 12 }).C12b, "confirmed");
  assertStrictEquals(verdicts({ notFirst: 16 }).C12b, "partly");
  assertStrictEquals(verdicts({ notFirst: 8 }).C12b, "confirmed");
  assertStrictEquals(verdicts({ notFirst: 4 }).C12b, "partly");
  assertStrictEquals(verdicts({ notThree: 5 }).C12b, "confirmed");
  assertStrictEquals(verdicts({ notThree: 10 }).C12b, "partly");
  // About W/(W - 1): the part above 1 within a factor of one and a half.
  assertStrictEquals(verdicts({ foretold: 1.49 }).C11a, "confirmed");
  assertStrictEquals(verdicts({ foretold: 1.51 }).C11a, "refuted");
  assertStrictEquals(verdicts({ foretold: 1 / 1.49 }).C11a, "confirmed");
  assertStrictEquals(verdicts({ foretold: 1 / 1.51 }).C11a, "refuted");
});

Deno.test("a claim that holds in one game and not in another is partly true", () => {
  assertStrictEquals(verdicts({ table: 0.4, tableInChess: 1.2 }).C11c, "partly");
  assertStrictEquals(verdicts({ table: 0.4, tableInChess: 0.6 }).C17, "partly");
});

Deno.test("costs are judged at every depth from the second on", () => {
  const made = madeUp({});
  const searches = made.searches.flatMap((row) => [1, 2, 5].map((depth) => ({ ...row, depth })));
  const found = study.claims(study.summarise({ ...made, searches })).map(verdictOn);
  for (const number of ["C11a", "C11b", "C11c", "C17"]) {
    const { cases } = found.find(({ claim }) => claim === number)!;
    const depths = cases.filter(({ name }) => name.startsWith("chess"))
      .map(({ name }) => name.match(/at depth (\d)/)![1]);
    assertEquals(new Set(depths), new Set(["2", "5"]), number);
  }
});

Deno.test("with positions that differ much nothing is decided", () => {
  assertStrictEquals(verdicts({ plain: 1.4, apart: 2 }).C11b, "not decided");
  assertStrictEquals(verdicts({ table: 0.9, apart: 2 }).C11c, "not decided");
});

Deno.test("the figure of the cost has four series in a panel for each game", () => {
  const summary = study.summarise(rows);
  const [cost, first, windows] = study.figures(
    summary,
    (claim) => verdictOn(study.claims(summary).find((each) => each.claim === claim)!),
  );
  assertStrictEquals((cost.options.color as { domain: string[] }).domain.length, 4);
  assertEquals(cost.panels!.map(({ title }) => title), ["Reversi 8x8", "Metelyk 8x8", "Chess"]);
  assertMatch(cost.title, /times the nodes of the last alone/);
  assertMatch(first.title, /% of the cutoffs come from the first move tried/);
  assertMatch(windows.title, /that the best of these aspiration windows saves: /);
});

/** The rows of a run with these parameters. */
/** Made-up results; what is not given agrees with the claims. */
interface MadeUp {
  /** Deepening over the fixed depth: alpha-beta, and with a table. */
  readonly plain?: number;
  readonly table?: number;
  readonly tableInChess?: number;
  /** Shares of the cutoffs. */
  readonly first?: number;
  readonly firstThree?: number;
  /** In how many of 40 iterations the best move of the root is not first, and not among three. */
  readonly notFirst?: number;
  readonly notThree?: number;
  /** The part of minimax above 1 over the formula. */
  readonly foretold?: number;
  /** Factor of the nodes from one position to the next. */
  readonly apart?: number;
}

function verdicts(made: MadeUp) {
  const summary = study.summarise(madeUp(made));
  return Object.fromEntries(
    study.claims(summary).map(verdictOn).map(({ claim, verdict }) => [claim, verdict]),
  );
}

/** Four positions of each game, searched five plies deep, whose trees have four moves at every node. */
function madeUp(made: MadeUp): Rows {
  const { plain = 1.2, table = 0.4, tableInChess = table, apart = 1, foretold = 1 } = made;
  const { first = 0.75, firstThree = 0.9, notFirst = 10, notThree = 4 } = made;
  const searches: SearchRow[] = [];
  const iterations: IterationRow[] = [];
  for (const game of ["reversi:size=8", "metelyk:side=4", "chess"]) {
    for (const position of [1, 2, 3, 4]) {
      for (const program of PROGRAMS) {
        const at = { game, position, depth: 5, ...program, value: 0 };
        const withTable = game === "chess" ? tableInChess : table;
        const ratio = program.algorithm === "minimax"
          ? 1 + foretold / 3
          : program.algorithm === "alpha-beta"
          ? plain
          : withTable;
        const factor = program.algorithm === "minimax" ? 1 : apart ** (position - 2.5);
        const nodes = ratio * factor * 1000;
        searches.push({ ...at, way: "fixed depth", nodes: 1000, leaves: 4 ** 5 });
        searches.push({ ...at, way: "deepening", nodes, leaves: 0 });
        if (program.algorithm === "minimax") continue;
        // Positions differ a little, because equal ones have no interval.
        const more = position % 2 === 0 ? 1 : -1;
        for (let depth = 1; depth <= 41; depth++) {
          const { value: _, ...key } = at;
          iterations.push({
            ...{ ...key, depth, nodes: 1000, cutoffs: 1000, root_moves: 20 },
            first_move_cutoffs: 1000 * first + more,
            first_three_cutoffs: 1000 * firstThree + more,
            root_rank: depth - 2 < notThree + more ? 4 : depth - 2 < notFirst + more ? 2 : 1,
            step: depth === 1 ? null : 1,
          });
        }
      }
    }
  }
  return { searches, iterations, windows: [], uniform: rows.uniform, timings: [] };
}
