/**
 * What the tabular learners of action values have in common (R. S. Sutton and A. G. Barto, Reinforcement Learning,
 * 2nd edition 2018, chapters 5 and 6). A table has a value Q(s, a) for each move a in each position s that it has met:
 * the expected result for the side to move, 1 a win, 0 a draw, -1 a loss. In training the learner plays the best move,
 * or with probability `explore` any move (epsilon-greedy). After a game its moves learn one after the other. No position
 * comes twice in a game of these games, so that this is the same as to learn during the game.
 *
 * Only the result is a reward, and later results count as much as early ones: the textbook's gamma is 1.
 *
 * @module
 */
import * as v from "valibot";
import { flag, type Parameters, type Random, real, UsageError } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { AgentContext, Analysis } from "../../agent.ts";
import { moveAlone } from "../../move_alone.ts";
import { type Learner, type PlainData, readState } from "../learner.ts";

/** The games with few enough positions for a table. */
export const TABLE_GAMES = ["tictactoe", "hexapawn", "metelyk"] as const;

/** The parameters that all have. */
export interface TableValues {
  readonly explore: number;
  readonly self: boolean;
}

/** These parameters in specs. */
export function tableParameters() {
  return {
    explore: real(0, 1, 0.1, "share of random moves in training"),
    self: flag(true, "whether it learns from games against itself"),
  } satisfies Parameters;
}

/** The moves of a position, in the order in which the game generates them. */
export interface Row {
  /** Q of each move. */
  readonly values: number[];
  /** How often each was played in training. */
  readonly visits: number[];
}

/** A move that was played in training. */
export interface Visit {
  /** The position. */
  readonly key: string;
  readonly row: Row;
  /** The number of the move in its row. */
  readonly action: number;
}

const value = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.strictObject({
  positions: v.record(
    v.string(),
    v.strictObject({ values: v.array(value), visits: v.array(count) }),
  ),
});

/** A table of action values. */
export abstract class ActionValues<V extends TableValues> implements Learner {
  readonly #rows: Map<string, Row>;
  readonly #moves: Int32Array;
  /** The moves of each side in this game. */
  readonly #visits: readonly [Visit[], Visit[]] = [[], []];

  /** @throws {UsageError} when the state is none */
  constructor(
    readonly name: string,
    readonly game: Game,
    readonly values: V,
    state: unknown = { positions: {} },
  ) {
    const { positions } = readState(name, schema, state);
    this.#rows = new Map(Object.entries(positions).map(([key, row]) => [key, copied(row)]));
    this.#moves = new Int32Array(game.maxMoves);
  }

  /**
   * Learns from the moves of one side in a finished game.
   *
   * @param visits in the order in which they were played
   * @param result for this side
   */
  protected abstract learn(visits: readonly Visit[], result: number): void;

  get state(): PlainData {
    const positions = Object.fromEntries([...this.#rows].map(([key, row]) => [key, copied(row)]));
    return { positions };
  }

  gameStart(side: Side): void {
    this.#visits[side].length = 0;
  }

  choose(position: Position, { random }: AgentContext): Move {
    const { key, row } = this.#look(position);
    const explored = random.float() < this.values.explore;
    const action = explored ? random.below(row.values.length) : bestOf(row, random);
    this.#visits[position.side].push({ key, row, action });
    return this.#moves[action];
  }

  play(position: Position, { random }: AgentContext): Move {
    return this.#moves[bestOf(this.#look(position).row, random)];
  }

  analyse(position: Position, { random }: AgentContext): Analysis {
    const { row } = this.#look(position);
    const best = bestOf(row, random);
    const scoreOf = (action: number) => (1 + row.values[action]) / 2;
    const moves = row.values.map((_, action) => ({
      move: this.#moves[action],
      value: scoreOf(action),
      exact: true,
    }));
    const note = `by its table; the move was played ${row.visits[best]} times in training`;
    return { ...moveAlone(this.#moves[best], note), value: scoreOf(best), moves };
  }

  gameEnd(result: Result, side: Side): void {
    const visits = this.#visits[side];
    for (const { key, row, action } of visits) {
      this.#rows.set(key, row);
      row.visits[action]++;
    }
    this.learn(visits, side === 0 ? result : -result);
    visits.length = 0;
  }

  /** The row of a position, and its moves in `#moves`. A new row is kept when a game with it is finished. */
  #look(position: Position): { key: string; row: Row } {
    const count = position.moves(this.#moves, 0);
    const key = position.toString();
    const known = this.#rows.get(key);
    if (known === undefined) {
      return { key, row: { values: Array(count).fill(0), visits: Array(count).fill(0) } };
    }
    if (known.values.length === count && known.visits.length === count) return { key, row: known };
    throw new UsageError(
      `state of ${this.name}: "${key}": expected ${count} values and visits, one for each move`,
    );
  }
}

/** The value of the best move. */
export function bestValue({ values }: Row): number {
  return Math.max(...values);
}

/** The number of the best move; of equal ones any, each equally likely. */
function bestOf({ values }: Row, random: Random): number {
  let [best, equal] = [0, 1];
  for (let i = 1; i < values.length; i++) {
    if (values[i] > values[best]) [best, equal] = [i, 1];
    else if (values[i] === values[best] && random.below(++equal) === 0) best = i;
  }
  return best;
}

function copied({ values, visits }: Row): { values: number[]; visits: number[] } {
  return { values: [...values], visits: [...visits] };
}
