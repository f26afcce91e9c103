/** How CSV is read. */
export interface ParseOptions {
  /** Cells that each line must have; 0 asks for as many as the first line has. */
  readonly fieldsPerRecord?: number;
}

/**
 * Reads CSV (RFC 4180), each line as an array of its cells.
 *
 * @throws {SyntaxError} when a quote stands where none may, or a line has the wrong number of cells
 */
export function parse(input: string, opt?: ParseOptions): string[][];
