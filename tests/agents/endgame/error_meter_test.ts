import { assertEquals, assertStrictEquals } from "@std/assert";
import { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import { PositionMap, positionsAfter } from "matchbox/agents/endgame/position_map.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";
import { slowScore } from "./slow_solver.ts";

const small = findGame("reversi:size=4");

/** The loss by plain minimax. */
function slowLoss(game: Game, position: Position, move: Move): number {
  const scores = new Map(
    legalMoves(game, position).map((each) => {
      const after = position.clone();
      after.play(each);
      const score = slowScore(game, after);
      return [each, after.side === position.side ? score : -score];
    }),
  );
  return Math.max(...scores.values()) - scores.get(move)!;
}

function randomGame(game: Game, name: string): Move[] {
  const random = randomStream(name);
  const position = game.start();
  const moves: Move[] = [];
  while (position.result() === null) {
    const legal = legalMoves(game, position);
    moves.push(legal[random.below(legal.length)]);
    position.play(moves.at(-1)!);
  }
  return moves;
}

Deno.test("the losses of random games on 4x4 are those of plain minimax, passes included", () => {
  const meter = new ErrorMeter(small, { empties: 9, tableBits: 8 });
  for (let number = 0; number < 6; number++) {
    const moves = randomGame(small, `error meter ${number}`);
    const position = small.start();
    const expected = moves.map((move, ply) => {
      const loss = ply < 3 ? null : slowLoss(small, position, move);
      position.play(move);
      return loss;
    });
    assertEquals(meter.losses(small.start(), moves), expected);
  }
});

Deno.test("a complete map tells the losses of the first moves and the score of the start", () => {
  const plies = 4;
  const solved = positionsAfter(small, plies)
    .map((position) => ({ position, score: slowScore(small, small.start(position)), nodes: 0 }));
  const map = new PositionMap(small, plies, solved);
  // Light wins 4x4 by 11 to 3, with two squares left empty.
  assertEquals(map.bounds(small.start()), { lower: -10, upper: -10 });
  const meter = new ErrorMeter(small, { empties: 4, tableBits: 8, map });
  const position = small.start();
  for (const move of randomGame(small, "map").slice(0, plies)) {
    assertStrictEquals(meter.lossOf(position, move), slowLoss(small, position, move));
    position.play(move);
  }
});

Deno.test("an unfinished map gives bounds that hold, and no losses that it does not know", () => {
  const plies = 2;
  const all = positionsAfter(small, plies)
    .map((position) => ({ position, score: slowScore(small, small.start(position)), nodes: 0 }));
  const start = small.start();
  for (let known = 0; known <= all.length; known++) {
    const map = new PositionMap(small, plies, all.slice(0, known));
    const { lower, upper } = map.bounds(start);
    assertStrictEquals(lower <= -10 && upper >= -10, true);
    if (known === all.length) assertEquals([lower, upper], [-10, -10]);
    const meter = new ErrorMeter(small, { empties: 2, tableBits: 8, map });
    const [move] = legalMoves(small, start);
    assertStrictEquals(meter.lossOf(start, move), lower === upper ? 0 : null);
  }
});
