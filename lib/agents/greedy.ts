/**
 * The greedy agent: looks one move ahead (D11's `maximum disc` strategy when it counts discs).
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import type { AgentEntry } from "./agent.ts";
import { evaluationParameter, type EvaluationSpec } from "./evaluate/mod.ts";
import { moveAlone } from "./move_alone.ts";
import { Search } from "./search/search.ts";

/** Plays the move with the best resulting position, at random among equally good ones. */
export const greedy: AgentEntry<{ readonly eval: EvaluationSpec }> = {
  summary: "the move with the best resulting position",
  parameters: (game) => ({ eval: evaluationParameter(game) }),
  prepare: (_game, values) => values.eval.prepare(),
  create(name, game, values) {
    const search = new Search(game, { evaluation: values.eval.create() });
    const moves = new Int32Array(game.maxMoves);
    const found = new Float64Array(game.maxMoves);
    const best = new Int32Array(game.maxMoves);

    /** Fills `moves`, their values `found`, and `best`; returns the numbers of legal and of best moves. */
    const lookAhead = (position: Position) => {
      search.begin(position);
      const legal = position.moves(moves, 0);
      let count = 0;
      let bestValue = -Infinity;
      for (let i = 0; i < legal; i++) {
        search.play(position, moves[i]);
        const value = found[i] = -search.leaf(position);
        search.undo(position);
        if (value > bestValue) {
          bestValue = value;
          count = 0;
        }
        if (value === bestValue) best[count++] = moves[i];
      }
      return { legal, count, bestValue };
    };
    // A random number is drawn only for ties, so that a game without ties counts as deterministic.
    const draw = (count: number, random: Random) => best[count === 1 ? 0 : random.below(count)];

    return {
      name,

      choose: (position, { random }) => draw(lookAhead(position).count, random),

      analyse(position, { random }) {
        const { legal, count, bestValue } = lookAhead(position);
        const move = draw(count, random);
        return {
          ...moveAlone(move, count === 1 ? undefined : `at random among the ${count} best moves`),
          value: bestValue,
          depth: 1,
          moves: Array.from(
            { length: legal },
            (_, i) => ({ move: moves[i], value: found[i], exact: true }),
          ),
          stats: { ...search.stats },
        };
      },
    };
  },
};
