/**
 * The rows of a study, in named sets that have their own columns.
 *
 * @module
 */
import type { Column, Row } from "matchbox/report/table.ts";
import type { TypedColumn } from "./columns.ts";

/** A set of rows with the same columns. */
export interface RowSet<R extends Row = Row> {
  /** The meaning of a row, e.g. `One search of one position`. */
  readonly title: string;
  /** What the values of a row mean, in the order of the published files. */
  readonly columns: readonly Column[];
  /** The same by name, so that a table can show a column in its own words. */
  readonly column: { readonly [N in keyof R & string]: Column };
  /** Never set; it only has the type of the rows. */
  readonly row?: R;
}

/** The type of the rows of a set: `RowOf<typeof sets.books>`. */
export type RowOf<S extends RowSet> = NonNullable<S["row"]>;

/** The sets of a study by name, in snake_case; the rows are in `rows/NAME.csv`. */
export type RowSets = Readonly<Record<string, RowSet>>;

/** The rows of all sets. */
export type RowsOf<S extends RowSets> = { readonly [N in keyof S]: readonly RowOf<S[N]>[] };

/** Columns by name. */
export type TypedColumns = Readonly<Record<string, TypedColumn>>;

/** The row that has these columns. */
export type RowWith<C extends TypedColumns> = {
  -readonly [N in keyof C]: C[N] extends TypedColumn<infer T> ? T : never;
};

/**
 * Describes a set of rows by its columns, in the order in which they are given.
 *
 * @example
 * ```ts
 * import { exact, key, rowSet } from "matchbox/experiments/mod.ts";
 *
 * const batches = rowSet("One batch of games", {
 *   batch: key<number>("number of the batch, from 1"),
 *   wins: exact<number>("games", "games that the first player won"),
 * });
 * ```
 */
export function rowSet<C extends TypedColumns>(title: string, columns: C): RowSet<RowWith<C>> {
  const list = Object.entries(columns).map(([name, text]) => ({ name, ...text }));
  const column = Object.fromEntries(list.map((one) => [one.name, one]));
  return { title, columns: list, column: column as RowSet<RowWith<C>>["column"] };
}

/** All sets, each without rows. */
export function noRows<S extends RowSets>(sets: S): RowsOf<S> {
  return Object.fromEntries(Object.keys(sets).map((name) => [name, []])) as unknown as RowsOf<S>;
}
