/**
 * A trained n-tuple network as a small file: each weight is a whole number of steps, two bytes, and all of them are
 * compressed. The last bits of a weight change no move that matters, and what a training needs beside the weights
 * is left out.
 *
 * @module
 */
import { decodeBase64, encodeBase64 } from "@std/encoding";
import { deflateSync, inflateSync } from "fflate";
import type { Game } from "matchbox/games/game.ts";
import { boardReader } from "../temporal_difference/board_reader.ts";
import { type Tuple, TupleNetwork } from "../temporal_difference/ntuple/tuple_network.ts";

/** Such a file. */
export interface PackedNetwork {
  /** The canonical spec of its game. */
  readonly game: string;
  /** The commands that made it. */
  readonly source: string;
  /** Squares of the board. */
  readonly tuples: readonly Tuple[];
  /** What a weight of 1 is worth. */
  readonly step: number;
  /** The weights of all tuples in base64, after they were compressed. */
  readonly weights: string;
}

/** The largest size of a packed weight. */
const LARGEST = 1000;

/**
 * The text of such a file; the largest weight is `LARGEST` steps.
 *
 * @param source the commands that trained the network
 */
export function packedText(
  { tuples, weights }: TupleNetwork,
  game: Game,
  source: string,
): string {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
  const packed = Int16Array.from(weights, (weight) => Math.round(weight / step));
  const file: PackedNetwork = {
    ...{ game: game.spec, source, tuples, step },
    weights: encodeBase64(deflateSync(new Uint8Array(packed.buffer), { level: 9 })),
  };
  return `${JSON.stringify(file)}\n`;
}

/** The network of such a file. */
export function unpackNetwork({ tuples, step, weights }: PackedNetwork, game: Game): TupleNetwork {
  const network = new TupleNetwork(boardReader(game), tuples);
  const packed = new Int16Array(inflateSync(decodeBase64(weights)).slice().buffer);
  packed.forEach((weight, i) => network.weights[i] = step * weight);
  return network;
}
