/**
 * Groups of rows and what is computed of each, stated together, in the manner of arquero's
 * `groupby(...).rollup(...)`. The type of a summary follows from its columns.
 *
 * @module
 */

/** Rows in groups that have the same values in some columns. */
export interface Groups<R, K extends keyof R> {
  /**
   * One summary for each group, in the order in which the groups first occur: the values that its rows
   * share, and what `make` gives.
   */
  rollup<S>(make: (rows: readonly R[], shared: Pick<R, K>) => S): (Pick<R, K> & S)[];
}

/**
 * Groups rows by the values of some columns.
 *
 * @example
 * ```ts
 * import { groupBy, mean } from "matchbox/experiments/mod.ts";
 *
 * const rows = [{ game: "chess", nodes: 3 }, { game: "chess", nodes: 5 }];
 * groupBy(rows, "game").rollup((own) => ({ nodes: mean(own, "nodes", "positions") }));
 * // [{ game: "chess", nodes: { mean: 4, ... } }]
 * ```
 */
export function groupBy<R, K extends keyof R>(rows: readonly R[], ...columns: K[]): Groups<R, K> {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(columns.map((column) => row[column])));
  return {
    rollup: (make) =>
      [...groups.values()].map((own) => {
        const values = columns.map((column) => [column, own[0][column]]);
        const shared = Object.fromEntries(values) as Pick<R, K>;
        return { ...shared, ...make(own, shared) };
      }),
  };
}

/** The first row with these values; in a summary there is no other. */
export function rowWith<R extends object>(rows: readonly R[], values: Partial<NoInfer<R>>): R {
  const [found] = rowsWith(rows, values);
  if (found) return found;
  throw new RangeError(`there is no row with ${JSON.stringify(values)}`);
}

/** All rows with these values. */
export function rowsWith<R extends object>(rows: readonly R[], values: Partial<NoInfer<R>>): R[] {
  const wanted = Object.entries(values);
  return rows.filter((row) => wanted.every(([name, value]) => row[name as keyof R] === value));
}

/** What is computed of some rows, where there are any: `ifAny(timings, (rows) => mean(rows, ...))`. */
export function ifAny<R, S>(rows: readonly R[], make: (rows: readonly R[]) => S): S | null {
  return rows.length === 0 ? null : make(rows);
}
