/**
 * Reads what a finished task of a study has kept: weights, beads, a strategy. What is published of a run has only
 * the artifacts with a name; others are too large for that, or only other tasks need them.
 *
 * @module
 */
import { quote, unknownName, UsageError } from "matchbox/base/mod.ts";
import { openStudy, type RunIdentityOptions } from "./run_study.ts";

/** What a task has kept. */
export interface KeptArtifact {
  /** The id of its study. */
  readonly study: string;
  /** What it has kept. */
  readonly content: string | Uint8Array;
  /** Its name among the published artifacts; null when it is not published. */
  readonly file: string | null;
}

/**
 * The artifact of one task of a run.
 *
 * @param reference the id of a study, or the path of its file
 * @param key of the task
 * @throws {UsageError} when there is no such task, or it has not finished, or keeps nothing
 */
export async function keptArtifact(
  reference: string,
  key: string,
  options: RunIdentityOptions = {},
): Promise<KeptArtifact> {
  const { study, params, store } = await openStudy(reference, options);
  try {
    const keys = [...study.tasks(params)].map((task) => task.key);
    if (!keys.includes(key)) {
      const withArtifact = keys.filter((each) => store.get(each)?.artifact);
      throw unknownName("task", key, keys, {
        owner: study.id,
        listing: withArtifact.length === 0
          ? "no task of this run has kept anything yet"
          : `finished, with something kept: ${withArtifact.map(quote).join(", ")}`,
      });
    }
    const task = store.get(key);
    const named = `task ${quote(key)} of ${study.id}`;
    if (!task) {
      throw new UsageError(
        `${named} has not finished with these parameters; study run finishes it`,
      );
    }
    const { artifact: content, file } = task;
    if (content === null) throw new UsageError(`${named} keeps nothing but its rows`);
    return { study: study.id, content, file };
  } finally {
    store.close();
  }
}
