/**
 * Compares two runs of a study: parameters, rows, verdicts, and the values of the tables.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { VerdictWord } from "matchbox/experiments/mod.ts";
import { firstDifference } from "./first_difference.ts";
import { type ComparedTables, compareTables } from "./compare_tables.ts";
import { type ComparedRun, tablesOf } from "./compared_run.ts";

/** A parameter, the seed or the preset, where it is not the same. */
export interface DifferentParameter {
  /** The name of the parameter, `seed` or `preset`. */
  readonly name: string;
  /** Its value in run A. */
  readonly a: unknown;
  /** Its value in run B. */
  readonly b: unknown;
}

/** A claim with two verdicts; null where it was not judged. */
export interface DifferentVerdict {
  /** The number of the claim, e.g. `C6a`. */
  readonly claim: string;
  /** The verdict of run A. */
  readonly a: VerdictWord | null;
  /** The verdict of run B. */
  readonly b: VerdictWord | null;
}

/** The differences of two runs. */
export interface RunComparison {
  /** The id of the study. */
  readonly study: string;
  /** What the runs were made with, where it differs. */
  readonly params: readonly DifferentParameter[];
  /** The first difference in the exact columns of the rows, in a sentence; null when they are equal. */
  readonly rows: string | null;
  /** The number of claims that a run judges. */
  readonly claims: number;
  /** The claims with two verdicts. */
  readonly verdicts: readonly DifferentVerdict[];
  /** Null when the tables of one of the runs cannot be made. */
  readonly values: ComparedTables | null;
  /** Why the values are not compared, in one line; null when they are. */
  readonly problem: string | null;
}

/**
 * Checks that two runs are of the same study.
 *
 * @throws {UsageError} when they are not
 */
export function checkSameStudy(a: ComparedRun, b: ComparedRun): void {
  if (a.study === b.study) return;
  throw new UsageError(
    `${a.name} is a run of ${a.study}, ${b.name} one of ${b.study}; expected two runs of one study`,
  );
}

/** Compares two runs of one study. */
export async function compareRuns(a: ComparedRun, b: ComparedRun): Promise<RunComparison> {
  let values: ComparedTables | null = null;
  let problem: string | null = null;
  try {
    values = compareTables(await tablesOf(a), await tablesOf(b));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problem = error.message;
  }
  return {
    study: a.study,
    params: differentParameters(a, b),
    rows: firstDifference(a, b, b.name),
    claims: new Set([...a.claims, ...b.claims].map(({ claim }) => claim)).size,
    verdicts: differentVerdicts(a, b),
    ...{ values, problem },
  };
}

function differentParameters(a: ComparedRun, b: ComparedRun): DifferentParameter[] {
  const [ours, theirs] = [a, b].map((
    { preset, seed, params },
  ): Record<string, unknown> => ({ preset, seed, ...params }));
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    .filter((name) => JSON.stringify(ours[name]) !== JSON.stringify(theirs[name]))
    .map((name) => ({ name, a: ours[name] ?? null, b: theirs[name] ?? null }));
}

function differentVerdicts(a: ComparedRun, b: ComparedRun): DifferentVerdict[] {
  const [ours, theirs] = [a, b].map(({ claims }) =>
    new Map(claims.map(({ claim, verdict }) => [claim, verdict]))
  );
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((claim) => ({ claim, a: ours.get(claim) ?? null, b: theirs.get(claim) ?? null }))
    .filter(({ a, b }) => a !== b);
}
