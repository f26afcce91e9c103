/**
 * The data fields and values that marks use, read without drawing them.
 *
 * @module
 */
import type { Mark } from "./table.ts";

/** A datum of a mark whose channels are named by fields. */
export type Datum = Readonly<Record<string, unknown>>;

/** The data field that a channel such as `stroke` or `y1` reads; undefined when it is not a field. */
export function fieldOf({ data, options }: Mark, channel: string): string | undefined {
  const named = options?.[channel];
  const [first] = data ?? [];
  return typeof named === "string" && Object(first) === first && named in (first as Datum)
    ? named
    : undefined;
}

/** The values of a channel; empty when it does not read a field. */
export function valuesOf(mark: Mark, channel: string): unknown[] {
  const field = fieldOf(mark, channel);
  return field === undefined ? [] : (mark.data as Datum[]).map((datum) => datum[field]);
}
