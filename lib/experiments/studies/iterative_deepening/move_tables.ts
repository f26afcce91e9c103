/**
 * The tables of the moves that are tried first.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import {
  depthColumn,
  gameColumn,
  positionsColumn,
  shareOverPositions,
} from "../../position_columns.ts";
import type { Deepening } from "./summary.ts";
import { keysOf, programColumn } from "./table_columns.ts";

const firstColumn: Column = {
  name: "first move",
  kind: "exact",
  unit: "share",
  digits: 3,
  meaning: `share of the best moves that were tried first; ${shareOverPositions}`,
};
const firstThreeColumn: Column = {
  name: "first three",
  kind: "exact",
  unit: "share",
  digits: 3,
  meaning: `share of the best moves that were among the first three; ${shareOverPositions}`,
};

/** The table of the moves that cause cutoffs. */
export function firstMoves({ firstMoves }: Deepening): Table {
  return {
    name: "first_moves",
    title: "Inner nodes: the move that causes the cutoff, in the last iteration",
    columns: [
      gameColumn,
      depthColumn,
      programColumn,
      positionsColumn,
      firstColumn,
      firstThreeColumn,
    ],
    rows: firstMoves.map((each) => ({
      ...keysOf(each),
      "first move": each.first,
      "first three": each.firstThree,
    })),
  };
}

/** The table of the best moves at the root. */
export function rootMoves({ rootMoves }: Deepening): Table {
  return {
    name: "root_moves",
    title: "The root: the best move at one depth, tried by the order of the depth before",
    columns: [
      ...[
        gameColumn,
        { ...depthColumn, meaning: "the last depth; all from 2 are counted" },
        programColumn,
        positionsColumn,
      ],
      ...[firstColumn, firstThreeColumn],
      {
        name: "first by chance",
        kind: "exact",
        unit: "share",
        digits: 3,
        meaning: "the share of the first move if the moves came in random order",
      },
      {
        name: "three by chance",
        kind: "exact",
        unit: "share",
        digits: 3,
        detail: true,
        meaning: "the share of the first three moves if the moves came in random order",
      },
    ],
    rows: rootMoves.map((each) => ({
      ...keysOf(each),
      "first move": each.first,
      "first three": each.firstThree,
      "first by chance": each.byChance.first,
      "three by chance": each.byChance.firstThree,
    })),
  };
}
