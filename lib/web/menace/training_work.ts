/**
 * A piece of a training: games without a board, as fast as they go. The results do not depend on how a
 * training is divided into pieces.
 *
 * @module
 */
import {
  createTrainer,
  type MenaceState,
  type PlainData,
  type Tally,
} from "matchbox/agents/mod.ts";
import { continuedStream, type RandomState } from "matchbox/base/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";

/** What is to be played. */
export interface Piece {
  readonly learned: MenaceState;
  /** What an opponent has learned that learns too; null for one that has not. */
  readonly rival: PlainData;
  /** The spec of the opponent. */
  readonly against: string;
  readonly random: RandomState;
  /** Numbers of games, whose results are told apart. */
  readonly stretches: readonly number[];
  /** Milliseconds after which the rest of the stretches is left. */
  readonly patience: number;
}

/** What came of it. */
export interface Trained {
  readonly learned: MenaceState;
  readonly rival: PlainData;
  readonly random: RandomState;
  /** The results of the stretches that were played, at least of one. */
  readonly results: readonly Tally[];
}

/** Plays a piece of a training. */
export function train(piece: Piece): Trained {
  const { against, learned, rival, stretches, patience } = piece;
  const random = continuedStream(piece.random);
  const state = { played: 0, learner: learned, opponent: rival };
  const trainer = createTrainer("menace", ticTacToe(), { against, state, random });
  const results: Tally[] = [];
  const started = performance.now();
  for (const games of stretches) {
    results.push(trainer.train(games, { random, clock: performance }));
    if (performance.now() - started > patience) break;
  }
  const { opponent } = trainer.state as { readonly opponent: PlainData };
  return {
    learned: trainer.learned as unknown as MenaceState,
    rival: opponent,
    random: random.state,
    results,
  };
}
