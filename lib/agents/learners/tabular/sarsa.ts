/**
 * SARSA (G. Rummery and M. Niranjan 1994; Sutton and Barto 2018, section 6.4): state, action, reward, state, action.
 * A move learns from the move that was really played in the next position in which the same side moves:
 *
 *     Q(s, a) += rate * (Q(s', a') - Q(s, a)),
 *
 * and the last move of a game learns from the result. So it learns the values of its own play, exploring included.
 *
 * @module
 */
import { real } from "matchbox/base/mod.ts";
import type { LearnerEntry } from "../learner.ts";
import {
  ActionValues,
  TABLE_GAMES,
  tableParameters,
  type TableValues,
  type Visit,
} from "./action_values.ts";

interface Values extends TableValues {
  readonly rate: number;
}

/** Listed in list.ts. */
export const sarsa: LearnerEntry<Values> = {
  summary: "SARSA: a table of the values of moves, which learn from the next move that was played",
  games: TABLE_GAMES,
  selfPlay: ({ self }) => self,
  parameters: () => ({
    rate: real(0, 1, 0.2, "part of the error that is corrected"),
    ...tableParameters(),
  }),
  create: (name, game, values, { state }) => new Sarsa(name, game, values, state),
};

class Sarsa extends ActionValues<Values> {
  protected learn(visits: readonly Visit[], result: number): void {
    visits.forEach(({ row, action }, t) => {
      const next = visits.at(t + 1);
      const target = next ? next.row.values[next.action] : result;
      row.values[action] += this.values.rate * (target - row.values[action]);
    });
  }
}
