/**
 * Trains the weights of the outlook by logistic regression on games against itself: after each move, the
 * position before it learns from the best position after it, or from its exact value where the ending is
 * known.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { startOf } from "matchbox/games/metelyk/notation.ts";
import { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { Endings } from "./endings.ts";
import { Lanes, type Men, menOf } from "./men.ts";
import { findPlaces, LEADS, PAIRS, PLACES, UNITS } from "./outlook.ts";

/** The size of a step of learning, which falls to a fiftieth in the course of the games. */
const RATE = 0.05;
const LAST_RATE = 0.001;
/** How often a move is drawn at random, so that bad positions are learned too. */
const RANDOM_MOVES = 0.1;
/** The greatest weight that is kept. */
const MOST = 127;

/**
 * Weights for the largest board, rounded to units.
 *
 * @param progress called with the number of games played
 */
export function trainOutlook(
  games: number,
  random: Random,
  progress?: (games: number) => void,
): Int8Array {
  const size = 4;
  const lanes = new Lanes(size);
  const endings = new Endings(lanes, true);
  const weights = new Float32Array(PAIRS + LEADS);
  const places = new Int32Array(PLACES);
  const start = menOf(MetelykPosition.fromNotation(startOf(size), size));

  const chanceOf = (men: Men) => {
    findPlaces(men, places);
    let logit = 0;
    for (const place of places) logit += weights[place];
    return 1 / (1 + Math.exp(-logit));
  };

  for (let game = 0; game < games; game++) {
    if (game % 1000 === 0) progress?.(game);
    const rate = LAST_RATE + (RATE - LAST_RATE) * (1 - game / games);
    let men = start;
    while (true) {
      const { least, most } = endings.boundsOf(men);
      if (least === most) break;
      const children = lanes.children(men);
      let best = children[0];
      let lowest = Infinity;
      for (const child of children) {
        const bounds = endings.boundsOf(child);
        const chance = bounds.least === bounds.most ? (1 + bounds.least) / 2 : chanceOf(child);
        if (chance >= lowest) continue;
        lowest = chance;
        best = child;
      }
      const error = 1 - lowest - chanceOf(men);
      for (const place of places) weights[place] += rate * error;
      men = random.float() < RANDOM_MOVES ? children[random.below(children.length)] : best;
    }
  }
  return Int8Array.from(
    weights,
    (weight) => Math.max(-MOST, Math.min(MOST, Math.round(UNITS * weight))),
  );
}
