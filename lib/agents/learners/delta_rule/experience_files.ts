/**
 * The files of the learner of D6 (D7). `db.json` has its positions and `w.json` its weights:
 *
 *     {"0000000...0": {"w": 3, "l": 1, "n": 0}, ...}
 *     {"w1": 0.41, "w2": 0.12, "w3": 0}
 *
 * Copied together to another machine they move all that was learned.
 *
 * @module
 */
import * as v from "valibot";
import { firstLineOf, quote, UsageError } from "matchbox/base/mod.ts";
import type { Experience } from "./experience.ts";
import { problemOf } from "./position_text.ts";
import type { DeltaWeights, GameCounts } from "./rule.ts";

const COUNT = `expected a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`;
const count = v.pipe(v.number(COUNT), v.safeInteger(COUNT), v.minValue(0, COUNT));

const WEIGHT = "expected a finite number";
const weight = v.pipe(v.number(WEIGHT), v.finite(WEIGHT));

/** The form of the weights. */
export const weightsSchema = v.strictObject(
  { w1: weight, w2: weight, w3: weight },
  "expected an object with w1, w2 and w3, and nothing else",
);

/** Keys that `v.record` leaves out without a word, because an object has them from its prototype. */
const INHERITED = ["__proto__", "constructor", "prototype"];

/** The form of the positions; see `checkPositions` for their texts. */
export const positionsSchema = v.pipe(
  v.custom<object>(
    (value) =>
      typeof value === "object" && value !== null &&
      !INHERITED.some((key) => Object.hasOwn(value, key)),
    `expected an object whose keys are positions, none of them ${INHERITED.join(", ")}`,
  ),
  v.record(
    v.string(),
    v.strictObject(
      { w: count, l: count, n: count },
      "expected an object with w, l and n, and nothing else",
    ),
  ),
);

/** The text of db.json, a position in each line. */
export function formatPositions(experience: Experience): string {
  const lines = [...experience.positions()].map(([text, { w, l, n }]) =>
    `"${text}": ${JSON.stringify({ w, l, n })}`
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The text of w.json. */
export function formatWeights({ w1, w2, w3 }: DeltaWeights): string {
  return `${JSON.stringify({ w1, w2, w3 })}\n`;
}

/**
 * Reads db.json.
 *
 * @param name of the file, for the error message
 * @param size squares on a side of the board
 * @throws {UsageError} when an entry is wrong; one line that names it
 */
export function parsePositions(name: string, text: string, size: number): [string, GameCounts][] {
  const positions = Object.entries(parsed(name, positionsSchema, text));
  checkPositions(name, positions, size);
  return positions;
}

/**
 * Reads w.json.
 *
 * @throws {UsageError} when an entry is wrong; one line that names it
 */
export function parseWeights(name: string, text: string): DeltaWeights {
  return parsed(name, weightsSchema, text);
}

/**
 * Checks the texts of positions, and that each was met in a game.
 *
 * @throws {UsageError} when one is wrong; one line that names it
 */
export function checkPositions(
  name: string,
  positions: readonly (readonly [string, GameCounts])[],
  size: number,
): void {
  for (const [text, { w, l, n }] of positions) {
    const problem = problemOf(text, size) ??
      (w + l + n === 0 ? "expected at least one game, but w, l and n are 0" : null);
    if (problem) throw new UsageError(`${name}: position ${quote(text)}: ${problem}`);
  }
}

function parsed<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  text: string,
): v.InferOutput<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${name}: expected JSON: ${firstLineOf(error)}`);
  }
  const found = v.safeParse(schema, value, { abortEarly: true });
  if (found.success) return found.output;
  const [issue] = found.issues;
  const place = v.getDotPath(issue);
  throw new UsageError(`${name}: ${place === null ? "" : `${place}: `}${issue.message}`);
}
