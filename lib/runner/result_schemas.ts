/**
 * What files of results have in common: columns and verdicts.
 *
 * @module
 */
import * as v from "valibot";
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

/** The parts of a verdict that files of all forms have. */
export const bareVerdict = { claim: v.string(), verdict: v.picklist(verdictWords) };

/** Verdicts, which may be of an earlier form. */
export const bareVerdicts = v.array(v.object(bareVerdict));
