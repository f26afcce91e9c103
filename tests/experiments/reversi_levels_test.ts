import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { EndgameSolver, solveEndgame } from "matchbox/agents/mod.ts";
import { type GameRecord, playMatch } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { blocksOf } from "matchbox/experiments/blocks.ts";
import { latePosition } from "matchbox/experiments/late_position.ts";
import { moveCosts } from "matchbox/experiments/move_costs.ts";
import { cutoffRows, evaluations } from "matchbox/experiments/studies/reversi_levels/cutoffs.ts";
import { gameFacts, movesOf } from "matchbox/experiments/studies/reversi_levels/game_facts.ts";
import { playBlock } from "matchbox/experiments/studies/reversi_levels/matches.ts";
import { pairings, players } from "matchbox/experiments/studies/reversi_levels/players.ts";
import { gainOf, squareRow } from "matchbox/experiments/studies/reversi_levels/square_moves.ts";
import { findGame, makeMove, randomPosition } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";

const game = findGame("reversi");
const clock = { now: () => 0 };

/** A game of these moves from the start. */
function recordOf(moves: readonly string[]): GameRecord {
  return {
    game: game.spec,
    agents: ["a", "b"],
    seed: "test",
    opening: game.start().toString(),
    moves,
    result: 1,
    ending: "rules",
    reason: "",
    deterministic: true,
  };
}

/** The shortest game: dark takes every light disc by its fifth move (known since the 1970s). */
const SHORTEST = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

Deno.test("the facts of the shortest game: dark moves last, nobody takes a corner", () => {
  const facts = gameFacts(game, recordOf(SHORTEST), null, 0);
  assertStrictEquals(facts.last, 0);
  assertStrictEquals(facts.corner, null);
  assertStrictEquals(facts.halfDiscs, null);
  assertEquals(facts.turns.map(({ side }) => side), [0, 1, 0, 1, 0, 1, 0, 1, 0]);
  assertEquals(facts.turns.map(({ move }) => move), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Dark has four first moves, light three answers to each.
  assertEquals(facts.turns.slice(0, 2).map(({ moves }) => moves), [4, 3]);
});

Deno.test("the facts of random games agree with a slow look at the board", () => {
  const { records } = playMatch(game, "random", "random", { games: 12, seed: 5 });
  for (const record of records) {
    const solver = new EndgameSolver(8, 10);
    const { corner, halfDiscs, solved, last, turns } = gameFacts(game, record, solver, 8);
    const boards = [record.opening];
    const position = game.start(record.opening);
    for (const move of record.moves) {
      makeMove(position, move);
      boards.push(position.toString());
    }
    const count = (board: string, letter: string) => board.slice(0, 64).split(letter).length - 1;
    const placed = (board: string) => 60 - count(board, "-");
    const corners = (board: string) => [0, 7, 56, 63].map((square) => board[square]).join("");
    const first = boards.find((board) => corners(board) !== "----");
    assertStrictEquals(corner?.move, first && placed(first));
    const half = boards.find((board) => placed(board) === 30);
    if (half) assertStrictEquals(halfDiscs, count(half, "X") - count(half, "O"));
    const late = boards.slice(0, -1).find((board) => placed(board) === 52);
    if (late) {
      const { score } = solveEndgame(game.start(late));
      assertStrictEquals(solved, Math.sign(late.endsWith("X") ? score : -score) + 0);
    } else assertStrictEquals(solved, null);
    assertStrictEquals(last, boards.at(-2)!.endsWith("X") ? 0 : 1);
    assertStrictEquals(turns.length, record.moves.length);
    for (const [index, { moves }] of turns.entries()) {
      assertStrictEquals(moves === 0, record.moves[index] === "pass");
    }
  }
});

Deno.test("moves are averaged by side and stage; a stage without a turn has no mean", () => {
  const turns = [
    { side: 0 as const, move: 9, moves: 4 },
    { side: 1 as const, move: 10, moves: 9 },
    { side: 0 as const, move: 20, moves: 6 },
    { side: 0 as const, move: 21, moves: 0 },
  ];
  assertEquals(movesOf(turns, 0), [5, 0, null, null, null, 10 / 3]);
  assertEquals(movesOf(turns, 1), [9, null, null, null, null, 9]);
});

Deno.test("both games of an opening are played, one if a player meets itself", () => {
  const easy = players[0];
  const greedy = players[3];
  const options = { openings: 2, from: 1, to: 2, seed: 7, empties: 8, clock };
  const match = { first: easy, second: greedy, differ: "all" as const };
  const rows = playBlock(game, match, options);
  assertEquals(rows.map(({ opening, dark }) => [opening, dark]), [
    [1, "first"],
    [1, "second"],
    [2, "first"],
    [2, "second"],
  ]);
  const alone = playBlock(game, { ...match, second: easy, differ: "nothing" }, options);
  assertEquals(alone.map(({ opening, dark }) => [opening, dark]), [[1, "first"], [2, "first"]]);
  assert(alone.every(({ solved }) => solved === null));
});

Deno.test("a match seen from the other player has the same games with results reversed", () => {
  const [easy, medium] = players;
  const options = { openings: 2, from: 1, to: 2, seed: 9, empties: 8, clock };
  const one = playBlock(game, { first: easy, second: medium, differ: "all" }, options);
  const other = playBlock(game, { first: medium, second: easy, differ: "all" }, options);
  for (const row of one) {
    const same = other.find(({ opening, dark }) => opening === row.opening && dark !== row.dark)!;
    assertStrictEquals(row.points, 1 - same.points);
    assertStrictEquals(row.last, same.last === "first" ? "second" : "first");
    assertStrictEquals(row.corner_move, same.corner_move);
    assertStrictEquals(row.first_moves, same.second_moves);
    assertStrictEquals(row.second_moves_to_40, same.first_moves_to_40);
    if (row.half_discs !== null) assertStrictEquals(row.half_discs, -same.half_discs! + 0);
    if (row.solved !== null) assertStrictEquals(row.solved, 1 - same.solved!);
  }
});

Deno.test("a block plays the games that the whole match has there", () => {
  const match = { first: players[3], second: players[6], differ: "all" as const };
  const options = { seed: 3, empties: 8, clock };
  const whole = blocksOf(12, 10).flatMap((block) =>
    playBlock(game, match, { ...options, ...block, openings: 12 })
  );
  assertStrictEquals(whole.length, 24);
  const short = playBlock(game, match, { ...options, openings: 3, from: 1, to: 3 });
  assertEquals(short, whole.slice(0, 6));
});

Deno.test("every two players of the round robin meet once, and no other match is listed twice, but one with more games", () => {
  const all = pairings.filter(({ differ }) => differ === "all");
  assertStrictEquals(all.length, players.length * (players.length - 1) / 2);
  const [again, once] = [true, false].map((more) =>
    pairings.filter(({ differ }) => (differ === "more games") === more)
      .map(({ first, second }) => [first.name, second.name].sort().join(" v "))
  );
  assertStrictEquals(new Set(once).size, once.length);
  assertEquals(again, ["maximum disc v random"]);
});

Deno.test("the gain of squares is the difference of means, and there is none without both kinds of moves", () => {
  const scores = [{ move: 0, score: 10 }, { move: 5, score: -2 }, { move: 9, score: 4 }];
  assertStrictEquals(gainOf([0, 7], scores), 9);
  assertStrictEquals(gainOf([63], scores), null);
  assertStrictEquals(gainOf([0, 5, 9], scores), null);
});

Deno.test("the gain does not change when all scores rise by the same number", () => {
  fc.assert(fc.property(
    fc.uniqueArray(fc.nat(59), { minLength: 2, maxLength: 12 }),
    fc.array(fc.integer({ min: -64, max: 64 }), { minLength: 12, maxLength: 12 }),
    fc.integer({ min: -20, max: 20 }),
    (moves, values, more) => {
      const scores = moves.map((move, i) => ({ move, score: values[i] }));
      const raised = scores.map(({ move, score }) => ({ move, score: score + more }));
      const [one, other] = [gainOf([moves[0]], scores)!, gainOf([moves[0]], raised)!];
      assertAlmostEquals(one, other, 0.001);
    },
  ));
});

Deno.test("late positions have the wanted empty squares, and X-squares beside a taken corner do not count", () => {
  const random = randomStream("late");
  const solver = new EndgameSolver(8, 10);
  for (let number = 1; number <= 10; number++) {
    const position = latePosition(game, 8, random, clock);
    assertStrictEquals(64 - position.discs(0) - position.discs(1), 8);
    const row = squareRow(number, position, solver);
    const { moves } = solveEndgame(position, { everyMove: true });
    const beside = { 9: 0, 14: 7, 49: 56, 54: 63 } as Record<number, number>;
    assertStrictEquals(
      row.x_moves,
      moves.filter(({ move }) => move in beside && position.at(beside[move]) === -1).length,
    );
    assertStrictEquals(row.x_gain === null, row.x_moves === 0 || row.x_moves === moves.length);
  }
});

Deno.test("a greedy move looks at each move's position, a search at least at these", () => {
  const position = randomPosition(game, 12, randomStream("cost")) as ReversiPosition;
  let time = 0;
  const ticking = { now: () => time += 1000 };
  const nodes = (name: string) =>
    moveCosts(game, players.find((player) => player.name === name)!, [position], ticking)[0].nodes;
  assertStrictEquals(nodes("random"), 1);
  assertStrictEquals(nodes("maximum disc"), 1 + position.mobility(position.side));
  assert(nodes("easy") > nodes("maximum disc"));
  assert(nodes("hard") > nodes("medium"));
});

Deno.test("only captures first in Reversi look at positions to order moves, and each evaluation is searched in both orders", () => {
  for (const [each, depth] of [[game, 3], [findGame("chess"), 2]] as const) {
    const position = randomPosition(each, 20, randomStream("cutoffs"))!;
    const rows = cutoffRows(each, 1, position, depth);
    assertStrictEquals(rows.length, 2 * evaluations[each.name].length);
    for (const { order, nodes, order_nodes } of rows) {
      // A capture of chess is known by its move.
      assertStrictEquals(order_nodes > 0, order === "captures first" && each === game);
      assert(nodes > 1);
    }
  }
});
