/**
 * TD(lambda) with a table of afterstates (Sutton 1988; Sutton and Barto 2018, sections 6.8 and 12.1): a value for each
 * position that a player has moved to. After a game each of them moves towards its lambda-return G:
 *
 *     v(s) += rate * (G - v(s)).
 *
 * Two moves that lead to the same position share a value, so that there are fewer values than with a table of moves.
 *
 * @module
 */
import * as v from "valibot";
import { flag } from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { type LearnerEntry, type PlainData, readState } from "../learner.ts";
import {
  AfterstateLearner,
  resultAfterMove,
  temporalDifferenceParameters,
  type TemporalDifferences,
} from "../temporal_difference/afterstate_learner.ts";
import { TABLE_GAMES } from "./action_values.ts";

interface Values extends TemporalDifferences {
  readonly self: boolean;
}

const schema = v.strictObject({
  positions: v.record(v.string(), v.pipe(v.number(), v.minValue(-1), v.maxValue(1))),
});

/** Listed in list.ts. */
export const tdLambda: LearnerEntry<Values> = {
  summary: "TD(lambda): a table of the values of the positions after its own moves",
  games: TABLE_GAMES,
  selfPlay: ({ self }) => self,
  parameters: () => ({
    ...temporalDifferenceParameters({ rate: 0.2, lambda: 0.5, explore: 0.1 }),
    self: flag(true, "whether it learns from games against itself"),
  }),
  create: (name, game, values, { state }) => new ValueTable(name, game, values, state),
};

class ValueTable extends AfterstateLearner<string> {
  readonly #values: Map<string, number>;

  /** @throws {UsageError} when the state is none */
  constructor(name: string, game: Game, values: Values, state: unknown = { positions: {} }) {
    super(name, game, values);
    this.#values = new Map(Object.entries(readState(name, schema, state).positions));
  }

  get state(): PlainData {
    return { positions: Object.fromEntries(this.#values) };
  }

  protected evaluate(
    position: Position,
    moves: Int32Array,
    count: number,
    values: Float64Array,
  ): void {
    for (let i = 0; i < count; i++) {
      position.play(moves[i]);
      values[i] = resultAfterMove(position) ?? this.#valueOf(this.see(position));
      position.undo();
    }
  }

  /** The notation of a position says who has moved. */
  protected see(position: Position): string {
    return position.toString();
  }

  protected learn(seen: readonly string[], returns: readonly number[]): void {
    seen.forEach((key, t) => {
      const value = this.#valueOf(key);
      this.#values.set(key, value + this.settings.rate * (returns[t] - value));
    });
  }

  #valueOf(key: string): number {
    return this.#values.get(key) ?? 0;
  }
}
