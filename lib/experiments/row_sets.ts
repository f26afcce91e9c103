/**
 * The rows of a study, in named sets with columns of their own.
 *
 * @module
 */
import type { Column, Row } from "matchbox/report/table.ts";

/** A set of rows that have the same columns. */
export interface RowSet<R extends Row = Row> {
  /** What a row is, e.g. `One search of one position`. */
  readonly title: string;
  readonly columns: readonly Column[];
  /** Never there: it carries the type of the rows. */
  readonly row?: R;
}

/** The sets of a study by name, in snake_case: `rows/NAME.csv` holds the rows. */
export type RowSets = Readonly<Record<string, RowSet>>;

/** The rows of all sets. */
export type RowsOf<S extends RowSets> = {
  readonly [N in keyof S]: readonly (S[N] extends RowSet<infer R> ? R : never)[];
};

/** What is said of a column beside its name. */
export type ColumnText = Omit<Column, "name">;

/**
 * Describes a set of rows of a type: every property is a column, in this order.
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
