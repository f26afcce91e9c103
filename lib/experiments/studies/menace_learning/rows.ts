/**
 * The rows of the study: what each machine did, in counts.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const nine = "of the first box, square by square; the corners have even numbers, the centre is 4";

export const sets = {
  machines: rowSet("A machine", {
    setting: key("the rules of the machine"),
    opponent: key("who plays against it"),
    machine: key<number>("number of the machine, from 1"),
    results: exact<string>(
      "games",
      "won/drawn by stretch, e.g. `31/5 33/4`; some machines play on",
    ),
    exam_before: exact(
      "points",
      "in an exam against random play before the first part, not learning",
    ),
    exam_after: exact("points", "in the same exam after the first part"),
    beads_before: exact<string>("beads", `${nine}; before the first part`),
    beads_after: exact<string>("beads", "the same after the first part"),
  }),
  stretches: rowSet("Consecutive games of a machine", {
    stretch: key<number>("number of the stretch, from 1"),
    from: exact("number of the first of these games"),
    to: exact("number of the last of these games"),
    first_part: exact<boolean>("whether every machine plays these games"),
    exam: exact("games", "of each exam"),
  }),
  counts: rowSet("A number of positions or boxes", {
    what: key("what is counted"),
    number: exact("how many"),
  }),
};

/** What a machine did. */
export type MachineRow = RowOf<typeof sets.machines>;
/** Games with the same numbers of all machines. */
export type StretchRow = RowOf<typeof sets.stretches>;
/** A number of positions or boxes. */
export type CountRow = RowOf<typeof sets.counts>;
