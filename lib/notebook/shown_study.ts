/**
 * The interface for showing a study in a notebook, published or not.
 *
 * @module
 */
import type { toDataFrame } from "matchbox/report/data_frame.ts";
import type { Display, TableOptions } from "matchbox/report/display.ts";
import type { Row } from "matchbox/report/table.ts";
import type { SliderColumns } from "./slider_bars.ts";
import type { CellReader } from "./sentence.ts";
import type { EstimateReader, VerdictReader } from "./spoken_verdict.ts";

/** The parts of a study that a notebook can show. */
export interface ShownStudy {
  /**
   * Shows a table.
   *
   * @param name its name; default: the first table
   * @param options `rows`: those that matter, e.g. `{ opponent: "random", games: [100, 1000] }`; by default the
   * first ten. The whole table is folded away below. `sortBy`: columns by which the reader may sort it
   * @throws {UsageError} on an unknown name or column, and when no row is chosen
   */
  table(name?: string, options?: Omit<TableOptions, "file">): Display;
  /**
   * Shows a figure.
   *
   * @param name its name; default: the first figure
   * @throws {UsageError} on an unknown name
   */
  figure(name?: string): Display;
  /**
   * Shows bars of a table with a slider, which goes through the values of a column.
   *
   * @throws {UsageError} on an unknown table or column
   */
  slider(table: string, columns: SliderColumns): Display;
  /**
   * The rows of a set, as plain objects.
   *
   * @param set its name; default: the first one
   * @throws {UsageError} on an unknown name
   */
  rows(set?: string): readonly Row[];
  /**
   * The rows of a set as a data frame of Danfo.js, to be filtered, grouped and joined.
   *
   * @param set its name; default: the first one
   * @throws {UsageError} on an unknown name
   */
  frame(set?: string): ReturnType<typeof toDataFrame>;
  /** Shows the verdicts on the claims of the sources, a card each. */
  claims(): Display;
  /**
   * Shows a Markdown text with numbers from the tables. Where fresh seeds decide, a number with an interval is theirs
   * together, and the text says so.
   *
   * @param write makes the text; its argument reads a cell, given by table, row and column
   * @throws {UsageError} when there is no such cell
   */
  sentence(write: (cell: CellReader) => string): Display;
  /**
   * Shows the answer to the question of the notebook, in a box: two to four sentences of Markdown with numbers
   * from the tables, as those of `sentence`. To a question of yes or no it begins with what the verdict says.
   *
   * @param write makes the text
   * @throws {UsageError} when there is no such cell or claim
   */
  answer(write: AnswerWriter): Display;
}

/**
 * Makes an answer of cells, of verdicts as `yes`, `no`, `in part` or `not decided`, and of the estimates that verdicts
 * rest on.
 */
export type AnswerWriter = (
  cell: CellReader,
  verdict: VerdictReader,
  estimate: EstimateReader,
) => string;
