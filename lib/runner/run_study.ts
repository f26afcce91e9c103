/**
 * Runs a study: names its tasks, asks the store which are done, has an executor run the rest, and gives
 * the rows in the order of the tasks, whoever ran them and whenever.
 *
 * @module
 */
import { findStudy, loadStudy } from "matchbox/experiments/mod.ts";
import type { Study, Task } from "matchbox/experiments/mod.ts";
import { checkParameters, unknownName } from "matchbox/base/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { fingerprint } from "./fingerprint.ts";
import { runTasks, type TaskOptions } from "./run_tasks.ts";
import { openRunStore, type RunStore } from "./store.ts";
import { canonicalParams, decodeRows, type Job } from "./task.ts";

/** The names of the presets. */
export const presets = ["quick", "published"] as const;
export type Preset = typeof presets[number];

/**
 * Checks the name of a preset.
 *
 * @throws {UsageError} when there is none of that name; the message lists those there are
 */
export function checkPreset(name: string): asserts name is Preset {
  if (!presets.includes(name as Preset)) throw unknownName("preset", name, presets);
}

/** One part of a run that several machines share: the `index`-th of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** How a study is run. */
export interface RunOptions extends Pick<TaskOptions, "jobs" | "progress" | "signal"> {
  readonly preset?: Preset;
  /** Master seed, a whole number from 0 to 2^32 - 1; 1 unless given. */
  readonly seed?: number;
  /** Parameters that differ from the preset's, as values or as text. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly shard?: Shard;
  /** Folder of the store, or `:memory:` to keep nothing; `.matchbox` in the working folder unless given. */
  readonly store?: string;
  /** Store files of other machines whose finished tasks are taken over first. */
  readonly merge?: readonly string[];
  /** Is told what went wrong without ending the run. */
  warn?(line: string): void;
}

/** A run and what came of it. */
export interface StudyRun {
  readonly study: Study;
  /** `custom` when parameters were set. */
  readonly preset: Preset | "custom";
  readonly seed: number;
  readonly params: Record<string, unknown>;
  readonly shard: Shard | null;
  readonly fingerprint: string;
  /** Of all finished tasks (of the shard), in the order of the tasks. */
  readonly rows: Row[];
  /** Tasks of the run or, with a shard, of the shard. */
  readonly tasks: number;
  /** Of these, how many were in the store before. */
  readonly resumed: number;
  readonly failures: readonly { readonly task: Task; readonly error: string }[];
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
  const seed = options.seed ?? 1;
  const url = findStudy(reference);
  const identity = {
    study: study.id,
    params: canonicalParams(params),
    seed,
    fingerprint: fingerprint([url]),
  };
  const store = openRunStore(identity, options.store, options.warn);
  try {
    for (const other of options.merge ?? []) store.merge(other);
    const tasks = () => shardOf(study.tasks(params), options.shard);
    const job: Job = { module: url.href, params, seed };
    const { total, resumed, failures } = await runTasks(study, tasks(), job, store, options);
    const collected = collectRows(study, tasks(), store);
    return {
      study,
      preset,
      seed,
      params,
      shard: options.shard ?? null,
      fingerprint: identity.fingerprint,
      rows: collected.rows,
      tasks: total,
      resumed,
      failures,
      complete: collected.missing === 0,
      seconds: (performance.now() - started) / 1000,
      taskSeconds: collected.taskSeconds,
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
  checkPreset(preset);
  const params = checkParameters(`study ${study.id}`, study.parameters, {
    ...study.presets[preset],
    ...set,
  });
  return { preset: Object.keys(set).length ? "custom" : preset, params };
}

function* shardOf(tasks: Iterable<Task>, shard?: Shard): Iterable<Task> {
  let number = 0;
  for (const task of tasks) {
    if (!shard || number % shard.count === shard.index - 1) yield task;
    number++;
  }
}

function collectRows(study: Study, tasks: Iterable<Task>, store: RunStore) {
  const rows: Row[] = [];
  let [missing, taskSeconds] = [0, 0];
  for (const { key } of tasks) {
    const task = store.get(key);
    if (!task) {
      missing++;
      continue;
    }
    taskSeconds += task.seconds;
    for (const row of decodeRows(study.columns, task.rows)) rows.push(row);
  }
  return { rows, missing, taskSeconds };
}
