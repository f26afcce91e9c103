/**
 * What every run begins with: the job for its workers, and the store of what it has finished.
 *
 * @module
 */
import { nameOf } from "../files/project_files.ts";
import { anyNames, type StudyFingerprint } from "../fingerprint/study_fingerprint.ts";
import { openRunStore, type RunStore } from "../store/store.ts";
import { canonicalParams, type Job } from "./task.ts";

/** What is run. */
export interface Started {
  /** The id of the study or of other work. */
  readonly id: string;
  /** The module that the workers load, and others that what is finished depends on. */
  readonly modules: readonly [URL, ...URL[]];
  /** The parameters of the job. */
  readonly params: Record<string, unknown>;
  /** Those of them, or what follows from them, that what is finished depends on; default: all. */
  readonly identity?: Readonly<Record<string, unknown>>;
  /** Master seed. */
  readonly seed: number;
  /** What its tasks depend on; default: the modules, and all games, agents and learners. */
  readonly fingerprints?: StudyFingerprint;
}

/** Where what is finished is kept. */
export interface KeptIn {
  /** Folder of the store, or `:memory:` to keep nothing; default: `.matchbox` in the working folder. */
  readonly store?: string;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

/**
 * Takes the fingerprint of the modules and opens the store of the run.
 *
 * @throws {SetupError} when the store cannot be used
 */
export function openJob(
  { id, modules, params, identity = params, seed, fingerprints = anyNames(modules) }: Started,
  { store, warn }: KeptIn,
): { readonly job: Job; readonly store: RunStore } {
  const { whole, names } = fingerprints;
  const job = { module: nameOf(modules[0]), fingerprint: whole, names, params, seed };
  const run = { study: id, seed, fingerprints, params: canonicalParams(identity) };
  return { job, store: openRunStore(run, store, warn) };
}
