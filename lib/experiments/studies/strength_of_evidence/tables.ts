/**
 * The tables of the study.
 *
 * @module
 */
import type { Row, Table } from "matchbox/report/table.ts";
import { matchesTable, pairsTable, realVerdictsTable } from "./real_tables.ts";
import { coverageTable, rulesTable, testsTable, verdictsTable } from "./simulated_tables.ts";

/** Reference matches, pairs, verdicts by number of games, duels, sequential tests, and coverage. */
export function tables(rows: readonly Row[]): Table[] {
  return [
    matchesTable(rows),
    pairsTable(rows),
    verdictsTable(rows),
    realVerdictsTable(rows),
    rulesTable(rows),
    testsTable(rows),
    coverageTable(rows),
  ];
}
