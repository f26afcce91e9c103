/**
 * The training of the evaluation, in tasks: games give positions, and the stages are fitted one after the
 * other, from the end of the game to its beginning.
 *
 * @module
 */
import { FIRST_STAGE, LAST_STAGE } from "matchbox/agents/evaluate/reversi/pattern_shapes.ts";
import { PARTS_OF_DISC } from "matchbox/agents/evaluate/reversi/pattern_sum.ts";
import {
  noWeights,
  packWeights,
  unpackWeights,
} from "matchbox/agents/evaluate/reversi/pattern_weights.ts";
import { exactLabels, isSolved, SOLVED } from "matchbox/agents/learners/pattern_training/labels.ts";
import { trainStage } from "matchbox/agents/learners/pattern_training/train_stage.ts";
import {
  LABEL,
  NO_LABEL,
  trainingPositions,
  WORDS,
  wordsOf,
} from "matchbox/agents/learners/pattern_training/training_positions.ts";
import type { Random } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { rounded } from "../../rounded.ts";
import type { StageRow } from "./rows.ts";

const reversi = findGame("reversi");

/** The stages, in the order in which they are trained. */
export const stages: readonly number[] = Array.from(
  { length: LAST_STAGE - FIRST_STAGE + 1 },
  (_, index) => FIRST_STAGE + index,
);

/** Plays a game for each stream; gives the positions as bytes, with the exact labels. */
export function playPositions(streams: Iterable<Random>): Uint8Array {
  const exact = exactLabels();
  const words: number[] = [];
  for (const random of streams) {
    for (const position of trainingPositions(reversi, random)) {
      words.push(...wordsOf(position, isSolved(position) ? exact(position) : NO_LABEL));
    }
  }
  return new Uint8Array(Int32Array.from(words).buffer);
}

/**
 * Trains a stage.
 *
 * @param batches positions of all stages, from `playPositions`
 * @param before the file of the weights of the stages before; null for the first
 * @returns the file with this stage too, and its row
 */
export function trainNext(
  stage: number,
  batches: readonly Uint8Array[],
  before: Uint8Array | null,
): { readonly file: Uint8Array; readonly row: StageRow } {
  const weights = before ? unpackWeights(before) : noWeights();
  const positions = positionsOf(stage, batches);
  const solved = !positions.some((word, at) => at % WORDS === LABEL && word === NO_LABEL);
  const fit = trainStage(reversi, stage, positions, weights);
  const inDiscs = (error: number) => rounded(error / PARTS_OF_DISC);
  return {
    file: packWeights(weights),
    row: {
      empties: 4 * stage,
      labels: solved ? `exact, up to ${SOLVED} empty squares` : "search over the stages below",
      fitted: fit.fitted,
      fitted_error: inDiscs(fit.fittedError),
      held_out: fit.heldOut,
      held_out_error: inDiscs(fit.heldOutError),
      spread: inDiscs(fit.spread),
      weights: fit.weights.reduce((count, weight) => count + (weight === 0 ? 0 : 1), 0),
    },
  };
}

/** The positions of a stage. */
function positionsOf(stage: number, batches: readonly Uint8Array[]): Int32Array {
  const words: number[] = [];
  for (const batch of batches) {
    const all = new Int32Array(batch.slice().buffer);
    for (let at = 0; at < all.length; at += WORDS) {
      if (all[at] === stage) words.push(...all.subarray(at, at + WORDS));
    }
  }
  return Int32Array.from(words);
}
