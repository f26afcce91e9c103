import assert from "node:assert/strict";
import { type AgentContext, createAgent } from "matchbox/agents/mod.ts";
import { playGame, playMatch } from "matchbox/arena/mod.ts";
import { findGame, IllegalMoveError, randomStream } from "matchbox/games/mod.ts";

const ticTacToe = findGame("tictactoe");
const options = (games: number, seed = 1) => ({
  games,
  seed,
  clock: { now: () => 0 },
  signal: new AbortController().signal,
});

Deno.test("a record replays to its result", () => {
  const { records } = playMatch(findGame("reversi:size=6"), "random", "greedy", options(20));
  for (const { game, opening, moves, result } of records) {
    const rules = findGame(game);
    const position = rules.start(opening);
    for (const move of moves) position.play(rules.parse(position, move));
    assert.equal(position.result(), result);
  }
});

Deno.test("two perfect players of tic-tac-toe draw every game, and play no more than two", () => {
  const match = playMatch(ticTacToe, "alphabeta:depth=9", "minimax:depth=9", options(4));
  assert.deepEqual([match.wins, match.draws, match.losses], [0, 4, 0]);
  assert.ok(match.distinct <= 2);
});

Deno.test("a perfect player never loses to a random one", () => {
  const match = playMatch(ticTacToe, "alphabeta:depth=9", "random", options(60));
  assert.equal(match.losses, 0);
  assert.ok(match.wins > 40);
  assert.equal(match.wins + match.draws + match.losses, 60);
});

Deno.test("a match is a function of its seed, and a longer one begins like a shorter one", () => {
  const moves = (games: number, seed: number) =>
    playMatch(ticTacToe, "random", "random", options(games, seed)).records.map((record) =>
      record.moves
    );
  assert.deepEqual(moves(10, 1).slice(0, 5), moves(5, 1));
  assert.notDeepEqual(moves(5, 2), moves(5, 1));
});

Deno.test("random against random, X first: wins, draws and losses as counted over all games", () => {
  // Exact shares of uniformly random play: 737/1260, 8/63, 121/420.
  const games = 4000;
  const random = createAgent("random", ticTacToe);
  const context: AgentContext = { ...options(0), random: randomStream("random against random") };
  const results = Array.from(
    { length: games },
    () => playGame(ticTacToe, [random, random], context).result,
  );
  for (const [result, share] of [[1, 737 / 1260], [0, 8 / 63], [-1, 121 / 420]]) {
    const found = results.filter((each) => each === result).length / games;
    // Four standard errors.
    assert.ok(
      Math.abs(found - share) < 4 * Math.sqrt(share * (1 - share) / games),
      `${result}: ${found}`,
    );
  }
});

Deno.test("an agent that returns an illegal move is named", () => {
  const cheat = { name: "cheat", choose: () => 0 };
  const context: AgentContext = { ...options(0), random: randomStream("cheat") };
  assert.throws(
    () => playGame(ticTacToe, [cheat, cheat], context),
    (error) => error instanceof IllegalMoveError && /cheat played 0/.test(error.message),
  );
});

Deno.test("learners are told which side they play and how the game ended", () => {
  const told: unknown[] = [];
  const listener = (name: string) => ({
    ...createAgent("random", ticTacToe),
    name,
    gameStart: (side: number) => told.push([name, "starts", side]),
    gameEnd: (result: number, side: number) => told.push([name, result, side]),
  });
  const context: AgentContext = { ...options(0), random: randomStream("listeners") };
  const { result } = playGame(ticTacToe, [listener("a"), listener("b")], context);
  assert.deepEqual(told, [["a", "starts", 0], ["b", "starts", 1], ["a", result, 0], [
    "b",
    result,
    1,
  ]]);
});
