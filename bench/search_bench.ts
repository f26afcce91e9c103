/**
 * Minimax and alpha-beta side by side: the same value from the same position of Reversi.
 *
 * @module
 */
import { alphaBeta, createEvaluation, minimax, Search, shallowOrder } from "matchbox/agents/mod.ts";
import { findGame, randomPosition } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";

const DEPTH = 5;
const game = findGame("reversi");
const evaluation = createEvaluation(game, "squares");
const position = randomPosition(game, 12, randomStream("search bench"))!;

Deno.bench(`minimax, depth ${DEPTH}`, { group: "search", baseline: true }, () => {
  minimax(position, DEPTH, new Search(game, { evaluation }));
});

Deno.bench(`alpha-beta, depth ${DEPTH}, as generated`, { group: "search" }, () => {
  alphaBeta(position, DEPTH, -Infinity, Infinity, new Search(game, { evaluation }));
});

Deno.bench(`alpha-beta, depth ${DEPTH}, best first`, { group: "search" }, () => {
  const { order } = shallowOrder(game, 1, evaluation, "best");
  alphaBeta(position, DEPTH, -Infinity, Infinity, new Search(game, { evaluation, order }));
});
