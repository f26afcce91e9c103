/**
 * The contract of what a notebook shows of a study, be it published or not.
 *
 * @module
 */
import type { Display } from "matchbox/report/display.ts";
import type { CellReader } from "./sentence.ts";

/** What a notebook shows of a study. */
export interface ShownStudy {
  /**
   * Shows a table.
   *
   * @param name its name; the first table unless given
   * @throws {UsageError} on an unknown name
   */
  table(name?: string): Display;
  /**
   * Shows a figure.
   *
   * @param name its name; the first figure unless given
   * @throws {UsageError} on an unknown name
   */
  figure(name?: string): Display;
  /** Shows what became of the claims of the sources. */
  claims(): Display;
  /**
   * Shows a text in Markdown with numbers of the tables.
   *
   * @param write is handed what reads a cell: of which table, in which row, in which column
   * @throws {UsageError} when there is no such cell
   */
  sentence(write: (cell: CellReader) => string): Display;
}
