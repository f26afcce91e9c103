/**
 * The player that looks one move ahead and takes what it can get (D11's `maximum disc` strategy when
 * it counts discs).
 *
 * @module
 */
import type { Game } from "matchbox/games/mod.ts";
import type { Agent, Evaluate } from "./agent.ts";
import { createSearch } from "./search/search.ts";
import { minimax } from "./search/minimax.ts";

/**
 * Plays the move whose resulting position it values most; among equals one drawn at random.
 *
 * @param name the canonical spec
 */
export function greedyAgent(name: string, game: Game, evaluate: Evaluate): Agent {
  const search = createSearch(game, 0, evaluate);
  const moves = new Int32Array(game.maxMoves);
  const best = new Int32Array(game.maxMoves);
  return {
    name,
    choose(position, { random }) {
      const end = position.moves(moves, 0);
      let count = 0;
      let bestValue = -Infinity;
      for (let i = 0; i < end; i++) {
        position.play(moves[i]);
        const value = -minimax(position, 0, search);
        position.undo();
        if (value > bestValue) {
          bestValue = value;
          count = 0;
        }
        if (value === bestValue) best[count++] = moves[i];
      }
      // No draw where there is no choice, so that a game without ties is seen to be deterministic.
      return best[count === 1 ? 0 : random.below(count)];
    },
  };
}
