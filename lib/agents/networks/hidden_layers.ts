/**
 * The parameter for the hidden layers of a network: `none`, `16`, or `32/16` for two layers.
 *
 * @module
 */
import { custom, quote, UsageError } from "matchbox/base/mod.ts";

/** The hidden layers from the inputs on; `toString` gives the parameter's text. */
export interface HiddenLayers {
  readonly sizes: readonly number[];
  toString(): string;
}

const MOST_LAYERS = 4;
const MOST_NEURONS = 1024;
const EXPECTED =
  `none, or the neurons of up to ${MOST_LAYERS} layers, each a whole number from 1 ` +
  `to ${MOST_NEURONS}, with / between them`;

/** A parameter with hidden layers; `none` by default unless another one is given (A10). */
export function hiddenLayersParameter(fallback = "none") {
  return custom(EXPECTED, readHiddenLayers, fallback, "neurons of the hidden layers");
}

/**
 * Reads the text of hidden layers.
 *
 * @throws {UsageError} when it is none
 */
function readHiddenLayers(text: string): HiddenLayers {
  const sizes = text === "none" ? [] : text.split("/").map(sizeOf);
  if (sizes.length > MOST_LAYERS || sizes.includes(null)) {
    throw new UsageError(`hidden layers: expected ${EXPECTED} but found ${quote(text)}`);
  }
  return hiddenLayers(sizes as number[]);
}

/** The hidden layers with these sizes. */
export function hiddenLayers(sizes: readonly number[]): HiddenLayers {
  return { sizes, toString: () => sizes.join("/") || "none" };
}

function sizeOf(text: string): number | null {
  const size = /^[1-9]\d*$/.test(text) ? Number(text) : NaN;
  return size <= MOST_NEURONS ? size : null;
}
