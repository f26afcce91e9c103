import { assertEquals, assertLessOrEqual, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  alphaBeta,
  createEvaluation,
  Search,
  shallowOrder,
  type Tree,
  treeGame,
  uniformTree,
} from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { type TracedNode, traceSearch } from "matchbox/notebook/mod.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";

/** The visited tree of textbook alpha-beta, with Max and Min instead of negation. */
interface Expected {
  readonly value: number;
  readonly window: readonly number[];
  readonly children: readonly Expected[];
}

function textbook(tree: Tree, alpha: number, beta: number, max: boolean): Expected {
  const window = [alpha, beta];
  if (typeof tree === "number") return { value: tree, window, children: [] };
  const children: Expected[] = [];
  let value = max ? -Infinity : Infinity;
  for (const part of tree) {
    const child = textbook(part, alpha, beta, !max);
    children.push(child);
    value = max ? Math.max(value, child.value) : Math.min(value, child.value);
    if (max ? value >= beta : value <= alpha) break;
    if (max) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
  }
  return { value, window, children };
}

/** The visited nodes of a trace, in the same form. */
function seenOf({ value, window, children }: TracedNode): Expected {
  const seen = children.filter((child) => child.value !== null).map(seenOf);
  return { value: value!, window: window!, children: seen };
}

function nodesOf(node: TracedNode): TracedNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

const traceTree = (tree: Tree, algorithm?: "minimax" | "alphabeta") => {
  const game = treeGame(tree);
  const { evaluation, maxPlies: depth } = game;
  return traceSearch(game, game.start(), { depth, algorithm, evaluation });
};

Deno.test("a trace has the values, windows and cutoffs of textbook alpha-beta", () => {
  const trees = fc.record({
    width: fc.integer({ min: 1, max: 3 }),
    depth: fc.integer({ min: 1, max: 4 }),
    values: fc.infiniteStream(fc.integer({ min: -4, max: 4 })),
  });
  fc.assert(fc.property(trees, ({ width, depth, values }) => {
    const tree = uniformTree(width, depth, () => values.next().value! + 0);
    assertEquals(seenOf(traceTree(tree)), textbook(tree, -Infinity, Infinity, true));
  }));
});

Deno.test("two leaves of three are cut off when the first is below alpha", () => {
  // Min can get 2 in its second node, and Max already has 3.
  const { children } = traceTree([[3, 12, 8], [2, 4, 6]]);
  assertEquals(children[1].window, [3, Infinity]);
  assertEquals(children[1].children.map(({ value }) => value), [2, null, null]);
  assertEquals(children.map(({ best }) => best), [true, false]);
  assertEquals(children[0].children.map(({ best }) => best), [true, false, false]);
});

Deno.test("minimax visits every node and has no window", () => {
  const nodes = nodesOf(traceTree(uniformTree(3, 3, (leaf) => leaf % 5), "minimax"));
  assertStrictEquals(nodes.length, 1 + 3 + 9 + 27);
  for (const { value, window } of nodes) {
    assertStrictEquals(typeof value, "number");
    assertStrictEquals(window, null);
  }
});

Deno.test("a trace visits as many nodes as the search in games, with any order", () => {
  const game = findGame("reversi:size=4");
  const evaluation = createEvaluation(game, plainEvaluation(game));
  for (const first of ["best", "worst"] as const) {
    const orderOf = () => shallowOrder(game, 1, evaluation, first).order;
    const plain = new Search(game, { evaluation, order: orderOf() });
    plain.begin(game.start());
    alphaBeta(game.start(), 3, -Infinity, Infinity, plain);
    const position = game.start();
    const root = traceSearch(game, position, { depth: 3, evaluation, order: orderOf() });
    const nodes = nodesOf(root);
    assertStrictEquals(nodes.filter(({ value }) => value !== null).length, plain.stats.nodes);
    const cut = nodes.filter(({ value, children }) =>
      value !== null && children.some((child) => child.value === null)
    );
    // A cutoff by the last move cuts off no node.
    assertLessOrEqual(cut.length, plain.stats.cutoffs);
    assertStrictEquals(String(position), String(game.start()));
  }
});

Deno.test("moves are in notation, and terminal positions are leaves", () => {
  const game = findGame("tictactoe");
  const position = game.start("XOX-O-O-X X");
  const root = traceSearch(game, position, {
    depth: 9,
    evaluation: createEvaluation(game, plainEvaluation(game)),
  });
  // Only c2 wins at once.
  assertEquals(root.children.map(({ move, best }) => [move, best]), [
    ["a2", false],
    ["c2", true],
    ["b3", false],
  ]);
  assertEquals(root.children[1].children, []);
});

Deno.test("large trees, finished games and unknown algorithms are errors", () => {
  const game = findGame("reversi");
  const evaluation = createEvaluation(game, plainEvaluation(game));
  assertThrows(
    () => traceSearch(game, game.start(), { depth: 20, evaluation }),
    UsageError,
    "more than 81 leaves",
  );
  const over = findGame("tictactoe");
  const won = over.start("XXXOO---- O");
  const options = { depth: 1, evaluation: createEvaluation(over, plainEvaluation(over)) };
  assertThrows(() => traceSearch(over, won, options), UsageError, "end of a game");
  assertThrows(
    () => traceSearch(over, over.start(), { ...options, algorithm: "minmax" as "minimax" }),
    UsageError,
    'did you mean "minimax"',
  );
});
