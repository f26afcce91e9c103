/**
 * What files of results have in common: columns, verdicts, and how they are read.
 *
 * @module
 */
import * as v from "valibot";
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
import { verdictWords } from "matchbox/experiments/mod.ts";

const text = v.pipe(v.string(), v.nonEmpty());

/** The description of a column. */
export const column = v.strictObject({
  name: text,
  unit: v.optional(text),
  meaning: text,
  kind: v.picklist(["key", "exact", "measured"]),
  digits: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  detail: v.optional(v.boolean()),
});

const end = v.nullable(v.number());

/** An estimate with its interval. */
export const estimate = {
  ...{ mean: v.number(), low: end, high: end, count: v.number(), unit: v.optional(v.string()) },
  scale: v.optional(v.picklist(["log", "share"])),
  quantile: v.optional(v.literal("normal")),
};

/** JSON writes an end at infinity as null: an interval with one end is open on the other side. */
export function withOpenEnd<
  E extends { readonly low: number | null; readonly high: number | null },
>(
  estimate: E,
): E {
  const { low, high } = estimate;
  if (low === null && high !== null) return { ...estimate, low: -Infinity };
  return high === null && low !== null ? { ...estimate, high: Infinity } : estimate;
}

/** Where an estimate must lie. */
export const allowedRange = {
  ...{ low: v.optional(v.number()), high: v.optional(v.number()) },
  open: v.optional(v.boolean()),
};

/** What a verdict says apart from its cases. */
export const saidOfClaim = {
  kind: v.picklist(["claim", "question", "check"]),
  ...{ estimand: v.optional(v.string()), unit: v.optional(v.string()) },
  ...{ digits: v.optional(v.number()), smallest: v.optional(v.number()) },
  allowed: v.optional(v.strictObject({ ...allowedRange, reason: v.string() })),
  exploratory: v.optional(v.string()),
};

/** The parts of a verdict that files of all forms have. */
export const bareVerdict = { claim: v.string(), verdict: v.picklist(verdictWords) };

/** Verdicts, which may be of an earlier form. */
export const bareVerdicts = v.array(v.object(bareVerdict));

/**
 * Reads the text of a JSON file.
 *
 * @param name of the file, for the error message
 * @throws {UsageError} when it is not JSON or does not fit the schema: `NAME is damaged: PLACE: ...`
 */
export function parseResult<S extends v.GenericSchema>(
  schema: S,
  text: string,
  name: string,
): v.InferOutput<S> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue);
    throw new SyntaxError(place === null ? issue.message : `${place}: ${issue.message}`);
  } catch (error) {
    throw new UsageError(`${name} is damaged: ${firstLineOf(error)}`);
  }
}
