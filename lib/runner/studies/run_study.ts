/**
 * Runs a study: takes finished tasks from the store, runs the rest with an executor, and returns the rows in
 * the order of the tasks.
 *
 * @module
 */
import { findExperiment, loadStudy } from "matchbox/experiments/mod.ts";
import type { Study, Task } from "matchbox/experiments/mod.ts";
import { checkParameters, unknownName } from "matchbox/base/mod.ts";
import type { Fingerprint } from "../fingerprint/fingerprint.ts";
import { studyFingerprint } from "../fingerprint/study_fingerprint.ts";
import type { Executors } from "../work/executor.ts";
import type { RunStore } from "../store/store.ts";
import { openJob } from "../work/open_job.ts";
import { noProgress, type Progress } from "../work/progress.ts";
import { type FailedTask, localExecutors } from "../work/run_work.ts";
import type { Job } from "../work/task.ts";
import { collectRows, type StudyRows } from "./collected_rows.ts";
import { type Findings, findingsOf } from "./findings.ts";
import { type Shard, tasksOfShard } from "./shard.ts";
import { runStudyTasks, type StudyTasksEnd } from "./study_tasks.ts";

/** The presets that every study has. */
export const commonPresets = ["quick", "published"] as const;
/** All presets, from the smallest to the largest. */
export const presets = [...commonPresets, "thorough"] as const;
/** A preset that every study has. */
export type CommonPreset = typeof commonPresets[number];
/** Any preset. */
export type Preset = typeof presets[number];

/** Which run of a study, and where what it has finished is kept. */
export interface RunIdentityOptions {
  /** Default: `quick`. */
  readonly preset?: Preset;
  /** Master seed, a whole number from 0 to 2^32 - 1; default 1. */
  readonly seed?: number;
  /** Parameters that differ from the preset's, as values or as text. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Folder of the store, or `:memory:` to keep nothing; default: `.matchbox` in the working folder. */
  readonly store?: string;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

/** Options of `runStudy`. */
export interface RunOptions extends RunIdentityOptions {
  /** Runs only a part of the tasks; default: all. */
  readonly shard?: Shard;
  /** The executors of the tasks; default: workers on this machine, one for each core. */
  readonly executors?: Executors;
  /** Store files of other machines; their finished tasks are merged first. */
  readonly merge?: readonly string[];
  /** Shows how many tasks are done; default: nothing is shown. */
  readonly progress?: Progress;
  /** Aborting it stops the run: no new task begins, and running tasks are abandoned. */
  readonly signal?: AbortSignal;
  /** Called repeatedly while tasks run, with the rows so far. */
  onRows?(rows: StudyRows): void;
}

/** A run and its rows. */
export interface StudyRun {
  /** The study that was run. */
  readonly study: Study;
  /** `custom` when parameters were set. */
  readonly preset: Preset | "custom";
  /** Master seed. */
  readonly seed: number;
  /** The value of each parameter. */
  readonly params: Record<string, unknown>;
  /** The part of the tasks that was run; null for all. */
  readonly shard: Shard | null;
  /** The fingerprint of the study. */
  readonly fingerprint: Fingerprint;
  /** The rows of all finished tasks (of the shard), in the order of the tasks. */
  readonly rows: StudyRows;
  /** Artifacts to be published, by file name. */
  readonly artifacts: ReadonlyMap<string, string | Uint8Array>;
  /** Tables, figures and verdicts; computed at first use. */
  readonly findings: Findings;
  /** The number of tasks of the run or of its shard. */
  readonly tasks: number;
  /** The number of these that were in the store before. */
  readonly resumed: number;
  /** The tasks that threw an error. */
  readonly failures: readonly FailedTask[];
  /** Whether every task has finished and none failed. */
  readonly complete: boolean;
  /** The duration of this call in seconds. */
  readonly seconds: number;
  /** The total seconds of all finished tasks, including those from the store. */
  readonly taskSeconds: number;
}

/**
 * Runs a study, given by its id or by the path of its file.
 *
 * @throws {UsageError} on an unknown study, preset or parameter, or a store that cannot be used
 */
export async function runStudy(reference: string, options: RunOptions = {}): Promise<StudyRun> {
  const started = performance.now();
  const { study, preset, params, job, store } = await openStudy(reference, options);
  const { seed } = job;
  const { shard } = options;
  try {
    for (const other of options.merge ?? []) store.merge(other);
    const tasks = (): Iterable<Task> => tasksOfShard(study.tasks(params), shard);
    const progress = options.progress ?? noProgress;
    // Where all is finished, the tasks need not be listed to find what is left to do.
    let collected = await collectRows(study, tasks(), store, { most: 0 });
    let ended: StudyTasksEnd = { resumed: collected.total, failures: [] };
    if (collected.missing > 0) {
      ended = await runStudyTasks(tasks(), {
        ...{ work: study, job, store, progress },
        executors: options.executors ?? localExecutors(),
        signal: options.signal ?? new AbortController().signal,
        onRows: options.onRows && ((rows) => options.onRows!(rows)),
        warn: options.warn,
        rowsSoFar: async () => (await collectRows(study, tasks(), store)).rows,
      });
      collected = await collectRows(study, tasks(), store);
    } else {
      progress.start(study.id, collected.total, ended.resumed);
      progress.end();
    }
    const { resumed, failures } = ended;
    const { rows, artifacts, total, missing, taskSeconds } = collected;
    let findings: Findings | undefined;
    return {
      ...{ study, preset, seed, params, shard: shard ?? null },
      fingerprint: job.fingerprint,
      ...{ rows, artifacts, tasks: total, resumed, failures },
      get findings() {
        return findings ??= findingsOf(study, rows);
      },
      complete: missing === 0,
      seconds: (performance.now() - started) / 1000,
      taskSeconds,
    };
  } finally {
    store.close();
  }
}

/** A study that can be run, with its store. */
export interface OpenStudy {
  /** The study. */
  readonly study: Study;
  /** `custom` when parameters were set. */
  readonly preset: Preset | "custom";
  /** The value of each parameter. */
  readonly params: Record<string, unknown>;
  /** What its workers are given. */
  readonly job: Job;
  /** What was finished; to be closed. */
  readonly store: RunStore;
}

/**
 * Opens a study, given by its id or by the path of its file.
 *
 * @throws {UsageError} on an unknown study, preset or parameter, or a store that cannot be used
 */
export async function openStudy(
  reference: string,
  options: RunIdentityOptions,
): Promise<OpenStudy> {
  const study = await loadStudy(reference);
  const { preset, params } = chooseParams(study, options);
  const { seed = 1 } = options;
  const modules = [findExperiment(reference)] as const;
  const fingerprints = await studyFingerprint(modules[0], study, study.tasks(params));
  const opened = openJob({ id: study.id, modules, params, seed, fingerprints }, options);
  return { study, preset, params, ...opened };
}

/** The parameters of a run. */
function chooseParams(
  study: Study,
  { preset = "quick", set = {} }: RunIdentityOptions,
): { preset: Preset | "custom"; params: Record<string, unknown> } {
  const params = presetParams(study, preset, set);
  return { preset: Object.keys(set).length ? "custom" : preset, params };
}

/**
 * The parameters of a preset with the given changes, in the order in which the study declares them.
 *
 * @throws {UsageError} when the study has no such preset or parameter
 */
export function presetParams(
  study: Study,
  preset: Preset,
  set: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const values = study.presets[preset];
  if (!values) {
    throw unknownName("preset", preset, presets.filter((name) => study.presets[name]));
  }
  return checkParameters(`study ${study.id}`, study.parameters, { ...values, ...set });
}
