/**
 * The parts of the solver of Connect Four that can be switched off.
 *
 * @module
 */

/** Parts of the search that may be left out, to see what each is worth. The values do not depend on them. */
export interface SolverParts {
  /** Keeps positions with the bounds of their values in the table. Default: true. */
  readonly table?: boolean;
  /** Takes a position and its mirror image for the same, early in the game. Default: true. */
  readonly mirror?: boolean;
  /** Tries moves first after which more squares would complete a line. Default: true. */
  readonly threatsFirst?: boolean;
  /** Looks all children up in the table before it searches the first. Default: true. */
  readonly childCutoffs?: boolean;
}
