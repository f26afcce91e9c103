/**
 * The interface of studies, and the studies.
 *
 * @module
 */
export {
  chosenStudies,
  findExperiment,
  findStudy,
  loadGuards,
  loadStudies,
  loadStudy,
  studyIds,
} from "./catalogue.ts";
export {
  type Check,
  type CheckedCase,
  type Claim,
  type ClaimCase,
  type CouldFail,
  type Judgeable,
  type Question,
  type Rule,
  rules,
  type Said,
  type Statement,
} from "./claim.ts";
export { exact, key, measured, type TypedColumn, type Words } from "./columns.ts";
export {
  boundedMean,
  difference,
  geometricMean,
  type InProcess,
  mean,
  type NumberColumn,
  type NumberOf,
  overProcesses,
  pairedDifference,
  pairedRatio,
  pairsBy,
  ratio,
  ratioOverProcesses,
  type Resampled,
  resampled,
  share,
  shareOfCounts,
  total,
} from "./estimates.ts";
export { groupBy, type Groups, ifAny, rowsWith, rowWith } from "./groups.ts";
export { type AllowedRange, EVEN, judge, type VerdictWord, verdictWords } from "./judge.ts";
export { isDraft } from "./drafts.ts";
export {
  type DecidedGuard,
  type Guard,
  type Guarded,
  type Guards,
  guardsOf,
  type RunGuard,
} from "./guard.ts";
export { planChanges } from "./history.ts";
export type { PlanChange } from "./history/plan_change.ts";
export {
  departure,
  FRESH_SEEDS,
  nearestEnd,
  type Plan,
  planDifference,
  type PlannedCase,
  type PlannedClaim,
  planOf,
  pooledVerdict,
  seedsText,
} from "./plan.ts";
export {
  noRows,
  type RowOf,
  type RowSet,
  rowSet,
  type RowSets,
  type RowsOf,
  type RowWith,
  type TypedColumns,
} from "./row_sets.ts";
export { startPositions } from "./start_positions.ts";
export {
  type Artifact,
  defineExperiment,
  defineStudy,
  type Experiment,
  type NamedPlayer,
  type OtherPlan,
  type Presets,
  type Show,
  type Study,
  type Task,
  type TaskContext,
  type TaskInput,
  type TaskResult,
  type VerdictOn,
  type Work,
} from "./study.ts";
export {
  dealtTo,
  measure,
  process,
  processesParameter,
  type TimedWork,
  timeSideBySide,
  type Timing,
  timing,
  timingColumns,
  type TimingRow,
} from "./timing.ts";
export { type CasesByVerdict, type Title, titled, type Titles } from "./titled.ts";
export { casesThat, judgeCases, type Judged, type JudgedCase } from "./judge_cases.ts";
export { type SaidOfClaim, type Verdict, verdictOn } from "./verdict.ts";
export { verdictP } from "./verdict_p.ts";
export { windowColumns } from "./window_columns.ts";
