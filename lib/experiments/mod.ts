/**
 * The interface of studies, and the studies.
 *
 * @module
 */
export { chosenStudies, findStudy, loadStudy, studyIds } from "./catalogue.ts";
export { isDraft } from "./drafts.ts";
export { type AllowedRange, EVEN, judge, judgeAny, judgeEvery, judgeTogether } from "./judge.ts";
export {
  type ColumnText,
  noRows,
  type RowSet,
  rowSet,
  type RowSets,
  type RowsOf,
} from "./row_sets.ts";
export { startPositions } from "./start_positions.ts";
export {
  type Artifact,
  defineStudy,
  type NamedPlayer,
  type Presets,
  type Study,
  type Task,
  type TaskContext,
  type TaskInput,
  type TaskResult,
  type Verdict,
  type VerdictWord,
  verdictWords,
  type Work,
} from "./study.ts";
export { measure, type Timing } from "./timing.ts";
export { windowColumns } from "./window_columns.ts";
