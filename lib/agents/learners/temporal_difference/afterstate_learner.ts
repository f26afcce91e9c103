/**
 * What learners of afterstates have in common. An afterstate is the position after a player's own move, and its
 * value is the expected result for that player: 1 a win, 0 a draw, -1 a loss. The player looks one ply ahead and
 * plays the move with the best afterstate; in training it now and then plays a random move in its place. After a
 * game each of its afterstates learns from its lambda-return.
 *
 * A learner may play both sides of a game: it remembers the moves of each side apart.
 *
 * @module
 */
import { type Parameters, type Random, real } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { AgentContext, Analysis } from "../../agent.ts";
import { moveAlone } from "../../move_alone.ts";
import type { Learner, PlainData } from "../learner.ts";
import { lambdaReturns, type Step } from "./lambda_return.ts";

/** The parameters of learning by temporal differences. */
export interface TemporalDifferences {
  /** The part of the error that is corrected, above 0 to 1. */
  readonly rate: number;
  /** See lambda_return.ts; from 0 to 1. */
  readonly lambda: number;
  /** The share of random moves in training, from 0 to 1. */
  readonly explore: number;
}

/** These parameters in specs. */
export function temporalDifferenceParameters(
  { rate, lambda, explore }: TemporalDifferences,
) {
  return {
    rate: real(0, 1, rate, "part of the error that is corrected"),
    lambda: real(0, 1, lambda, "0: a value learns from the next one; 1: from the result alone"),
    explore: real(0, 1, explore, "share of random moves in training"),
  } satisfies Parameters;
}

/** A remembered move. */
interface SeenStep<T> extends Step {
  /** The position after it, as the learner sees it; null when the game was over. */
  readonly seen: T | null;
}

/** A learner of afterstates, each seen as a T. */
export abstract class AfterstateLearner<T> implements Learner {
  abstract readonly state: PlainData;
  readonly #moves: Int32Array;
  readonly #values: Float64Array;
  /** The moves of each side in this game. */
  readonly #steps: readonly [SeenStep<T>[], SeenStep<T>[]] = [[], []];

  constructor(
    readonly name: string,
    readonly game: Game,
    readonly settings: TemporalDifferences,
  ) {
    this.#moves = new Int32Array(game.maxMoves);
    this.#values = new Float64Array(game.maxMoves);
  }

  /**
   * Writes the value after each of the first `count` moves, for the side to move. `valueAfter` helps with those
   * that end the game.
   */
  protected abstract evaluate(
    position: Position,
    moves: Int32Array,
    count: number,
    values: Float64Array,
  ): void;

  /** What `learn` will get of a position that `side` has moved to. */
  protected abstract see(position: Position, side: Side): T;

  /** Moves the values of positions towards their returns. */
  protected abstract learn(seen: readonly T[], returns: readonly number[]): void;

  gameStart(side: Side): void {
    this.#steps[side].length = 0;
  }

  choose(position: Position, { random }: AgentContext): Move {
    const count = this.#look(position);
    const best = this.#best(count, random);
    const explored = count > 1 && random.float() < this.settings.explore;
    const chosen = explored ? random.below(count) : best;
    const { side } = position;
    position.play(this.#moves[chosen]);
    this.#steps[side].push({
      value: this.#values[chosen],
      best: this.#values[best],
      explored,
      seen: position.result() === null ? this.see(position, side) : null,
    });
    position.undo();
    return this.#moves[chosen];
  }

  play(position: Position, { random }: AgentContext): Move {
    return this.#moves[this.#best(this.#look(position), random)];
  }

  analyse(position: Position, { random }: AgentContext): Analysis {
    const count = this.#look(position);
    const best = this.#best(count, random);
    const scoreOf = (index: number) => (1 + this.#values[index]) / 2;
    const moves = Array.from(this.#moves.subarray(0, count), (move, index) => ({
      move,
      value: scoreOf(index),
      exact: true,
    }));
    const note = "by the values that it has learned of the positions after each move";
    return { ...moveAlone(this.#moves[best], note), value: scoreOf(best), moves };
  }

  gameEnd(result: Result, side: Side): void {
    const steps = this.#steps[side];
    const returns = lambdaReturns(steps, side === 0 ? result : -result, this.settings.lambda);
    const open = steps.flatMap(({ seen }, t) =>
      seen === null ? [] : [{ seen, target: returns[t] }]
    );
    this.learn(open.map(({ seen }) => seen), open.map(({ target }) => target));
    steps.length = 0;
  }

  /** Writes the moves and their values, and returns their number. */
  #look(position: Position): number {
    const count = position.moves(this.#moves, 0);
    this.evaluate(position, this.#moves, count, this.#values);
    return count;
  }

  /** The index of the best move; of equal ones any, each equally likely. */
  #best(count: number, random: Random): number {
    let [best, equal] = [0, 1];
    for (let i = 1; i < count; i++) {
      if (this.#values[i] > this.#values[best]) [best, equal] = [i, 1];
      else if (this.#values[i] === this.#values[best] && random.below(++equal) === 0) best = i;
    }
    return best;
  }
}

/** The value of a position for the side that has just moved, if the game is over; null while it is not. */
export function resultAfterMove(position: Position): number | null {
  const result = position.result();
  if (result === null) return null;
  return position.side === 1 ? result : 0 - result;
}
