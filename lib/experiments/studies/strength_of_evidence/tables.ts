/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { matchesTable, pairsTable, realVerdictsTable } from "./real_tables.ts";
import { coverageTable, duelsTable, testsTable, verdictsTable } from "./simulated_tables.ts";
import type { Summary } from "./summary.ts";

/**
 * The tables of reference matches, pairs, verdicts by number of games, duels, sequential tests, and
 * coverage.
 */
export function tables(summary: Summary): Table[] {
  return [
    matchesTable(summary.matches),
    pairsTable(summary.pairs),
    verdictsTable(summary.verdicts),
    realVerdictsTable(summary.realVerdicts),
    duelsTable(summary.duels),
    testsTable(summary.tests),
    coverageTable(summary.coverage),
  ];
}
