import {
  assertEquals,
  assertGreaterOrEqual,
  assertLess,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import {
  createAgent,
  createEvaluation,
  DECIDED,
  minimax,
  pliesToEnd,
  Search,
  selectiveSearch,
  valueAlone,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const chess = findGame("chess");
const games = ["tictactoe", "reversi:size=6", "metelyk", "chess"].map((spec) => findGame(spec));
const DEPTH = 3;
const context = () => stillContext("selective");

function run(game: Game, position: Position, width: number, window = [-Infinity, Infinity]) {
  const search = new Search(game, { evaluation: createEvaluation(game, plainEvaluation(game)) });
  search.begin(position);
  const [alpha, beta] = window;
  const value = selectiveSearch(width)(position, DEPTH, alpha, beta, search) + 0;
  return { value, nodes: search.stats.nodes };
}

/** The value for the side to move when it is known without a search. */
function known(position: Position, ply: number): number | null {
  const result = position.result();
  if (result === null) return null;
  if (result === 0) return 0;
  return (result === 1) === (position.side === 0) ? 1_000_000 - ply : ply - 1_000_000;
}

/** The definition without cutoffs: the best of the `width` moves whose positions are evaluated best. */
function slow(game: Game, position: Position, depth: number, width: number, ply = 0) {
  const evaluation = createEvaluation(game, plainEvaluation(game));
  const at = (position: Position, ply: number) =>
    known(position, ply) ?? valueAlone(evaluation, position);
  const end = known(position, ply);
  if (depth === 0 || end !== null) return { value: at(position, ply), nodes: 1 };
  let children = legalMoves(game, position).map((move) => {
    const child = position.clone();
    child.play(move);
    return child;
  });
  let nodes = 1;
  if (depth > 1) {
    nodes += children.length;
    children = children.toSorted((one, other) => at(one, ply + 1) - at(other, ply + 1))
      .slice(0, width);
  }
  let best = -Infinity;
  for (const child of children) {
    const below = slow(game, child, depth - 1, width, ply + 1);
    best = Math.max(best, -below.value);
    nodes += below.nodes;
  }
  return { value: best, nodes };
}

for (const game of games) {
  Deno.test(`in ${game.spec} the search of all moves has the value of minimax, a window bounds it`, () => {
    for (const position of samplePositions(game, 8, "selective")) {
      const full = new Search(game, { evaluation: createEvaluation(game, plainEvaluation(game)) });
      const value = minimax(position, DEPTH, full) + 0;
      assertStrictEquals(run(game, position, Infinity).value, value);
      assertStrictEquals(run(game, position, game.maxMoves).value, value);
      assertLessOrEqual(value, run(game, position, Infinity, [value, value + 5]).value);
      assertGreaterOrEqual(value, run(game, position, Infinity, [value - 5, value]).value);
    }
  });

  Deno.test(`in ${game.spec} each node takes its most plausible moves, with fewer nodes than without cutoffs`, () => {
    for (const position of samplePositions(game, 3, "plausible")) {
      for (const width of [1, 3]) {
        const found = run(game, position, width);
        const expected = slow(game, position, DEPTH, width);
        assertStrictEquals(found.value, expected.value + 0, `${position}, width ${width}`);
        assertLessOrEqual(found.nodes, expected.nodes);
      }
    }
  });
}

Deno.test("a move that looks like any other is left out, though it mates", () => {
  // Smothered mate: 1. Qg8+ Rxg8 2. Nf7.
  const position = chess.start("r6k/6pp/7N/8/2Q5/8/6PP/6K1 w - - 0 1");
  assertStrictEquals(pliesToEnd(run(chess, position, Infinity).value), 3);
  assertLess(run(chess, position, 1).value, DECIDED);
});

Deno.test("with a narrow width the same depth needs fewer nodes", () => {
  const total = (width: string) =>
    samplePositions(chess, 6, "narrow").reduce((sum, position) => {
      const agent = createAgent(`selective:depth=4${width}`, chess);
      return sum + agent.analyse!(position, context()).stats.nodes;
    }, 0);
  assertLess(total(",width=4"), total("") / 2);
});

Deno.test("the agent keeps its limit of nodes and restores the position", () => {
  for (const game of games) {
    const [position] = samplePositions(game, 1, "selective agent");
    const before = [position.toString(), position.hashLow, position.hashHigh];
    const agent = createAgent("selective:depth=9,nodes=150,width=3", game);
    const analysis = agent.analyse!(position, context());
    assertLessOrEqual(analysis.stats.nodes, 150);
    assertStrictEquals(agent.choose(position, context()), analysis.move);
    assertEquals([position.toString(), position.hashLow, position.hashHigh], before);
  }
});
