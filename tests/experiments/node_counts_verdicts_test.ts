import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { claims } from "matchbox/experiments/studies/node_counts/claims.ts";
import { figures, whenOrderingPays } from "matchbox/experiments/studies/node_counts/figures.ts";
import type { SearchRow, sets } from "matchbox/experiments/studies/node_counts/rows.ts";
import { summarise, type Summary } from "matchbox/experiments/studies/node_counts/summary.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { assertTurns, between } from "./around.ts";

type Rows = RowsOf<typeof sets>;
type AtDepth = Summary["depths"][number];

const reversi = "reversi:size=8";
const summary = summarise(madeUp({}));

Deno.test("claims are confirmed by numbers as the sources say, and refuted by the opposite", () => {
  // Width 4: minimax 4^d leaves; best order 4^ceil(d/2) + 4^floor(d/2) - 1; worst order everything.
  assertEquals(verdictsOf({ best: minimum(10), worst: 4 ** 10, cutoffs: 0 }), {
    C6a: "confirmed",
    C6b: "confirmed",
    C9a: "confirmed",
    C9b: "confirmed",
    C10: "confirmed",
  });
  assertEquals(verdictsOf({ best: 4 ** 10, worst: minimum(10), cutoffs: 1 }), {
    C6a: "refuted",
    C6b: "refuted",
    C9a: "confirmed",
    C9b: "refuted",
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
  // At the formula: within a factor of one and a half.
  assertStrictEquals(verdictsOf({ best: 1.49 * minimum(10) }).C9b, "confirmed");
  assertStrictEquals(verdictsOf({ best: 1.51 * minimum(10) }).C9b, "refuted");
  assertStrictEquals(verdictsOf({ best: minimum(10) / 1.49 }).C9b, "confirmed");
  assertStrictEquals(verdictsOf({ best: minimum(10) / 1.51 }).C9b, "refuted");
  // Nothing is cut: not one node.
  assertStrictEquals(verdictsOf({ cutoffs: 0 }).C10, "confirmed");
  assertStrictEquals(verdictsOf({ cutoffs: 1 }).C10, "refuted");
});

Deno.test("verdicts go by the ends of the intervals: with positions that differ much nothing is decided", () => {
  for (const factor of [1.9, 2.1]) {
    assertStrictEquals(verdictsOf({ best: factor * 4 ** 5, apart: 1.2 }).C6a, "not decided");
  }
  for (const share of [0.94, 0.96]) {
    assertStrictEquals(verdictsOf({ worst: share * 4 ** 10, apart: 1.2 }).C6b, "not decided");
  }
  for (const factor of [1.4, 1.6]) {
    const best = factor * minimum(10);
    assertStrictEquals(verdictsOf({ best, apart: 1.2 }).C9b, "not decided");
  }
});

/** The summary with other numbers of its only game and depth, or with more of them. */
function withGames(...changes: ((game: AtDepth) => Partial<AtDepth>)[]): Summary {
  const [game] = summary.depths;
  const depths = changes.map((change) => ({ ...game, ...change(game) }));
  return { ...summary, depths, games: depths };
}

Deno.test("C9a: minimax is at W^d within a factor of one and a half of the moves of the position", () => {
  const foretelling = (overForetold: Interval | null) =>
    verdictOf("C9a", withGames(({ full }) => ({ full: { ...full, overForetold } })));
  assertTurns(1.5, "below", foretelling);
  assertTurns(1 / 1.5, "above", foretelling);
  assertStrictEquals(foretelling(null), "not decided");
});

Deno.test("C9a: W is the moves of the position, so a tree that gets wider is more than W^d", () => {
  const rows = madeUp({});
  const wider = (factor: number) => ({
    ...rows,
    searches: rows.searches.map((row) =>
      row.algorithm === "minimax" && row.depth === 10
        ? { ...row, leaves: factor * row.leaves, branching: (factor * row.leaves) ** (1 / 10) }
        : row
    ),
  });
  assertStrictEquals(verdictOf("C9a", summarise(wider(1.49))), "confirmed");
  assertStrictEquals(verdictOf("C9a", summarise(wider(1.51))), "refuted");
});

Deno.test("every depth counts from the second on, because alpha-beta cuts nothing at the first", () => {
  const { searches, trees } = madeUp({});
  const again = <R extends { depth: number }>(rows: readonly R[]) =>
    rows.flatMap((row) => row.depth === 10 ? [row, { ...row, depth: 2 }] : [row]);
  const made = summarise({ searches: again(searches), trees: again(trees), timings: [] });
  const [{ cases }, worst] = claims(made).map(verdictOn);
  assertEquals(cases.map(({ name }) => name), [
    "Reversi 8x8 at depth 10",
    "Reversi 8x8 at depth 2",
  ]);
  // The worst order of unequal leaves can cut nothing at depth 2 either.
  assertEquals(worst.cases.map(({ name }) => name), ["Reversi 8x8 at depth 10"]);
});

Deno.test("C6b is judged by leaves of different values, the other claims by the values of the evaluation", () => {
  const far = between(0.1, 0.2);
  const made = withGames(({ best, worst, worstWithTies }) => ({
    best: { ...best, overLeaves: far },
    worst: { ...worst, overRoot: far, overMinimum: far },
    worstWithTies: { ...worstWithTies, overRoot: far, overMinimum: far, overLeaves: far },
  }));
  for (const claim of ["C6a", "C6b", "C9b"]) {
    assertStrictEquals(verdictOf(claim, made), "confirmed", claim);
  }
});

Deno.test("C10: one position with a cutoff under either of the worst orders refutes it", () => {
  const withoutCutoffs = 2;
  for (
    const made of [
      withGames(({ worst }) => ({ worst: { ...worst, withoutCutoffs } })),
      withGames(({ shallowWorst }) => ({ shallowWorst: { ...shallowWorst, withoutCutoffs } })),
    ]
  ) {
    assertStrictEquals(verdictOf("C10", made), "refuted");
  }
});

Deno.test("a claim counts in each game but tic-tac-toe, whose number stands beside", () => {
  const far = between(0.1, 0.2);
  const other = (game: string) => ({ best, worst }: AtDepth) => ({
    game,
    best: { ...best, overRoot: far },
    worst: { ...worst, overLeaves: far },
  });
  const made = withGames(() => ({}), other("chess"), other("tictactoe"));
  const [root, many] = claims(made).map(verdictOn);
  for (const { verdict, cases, evidence } of [root, many]) {
    assertStrictEquals(verdict, "partly");
    assertEquals(cases.map(({ name }) => name), ["Reversi 8x8 at depth 10", "chess at depth 10"]);
    assertMatch(evidence, /In tic-tac-toe, which is one tree, it is 0\.15 at depth 10\./);
  }
});

Deno.test("from which depth a shallow order pays is told by the intervals", () => {
  const pays = (...ratios: number[]) => whenOrderingPays(pricesOf(ratios, 200));
  assertMatch(
    pays(2, 1.2, 0.8, 0.5),
    /^In Reversi a shallow order pays from depth 3 on: at depth 4 .* 0\.50 \[/,
  );
  assertMatch(pays(0.8, 2, 0.8), /^In Reversi a shallow order pays from depth 3 on/);
  assertMatch(pays(2, 1.2), /^Up to depth 2 of Reversi a shallow order does not pay .* 1\.20 \[/);
  // Intervals of about an eighth on either side: it may pay, and it may not.
  const unsure = (...ratios: number[]) => whenOrderingPays(pricesOf(ratios, 15));
  assertMatch(
    unsure(2, 1.05),
    /^Up to depth 2 of Reversi a shallow order is not seen to pay .* 1\.05 \[0/,
  );
  assertMatch(
    unsure(2, 0.95),
    /^Up to depth 2 of Reversi a shallow order is not seen to pay .* 0\.95 \[0/,
  );
});

Deno.test("the titles of the figures say the numbers of the tables", () => {
  const made = summarise(madeUp({ best: 4 ** 10 / 50, worst: 4 ** 10 / 2 }));
  const [nodes, shares, , algorithms] = figures(made).map(({ title }) => title);
  assertMatch(nodes, /^At depth 10 of Reversi alpha-beta visits 100 % .* 2\.0 % with a shallow/);
  assertMatch(
    shares,
    /visits 2\.0 % of the leaves .* best order, and 50 % with the worst \(unique values\)/,
  );
  assertMatch(algorithms, /^At depth 10 of Reversi a table leaves 25 % .* NegaScout visits 25 %/);
});

function minimum(depth: number): number {
  return 4 ** Math.ceil(depth / 2) + 4 ** Math.floor(depth / 2) - 1;
}

/** The leaves of a made-up study at depth 10; what is not given is as the sources say. */
interface MadeUp {
  readonly best?: number;
  readonly worst?: number;
  readonly cutoffs?: number;
  /** Factor of the leaves of alpha-beta from one position to the next. */
  readonly apart?: number;
}

function verdictsOf(leaves: MadeUp) {
  const verdicts = claims(summarise(madeUp(leaves))).map(verdictOn);
  return Object.fromEntries(verdicts.map(({ claim, verdict }) => [claim, verdict]));
}

function verdictOf(number: string, of: Summary): string {
  return verdictOn(claims(of).find(({ claim }) => claim === number)!).verdict;
}

/** Made-up rows of a uniform tree of width 4: three positions that are alike unless they are apart. */
function madeUp(
  { best = minimum(10), worst = 4 ** 10, cutoffs = 0, apart = 1 }: MadeUp,
): Rows {
  const trees: Rows["trees"][number][] = [];
  const searches: SearchRow[] = [];
  for (const position of [1, 2, 3]) {
    for (const depth of [1, 10]) {
      const at = { game: reversi, position, depth };
      trees.push({ ...at, start: "", width: 4, minimum: minimum(depth) });
      const full = searchRow(at, { algorithm: "minimax", order: "as generated" }, 4 ** depth);
      searches.push({ ...full, cutoffs });
      for (const algorithm of ["alpha-beta with table", "NegaScout", "MTD(f)"] as const) {
        searches.push(searchRow(at, { algorithm, order: "as generated" }, full.leaves / 4));
      }
      const orders = [
        ...[["as generated", full.leaves], ["best first", best], ["worst first", worst]] as const,
        ...[["exactly best first", best], ["exactly worst first", worst]] as const,
      ];
      for (const leaf_values of ["as evaluated", "unique"] as const) {
        for (const [order, leaves] of orders) {
          const search = searchRow(
            at,
            { algorithm: "alpha-beta", order },
            leaves * apart ** (position - 2),
          );
          searches.push({ ...search, leaf_values, cutoffs });
        }
      }
    }
  }
  return { trees, searches, timings: [] };
}

/**
 * Prices by depth at which the ordered search needs these ratios of nodes, in five positions that differ.
 *
 * @param steadiness the larger, the less they differ
 */
function pricesOf(ratios: readonly number[], steadiness: number) {
  const searches = ratios.flatMap((ratio, i) =>
    [1, 2, 3, 4, 5].flatMap((position) => {
      const at = { game: reversi, position, depth: i + 1 };
      const wobble = 1 + (position - 3) / steadiness;
      return [
        searchRow(at, { algorithm: "alpha-beta", order: "as generated" }, 1000),
        searchRow(at, { algorithm: "alpha-beta", order: "best first" }, 1000 * ratio * wobble),
      ];
    })
  );
  return summarise({ trees: [], searches, timings: [] }).prices;
}

/** A row with that many leaves and no other nodes. */
function searchRow(
  at: Pick<SearchRow, "game" | "position" | "depth">,
  search: Pick<SearchRow, "algorithm" | "order">,
  leaves: number,
): SearchRow {
  return {
    ...at,
    ...search,
    ...{ leaf_values: "as evaluated", value: 0, nodes: leaves, leaves, all_nodes: leaves },
    ...{ cutoffs: 0, first_move_cutoffs: 0, ordering_nodes: 0 },
    branching: leaves ** (1 / at.depth),
  };
}
