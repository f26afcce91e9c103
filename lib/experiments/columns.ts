/**
 * Columns of rows. A column states its kind, unit, meaning and type once; the type of a row follows from its
 * columns.
 *
 * @module
 */
import type { Column, Value } from "matchbox/report/table.ts";

/** A column without its name, for values of type T. */
export interface TypedColumn<T extends Value = Value> extends Omit<Column, "name"> {
  /** Never set; it only has the type of the values. */
  readonly type?: T;
}

/** The unit, if there is one, and the meaning of a column. */
export type Words = readonly [meaning: string] | readonly [unit: string, meaning: string];

/**
 * A column that names the row, e.g. the game or a number.
 *
 * @typeParam T of its values; default: text
 */
export function key<T extends Value = string>(...words: Words): TypedColumn<NoInfer<T>> {
  return column("key", words);
}

/**
 * A column whose values are a function of parameters, seed and code: the same bytes on every machine.
 *
 * @typeParam T of its values; default: numbers
 *
 * @example
 * ```ts
 * import { exact } from "matchbox/experiments/columns.ts";
 *
 * const nodes = exact<number>("nodes", "calls of the search");
 * const exhausted = exact<boolean>("whether the whole tree was searched");
 * ```
 */
export function exact<T extends Value = number>(...words: Words): TypedColumn<NoInfer<T>> {
  return column("exact", words);
}

/**
 * A column whose values depend on the machine, such as seconds.
 *
 * @typeParam T of its values; default: numbers
 */
export function measured<T extends Value = number>(...words: Words): TypedColumn<NoInfer<T>> {
  return column("measured", words);
}

function column<T extends Value>(kind: Column["kind"], words: Words): TypedColumn<T> {
  const [first, second] = words;
  return second === undefined ? { kind, meaning: first } : { kind, unit: first, meaning: second };
}
