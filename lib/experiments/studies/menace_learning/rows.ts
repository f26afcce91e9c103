/**
 * The rows of the study: means over machines with the ends of their intervals.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { ofEach } from "../../of_each.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const pair = {
  setting: key("the rules of the machine"),
  opponent: key("who plays against it"),
};
const machines = exact("independent machines");

/** The columns of the 95 % interval of another column. */
function endsOf<N extends string>(name: N, unit: string) {
  return {
    ...ofEach([`${name}_low`], () => exact(unit, `lower end of the 95 % interval of ${name}`)),
    ...ofEach([`${name}_high`], () => exact(unit, "its upper end")),
  };
}

export const sets = {
  curve: rowSet("Consecutive games of all machines of a setting", {
    ...pair,
    from: key<number>("number of the first of these games"),
    to: key<number>("number of the last of these games"),
    machines,
    win: exact("share", "games won, mean over machines"),
    draw: exact("share", "games drawn"),
    loss: exact("share", "games lost"),
    ...endsOf("win", "share"),
    score: exact("points", "points per game: 1 for a win, 1/2 for a draw; mean over machines"),
    ...endsOf("score", "points"),
  }),
  gains: rowSet("The gain of the machines of a setting in the first part", {
    ...pair,
    machines,
    gain: exact(
      "points",
      "points per game in the last stretch minus those in the first, mean over machines",
    ),
    ...endsOf("gain", "points"),
    total: exact("points", "points per game in all games of the first part, mean over machines"),
    ...endsOf("total", "points"),
    exam_before: exact(
      "points",
      "points per game against random play before the first part, not learning",
    ),
    exam_after: exact("points", "the same after the first part"),
    exam_gain: exact("points", "the difference, mean over machines"),
    ...endsOf("exam_gain", "points"),
  }),
  first_box: rowSet("The beads for a kind of square in the first box", {
    ...pair,
    square: key("corner, edge or centre"),
    machines,
    before: exact("share", "of the beads at the start, mean over machines"),
    after: exact("share", "of the beads after the first part, mean over machines"),
    ...endsOf("after", "share"),
    favourite: exact("share", "of the machines, in which this kind of square has most beads"),
  }),
  counts: rowSet("A number of positions or boxes", {
    what: key("what is counted"),
    number: exact("how many"),
  }),
};

/** The games with the same numbers of all machines of a setting against an opponent. */
export type CurveRow = RowOf<typeof sets.curve>;
/** What the machines gained in the first part. */
export type GainRow = RowOf<typeof sets.gains>;
/** The beads for one kind of square in the first boxes of all machines, before and after the first part. */
export type FirstBoxRow = RowOf<typeof sets.first_box>;
/** A number of positions or boxes. */
export type CountRow = RowOf<typeof sets.counts>;
