/**
 * The weights of the trained evaluation of Reversi as a file: compressed, each weight once although places and
 * mirror images share it.
 *
 * @module
 */
import { deflateSync, inflateSync } from "fflate";
import { UsageError } from "matchbox/base/mod.ts";
import {
  FIRST_STAGE,
  LAST_STAGE,
  type PatternShape,
  patternShapes,
  twinsOf,
  WEIGHTS_OF_STAGE,
} from "./pattern_shapes.ts";
import small from "./shipped/reversi_6x6_patterns.json" with { type: "json" };
import file from "./shipped/reversi_patterns.json" with { type: "json" };

/** Weights of all stages, those below the first included, which are 0. */
const ALL = (LAST_STAGE + 1) * WEIGHTS_OF_STAGE;

const unpacked = new Map<number, Int8Array>();

/**
 * The weights that come with the project: see shipped/README.md. They are unpacked when first asked for.
 *
 * @param size of the board, 8 or 6
 * @throws {UsageError} in a page whose programs leave them out
 */
export function trainedWeights(size = 8): Int8Array {
  let weights = unpacked.get(size);
  if (!weights) {
    if (!hasTrainedWeights(size)) {
      throw new UsageError("this page does not have the trained weights of Reversi");
    }
    const packed = atob(packedWeights(size));
    weights = unpackWeights(Uint8Array.from(packed, (character) => character.charCodeAt(0)));
    unpacked.set(size, weights);
  }
  return weights;
}

/** Whether they are there: small pages leave them out. */
export function hasTrainedWeights(size: number): boolean {
  return packedWeights(size) !== "";
}

function packedWeights(size: number): string {
  return (size === 6 ? small : file).weights;
}

/** Weights that are all 0, for a training. */
export function noWeights(): Int8Array {
  return new Int8Array(ALL);
}

/** The bytes of a file with the weights of all stages. */
export function packWeights(weights: Int8Array): Uint8Array<ArrayBuffer> {
  const packed = new Int8Array(weights.length);
  let count = 0;
  eachWeight((at, twin) => {
    if (at === twin) packed[count++] = weights[at];
  });
  const bytes = new Uint8Array(packed.buffer, 0, count);
  return new Uint8Array(deflateSync(bytes, { level: 9 }));
}

/**
 * The weights of such a file, at `stage * WEIGHTS_OF_STAGE` plus the offset of the pattern and what stands on it.
 *
 * @throws {TypeError} when the file holds something else
 */
export function unpackWeights(bytes: Uint8Array): Int8Array {
  const packed = new Int8Array(inflateSync(bytes));
  const weights = noWeights();
  let count = 0;
  eachWeight((at, twin) => weights[at] = at === twin ? packed[count++] : weights[twin]);
  if (packed.length !== count) {
    throw new TypeError(`${count} weights expected, but there are ${packed.length}`);
  }
  return weights;
}

/** Goes through all weights, each with the least of its twins. */
function eachWeight(visit: (at: number, twin: number) => void): void {
  for (let stage = FIRST_STAGE; stage <= LAST_STAGE; stage++) {
    for (const [{ offset }, twins] of shapesWithTwins()) {
      const start = stage * WEIGHTS_OF_STAGE + offset;
      for (let i = 0; i < twins.length; i++) visit(start + i, start + twins[i]);
    }
  }
}

let twinsByShape: (readonly [PatternShape, Uint16Array])[] | undefined;

/** Every pattern with its twins, found once. */
export function shapesWithTwins(): readonly (readonly [PatternShape, Uint16Array])[] {
  return twinsByShape ??= patternShapes.map((shape) => [shape, twinsOf(shape)] as const);
}
