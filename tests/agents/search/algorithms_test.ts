/**
 * Properties of every search algorithm in the list.
 *
 * @module
 */
import {
  assertEquals,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import {
  algorithms,
  createAgent,
  createEvaluation,
  killerOrder,
  minimax,
  RecordingSearch,
  Search,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const games = [
  "tictactoe",
  "reversi:size=4",
  "reversi:size=6",
  "reversi",
  "metelyk:side=2",
  "metelyk",
  "chess",
].map((spec) => findGame(spec));

const depthOf = (game: Game) => game.name === "chess" ? 3 : 4;

const evaluationOf = (game: Game) => createEvaluation(game, plainEvaluation(game));

/** Once for all algorithms. */
const searched = new Map<string, { readonly value: number; readonly leaves: number }>();

function byMinimax(game: Game, position: Position) {
  return searched.getOrInsertComputed(`${game.spec} ${position}`, () => {
    const search = new Search(game, { evaluation: evaluationOf(game) });
    const value = minimax(position, depthOf(game), search) + 0;
    return { value, leaves: search.stats.leaves };
  });
}

for (const [name, entry] of Object.entries(algorithms)) {
  const { search: algorithm, withMemory } = entry;
  // A re-search visits leaves again; here each leaf counts once.
  const once = entry.scouts || entry.windows;
  for (const game of games) {
    const positions = samplePositions(game, sampleSize(8, 20), "algorithms");

    Deno.test(`${name} finds the value of minimax in ${game.spec}, and no more leaves`, () => {
      for (const position of positions) {
        const expected = byMinimax(game, position);
        for (const run of [algorithm, ...(withMemory ? [withMemory] : [])]) {
          const search = new RecordingSearch(game, {
            evaluation: evaluationOf(game),
            order: killerOrder(),
            table: withMemory && new TranspositionTable(14),
          });
          search.begin(position);
          const value = run(position, depthOf(game), -Infinity, Infinity, search);
          assertStrictEquals(value + 0, expected.value, `${position}`);
          const leaves = once ? search.leavesVisited.size : search.stats.leaves;
          assertLessOrEqual(leaves, expected.leaves);
        }
      }
    });

    Deno.test(`${name} in ${game.spec}: a window gives the value inside and bounds outside`, () => {
      for (const position of positions.slice(0, 6)) {
        const { value } = byMinimax(game, position);
        for (
          const [alpha, beta] of [[value - 1, value + 1], [value, value + 2], [value - 2, value]]
        ) {
          const search = new Search(game, { evaluation: evaluationOf(game) });
          const found = algorithm(position, depthOf(game), alpha, beta, search);
          if (found <= alpha) assertLessOrEqual(value, found);
          else if (found >= beta) assertGreaterOrEqual(value, found);
          else assertStrictEquals(found + 0, value);
        }
      }
    });
  }

  Deno.test(`${name} plays as an agent, with a limit and without, and restores the position`, () => {
    const context = stillContext("algorithms");
    for (const game of games) {
      for (const limit of ["", ",nodes=300"]) {
        const agent = createAgent(`${name}:depth=2${limit}`, game);
        const [position] = samplePositions(game, 1, `agents ${name}`);
        const before = [position.toString(), position.hashLow, position.hashHigh];
        const move = agent.choose(position, context);
        const analysis = agent.analyse!(position, context);
        assertStrictEquals(analysis.move, move);
        assertStrictEquals(analysis.principalVariation[0], move);
        assertEquals([position.toString(), position.hashLow, position.hashHigh], before);
      }
    }
  });
}
