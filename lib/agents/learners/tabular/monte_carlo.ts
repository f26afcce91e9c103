/**
 * Monte Carlo control (Sutton and Barto 2018, section 5.4): the value of a move is the mean result of the games in
 * which it was played,
 *
 *     Q(s, a) += (result - Q(s, a)) / N(s, a),
 *
 * where N counts them, this game included. It never learns from another estimate.
 *
 * @module
 */
import type { LearnerEntry } from "../learner.ts";
import {
  ActionValues,
  TABLE_GAMES,
  tableParameters,
  type TableValues,
  type Visit,
} from "./action_values.ts";

/** Listed in list.ts. */
export const monteCarlo: LearnerEntry<TableValues> = {
  summary: "Monte Carlo control: a table of the values of moves, the mean results of their games",
  games: TABLE_GAMES,
  selfPlay: ({ self }) => self,
  parameters: tableParameters,
  create: (name, game, values, { state }) => new MonteCarlo(name, game, values, state),
};

class MonteCarlo extends ActionValues<TableValues> {
  protected learn(visits: readonly Visit[], result: number): void {
    for (const { row, action } of visits) {
      row.values[action] += (result - row.values[action]) / row.visits[action];
    }
  }
}
