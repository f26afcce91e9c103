/**
 * Minimax and alpha-beta side by side: the same value from the same position of Reversi.
 *
 * @module
 */
import {
  alphaBeta,
  createSearch,
  findEvaluation,
  minimax,
  shallowOrder,
} from "matchbox/agents/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";

const DEPTH = 5;
const game = findGame("reversi");
const evaluate = findEvaluation(game, "squares");
const position = game.start();
const random = randomStream("search bench");
for (let ply = 0; ply < 12; ply++) {
  const moves = legalMoves(game, position);
  position.play(moves[random.below(moves.length)]);
}

Deno.bench(`minimax, depth ${DEPTH}`, { group: "search", baseline: true }, () => {
  minimax(position, DEPTH, createSearch(game, DEPTH, evaluate));
});

Deno.bench(`alpha-beta, depth ${DEPTH}, as generated`, { group: "search" }, () => {
  alphaBeta(position, DEPTH, -Infinity, Infinity, createSearch(game, DEPTH, evaluate));
});

Deno.bench(`alpha-beta, depth ${DEPTH}, best first`, { group: "search" }, () => {
  const { order } = shallowOrder(game, 1, evaluate, "best");
  alphaBeta(position, DEPTH, -Infinity, Infinity, createSearch(game, DEPTH, evaluate, order));
});
