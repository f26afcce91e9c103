/**
 * The greedy agent: looks one move ahead (D11's `maximum disc` strategy when it counts discs).
 *
 * @module
 */
import type { AgentEntry } from "./agent.ts";
import { evaluationParameter, type EvaluationSpec } from "./evaluate/mod.ts";
import { Search } from "./search/search.ts";

/** Plays the move with the best resulting position, at random among equally good ones. */
export const greedy: AgentEntry<{ readonly eval: EvaluationSpec }> = {
  summary: "the move with the best resulting position",
  parameters: (game) => ({ eval: evaluationParameter(game) }),
  prepare: (_game, values) => values.eval.prepare(),
  create(name, game, values) {
    const search = new Search(game, { evaluation: values.eval.create() });
    const moves = new Int32Array(game.maxMoves);
    const best = new Int32Array(game.maxMoves);
    return {
      name,
      choose(position, { random }) {
        search.begin(position);
        const end = position.moves(moves, 0);
        let count = 0;
        let bestValue = -Infinity;
        for (let i = 0; i < end; i++) {
          search.play(position, moves[i]);
          const value = -search.leaf(position);
          search.undo(position);
          if (value > bestValue) {
            bestValue = value;
            count = 0;
          }
          if (value === bestValue) best[count++] = moves[i];
        }
        // A random number is drawn only for ties, so that a game without ties counts as deterministic.
        return best[count === 1 ? 0 : random.below(count)];
      },
    };
  },
};
