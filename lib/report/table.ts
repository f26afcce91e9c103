/**
 * Rows, columns, tables and figures as plain data: what studies return and reports show.
 *
 * @module
 */
import type { Interval, Spread } from "./statistics/interval.ts";

/** The value of a stored cell; null when there is none. */
export type Value = string | number | boolean | null;

/** One row of results as stored in a file or a database: a value for every column. */
export type Row = Record<string, Value>;

/** A text with a link to another page. */
export interface Link {
  /** What is shown of the link. */
  readonly text: string;
  /** The address, relative to the page of the table or a full URL. */
  readonly href: string;
}

/**
 * The value of a table's cell. An estimate is shown as a number with its interval beside it, and becomes
 * three columns of the CSV.
 */
export type Cell = Value | Interval | Spread | Link;

/** A column of a table. */
export interface Column {
  /** The key of its values in the rows. */
  readonly name: string;
  /**
   * Unit of the numbers, e.g. `nodes`; undefined for names and plain ratios. Two units change how numbers
   * are shown. Seconds, `s`, are shown in s, ms or µs, whichever fits, with three significant digits. A
   * `share`, from 0 to 1, is shown as `> 0.999` when it would round up to 1.
   */
  readonly unit?: string;
  /** What the number means, in a sentence. */
  readonly meaning: string;
  /**
   * `key`: names the row; `exact`: a function of parameters, seed and code, the same bytes on every
   * machine; `measured`: depends on the machine.
   */
  readonly kind: "key" | "exact" | "measured";
  /** Digits after the point when shown; default: all, or three significant digits for an estimate. */
  readonly digits?: number;
  /** Whether it is only in the CSV and in data frames, not in the table as shown. */
  readonly detail?: boolean;
}

/** Rows with their columns and a title. */
export interface Table {
  /** Short snake_case name, used for file names. */
  readonly name: string;
  /** Shown above the table. */
  readonly title: string;
  /** The columns in their order. */
  readonly columns: readonly Column[];
  /** The values by the names of the columns. */
  readonly rows: readonly Record<string, Cell>[];
}

/** One mark of a figure: the name of a mark of Observable Plot, its data, and its options as data. */
export interface Mark {
  /** The name of the mark, e.g. `line` or `dot`. */
  readonly mark: string;
  /** Omitted for marks without data, such as `ruleY` at given values or `frame`. */
  readonly data?: readonly unknown[];
  /** Its channels, by name: columns of the data, or constants. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A figure as data; `toSvg` draws it. */
export interface Figure {
  /** Short snake_case name, used for file names. */
  readonly name: string;
  /** The finding, in a sentence; a long one is broken into lines. */
  readonly title: string;
  /** What the figure shows, in a sentence: its caption and its text for screen readers. */
  readonly caption: string;
  /**
   * Options of Observable Plot other than marks: scales, facets, size in pixels. `color.legend` and
   * `symbol.legend` are true for a legend above the plot; `color.legend` may also be `"ends"` for names at
   * the ends of the lines. A given domain of numbers is widened if it would cut off data. Text is 11 pixels
   * high in a column of 838 pixels if `width` is 890 at most.
   */
  readonly options: Readonly<Record<string, unknown>>;
  /** With panels, marks that every panel has, such as a line at no effect. */
  readonly marks: readonly Mark[];
  /**
   * Plots side by side, at most three in a row, each with its own x axis. They share colours, and the y axis
   * unless one of them gives its domain. In the options, the width is that of all panels together, the
   * height that of each.
   */
  readonly panels?: readonly Panel[];
}

/** One of the plots of a figure. */
export interface Panel {
  /** The title above the panel. */
  readonly title: string;
  /** Options that override those of the figure; within a scale, option by option. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The marks in the order in which they are drawn. */
  readonly marks: readonly Mark[];
}
