/**
 * The manifest of a run: everything that is needed to make its rows again, and what made them.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";
import { projectRoot } from "./fingerprint.ts";
import { currentCommit, type Machine, thisMachine } from "./machine.ts";
import type { StudyRun } from "./run_study.ts";

/** What manifest.json holds. */
export interface Manifest {
  readonly study: string;
  readonly title: string;
  readonly preset: string;
  readonly seed: number;
  readonly params: Record<string, unknown>;
  /** The command that gives the rows again. */
  readonly command: string;
  readonly fingerprint: string;
  /** With `+` when files differed from it. */
  readonly commit: string | null;
  readonly tasks: number;
  /** Seconds that the tasks took, added up, also those that were taken from the store. */
  readonly task_seconds: number;
  /** Seconds that the run took, in which `resumed` tasks were taken from the store. */
  readonly seconds: number;
  readonly resumed: number;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly versions: Record<string, string>;
  readonly machine: Machine;
  /** The sets of rows, each in rows/NAME.csv. */
  readonly sets: Readonly<Record<string, SetDescription>>;
}

/** A set of rows as the manifest describes it. */
export interface SetDescription {
  /** What a row is. */
  readonly title: string;
  /** How many there are. */
  readonly rows: number;
  readonly columns: readonly Column[];
}

/** Describes a run that has just ended. */
export function manifestOf(run: StudyRun): Manifest {
  const { study, preset, seed, params } = run;
  return {
    study: study.id,
    title: study.title,
    preset,
    seed,
    params,
    command: commandOf(run),
    fingerprint: run.fingerprint,
    commit: currentCommit(),
    tasks: run.tasks,
    task_seconds: Number(run.taskSeconds.toFixed(3)),
    seconds: Number(run.seconds.toFixed(3)),
    resumed: run.resumed,
    date: new Date().toISOString(),
    versions: { ...packageVersions(), deno: Deno.version.deno, v8: Deno.version.v8 },
    machine: thisMachine(),
    sets: Object.fromEntries(
      Object.entries(study.sets).map(([name, { title, columns }]) => [
        name,
        { title, rows: run.rows[name].length, columns },
      ]),
    ),
  };
}

/** The command that gives the rows of a run again. */
export function commandOf({ study, preset, seed, params }: StudyRun): string {
  const base = preset === "custom" ? "quick" : preset;
  const set = Object.entries(params)
    .filter(([name, value]) => preset === "custom" && value !== study.presets[base]![name])
    .map(([name, value]) => ` --set ${name}=${value}`);
  return `deno task study run ${study.id} --preset ${base} --seed ${seed}${set.join("")}`;
}

/** The packages of the import map: `npm:name@version` gives name and version. */
function packageVersions(): Record<string, string> {
  const { imports } = JSON.parse(Deno.readTextFileSync(new URL("deno.json", projectRoot))) as {
    imports: Record<string, string>;
  };
  const versions: Record<string, string> = {};
  for (const target of Object.values(imports)) {
    const match = target.match(/^npm:\/?(@?[^@]+)@([^/]+)/);
    if (match) versions[match[1]] = match[2];
  }
  return versions;
}
