import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { UsageError } from "matchbox/base/mod.ts";
import { IllegalMoveError, legalMoves, NotationError } from "matchbox/games/mod.ts";
import {
  alphaBeta,
  DECIDED,
  minimax,
  Search,
  type Tree,
  treeGame,
  uniformTree,
} from "matchbox/agents/mod.ts";

/** The value of a tree by the definition of minimax. */
function valueOf(tree: Tree, max = true): number {
  if (typeof tree === "number") return tree;
  const values = tree.map((part) => valueOf(part, !max));
  return max ? Math.max(...values) : Math.min(...values);
}

function searched(tree: Tree) {
  const game = treeGame(tree);
  const [full, pruned] = [new Search(game, game), new Search(game, game)];
  const depth = game.maxPlies;
  return {
    depth,
    byMinimax: minimax(game.start(), depth, full),
    byAlphaBeta: alphaBeta(game.start(), depth, -Infinity, Infinity, pruned),
    full: full.stats,
    pruned: pruned.stats,
  };
}

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 4 }),
  depth: fc.integer({ min: 1, max: 5 }),
});

Deno.test("searches find the value of a tree by the definition of minimax", () => {
  assertStrictEquals(searched([[3, 12], [2, 8]]).byMinimax, 3);
  assertStrictEquals(searched([[[1, 4], [6]], [[2], [9, 0]]]).byAlphaBeta, 4);
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.integer({ min: -5, max: 5 })), (size, values) => {
      const tree = uniformTree(size.width, size.depth, () => values.next().value!);
      const { byMinimax, byAlphaBeta } = searched(tree);
      assertStrictEquals(byMinimax + 0, valueOf(tree) + 0);
      assertStrictEquals(byAlphaBeta + 0, valueOf(tree) + 0);
    }),
  );
});

Deno.test("minimax visits W^d leaves, alpha-beta with the best move first the minimum (Knuth and Moore)", () => {
  fc.assert(fc.property(sizes, ({ width, depth }) => {
    // If all leaves are equal, every move is a best one.
    const { full, pruned } = searched(uniformTree(width, depth, () => 0));
    assertStrictEquals(full.leaves, width ** depth);
    const fewest = width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1;
    assertStrictEquals(pruned.leaves, fewest);
  }));
});

Deno.test("leaves are numbered from the left", () => {
  assertEquals(uniformTree(2, 3, (leaf) => leaf), [[[0, 1], [2, 3]], [[4, 5], [6, 7]]]);
  assertEquals(uniformTree(3, 1, (leaf) => leaf), [0, 1, 2]);
});

Deno.test("every node is a different position, with a notation that leads back to it", () => {
  const game = treeGame(uniformTree(3, 3, () => 0));
  const seen = new Map<number, string>();
  const visit = (plies: number, path: number[]): void => {
    const position = game.start(path.map((move) => move + 1).join(".") || "root");
    assertStrictEquals(game.start(String(position)).hashLow, position.hashLow);
    assertStrictEquals(position.side, path.length % 2);
    assertStrictEquals(position.clone().hashLow, position.hashLow);
    assertEquals(seen.get(position.hashLow), undefined);
    seen.set(position.hashLow, String(position));
    if (plies > 0) {
      for (const move of legalMoves(game, position)) visit(plies - 1, [...path, move]);
    }
  };
  visit(3, []);
  assertStrictEquals(seen.size, 1 + 3 + 9 + 27);
});

Deno.test("moves can be undone to the root in a copy", () => {
  const game = treeGame([[1, 2], [3, 4]]);
  const position = game.start("2.1");
  const copy = position.clone();
  copy.undo();
  assertEquals([String(position), String(copy)], ["2.1", "2"]);
  assertStrictEquals(game.parse(copy, "2"), 1);
  assertStrictEquals(game.format(copy, 1), "2");
});

Deno.test("invalid trees, nodes and moves are errors", () => {
  const message = (tree: Tree) => assertThrows(() => treeGame(tree), UsageError).message;
  assertStrictEquals(
    message([[1, 2], 3]),
    "tree: expected leaves that are all equally deep, at least 1, but found depth 2 and 1",
  );
  assertStrictEquals(
    message(7),
    "tree: expected leaves that are all equally deep, at least 1, but found depth 0",
  );
  assertStrictEquals(message([[1], []]), "tree: a node has no children");
  assertStrictEquals(
    message([DECIDED]),
    `tree: expected values between ±${DECIDED} but found ${DECIDED}`,
  );
  assertStrictEquals(message([NaN]), `tree: expected values between ±${DECIDED} but found NaN`);
  const game = treeGame([[1, 2], [3]]);
  for (const text of ["", "3", "2.2", "1.1.1", "0", "1.x"]) {
    assertThrows(() => game.start(text), NotationError);
  }
  for (const text of ["3", "0", "x", ""]) {
    assertThrows(() => game.parse(game.start(), text), IllegalMoveError);
  }
});

Deno.test("a search below the leaves or to another depth throws a RangeError", () => {
  const game = treeGame([[1, 2], [3, 4]]);
  assertThrows(
    () => minimax(game.start(), 3, new Search(game, game)),
    RangeError,
    "below the tree",
  );
  assertThrows(() => minimax(game.start(), 1, new Search(game, game)), RangeError, "not a leaf");
});
