import { assert, assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import {
  type ComposedParts,
  composedSearch,
  createAgent,
  createEvaluation,
  pliesToEnd,
  quiescenceOf,
  type QuiescencePruning,
  type RootOptions,
  Search,
  searchRoot,
  selectiveCuts,
  TranspositionTable,
  usualOrder,
} from "matchbox/agents/mod.ts";
import { reductionOf } from "matchbox/agents/search/late_move_reductions.ts";
import { Chess } from "chess.js";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { canMateIn } from "../../reference/chess_mates.ts";
import { samplePositions } from "../sample_positions.ts";

const chess = findGame("chess");

/** Every cut that the search has. */
const ALL: ComposedParts = {
  ...{
    scout: true,
    quiescence: true,
    extension: true,
    razoring: true,
    losing: true,
    ...selectiveCuts,
  },
  nullMove: { reduction: 2, verified: false, adaptive: true },
};

function searchOf(evaluation = "material", table = false): Search {
  return new Search(chess, {
    evaluation: createEvaluation(chess, evaluation),
    order: usualOrder(chess),
    table: table ? new TranspositionTable(12) : undefined,
  });
}

function quiet(fen: string, pruning?: QuiescencePruning, alpha = -Infinity) {
  const position = chess.start(fen);
  const search = searchOf();
  search.begin(position);
  const value = quiescenceOf(chess, pruning)(position, alpha, Infinity, search) + 0;
  return { value, nodes: search.stats.nodes };
}

Deno.test("quiescence leaves out a capture that loses a man, and none that wins one", () => {
  // The pawn is protected, so taking it with the queen loses her.
  const covered = "4k3/2p5/3p4/8/3Q4/8/8/4K3 w - - 0 1";
  assertEquals(quiet(covered, { exchanges: true }), { value: 700, nodes: 1 });
  assertGreater(quiet(covered).nodes, 1);
  assertStrictEquals(quiet("4k3/8/3r4/8/3Q4/8/8/4K3 w - - 0 1", { exchanges: true }).value, 900);
});

Deno.test("delta pruning leaves out a capture that cannot reach alpha, with a bound on what it could", () => {
  // White is a queen behind and can take a pawn that the queen protects.
  const behind = "4k2q/8/8/8/3p4/4P3/8/4K3 w - - 0 1";
  const value = 100 - 1000;
  const alpha = 0;
  assertEquals(quiet(behind, { delta: 50 }, alpha), { value: value + 100 + 50, nodes: 1 });
  // With a margin of a queen it is tried.
  assertGreater(quiet(behind, { delta: 900 }, alpha).nodes, 1);
  assertStrictEquals(quiet(behind, { delta: 0 }).value, value);
});

Deno.test("with a margin that nothing exceeds delta pruning changes no node", () => {
  for (const position of samplePositions(chess, 10, "delta")) {
    const [one, other] = [undefined, { delta: 100_000 }].map((pruning) =>
      quiet(String(position), pruning)
    );
    assertEquals(one, other);
  }
});

Deno.test("a side in check has all its moves, also losing ones", () => {
  // The only move takes the queen with the king; or the rook must take a guarded bishop that gives check.
  const forced = "7k/8/8/8/8/1b6/r2P4/3K4 w - - 0 1";
  assertGreater(quiet(forced, { exchanges: true, delta: 0 }).nodes, 1);
});

Deno.test("pruning needs fewer nodes, and seldom changes the move of a search", () => {
  const [full, pruned] = ["true", "pruned"].map((pruning) =>
    samplePositions(chess, 12, "pruned").map((position) => {
      const agent = createAgent(`search:depth=4,eval=material,quiescence=${pruning}`, chess);
      return agent.analyse!(position, stillContext("pruned"));
    })
  );
  const nodes = (all: typeof full) => all.reduce((sum, { stats }) => sum + stats.nodes, 0);
  assertLess(nodes(pruned), 0.6 * nodes(full));
  const same = full.filter(({ move }, index) => move === pruned[index].move).length;
  assertGreater(same, full.length / 2);
});

Deno.test("every mate that is found with all cuts is one, and a mate in two is found", () => {
  const mates = [
    "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1",
    "8/7k/R7/8/8/8/8/1R4K1 w - - 0 1",
  ];
  for (const fen of mates) {
    assert(canMateIn(2, new Chess(fen)), fen);
    const position = chess.start(fen);
    const options = { depth: 7, limit: {}, scouts: true };
    const { value } = searchRoot(position, searchOf(), composedSearch(chess, ALL), options);
    assertStrictEquals(pliesToEnd(value), 3, fen);
    assertGreater(value, 0);
  }
  for (const position of samplePositions(chess, 30, "mates")) {
    const options = { depth: 4, limit: {}, scouts: true };
    const { value } = searchRoot(position, searchOf(), composedSearch(chess, ALL), options);
    const plies = pliesToEnd(value);
    if (plies === null || value < 0) continue;
    assert(canMateIn(Math.ceil(plies / 2), new Chess(String(position))), `${position}`);
  }
});

/** The value by a search with an open window. */
function valueOf(position: Position, depth: number, parts: ComposedParts): number {
  const search = searchOf();
  search.begin(position);
  return composedSearch(chess, parts)(position, depth, -Infinity, Infinity, search) + 0;
}

Deno.test("a ply in check is not counted: a mate by two checks is seen a ply sooner", () => {
  // A rook drives the king to the last rank, where the other one mates.
  const position = chess.start("8/7k/R7/8/8/8/8/1R4K1 w - - 0 1");
  const quiescence = { quiescence: true } as const;
  assertStrictEquals(pliesToEnd(valueOf(position, 2, quiescence)), null);
  assertStrictEquals(pliesToEnd(valueOf(position, 2, { ...quiescence, extension: true })), 3);
});

Deno.test("extensions end: a search of endless checks is finite", () => {
  const checks = chess.start("7k/8/8/8/8/8/5q2/7K b - - 0 1");
  const search = searchOf();
  searchRoot(checks, search, composedSearch(chess, { extension: true }), { depth: 4, limit: {} });
  assertLess(search.stats.nodes, 200_000);
});

Deno.test("late moves are reduced more the later and the deeper, never below a ply", () => {
  for (let depth = 0; depth < 80; depth++) {
    for (let index = 0; index < 100; index++) {
      const plies = reductionOf(depth, index, false);
      if (depth < 3 || index < 3) assertStrictEquals(plies, 0);
      assert(plies === 0 || depth - 1 - plies >= 1);
      assert(reductionOf(depth + 1, index, false) >= plies);
      assert(reductionOf(depth, index + 1, false) >= plies);
      assert(reductionOf(depth, index, true) <= plies);
    }
  }
});

Deno.test("a move that loses a rook is left out near the leaves, one that wins is not", () => {
  // The rook can take the guarded pawn, or the knight that nobody guards.
  const position = chess.start("4k3/2p5/3p4/8/8/8/n2R4/4K3 w - - 0 1");
  const search = searchOf();
  search.begin(position);
  const tried = new Set<string>();
  const play = search.play.bind(search);
  search.play = (at, move) => {
    if (search.ply === 0) tried.add(chess.format(at, move));
    play(at, move);
  };
  // No move reaches beta, so that all are tried.
  composedSearch(chess, { losing: true })(position, 1, 4999, 5000, search);
  assert(tried.has("Rxa2"));
  assert(!tried.has("Rxd6"));
  composedSearch(chess, {})(position, 1, 4999, 5000, search);
  assert(tried.has("Rxd6"));
});

Deno.test("a position that occurs again is drawn, where the search is told so", () => {
  const position = chess.start("7k/8/8/8/8/8/R7/K7 w - - 0 1");
  for (const move of ["Kb1", "Kg8", "Ka1", "Kh8"]) position.play(chess.parse(position, move));
  const valueWith = (repetition: boolean) => {
    const search = searchOf();
    search.begin(position);
    return composedSearch(chess, { repetition })(position, 1, -Infinity, Infinity, search);
  };
  assertStrictEquals(valueWith(true), 0);
  assertStrictEquals(valueWith(false), 500);
});

Deno.test("each cut saves nodes at the same depth", () => {
  const nodesWith = (parts: ComposedParts, root: Partial<RootOptions> = {}) => {
    let nodes = 0;
    for (const position of samplePositions(chess, 8, "saves")) {
      const search = searchOf("piece_squares", true);
      const options = { depth: 5, limit: {}, scouts: true, ...root };
      const base = { scout: true, quiescence: true, pruning: selectiveCuts.pruning };
      searchRoot(position, search, composedSearch(chess, { ...base, ...parts }), options);
      nodes += search.stats.nodes;
    }
    return nodes;
  };
  const plain = nodesWith({});
  for (const part of ["reductions", "futility", "razoring", "losing"] as const) {
    assertLess(nodesWith({ [part]: true }), 0.95 * plain, part);
  }
  const adaptive = { reduction: 2, verified: false, adaptive: true };
  assertLess(nodesWith({ nullMove: adaptive }), 0.95 * plain);
  assertLess(nodesWith({}, { reductions: true }), 0.95 * plain);
});

Deno.test("the adaptive null move is not used by a side with king and pawns only", () => {
  // Two kings protect two pawns that block each other: the side to move loses its pawn.
  const zugzwang = chess.start("8/8/8/4pK2/3kP3/8/8/8 w - - 0 1");
  const nullMove = { reduction: 1, verified: false, adaptive: true };
  const search = searchOf();
  const value = composedSearch(chess, { nullMove })(zugzwang, 4, -1, 0, search);
  assertLess(value, 0);
  assertStrictEquals(search.stats.nullMoveCutoffs, 0);
});

Deno.test("a stopped search with all cuts restores the position", () => {
  for (const position of samplePositions(chess, 3, "stopped cuts")) {
    const before = `${position} ${position.hashLow} ${position.hashHigh}`;
    for (let nodes = 1; nodes < 900; nodes += 41) {
      const search = searchOf("material", true);
      const options = { depth: 9, limit: { nodes }, scouts: true };
      const found = searchRoot(position, search, composedSearch(chess, ALL), options);
      assertStrictEquals(`${position} ${position.hashLow} ${position.hashHigh}`, before);
      assert(found.stats.nodes <= nodes);
    }
  }
});
