/**
 * Trains the weights of all stages at once, from games of its own. The study `trained-evaluation` does the same
 * for 8x8 in tasks.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { FIRST_STAGE, LAST_STAGE } from "../../evaluate/reversi/pattern_shapes.ts";
import { noWeights } from "../../evaluate/reversi/pattern_weights.ts";
import { exactLabels, isSolved } from "./labels.ts";
import { trainStage } from "./train_stage.ts";
import { NO_LABEL, trainingPositions, WORDS, wordsOf } from "./training_positions.ts";

/** Stages with fewer positions are left out: no search that orders moves ends in them. */
const FEWEST_POSITIONS = 1000;

/**
 * Trains weights.
 *
 * @param game Reversi on 8x8 or 6x6
 * @param games to be played for the positions
 * @param progress called with the number of games played
 */
export function trainWeights(
  game: Game,
  games: number,
  random: Random,
  progress?: (played: number) => void,
): Int8Array {
  const exact = exactLabels((game.start() as ReversiPosition).size);
  const words: number[][] = Array.from({ length: LAST_STAGE + 1 }, () => []);
  for (let played = 1; played <= games; played++) {
    for (const position of trainingPositions(game, random)) {
      const numbers = wordsOf(position, isSolved(position) ? exact(position) : NO_LABEL);
      words[numbers[0]].push(...numbers);
    }
    progress?.(played);
  }
  const weights = noWeights();
  for (let stage = FIRST_STAGE; stage <= LAST_STAGE; stage++) {
    const positions = Int32Array.from(words[stage]);
    if (positions.length < FEWEST_POSITIONS * WORDS) continue;
    trainStage(game, stage, positions, weights);
  }
  return weights;
}
