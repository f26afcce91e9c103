import { assert, assertLessOrEqual, assertNotEquals, assertStrictEquals } from "@std/assert";
import { createEvaluation, minimax, Search } from "matchbox/agents/mod.ts";
import { searcher } from "matchbox/agents/searcher.ts";
import { checkParameters } from "matchbox/base/mod.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";
import { bestNodeEntry } from "./best_node.ts";
import { context } from "./sample_searches.ts";

const games = ["reversi:size=6", "metelyk:side=2", "tictactoe"].map(findGame);
const entry = searcher(bestNodeEntry);

function agentOf(game: Game, values: Readonly<Record<string, unknown>>) {
  const given = { eval: plainEvaluation(game), ...values };
  const checked = checkParameters("agent bestnode", entry.parameters(game), given);
  return entry.create("bestnode", game, checked as never);
}

/** The value of each move, for the side to move. */
function valuesOf(game: Game, position: Position, depth: number): Map<number, number> {
  const search = new Search(game, {
    evaluation: createEvaluation(game, plainEvaluation(game)),
  });
  search.begin(position);
  return new Map(
    legalMoves(game, position).map((move) => {
      search.play(position, move);
      const value = -minimax(position, depth - 1, search);
      search.undo(position);
      return [move, value];
    }),
  );
}

Deno.test("a search of another shape is an agent, and plays a best move", () => {
  for (const game of games) {
    const agent = agentOf(game, { depth: 3 });
    for (const position of samplePositions(game, 12)) {
      const values = valuesOf(game, position, 3);
      const move = agent.choose(position, context());
      assertStrictEquals(values.get(move), Math.max(...values.values()), `${position}`);
    }
  }
});

Deno.test("its own parameter is read from the spec and reaches the search", () => {
  const [game] = games;
  const [, position] = samplePositions(game, 2);
  const nodes = (guess: number) =>
    agentOf(game, { guess }).analyse!(position, context()).stats.nodes;
  assertNotEquals(nodes(900), nodes(0));
  assertStrictEquals(entry.parameters(game).guess.fallback, 0);
});

Deno.test("with a limit of nodes it stops, with a legal move and the position as it was", () => {
  for (const game of games) {
    const depths = new Set<number>();
    for (const position of samplePositions(game, 3)) {
      const before = `${position} ${position.hashLow} ${position.hashHigh}`;
      for (let nodes = 1; nodes < 400; nodes += 7) {
        const agent = agentOf(game, { depth: 20, nodes });
        const { move, depth, stats } = agent.analyse!(position, context());
        assertStrictEquals(`${position} ${position.hashLow} ${position.hashHigh}`, before);
        assert(legalMoves(game, position).includes(move));
        assertLessOrEqual(stats.nodes, nodes);
        depths.add(depth);
        if (depth === 0) continue;
        // What it plays is what the last whole depth says.
        assertStrictEquals(move, agentOf(game, { depth, nodes: 1e9 }).choose(position, context()));
      }
    }
    assert(depths.has(0) && depths.has(1) && depths.has(2), game.spec);
  }
});
