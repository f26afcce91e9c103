/**
 * The manifest of a run: how its rows were made and everything needed to reproduce them.
 *
 * @module
 */
import * as v from "valibot";
import { checkRegularFile } from "matchbox/base/mod.ts";
import type { Study } from "matchbox/experiments/mod.ts";
import type { Column } from "matchbox/report/table.ts";
import { shortDigest } from "../files/digest.ts";
import { readImportMap } from "../fingerprint/import_map.ts";
import { currentCommit, type Machine, thisMachine } from "../machine/machine.ts";
import type { Preset, StudyRun } from "../studies/run_study.ts";
import { column, parseResult } from "./result_schemas.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, "expected 16 hexadecimal digits"));
const commitHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/, "expected a commit"));

/** The content of manifest.json. */
export interface Manifest {
  /** The id of the study. */
  readonly study: string;
  /** The title of the study. */
  readonly title: string;
  /** `custom` when parameters were changed. */
  readonly preset: Preset | "custom";
  /** Master seed. */
  readonly seed: number;
  /** The value of each parameter. */
  readonly params: Record<string, unknown>;
  /** The command that reproduces the rows. */
  readonly command: string;
  /** The number of tasks. */
  readonly tasks: number;
  /** The sets of rows, each in rows/NAME.csv. */
  readonly sets: Record<string, SetDescription>;
  /** Digests of rows and artifacts, by path; the other files follow from these. */
  readonly digests: Record<string, string>;
  /** The plan by which the run decides; not set for the pilot. */
  readonly plan?: FrozenPlan;
  /** Digest of `sources`. */
  readonly fingerprint: string;
  /** Digests of the source files and versions of the packages that the rows depend on. */
  readonly sources: Record<string, string>;
  /** The commit, with `+` when files differed from it; null outside a repository. */
  readonly commit: string | null;
  /** The versions of Deno and what it runs on, by name. */
  readonly versions: Record<string, string>;
  /** The machine of the run; measured columns are meaningless without it. */
  readonly machine: Machine;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Duration of the run in seconds; `resumed` tasks came from the store. */
  readonly seconds: number;
  /** The number of tasks that came from the store. */
  readonly resumed: number;
  /** Total seconds of all tasks, including those from the store. */
  readonly task_seconds: number;
  /** Digest of all fields above. */
  readonly digest: string;
}

/** A plan that was frozen before the run. */
export interface FrozenPlan {
  /** The digest of its file. */
  readonly digest: string;
  /** The commit that wrote it. */
  readonly commit: string;
}

/** The description of a set of rows. */
export interface SetDescription {
  /** The meaning of a row. */
  readonly title: string;
  /** The number of rows. */
  readonly rows: number;
  /** The columns of rows/NAME.csv, in order. */
  readonly columns: Column[];
}

const set = v.strictObject({ title: text, rows: count, columns: v.array(column) });

const schema: v.GenericSchema<unknown, Manifest> = v.strictObject({
  study: text,
  title: text,
  preset: v.picklist(["quick", "published", "thorough", "custom"]),
  seed: v.pipe(count, v.maxValue(2 ** 32 - 1)),
  params: v.record(text, v.unknown()),
  command: text,
  tasks: count,
  sets: v.record(text, set),
  digests: v.record(text, digest),
  plan: v.optional(v.strictObject({ digest, commit: commitHash })),
  fingerprint: digest,
  sources: v.record(text, text),
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}\+?$/, "expected a commit"))),
  versions: v.record(text, text),
  machine: v.strictObject({
    os: text,
    arch: text,
    cpu: text,
    cores: v.pipe(count, v.minValue(1)),
    memory_gib: count,
  }),
  date: v.pipe(v.string(), v.isoTimestamp()),
  seconds,
  resumed: count,
  task_seconds: seconds,
  digest,
});

/** The fields that can be derived again at any time. */
export type Derived = Pick<
  Manifest,
  "study" | "title" | "preset" | "seed" | "params" | "command" | "tasks" | "sets"
>;

/**
 * Makes the manifest of a run that has just ended.
 *
 * @param digests of its rows and artifacts, by path
 * @param plan by which the run decides, if there is one
 */
export function manifestOf(
  run: StudyRun,
  digests: Manifest["digests"],
  plan?: FrozenPlan,
): Manifest {
  return sealed({
    ...derivedOf(run.study, run),
    digests,
    ...plan && { plan },
    fingerprint: run.fingerprint.digest,
    sources: run.fingerprint.sources,
    commit: currentCommit(),
    versions: { ...packageVersions(), deno: Deno.version.deno, v8: Deno.version.v8 },
    machine: thisMachine(),
    date: new Date().toISOString(),
    seconds: Number(run.seconds.toFixed(3)),
    resumed: run.resumed,
    task_seconds: Number(run.taskSeconds.toFixed(3)),
  });
}

/** The fields that follow from the study, the preset, the seed and the rows. */
export function derivedOf(
  study: Study,
  { preset, seed, params, rows, tasks }: Pick<
    StudyRun,
    "preset" | "seed" | "params" | "rows" | "tasks"
  >,
): Derived {
  return {
    ...{ study: study.id, title: study.title, preset, seed, params },
    command: commandOf(study, { preset, seed, params }),
    tasks,
    sets: Object.fromEntries(
      Object.entries(study.sets).map(([name, { title, columns }]) => [
        name,
        {
          title,
          rows: rows[name]?.length ?? 0,
          columns: columns.map((each) => v.parse(column, each)),
        },
      ]),
    ),
  };
}

/** A manifest with its own digest, so that later changes are noticed. */
export function sealed(manifest: Omit<Manifest, "digest">): Manifest {
  return { ...manifest, digest: shortDigest(JSON.stringify(manifest)) };
}

/**
 * Reads a manifest.
 *
 * @throws {UsageError} when it is damaged: not JSON, or not a valid manifest
 * @throws {Deno.errors.NotFound} when there is none
 */
export async function readManifest(path: string): Promise<Manifest> {
  checkRegularFile(path);
  return parseManifest(await Deno.readTextFile(path), path);
}

/**
 * Reads a manifest from its text.
 *
 * @param name of the file, for the error message
 * @throws {UsageError} when it is damaged
 */
export function parseManifest(text: string, name: string): Manifest {
  return parseResult(schema, text, name);
}

/** The seconds that a run takes without finished tasks in the store; estimated if some came from there. */
export function secondsOf({ seconds, resumed, task_seconds, machine }: Manifest): number {
  return resumed === 0 ? seconds : Math.max(seconds, task_seconds / machine.cores);
}

/** The command that reproduces the rows of a run. */
function commandOf(
  study: Study,
  { preset, seed, params }: Pick<StudyRun, "preset" | "seed" | "params">,
): string {
  const base = preset === "custom" ? "quick" : preset;
  const set = Object.entries(params)
    .filter(([name, value]) => preset === "custom" && value !== study.presets[base]![name])
    .map(([name, value]) => ` --set ${name}=${value}`);
  return `deno task study run ${study.id} --preset ${base} --seed ${seed}${set.join("")}`;
}

/** The packages of the import map, with the versions in `npm:name@version`. */
function packageVersions(): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const target of Object.values(readImportMap())) {
    const match = target.match(/^npm:\/?(@?[^@]+)@([^/]+)/);
    if (match) versions[match[1]] = match[2];
  }
  return versions;
}
