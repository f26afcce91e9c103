/**
 * The weight of a part of an evaluation at each of the three stages of a game (E5).
 *
 * @module
 */
import { custom, quote, UsageError } from "matchbox/base/mod.ts";

/** The weights, in points; `toString` gives the text that is read. */
export interface StageWeights {
  readonly opening: number;
  readonly middle: number;
  readonly end: number;
  toString(): string;
}

/** The largest weight, in points. */
const MAX = 1000;

const EXPECTED =
  `a whole number from -${MAX} to ${MAX}, or three, for opening, middle and end, as in 5/5/10`;

/**
 * A parameter with one weight for the whole game, e.g. `5`, or one for each stage, e.g. `5/5/10`.
 *
 * @param name of the parameter, for error messages
 * @param fallback the default for the whole game
 * @param meaning what gets the weight, for help texts
 */
export function stageWeights(name: string, fallback: number, meaning: string) {
  return custom(EXPECTED, (text) => read(name, text), String(fallback), meaning);
}

function read(name: string, text: string): StageWeights {
  const parts = text.split("/");
  const isNumber = (part: string) => /^[+-]?\d+$/.test(part) && Math.abs(Number(part)) <= MAX;
  if (parts.length !== 1 && parts.length !== 3 || !parts.every(isNumber)) {
    throw new UsageError(`parameter ${name}: expected ${EXPECTED} but found ${quote(text)}`);
  }
  const [opening, middle = opening, end = opening] = parts.map(Number);
  const same = opening === middle && middle === end;
  const written = same ? String(opening) : `${opening}/${middle}/${end}`;
  return { opening, middle, end, toString: () => written };
}
