/**
 * Colours of the squares, as of the beads that stand for them in a machine of matchboxes (M2).
 *
 * @module
 */

/** The colour of each square, by rows from the top left; they differ also for the colour-blind. */
export const SQUARE_COLOURS: readonly string[] = [
  "#0072B2",
  "#E69F00",
  "#009E73",
  "#CC79A7",
  "#D55E00",
  "#56B4E9",
  "#8C6D1F",
  "#7B4FA3",
  "#5F6B73",
];
