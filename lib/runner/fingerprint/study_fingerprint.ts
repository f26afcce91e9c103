/**
 * The fingerprints of a study's tasks: each depends on the half of the study that makes rows, and on the
 * games, agents and learners that the study or the data of the task names.
 *
 * @module
 */
import type { Experiment, Task } from "matchbox/experiments/mod.ts";
import { batches } from "../work/batches.ts";
import { sameForAll, type TaskFingerprints } from "../work/task.ts";
import { type Fingerprint, fingerprint, type SourceFile } from "./fingerprint.ts";
import { allNames, filesOf, namesIn } from "./named_files.ts";

/** What the tasks of a run depend on. */
export interface StudyFingerprint extends TaskFingerprints {
  /** Of all tasks together: a worker whose sources differ refuses the job. */
  readonly whole: Fingerprint;
  /** The names that every task may make; null when it may make any. */
  readonly names: readonly string[] | null;
}

/**
 * The fingerprints of these tasks.
 *
 * @param module that makes the rows
 * @param files what was read before, so that several studies read each file once
 */
export async function studyFingerprint(
  module: URL,
  { specs }: Pick<Experiment, "specs">,
  tasks: Iterable<Task>,
  files: Map<string, SourceFile> = new Map(),
): Promise<StudyFingerprint> {
  const of = (names: Iterable<string>) => fingerprint([module, ...filesOf(names)], files);
  if (!specs) return unnamed(of(allNames));
  const names = namesIn(JSON.stringify(specs));
  const digests = new Map<string, string>();
  const digestOf = (more: readonly string[]): string => {
    const known = digests.get(more.join());
    if (known !== undefined) return known;
    const { digest } = of(new Set([...names, ...more]));
    digests.set(more.join(), digest);
    return digest;
  };
  // Most tasks name the same; only the others are kept.
  const usual = digestOf([]);
  const others = new Map<string, string>();
  const all = new Set(names);
  for await (const batch of batches(tasks)) {
    for (const { key, data } of batch) {
      const more = namesIn(JSON.stringify(data)).filter((name) => !names.includes(name));
      if (more.length === 0) continue;
      for (const name of more) all.add(name);
      others.set(key, digestOf(more));
    }
  }
  return {
    ...{ whole: of([...all].sort()), names },
    digests: [...new Set(digests.values())],
    of: (key) => others.get(key) ?? usual,
  };
}

/** For work whose tasks may make all games, agents and learners. */
export function anyNames(modules: readonly URL[]): StudyFingerprint {
  return unnamed(fingerprint([...modules, ...filesOf(allNames)]));
}

function unnamed(whole: Fingerprint): StudyFingerprint {
  return { whole, names: null, ...sameForAll(whole.digest) };
}
