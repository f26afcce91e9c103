/**
 * The source's window Evolution in a notebook (A11).
 *
 * @module
 */
import type { Lineage } from "matchbox/agents/mod.ts";
import { windowColumns } from "matchbox/experiments/mod.ts";
import { type Display, table } from "matchbox/report/display.ts";
import { tableOf } from "matchbox/report/table_of.ts";

/**
 * Shows the life of each network of a population: a table that the reader sorts by a click.
 *
 * @param lines of the networks
 */
export function evolutionWindow(lines: readonly Lineage[]): Display {
  return table(
    tableOf("evolution_window", "Evolution", lines, [
      {
        ...{ name: "number", kind: "key", meaning: "number of the network, in the order of birth" },
        value: ({ network }) => network,
      },
      ...windowColumns,
    ]),
    { sortBy: windowColumns.map(({ name }) => name) },
  );
}
