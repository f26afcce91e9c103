/**
 * Rows, columns, tables and figures as plain data: what studies return and reports show.
 *
 * @module
 */
import type { Interval, Spread } from "./statistics/interval.ts";

/** What a stored cell can hold; null where there is nothing to say. */
export type Value = string | number | boolean | null;

/** One line of results as it is stored, in a file or a database: a value for every column. */
export type Row = Record<string, Value>;

/** A text that leads to another page. */
export interface Link {
  readonly text: string;
  /** The address: relative to the page of the table, or a whole URL. */
  readonly href: string;
}

/**
 * What a cell of a table can hold. An estimate of the statistics is a cell as it is: it is shown as a
 * number with its interval beside it, and becomes three columns of the CSV.
 */
export type Cell = Value | Interval | Spread | Link;

/** What a column holds. */
export interface Column {
  readonly name: string;
  /**
   * Unit of the numbers, e.g. `nodes`; nothing for names and plain ratios. Two units say how numbers are
   * shown: seconds, `s`, in the unit that fits them (s, ms, µs) with three significant digits, and a
   * `share`, from 0 to 1, as `> 0.999` where its digits would round it up to 1.
   */
  readonly unit?: string;
  /** What the number means, in a sentence. */
  readonly meaning: string;
  /**
   * `key`: names the row; `exact`: a function of parameters, seed and code, the same bytes on every
   * machine; `measured`: depends on the machine.
   */
  readonly kind: "key" | "exact" | "measured";
  /** Digits after the point when shown; all of them unless given, three significant of an estimate. */
  readonly digits?: number;
  /** In the CSV and in data frames, but not among the columns that are shown. */
  readonly detail?: boolean;
}

/** Rows with their columns and a title. */
export interface Table {
  /** Short snake_case name, used for file names. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Record<string, Cell>[];
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
  /** What is found, in a sentence; long ones are set in several lines. */
  readonly title: string;
  /** What the figure shows, in a sentence: the caption and the text for those who cannot see it. */
  readonly caption: string;
  /**
   * Options of Observable Plot other than marks: scales, facets, size in pixels. `color.legend` and
   * `symbol.legend` are true for a legend above the plot; `color.legend` may be `"ends"` for names at the
   * ends of the lines in its place. A given domain of numbers is widened where it would cut off data. Text
   * is 11 pixels high in a column of 838 pixels if `width` is 890 at most.
   */
  readonly options: Readonly<Record<string, unknown>>;
  /** Where there are panels, those of each of them, such as a rule of no effect. */
  readonly marks: readonly Mark[];
  /**
   * Plots side by side, at most three in a row, each with an axis x of its own. They share colours, and the
   * axis y unless one of them gives its domain. The width of the options is that of all together, the
   * height that of each.
   */
  readonly panels?: readonly Panel[];
}

/** One of the plots of a figure. */
export interface Panel {
  /** What stands above it. */
  readonly title: string;
  /** Options that come before those of the figure; of scales, each option by itself. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly marks: readonly Mark[];
}
