/**
 * The parts of the endgame solver that can be switched off.
 *
 * @module
 */

/**
 * Parts of the search that may be left out, to see what each is worth. The scores do not depend on them.
 */
export interface EndgameParts {
  /** Keeps positions with their bounds and best moves in the table. Default: true. */
  readonly table?: boolean;
  /** Looks children up in the table before it searches the first. Default: true. */
  readonly childCutoffs?: boolean;
  /** Tries moves first that leave the enemy few replies. Default: true. */
  readonly fastestFirst?: boolean;
  /** Cuts off where the stable discs of the enemy are enough for that. Default: true. */
  readonly stableDiscs?: boolean;
}
