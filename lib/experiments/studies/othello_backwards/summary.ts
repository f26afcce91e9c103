/**
 * The summary of the rows: the draws, the growth of the search, and what it would be at the positions of the
 * published proof.
 *
 * @module
 */
import { growth } from "matchbox/report/statistics/growth.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { total } from "../../estimates.ts";
import type { RowsOf } from "../../row_sets.ts";
import { POSITION_BYTES, PROOF } from "./published_proof.ts";
import type { sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** Growth counts from here on: below it the search has other methods for few squares. */
export const GROWS = 12;

/** The draws and the growth, and both at the positions of the proof. */
export function summarise({ game: [game], positions }: RowsOf<typeof sets>) {
  const grown = positions.filter(({ empties }) => empties >= GROWS)
    .map(({ empties, nodes }) => ({ x: empties, y: nodes }));
  const { factor, at } = growth(grown);
  const overPositions = (estimate: Interval): Interval => ({ ...estimate, unit: "positions" });
  return {
    ...{ game, positions, last: positions.at(-1)! },
    /** Nodes with one more empty square over those without. */
    growth: overPositions(factor),
    draws: positions.filter(({ score }) => score === 0).length,
    nodes: total(positions, "nodes"),
    /** The nodes of a position of the game with so many empty squares, if they grow on like this. */
    grownTo: (empties: number) => overPositions(at(empties)),
    proof: {
      ...PROOF,
      nodesEach: PROOF.nodes / PROOF.positions,
      gigabytes: POSITION_BYTES * PROOF.positions / 1e9,
    },
  };
}
