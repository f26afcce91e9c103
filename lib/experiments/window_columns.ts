/**
 * The four fields of a network in the source's window Evolution.
 *
 * @module
 */
import type { Lineage } from "matchbox/agents/learners/evolution/lineage.ts";
import type { ValueColumn } from "matchbox/report/table_of.ts";

/** The columns of the window "Evolution", in the order of the source. */
export const windowColumns: readonly ValueColumn<
  Pick<Lineage, "generation" | "total" | "survived" | "history">
>[] = [
  {
    ...{ name: "Generation", meaning: "mutations in its line since birth" },
    value: ({ generation }) => generation,
  },
  {
    ...{ name: "Total", meaning: "generations lived through, changed or not" },
    value: ({ total }) => total,
  },
  {
    ...{ name: "Survived", meaning: "generations since the last mutation, among the last ten" },
    value: ({ survived }) => survived,
  },
  {
    name: "History",
    meaning: "the last ten generations: = unchanged, + gave offspring, * budded and mutated",
    value: ({ history }) => history,
  },
];
