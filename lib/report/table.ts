/**
 * Rows, columns, tables and figures as plain data: what studies return and reports show.
 *
 * @module
 */

/** What a cell can hold; null where there is nothing to say. */
export type Value = string | number | boolean | null;

/** One line of results: a value for every column. */
export type Row = Record<string, Value>;

/** What a column holds. */
export interface Column {
  readonly name: string;
  /** Unit of the numbers, e.g. `s` or `nodes`; nothing for names and plain ratios. */
  readonly unit?: string;
  /** What the number means, in a sentence. */
  readonly meaning: string;
  /**
   * `key`: names the row; `exact`: a function of parameters, seed and code, the same bytes on every
   * machine; `measured`: depends on the machine.
   */
  readonly kind: "key" | "exact" | "measured";
  /** Digits after the point when shown; all of them unless given. */
  readonly digits?: number;
}

/** Rows with their columns and a title. */
export interface Table {
  /** Short snake_case name, used for file names. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** One mark of a figure: the name of a mark of Observable Plot, its data, and its options as data. */
export interface Mark {
  readonly mark: string;
  /** Left out for marks without data, such as `ruleY` at given values or `frame`. */
  readonly data?: readonly unknown[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A figure as data; report makes it a picture. */
export interface Figure {
  /** Short snake_case name, used for file names. */
  readonly name: string;
  readonly title: string;
  /** What the figure shows, in a sentence: the caption and the text for those who cannot see it. */
  readonly caption: string;
  /** Options of Observable Plot other than marks: scales, facets, size. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly marks: readonly Mark[];
}
