/**
 * The summary of the study's rows, for tables, figures and verdicts.
 *
 * @module
 */
import type { CoverageRow } from "./coverage.ts";
import type { DuelRow } from "./duels.ts";
import {
  matchSummaries,
  type MatchSummary,
  type PairSummary,
  pairSummary,
} from "./match_summary.ts";
import type { MatchRow } from "./pair_endings.ts";
import { realVerdictSummaries, type RealVerdictSummary } from "./real_verdicts.ts";
import type { TestRow } from "./sequential.ts";
import {
  type CoverageSummary,
  coverageSummary,
  type DuelSummary,
  duelSummary,
  type TestSummary,
  testSummary,
  type VerdictSummary,
  verdictSummary,
} from "./simulated_summary.ts";
import type { VerdictRow } from "./verdicts.ts";

/** The rows of the study, by set. */
export interface Rows {
  readonly matches: readonly MatchRow[];
  readonly verdicts: readonly VerdictRow[];
  readonly duels: readonly DuelRow[];
  readonly tests: readonly TestRow[];
  readonly coverage: readonly CoverageRow[];
}

/** The summary of all results. */
export interface Summary {
  readonly matches: readonly MatchSummary[];
  readonly pairs: readonly PairSummary[];
  readonly realVerdicts: readonly RealVerdictSummary[];
  readonly verdicts: readonly VerdictSummary[];
  readonly duels: readonly DuelSummary[];
  readonly tests: readonly TestSummary[];
  readonly coverage: readonly CoverageSummary[];
}

/** Computes all estimates, in the order of the rows. */
export function summarise(rows: Rows): Summary {
  const matches = matchSummaries(rows.matches);
  return {
    matches,
    pairs: matches.map(pairSummary),
    realVerdicts: realVerdictSummaries(matches),
    verdicts: rows.verdicts.map(verdictSummary),
    duels: rows.duels.map(duelSummary),
    tests: rows.tests.map(testSummary),
    coverage: rows.coverage.map(coverageSummary),
  };
}
