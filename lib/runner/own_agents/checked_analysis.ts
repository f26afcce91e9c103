/**
 * Checks what an agent of another thread gives as its analysis.
 *
 * @module
 */
import type { Analysis } from "matchbox/agents/mod.ts";
import * as v from "valibot";

const move = v.pipe(v.number(), v.integer());

const schema = v.object({
  move,
  value: v.number(),
  depth: v.number(),
  principalVariation: v.array(move),
  moves: v.array(v.object({ move, value: v.number(), exact: v.boolean() })),
  stats: v.record(v.string(), v.number()),
});

/**
 * The analysis, if it is one.
 *
 * @throws {TypeError} when a part is missing or has another type
 */
export function checkedAnalysis(value: unknown): Analysis {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [{ path, expected, received }] = parsed.issues;
  const part = path?.map(({ key }) => key).join(".") ?? "analysis";
  throw new TypeError(`${part} of its analysis: expected ${expected} but found ${received}`);
}
