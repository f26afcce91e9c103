/**
 * The four fields of a network in the source's window Evolution.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** The columns of the window "Evolution", in the order of the source. */
export const windowColumns: readonly Column[] = [
  { name: "Generation", kind: "exact", meaning: "mutations in its line since birth" },
  { name: "Total", kind: "exact", meaning: "generations lived through, changed or not" },
  {
    name: "Survived",
    kind: "exact",
    meaning: "generations since the last mutation, among the last ten",
  },
  {
    name: "History",
    kind: "exact",
    meaning: "the last ten generations: = unchanged, + gave offspring, * budded and mutated",
  },
];
