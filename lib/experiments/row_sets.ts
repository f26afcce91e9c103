/**
 * The rows of a study, in named sets that have their own columns.
 *
 * @module
 */
import type { Column, Row } from "matchbox/report/table.ts";

/** A set of rows with the same columns. */
export interface RowSet<R extends Row = Row> {
  /** The meaning of a row, e.g. `One search of one position`. */
  readonly title: string;
  /** What the values of a row mean, in the order of the published files. */
  readonly columns: readonly Column[];
  /** Never set; it only has the type of the rows. */
  readonly row?: R;
}

/** The sets of a study by name, in snake_case; the rows are in `rows/NAME.csv`. */
export type RowSets = Readonly<Record<string, RowSet>>;

/** The rows of all sets. */
export type RowsOf<S extends RowSets> = {
  readonly [N in keyof S]: readonly (S[N] extends RowSet<infer R> ? R : never)[];
};

/** The description of a column, without its name. */
export type ColumnText = Omit<Column, "name">;

/**
 * Describes a set of rows of this type. Every property of the type is a column; the columns are in the given
 * order.
 *
 * @example
 * ```ts
 * import { rowSet } from "matchbox/experiments/mod.ts";
 *
 * type BatchRow = { batch: number; wins: number };
 * const batches = rowSet<BatchRow>("One batch of games", {
 *   batch: { kind: "key", meaning: "number of the batch, from 1" },
 *   wins: { kind: "exact", unit: "games", meaning: "games that the first player won" },
 * });
 * ```
 */
export function rowSet<R extends Row>(
  title: string,
  columns: { readonly [N in keyof R & string]: ColumnText },
): RowSet<R> {
  return {
    title,
    columns: Object.entries<ColumnText>(columns).map(([name, text]) => ({ name, ...text })),
  };
}

/** All sets, each without rows. */
export function noRows<S extends RowSets>(sets: S): RowsOf<S> {
  return Object.fromEntries(Object.keys(sets).map((name) => [name, []])) as unknown as RowsOf<S>;
}
