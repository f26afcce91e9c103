/**
 * Q-learning (C. Watkins 1989; Sutton and Barto 2018, section 6.5). A move learns from the best move of the next
 * position in which the same side moves, whatever was played there:
 *
 *     Q(s, a) += rate * (max Q(s', a') - Q(s, a)),
 *
 * and the last move of a game learns from the result. So it learns the values of best play while it explores.
 *
 * @module
 */
import { real } from "matchbox/base/mod.ts";
import type { LearnerEntry } from "../learner.ts";
import {
  ActionValues,
  bestValue,
  TABLE_GAMES,
  tableParameters,
  type TableValues,
  type Visit,
} from "./action_values.ts";

interface Values extends TableValues {
  readonly rate: number;
}

/** Listed in list.ts. */
export const qLearning: LearnerEntry<Values> = {
  summary: "Q-learning: a table of the values of moves, which learn from the best next move",
  games: TABLE_GAMES,
  selfPlay: ({ self }) => self,
  parameters: () => ({
    rate: real(0, 1, 0.2, "part of the error that is corrected"),
    ...tableParameters(),
  }),
  create: (name, game, values, { state }) => new QLearning(name, game, values, state),
};

class QLearning extends ActionValues<Values> {
  protected learn(visits: readonly Visit[], result: number): void {
    visits.forEach(({ row, action }, t) => {
      const next = visits.at(t + 1);
      const target = next ? bestValue(next.row) : result;
      row.values[action] += this.values.rate * (target - row.values[action]);
    });
  }
}
