import { assert, assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import {
  algorithms,
  createEvaluation,
  killerOrder,
  listEvaluations,
  minimax,
  Search,
  shallowOrder,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { startPositions } from "matchbox/experiments/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { RECORDED, recordSearch, type Visit } from "matchbox/touch/tree/recorded_search.ts";
import { SearchSteps, type TracedNode } from "matchbox/touch/tree/search_steps.ts";

const searches = [
  { spec: "reversi:size=6", evaluation: "squares", plies: 8, depths: [1, 3, 5] },
  { spec: "tictactoe", evaluation: undefined, plies: 2, depths: [2, 7] },
  { spec: "chess", evaluation: "material", plies: 6, depths: [2, 3] },
  { spec: "metelyk:side=3", evaluation: undefined, plies: 4, depths: [4, 5] },
  { spec: "hexapawn", evaluation: undefined, plies: 1, depths: [7] },
];

const cases = searches.flatMap(({ spec, evaluation: name, plies, depths }) => {
  const game = findGame(spec);
  const [position] = startPositions(game, 1, plies, randomStream(`recorded ${spec}`));
  const evaluation = createEvaluation(game, name ?? listEvaluations(game)[0].name);
  const orders = {
    generated: () => undefined,
    killers: killerOrder,
    best: () => shallowOrder(game, 1, evaluation, "best").order,
    worst: () => shallowOrder(game, 1, evaluation, "worst").order,
  };
  return depths.flatMap((depth) =>
    RECORDED.flatMap((algorithm) =>
      Object.entries(orders).flatMap(([orderName, order]) =>
        [undefined, 12].map((tableBits) => ({
          ...{ game, position, evaluation, depth, algorithm, order, tableBits },
          label: `${spec} to depth ${depth}, ${algorithm}, ${orderName}, table ${tableBits}`,
        }))
      )
    )
  );
});

Deno.test("a record has the nodes, leaves and value of the search of the agents", () => {
  for (const { game, position, evaluation, depth, algorithm, order, tableBits, label } of cases) {
    const record = recordSearch(game, position, {
      ...{ depth, algorithm, evaluation, order: order(), tableBits },
    });
    const entry = algorithms[algorithm];
    const withTable = tableBits !== undefined && entry.withMemory !== undefined;
    const search = new Search(game, {
      evaluation,
      order: order(),
      table: withTable ? new TranspositionTable(tableBits) : undefined,
    });
    search.begin(position);
    const run = withTable ? entry.withMemory! : entry.search;
    const value = run(position.clone(), depth, -Infinity, Infinity, search);
    assertStrictEquals(record.root.value, value + 0, label);
    assertEquals(record.stats, search.stats, label);
    const visits = visitsOf(record.root);
    assertStrictEquals(visits.length, search.stats.nodes, label);
    assertEquals(visits.map(({ number }) => number), visits.map((_, i) => i + 1), label);
    const leaves = visits.filter(({ source }) => source === "evaluation" || source === "end");
    assertStrictEquals(leaves.length, search.stats.leaves, label);
    assertStrictEquals(visits.filter(({ cut }) => cut).length, search.stats.cutoffs, label);
    assertStrictEquals(visits.filter(({ again }) => again).length, search.stats.reSearches, label);
  }
});

Deno.test("a value inside its window is that of minimax, one outside a bound", () => {
  let [exact, bounds] = [0, 0];
  for (const { game, position, evaluation, depth, algorithm, order, label } of cases) {
    if (algorithm === "minimax" || depth > 5) continue;
    const { root } = recordSearch(game, position, { depth, algorithm, evaluation, order: order() });
    const at = position.clone();
    const check = (visit: Visit): void => {
      const search = new Search(game, { evaluation });
      search.ply = visit.ply;
      // A value of a node at depth 0 is its evaluation in any window.
      const value = minimax(at, depth - visit.ply, search) + 0;
      const [alpha, beta] = visit.window!;
      if (alpha < visit.value && visit.value < beta) assertStrictEquals(visit.value, value, label);
      else if (visit.value <= alpha) assert(value <= visit.value, label);
      else assert(value >= visit.value, label);
      if (alpha < visit.value && visit.value < beta) exact++;
      else bounds++;
      for (const child of visit.children.slice(0, 2)) {
        if (visit.ply === 2) break;
        at.play(child.move);
        check(child);
        at.undo();
      }
    };
    check(root);
  }
  assert(exact > 20 && bounds > 20, `${exact} exact, ${bounds} bounds`);
});

Deno.test("the steps show each node when it is visited, and its value when it is left", () => {
  const { game, position, evaluation } = cases[0];
  const record = recordSearch(game, position, { depth: 2, algorithm: "negascout", evaluation });
  const steps = new SearchSteps(game, position, record, 2);
  const last = steps.steps.length - 1;
  let before = 0;
  for (let step = 0; step <= last; step++) {
    const tree = steps.treeAt(step, true);
    const nodes = nodesOf(tree);
    assertStrictEquals(nodes.filter(({ current }) => current).length, 1);
    const seen = nodes.filter(({ state }) => state !== "unseen").length;
    assert(seen >= before && seen <= steps.visitedAt(step));
    before = seen;
    // The line that is being searched is what the smaller tree shows.
    const line = steps.lineAt(step);
    assertStrictEquals(
      nodesOf(steps.treeAt(step, false)).length,
      1 + line.reduce((sum, { moves }) => sum + moves.length, 0),
    );
  }
  assertStrictEquals(steps.visitedAt(last), record.stats.nodes);
  const whole = nodesOf(steps.treeAt(last, true));
  assertStrictEquals(whole[0].value, record.root.value);
  assertLess(whole.filter(({ state }) => state === "done").length, whole.length);
  assertStrictEquals(whole[0].children.length, legalMoves(game, position).length);
});

function visitsOf(visit: Visit): Visit[] {
  return [visit, ...visit.children.flatMap(visitsOf)];
}

function nodesOf(node: TracedNode): TracedNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}
