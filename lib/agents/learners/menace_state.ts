/**
 * A saved MENACE: its rules, and the beads of all its boxes. A file with fewer boxes is refused, because a
 * box without beads is not the same as a new box.
 *
 * @module
 */
import * as v from "valibot";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { readState } from "./learner.ts";
import { type Box, boxesFor } from "./menace_boxes.ts";
import { menaceParameters, type MenaceRules, type MenaceValues, rulesOf } from "./menace_rules.ts";

/** The number of beads of each square, for each box by its board; see menace_boxes.ts. */
export interface MenaceState {
  /** Its rules. */
  readonly rules: MenaceRules;
  /** The beads, by the board of the box. */
  readonly boxes: Readonly<Record<string, readonly number[]>>;
}

/** The most beads of a square, so that those of a box can be counted in 32 bits. */
export const MOST = 2 ** 27;

const SQUARES = 9;

const count = v.pipe(
  v.number("expected a number of beads"),
  v.integer("expected a whole number of beads"),
  v.minValue(0, "expected a number of beads of at least 0"),
  v.maxValue(MOST, `expected a number of beads of at most ${MOST}`),
);

const { setting: _, ...parameters } = menaceParameters();
/** Every rule has to be there, with a value that its parameter allows. */
const rules = v.strictObject(
  Object.fromEntries(
    Object.entries(parameters).map(([name, { allowed, read }]) => [
      name,
      v.pipe(
        v.unknown(),
        v.check((value) => value !== null, "expected a value, not null"),
        v.check((value) => value === null || read(value) !== undefined, `expected ${allowed}`),
        v.transform((value): unknown => read(value)),
      ),
    ]),
  ),
);

const schema = v.strictObject({
  rules,
  boxes: v.record(v.string(), v.pipe(v.array(count), v.length(SQUARES, "expected 9 numbers"))),
});

/**
 * Reads a saved machine.
 *
 * @param name of the learner, for the error message
 * @param values parameters that have to agree with it
 * @returns its rules, and the beads: nine for each box, in the order of `boxesFor`
 * @throws {UsageError} when it is not a machine, or has different rules; one line that names the entry
 */
export function readMenace(
  name: string,
  values: MenaceValues,
  state: unknown,
): { rules: MenaceRules; beads: Int32Array } {
  const fail = (problem: string): never => {
    throw new UsageError(`state of ${name}: ${problem}`);
  };
  const read = readState(name, schema, state) as unknown as MenaceState;
  let rules: MenaceRules;
  try {
    rules = rulesOf(values, read.rules);
  } catch (error) {
    return fail((error as Error).message);
  }
  const { all } = boxesFor(rules.side === "X" ? 0 : 1, rules.symmetry);
  const keys = new Set(all.map(({ key }) => key));
  const unknown = Object.keys(read.boxes).find((key) => !keys.has(key));
  if (unknown !== undefined) fail(`unknown box ${quote(unknown)}`);
  const beads = new Int32Array(all.length * SQUARES);
  all.forEach((box, index) => {
    const counts = Object.hasOwn(read.boxes, box.key)
      ? read.boxes[box.key]
      : fail(`box ${box.key} is missing; expected all ${all.length} boxes`);
    const possible = possibleSquares(box, rules);
    const wrong = counts.findIndex((count, square) => count > 0 && !possible.includes(square));
    if (wrong >= 0) {
      const list = possible.join(", ");
      fail(`box ${box.key} can have no bead for square ${wrong}; possible: ${list}`);
    }
    beads.set(counts, index * SQUARES);
  });
  return { rules, beads };
}

/** The squares of a box that can have beads. */
export function possibleSquares(box: Box, { squares }: MenaceRules): readonly number[] {
  return box[squares];
}
