import {
  assertEquals,
  assertGreater,
  assertLess,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { sumOf } from "@std/collections";
import { createAgent, createEvaluation, type Evaluation } from "matchbox/agents/mod.ts";
import { type ComposedParts, composedSearch } from "matchbox/agents/search/composed.ts";
import type { ProbCut } from "matchbox/agents/search/probcut.ts";
import { searchRoot } from "matchbox/agents/search/root.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";

const reversi = findGame("reversi");
const DEPTH = 5;

/** One pair for every depth from 3 on, at every stage, with this deviation. */
function probCut(deviation: number): ProbCut {
  const pair = { shallow: 1, slope: 1, intercept: 0, deviation };
  const pairs = [[undefined, undefined, undefined, pair, pair, pair]];
  return { pairs, stageOf: () => 0, confidence: 1 };
}

/** A search of a position with null windows. */
function searched(position: Position, evaluation: Evaluation, parts: ComposedParts) {
  const search = new Search(reversi, { evaluation });
  const algorithm = composedSearch(reversi, { scout: true, ...parts });
  const { value, move } = searchRoot(position, search, algorithm, { depth: DEPTH, scouts: true });
  return { value, move, stats: search.stats };
}

Deno.test("ProbCut whose errors are larger than any value never cuts", () => {
  const evaluation = createEvaluation(reversi, "patterns");
  for (const position of samplePositions(reversi, 8, "ProbCut never cuts")) {
    const { value, move, stats } = searched(position, evaluation, { probCut: probCut(1e6) });
    const plain = searched(position, evaluation, {});
    assertEquals([value, move, stats.probCuts], [plain.value, plain.move, 0]);
  }
});

Deno.test("where shallow values are deep ones ProbCut cuts and finds the same value", () => {
  // Every position is even until the game is over, so that the error of a shallow search is 0.
  const even = { evaluate: () => 0 };
  const positions = samplePositions(reversi, 8, "ProbCut is right").filter((position) =>
    emptySquares(position as ReversiPosition) > 2 * DEPTH
  );
  assertGreater(positions.length, 2);
  for (const position of positions) {
    const plain = searched(position, even, {});
    const cut = searched(position, even, { probCut: probCut(0) });
    assertStrictEquals(cut.value, plain.value);
    assertGreater(cut.stats.probCuts, 0);
  }
});

Deno.test("with what comes with the project ProbCut saves more than half of the nodes", () => {
  const nodes = ["", ",probcut=1.2"].map((probCut) => {
    const agent = createAgent(`search:depth=8,eval=patterns${probCut}`, reversi);
    const positions = samplePositions(reversi, 24, "ProbCut saves").filter((position) =>
      emptySquares(position as ReversiPosition) > 24
    );
    return sumOf(
      positions,
      (position) => agent.analyse!(position, stillContext("ProbCut")).stats.nodes,
    );
  });
  assertLess(nodes[1], nodes[0] / 2);
});

Deno.test("ProbCut tests nodes with a null window alone", () => {
  const { evaluate } = createEvaluation(reversi, "patterns");
  // Values are multiples of 10, so that without null windows every window is wider than one.
  const evaluation = { evaluate: (position: Position) => 40 * evaluate(position) };
  for (const position of samplePositions(reversi, 6, "ProbCut, open windows")) {
    const analyse = (parts: ComposedParts) =>
      searchRoot(position, new Search(reversi, { evaluation }), composedSearch(reversi, parts), {
        depth: 4,
      });
    assertEquals(analyse({ probCut: probCut(0.1) }), analyse({}));
  }
});

Deno.test("ProbCut is refused in one line where nothing is known of an evaluation", () => {
  assertThrows(
    () => createAgent("search:eval=stages,probcut=1", reversi),
    UsageError,
    "ProbCut is for eval=patterns as it comes, not stages",
  );
  for (const game of ["reversi:size=6", "chess"].map(findGame)) {
    assertThrows(() => createAgent("search:probcut=1", game), UsageError, "unknown parameter");
  }
});
