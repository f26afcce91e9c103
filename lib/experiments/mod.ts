/**
 * What is asked: the contract of a study, and the studies.
 *
 * @module
 */
export { findStudy, loadStudy, studyIds, studyUrl } from "./catalogue.ts";
export { judge, judgeTogether } from "./judge.ts";
export {
  defineStudy,
  type Study,
  type Task,
  type TaskContext,
  type Verdict,
  type VerdictWord,
  verdictWords,
  type Work,
} from "./study.ts";
export { measure, type Timing } from "./timing.ts";
