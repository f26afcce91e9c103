import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import { solveEndgame } from "matchbox/agents/endgame/solve_endgame.ts";
import { map6x6, MAP_GAME, MAP_PLIES } from "matchbox/agents/endgame/map_6x6.ts";
import { PositionMap, positionsAfter } from "matchbox/agents/endgame/position_map.ts";
import { provedBook } from "matchbox/agents/endgame/proved_book.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";
import { slowScore } from "./slow_solver.ts";

const small = findGame("reversi:size=4");

/** The loss by plain minimax, or by the solver, which other tests compare with it. */
function slowLoss(game: Game, position: Position, move: Move, scoreOf = slowScore): number {
  const scores = new Map(
    legalMoves(game, position).map((each) => {
      const after = position.clone();
      after.play(each);
      const score = scoreOf(game, after);
      return [each, after.side === position.side ? score : -score];
    }),
  );
  return Math.max(...scores.values()) - scores.get(move)!;
}

const solvedScore: typeof slowScore = (_, position) => solveEndgame(position).score;

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

Deno.test("the book of a complete map plays only best moves, in every position of the first plies", () => {
  const plies = 4;
  const solved = positionsAfter(small, plies)
    .map((position) => ({ position, score: solvedScore(small, small.start(position)) }));
  const book = provedBook(small, new PositionMap(small, plies, solved), plies);
  for (const [key, { moves }] of book.positions.sorted()) {
    const position = small.start(key);
    const best = legalMoves(small, position)
      .filter((move) => slowLoss(small, position, move, solvedScore) === 0)
      .map((move) => small.format(position, move));
    assertEquals([...moves.keys()].toSorted(), best.toSorted(), key);
  }
  // The start, its four moves, their two or three replies each, and so on.
  assertStrictEquals(book.positions.sorted().filter(([, { ply }]) => ply === 1).length, 4);
  assertThrows(
    () => provedBook(small, new PositionMap(small, plies, []), plies),
    UsageError,
    "no best move yet",
  );
});

Deno.test("the proofs of 6x6 tell the score of the start, and all bounds of the first plies agree", () => {
  const game = findGame(MAP_GAME);
  const map = map6x6(game);
  // Feinstein (1993): light wins by 20 to 16.
  assertEquals(map.bounds(game.start()), { lower: -4, upper: -4 });
  for (let ply = 0; ply <= MAP_PLIES; ply++) {
    for (const position of positionsAfter(game, ply)) {
      const { lower, upper } = map.bounds(game.start(position));
      assertStrictEquals(lower <= upper, true, position);
    }
  }
});
