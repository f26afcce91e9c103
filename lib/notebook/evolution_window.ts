/**
 * The source's window Evolution in a notebook (A11).
 *
 * @module
 */
import type { Lineage } from "matchbox/agents/mod.ts";
import { windowColumns } from "matchbox/experiments/mod.ts";
import { type Display, table } from "matchbox/report/display.ts";

/**
 * Shows the life of each network of a population: a table that the reader sorts by a click.
 *
 * @param lines of the networks
 */
export function evolutionWindow(lines: readonly Lineage[]): Display {
  return table({
    name: "evolution_window",
    title: "Evolution",
    columns: [
      { name: "number", kind: "key", meaning: "number of the network, in the order of birth" },
      ...windowColumns,
    ],
    rows: lines.map(({ network, generation, total, survived, history }) => ({
      ...{ number: network, Generation: generation },
      ...{ Total: total, Survived: survived, History: history },
    })),
  }, { sortBy: windowColumns.map(({ name }) => name) });
}
