/**
 * The figures of the study.
 *
 * @module
 */
import type { Figure } from "matchbox/report/table.ts";
import { firstMoveFigure, pairsFigure } from "./real_figures.ts";
import { coverageFigure, duelsFigure, testsFigure, verdictsFigure } from "./simulated_figures.ts";
import type { Summary } from "./summary.ts";

/** The figures of verdicts by number of games, pairs, duels, sequential tests, and coverage. */
export function figures(summary: Summary): Figure[] {
  return [
    verdictsFigure(summary.verdicts),
    pairsFigure(summary.pairs),
    firstMoveFigure(summary.pairs),
    duelsFigure(summary.duels),
    testsFigure(summary.tests),
    coverageFigure(summary.coverage),
  ];
}
