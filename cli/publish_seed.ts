/**
 * `publish --seed`: the published presets with another seed.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { chosenStudies, isDraft, studyIds } from "matchbox/experiments/mod.ts";
import { checkWritableFolder } from "matchbox/runner/files/writable_folder.ts";
import { readClaims } from "matchbox/runner/publish/read_run.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import {
  checkPublished,
  type PublishedSeed,
  publishSeed,
  studiesOfSeed,
} from "matchbox/runner/publish/publish_seed.ts";
import { FIRST_SEED } from "matchbox/runner/publish/run_names.ts";
import { secondsOf } from "matchbox/runner/publish/manifest.ts";
import { type Part, wholeProgress } from "matchbox/runner/work/whole_progress.ts";
import { finishPublication } from "matchbox/runner/publish/publish_together.ts";
import { seedOf } from "./options.ts";
import { ownTurn } from "./own_turn.ts";
import { writePages } from "./sources.ts";
import { untilInterrupted } from "./interrupt.ts";

const RESULTS = "results";

/** Publishes the studies one after the other; those that are finished stay published when it is stopped. */
export async function publishSeedVerb(
  ids: string[],
  flags: { readonly seed?: string; readonly thorough?: boolean },
): Promise<void> {
  const seed = seedOf("publish", flags.seed!);
  if (seed === FIRST_SEED) {
    throw new UsageError(
      `publish --seed: ${seed} is the seed without --seed; expected another one`,
    );
  }
  if (flags.thorough) {
    throw new UsageError("publish --seed is for the published presets, not for --thorough");
  }
  const chosen = ids.length ? chosenStudies(ids) : await studiesOfSeed(publishedIds(), seed);
  await checkWritableFolder(RESULTS);
  using _turn = await ownTurn();
  await finishPublication({ results: RESULTS, notebooks: "notebooks" });
  const parts: Part[] = [];
  for (const id of chosen) {
    parts.push({
      label: id,
      seconds: secondsOf((await checkPublished(id, seed, RESULTS)).manifest),
    });
  }
  await untilInterrupted(async (signal) => {
    const progress = wholeProgress(await terminalProgress(), parts);
    for (const id of chosen) {
      const warn = (line: string) => console.error(`warning: ${line}`);
      const options = { seed, results: RESULTS, store: ".matchbox", progress, signal, warn };
      await sayWhatHangs(id, seed, await publishSeed(id, options));
      await writePages();
    }
  });
}

function publishedIds(): string[] {
  return studyIds().filter((id) => !isDraft(RESULTS, id));
}

/** Says how many verdicts are as with the first seed, and which are not. */
async function sayWhatHangs(
  id: string,
  seed: number,
  { claims, problems }: PublishedSeed,
): Promise<void> {
  const published = await readClaims(`${RESULTS}/${id}/claims.json`) ?? [];
  const other = published.flatMap(({ claim, verdict }) => {
    const word = claims.find((each) => each.claim === claim)?.verdict ?? "not judged";
    return word === verdict ? [] : [`${claim} hangs on the seed: ${verdict}, seed ${seed} ${word}`];
  });
  const same = published.length - other.length;
  console.log(
    `${id}: seed ${seed} gives the same verdict on ${same} of ${published.length} claims`,
  );
  for (const line of other) console.log(`    ${line}`);
  for (const { run, problem } of problems) console.log(`    ${run} is left as it was: ${problem}`);
}
