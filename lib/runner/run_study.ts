/**
 * Runs a study: names its tasks, asks the store which are done, has an executor run the rest, and gives
 * the rows in the order of the tasks, whoever ran them and whenever.
 *
 * @module
 */
import { findStudy, loadStudy } from "matchbox/experiments/mod.ts";
import type { Study, Task } from "matchbox/experiments/mod.ts";
import { checkParameters, unknownName } from "matchbox/base/mod.ts";
import { collectRows, type StudyRows } from "./collected_rows.ts";
import type { Executors } from "./executor.ts";
import { type Findings, findingsOf } from "./findings.ts";
import { type Fingerprint, fingerprint, nameOf } from "./fingerprint.ts";
import { noProgress, type Progress } from "./progress.ts";
import { type FailedTask, localExecutors } from "./run_work.ts";
import { runStudyTasks } from "./study_tasks.ts";
import { openRunStore } from "./store.ts";
import { canonicalParams, type Job } from "./task.ts";
import { type Shard, tasksOfShard } from "./shard.ts";

/** The presets that every study has, and the one that some have besides. */
export const commonPresets = ["quick", "published"] as const;
export const presets = [...commonPresets, "thorough"] as const;
export type CommonPreset = typeof commonPresets[number];
export type Preset = typeof presets[number];

/** How a study is run. */
export interface RunOptions {
  readonly preset?: Preset;
  /** Master seed, a whole number from 0 to 2^32 - 1; 1 unless given. */
  readonly seed?: number;
  /** Parameters that differ from the preset's, as values or as text. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly shard?: Shard;
  /** What runs the tasks; the workers of this machine, one a core, unless given. */
  readonly executors?: Executors;
  /** Folder of the store, or `:memory:` to keep nothing; `.matchbox` in the working folder unless given. */
  readonly store?: string;
  /** Store files of other machines; their finished tasks are taken over first. */
  readonly merge?: readonly string[];
  readonly progress?: Progress;
  /** No further task is begun after it is aborted, and those under way are given up. */
  readonly signal?: AbortSignal;
  /** Is called now and then, while tasks run, with the rows that are there. */
  onRows?(rows: StudyRows): void;
  /** Is called with what went wrong without ending the run. */
  warn?(line: string): void;
}

/** A run and its rows. */
export interface StudyRun {
  readonly study: Study;
  /** `custom` when parameters were set. */
  readonly preset: Preset | "custom";
  readonly seed: number;
  readonly params: Record<string, unknown>;
  readonly shard: Shard | null;
  /** That of all sources. */
  readonly fingerprint: Fingerprint;
  /** Of all finished tasks (of the shard), in the order of the tasks. */
  readonly rows: StudyRows;
  /** Artifacts to be published, by file name. */
  readonly artifacts: ReadonlyMap<string, string | Uint8Array>;
  /** Tables, figures and verdicts; made when they are first asked for. */
  readonly findings: Findings;
  /** Tasks of the run or, with a shard, of the shard. */
  readonly tasks: number;
  /** Of these, how many were in the store before. */
  readonly resumed: number;
  readonly failures: readonly FailedTask[];
  /** Every task has finished and none failed. */
  readonly complete: boolean;
  /** Seconds that this call took. */
  readonly seconds: number;
  /** Seconds that the finished tasks took, added up, whenever and wherever they ran. */
  readonly taskSeconds: number;
}

/**
 * Runs the study that `reference` names: an id, or the path of a file.
 *
 * @throws {UsageError} on an unknown study, preset or parameter, or a store that cannot be used
 */
export async function runStudy(reference: string, options: RunOptions = {}): Promise<StudyRun> {
  const started = performance.now();
  const study = await loadStudy(reference);
  const { preset, params } = chooseParams(study, options);
  const { seed = 1, shard } = options;
  const url = findStudy(reference);
  const job: Job = { module: nameOf(url), fingerprint: fingerprint([url]), params, seed };
  const identity = {
    study: study.id,
    params: canonicalParams(params),
    seed,
    fingerprint: job.fingerprint.digest,
  };
  const store = openRunStore(identity, options.store, options.warn);
  try {
    for (const other of options.merge ?? []) store.merge(other);
    const tasks = (): Iterable<Task> => tasksOfShard(study.tasks(params), shard);
    const { total, resumed, failures } = await runStudyTasks(tasks(), {
      ...{ work: study, job, store },
      executors: options.executors ?? localExecutors(),
      progress: options.progress ?? noProgress,
      signal: options.signal ?? new AbortController().signal,
      onRows: options.onRows && ((rows) => options.onRows!(rows)),
      rowsSoFar: () => collectRows(study, tasks(), store).rows,
    });
    const { rows, artifacts, missing, taskSeconds } = collectRows(study, tasks(), store);
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

/** The preset's parameters with those that were set. */
function chooseParams(
  study: Study,
  { preset = "quick", set = {} }: RunOptions,
): { preset: Preset | "custom"; params: Record<string, unknown> } {
  const values = study.presets[preset];
  if (!values) {
    throw unknownName("preset", preset, presets.filter((name) => study.presets[name]));
  }
  const params = checkParameters(`study ${study.id}`, study.parameters, { ...values, ...set });
  return { preset: Object.keys(set).length ? "custom" : preset, params };
}
