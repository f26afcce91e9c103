/**
 * How likely the side to move is to win: the sum of trained weights of the lead and of each pair of lanes, one
 * of each side, as a logit. The df-pn search begins with what is likely.
 *
 * @module
 */
import type { Men } from "./men.ts";
import { NEVER, type Numbers } from "./proof_table.ts";

/** The numbers of a claim that was not searched yet. */
export type FirstNumbers = (men: Men) => Numbers;

/** A weight for each content of a pair of lanes, for the sixteen pairs, and one for each lead from -10 to 10. */
export const PAIRS: number = 16 << 16;
export const LEADS = 21;

/** The units of a weight in a logit. */
export const UNITS = 16;

/** The places of the weights of a position, sixteen pairs and the lead, into `places`. */
export function findPlaces({ own, enemy, lead }: Men, places: Int32Array): void {
  let pair = 0;
  for (let lane = 0; lane < 32; lane += 8) {
    const row = (own >>> lane & 255) << 8;
    for (let other = 0; other < 32; other += 8) {
      places[pair] = pair << 16 | row | enemy >>> other & 255;
      pair++;
    }
  }
  places[pair] = PAIRS + lead + 10;
}

/** Weights in a position: as many as `findPlaces` finds. */
export const PLACES = 17;

/** The logit of a win for the side to move, in units of 1/16. */
export function logitOf(weights: Int8Array, men: Men): number {
  const places = new Int32Array(PLACES);
  findPlaces(men, places);
  return places.reduce((sum, place) => sum + weights[place], 0);
}

/** The first numbers of the search go from 1, for what is sure, to `2^(2 BITS)`. */
const BITS = 6;
/** What a logit of 1 changes, in powers of two. */
const SLOPE = 2;
/** Logits beyond count as this, in units. */
export const MOST_LOGIT = 511;

/** The proof number of a claim with this logit, in units; that with the opposite logit is its disproof number. */
export function firstProof(logit: number): number {
  const doublings = Math.max(-BITS, Math.min(BITS, SLOPE * logit / UNITS));
  return Math.min(Math.round(2 ** (BITS - doublings)), NEVER - 1);
}

/** The first numbers by trained weights. */
export function firstNumbersBy(weights: Int8Array): FirstNumbers {
  return (men) => {
    const logit = Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, logitOf(weights, men)));
    return { proof: firstProof(logit), disproof: firstProof(-logit) };
  };
}

/** No weights: all claims are alike. */
export function noWeights(): Int8Array {
  return new Int8Array(PAIRS + LEADS);
}

/**
 * The weights that men can have, without those of lanes that are longer than the rows of the largest board;
 * the reverse of `unpackWeights`.
 */
export function packWeights(weights: Int8Array): Int8Array {
  return Int8Array.from(packedPlaces(), (place) => weights[place]);
}

/** The weights by place, from those that `packWeights` gave. */
export function unpackWeights(packed: Int8Array): Int8Array {
  const weights = noWeights();
  let at = 0;
  for (const place of packedPlaces()) weights[place] = packed[at++];
  return weights;
}

/** Lane number `i` has the highest 5 + i bits. */
function* packedPlaces(): Iterable<number> {
  for (let own = 0; own < 4; own++) {
    for (let enemy = 0; enemy < 4; enemy++) {
      for (let one = 0; one < 32 << own; one++) {
        for (let other = 0; other < 32 << enemy; other++) {
          yield 4 * own + enemy << 16 | one << 3 - own << 8 | other << 3 - enemy;
        }
      }
    }
  }
  for (let lead = 0; lead < LEADS; lead++) yield PAIRS + lead;
}
