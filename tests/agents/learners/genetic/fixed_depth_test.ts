import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import {
  createAgent,
  createEvaluation,
  fixedDepthPlayer,
  minimax,
  randomOpening,
  Search,
  searchRoot,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { stillContext } from "../../../fixtures/still_context.ts";

const context = stillContext("unused");

Deno.test("without a lot the player is the agent alphabeta", () => {
  const game = findGame("reversi");
  const player = fixedDepthPlayer(game, createEvaluation(game, "heuristics"), 3);
  const agent = createAgent("alphabeta:depth=3,eval=heuristics", game);
  const random = randomStream("positions");
  for (let i = 0; i < 10; i++) {
    const position = randomOpening(game, 12, random);
    assertStrictEquals(player.choose(position, context), agent.choose(position, context));
  }
});

Deno.test("with a lot each of the best moves is drawn equally often, and no other", () => {
  const game = findGame("chess");
  const evaluation = createEvaluation(game, "material");
  // White can take a rook by a pawn of three, or by the knight: four captures of the same worth.
  const position = game.start("4k3/8/8/1r1r4/2P5/2N5/8/4K3 w - - 0 1");
  const best = bestMoves(position);
  assertStrictEquals(best.length, 4);
  const lot = randomStream("lot");
  const player = fixedDepthPlayer(game, evaluation, 1, lot);
  const counts = new Map(best.map((move) => [move, 0]));
  const draws = 4000;
  for (let i = 0; i < draws; i++) {
    const move = player.choose(position, context);
    assert(counts.has(move), game.format(position, move));
    counts.set(move, counts.get(move)! + 1);
  }
  // Four standard errors of a share of a quarter.
  const error = 4 * Math.sqrt(0.25 * 0.75 / draws);
  for (const count of counts.values()) assertAlmostEquals(count / draws, 0.25, error);

  function bestMoves(position: Position) {
    const search = new Search(game, { evaluation });
    const { moves, value } = searchRoot(
      position,
      search,
      (position, depth, _alpha, _beta, search) => minimax(position, depth, search),
      { depth: 1, exhaustive: true },
    );
    return moves.filter((move) => move.value === value).map(({ move }) => move);
  }
});

Deno.test("random openings have the given length and are not over", () => {
  const game = findGame("tictactoe");
  const random = randomStream("openings");
  for (let i = 0; i < 50; i++) {
    const opening = randomOpening(game, 7, random);
    assertEquals(opening.result(), null);
    assertStrictEquals(opening.toString().replace(/[^XO]/g, "").length - 1, 7);
  }
});
