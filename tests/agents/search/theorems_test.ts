/**
 * The theorems of game-tree search, over seeded positions of all games and over synthetic trees.
 *
 * @module
 */
import {
  assert,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import {
  algorithms,
  alphaBeta,
  alphaBetaWithMemory,
  aspiration,
  createEvaluation,
  minimax,
  mtdf,
  negamax,
  negaScout,
  NULL_WINDOW,
  nullWindow,
  RecordingSearch,
  Search,
  searchRoot,
  TranspositionTable,
  WIN,
} from "matchbox/agents/mod.ts";
import { BEYOND } from "matchbox/agents/search/value.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";
import { type SyntheticTree, syntheticTree } from "./synthetic_tree.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";

/** The number of positions of each game, and the depth that minimax can search. */
const samples = [
  { spec: "tictactoe", count: sampleSize(200, 800), depth: 4 },
  { spec: "reversi:size=4", count: sampleSize(150, 600), depth: 4 },
  { spec: "reversi:size=6", count: sampleSize(100, 400), depth: 3 },
  { spec: "reversi", count: sampleSize(75, 300), depth: 3 },
  { spec: "metelyk:side=2", count: sampleSize(200, 800), depth: 4 },
  { spec: "metelyk", count: sampleSize(150, 600), depth: 4 },
  { spec: "chess", count: sampleSize(150, 600), depth: 2 },
];

for (const { spec, count, depth } of samples) {
  Deno.test(`all searches give the same value at depths 1 to ${depth} in ${count} positions of ${spec}`, () => {
    const game = findGame(spec);
    const evaluation = createEvaluation(game, plainEvaluation(game));
    const searches = Object.entries(algorithms).flatMap(([name, { search, withMemory }]) => [
      { name, run: search, search: new Search(game, { evaluation }) },
      ...(withMemory
        ? [{
          name: `${name} with memory`,
          run: withMemory,
          search: new Search(game, { evaluation, table: new TranspositionTable(10) }),
        }]
        : []),
    ]);
    for (const position of samplePositions(game, count, "theorems")) {
      for (let plies = 1; plies <= depth; plies++) {
        const values = searches.map(({ run, search }) => {
          search.begin(position);
          return run(position, plies, -Infinity, Infinity, search) + 0;
        });
        assert(
          values.every((value) => value === values[0]),
          `${position} depth ${plies}: ${searches.map(({ name }, i) => `${name} ${values[i]}`)}`,
        );
      }
    }
  });
}

Deno.test("minimax and negamax visit the same nodes in the same order and find the same line", () => {
  for (const { spec } of samples) {
    const game = findGame(spec);
    const evaluation = createEvaluation(game, plainEvaluation(game));
    for (const position of samplePositions(game, 10, "negamax")) {
      const [one, other] = [minimax, negamax].map((run) => {
        const search = new RecordingSearch(game, { evaluation });
        const value = run(position, game.name === "chess" ? 2 : 3, search);
        return { value, nodes: [...search.visited], line: search.principalVariation.line(0) };
      });
      assertEquals(one, other);
    }
  }
});

Deno.test("the end of the principal variation of a search without memory has the returned value", () => {
  for (const { spec, depth } of samples) {
    const game = findGame(spec);
    const evaluation = createEvaluation(game, plainEvaluation(game));
    for (const [name, entry] of Object.entries(algorithms)) {
      if (name !== "mtdf") {
        for (const position of samplePositions(game, 12, "line")) {
          const search = new Search(game, { evaluation });
          const { search: algorithm, exhaustive, scouts } = entry;
          const options = { depth, exhaustive, scouts };
          const found = searchRoot(position, search, algorithm, options);
          const end = position.clone();
          for (const move of found.principalVariation) {
            assert(legalMoves(game, end).includes(move));
            end.play(move);
          }
          const plies = found.principalVariation.length;
          const result = end.result();
          assert(result !== null || plies === depth, `${name} ${spec} ${position}`);
          const forMover = result === null
            ? evaluation.evaluate(end)
            : (end.side === 0 ? result : -result) * (WIN - plies);
          assertStrictEquals((plies % 2 === 0 ? forMover : -forMover) + 0, found.value + 0);
        }
      }
    }
  }
});

Deno.test("the value of every move of the root is exact or, if marked so, an upper bound", () => {
  for (const { spec, depth } of samples) {
    const game = findGame(spec);
    const evaluation = createEvaluation(game, plainEvaluation(game));
    for (const [name, entry] of Object.entries(algorithms)) {
      for (const position of samplePositions(game, 8, "root moves")) {
        const table = entry.withMemory && new TranspositionTable(12);
        const search = new Search(game, { evaluation, table });
        const algorithm = entry.withMemory ?? entry.search;
        const { exhaustive, scouts, windows } = entry;
        const options = { depth, exhaustive, scouts, windows };
        const full = new Search(game, { evaluation });
        const found = searchRoot(position, search, algorithm, options);
        assertStrictEquals(found.moves.length, legalMoves(game, position).length);
        for (const { move, value, exact } of found.moves) {
          full.play(position, move);
          const worth = -minimax(position, depth - 1, full);
          full.undo(position);
          if (exact) assertStrictEquals(value + 0, worth + 0, `${name} ${spec} ${position}`);
          else assertGreaterOrEqual(value, worth);
          if (move === found.move) assertStrictEquals(worth + 0, found.value + 0);
        }
      }
    }
  }
});

/** The counts of a search of a synthetic tree. */
function onTree(
  { game, evaluation, sorted }: SyntheticTree,
  run: typeof alphaBeta,
  first?: "best" | "worst",
) {
  const order = first && sorted(first);
  const search = new RecordingSearch(game, { evaluation, order });
  const value = run(game.start(), game.maxPlies, -Infinity, Infinity, search) + 0;
  return { value, stats: search.stats, visited: search.visited };
}

const shapes = [2, 3, 4].flatMap((width) =>
  [1, 2, 3, 4, 5, 6].map((depth) => ({ width, depth, label: `${width}^${depth}` }))
);

Deno.test("with the best order alpha-beta and NegaScout need the theoretical minimum of leaves", () => {
  // Knuth and Moore 1975: W^ceil(d/2) + W^floor(d/2) - 1; half the leaves have equal values.
  for (const { width, depth, label } of shapes) {
    for (const values of [2, 10, 1_000_000]) {
      const tree = syntheticTree(width, depth, values, `${label} ${values}`);
      const fewest = width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1;
      for (const run of [alphaBeta, negaScout]) {
        const { value, stats } = onTree(tree, run, "best");
        assertStrictEquals(value, tree.value + 0);
        assertStrictEquals(stats.leaves, fewest, `${run.name} ${label}, ${values} values`);
      }
    }
  }
});

Deno.test("a search without re-searches needs at least the leaves of the best order and at most those of minimax", () => {
  for (const { width, depth, label } of shapes) {
    const tree = syntheticTree(width, depth, 50, `between ${label}`);
    const fewest = width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1;
    for (const first of ["worst", undefined] as const) {
      const { value, stats } = onTree(tree, alphaBeta, first);
      assertStrictEquals(value, tree.value + 0);
      assertGreaterOrEqual(stats.leaves, fewest);
      assertLessOrEqual(stats.leaves, width ** depth);
    }
  }
});

Deno.test("NegaScout visits no node that alpha-beta cuts off, with any order (C31)", () => {
  let fewer = 0;
  for (const { width, depth, label } of shapes) {
    for (const first of ["best", "worst", undefined] as const) {
      for (const values of [3, 1000]) {
        const tree = syntheticTree(width, depth, values, `subset ${label} ${first}`);
        const cut = onTree(tree, alphaBeta, first).visited;
        const { visited } = onTree(tree, negaScout, first);
        assert(visited.isSubsetOf(cut), `${label} ${first}`);
        fewer += cut.size - visited.size;
      }
    }
  }
  assertGreater(fewer, 0);
  for (const { spec, depth } of samples) {
    const game = findGame(spec);
    const evaluation = createEvaluation(game, plainEvaluation(game));
    for (const position of samplePositions(game, 20, "subset")) {
      const [cut, visited] = [alphaBeta, negaScout].map((run) => {
        const search = new RecordingSearch(game, { evaluation });
        run(position, depth, -Infinity, Infinity, search);
        return search.visited;
      });
      assert(visited.isSubsetOf(cut), `${spec} ${position}`);
    }
  }
});

Deno.test("with a bad order NegaScout can visit more leaves than minimax, because of re-searches (C13b)", () => {
  const tree = syntheticTree(2, 8, 1_000_000, "bad order");
  assertGreater(onTree(tree, negaScout, "worst").stats.leaves, 2 ** 8);
});

Deno.test("a null window gives a bound of the value with no more leaves than an open window", () => {
  const trees = shapes.map(({ width, depth, label }) =>
    syntheticTree(width, depth, 100, `null ${label}`)
  );
  fc.assert(
    fc.property(fc.constantFrom(...trees), fc.integer({ min: -60, max: 60 }), (tree, bound) => {
      const search = new Search(tree.game, { evaluation: tree.evaluation });
      const found = nullWindow(tree.game.start(), tree.game.maxPlies, bound, search);
      if (found > bound) assertGreaterOrEqual(tree.value, found);
      else assertLessOrEqual(tree.value, found);
      assertLessOrEqual(search.stats.leaves, onTree(tree, alphaBeta).stats.leaves);
    }),
    { seed: 1 },
  );
});

Deno.test("MTD(f) finds the value from any guess, with few searches from a good one", () => {
  const tree = syntheticTree(3, 5, 1000, "mtdf");
  const searches = (guess: number) => {
    const search = new Search(tree.game, {
      evaluation: tree.evaluation,
      table: new TranspositionTable(12),
    });
    let count = 0;
    const value = mtdf((alpha, beta) => {
      count++;
      assertStrictEquals(beta - alpha, NULL_WINDOW);
      return alphaBetaWithMemory(tree.game.start(), 5, alpha, beta, search);
    }, guess);
    assertStrictEquals(value, tree.value);
    return count;
  };
  fc.assert(fc.property(fc.integer({ min: -600, max: 600 }), (guess) => {
    assertGreaterOrEqual(searches(guess), 2);
  }));
  // One search proves the lower bound, another the upper bound.
  assertStrictEquals(searches(tree.value), 2);
});

Deno.test("NegaScout and MTD(f) find values that are not whole numbers", () => {
  for (let number = 0; number < 50; number++) {
    const tree = syntheticTree(3, 4, 100, `fractions ${number}`);
    // In steps of a quarter, three values lie inside a null window.
    const evaluation = {
      evaluate: (position: Parameters<typeof alphaBeta>[0]) =>
        tree.evaluation.evaluate(position) / 4,
    };
    for (const name of ["negascout", "mtdf"]) {
      const search = new Search(tree.game, { evaluation });
      const value = algorithms[name].search(tree.game.start(), 4, -Infinity, Infinity, search);
      assertStrictEquals(value + 0, tree.value / 4 + 0, name);
    }
  }
});

Deno.test("aspiration finds the value with any window around any guess, and counts its failures", () => {
  for (const { spec, depth } of samples) {
    const game = findGame(spec);
    const evaluation = createEvaluation(game, plainEvaluation(game));
    let failed = 0;
    for (const position of samplePositions(game, 12, "aspiration")) {
      const open = searchRoot(position, new Search(game, { evaluation }), alphaBeta, {
        depth,
        limit: {},
      });
      for (const halfWidth of [0.5, 5, 1000]) {
        const narrow = searchRoot(position, new Search(game, { evaluation }), alphaBeta, {
          depth,
          limit: {},
          windows: aspiration(halfWidth),
        });
        assertStrictEquals(narrow.value, open.value, `${spec} ${position} ${halfWidth}`);
        assertStrictEquals(narrow.depth, open.depth);
        failed += narrow.stats.rootReSearches;
      }
    }
    assertGreater(failed, 0, spec);
  }
  const within = aspiration(10);
  const asked: [number, number][] = [];
  const search = (value: number) => (alpha: number, beta: number) => {
    asked.push([alpha, beta]);
    return Math.max(alpha, Math.min(beta, value));
  };
  assertStrictEquals(within(search(7), null), 7);
  assertStrictEquals(within(search(7), 0), 7);
  assertStrictEquals(within(search(70), 0), 70);
  assertStrictEquals(within(search(-70), 0), -70);
  assertEquals(asked, [
    [-BEYOND, BEYOND],
    [-10, 10],
    [-10, 10],
    [-10, BEYOND],
    [-10, 10],
    [-BEYOND, 10],
  ]);
});
