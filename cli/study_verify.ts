/**
 * `study verify`: checks published results and reports what differs.
 *
 * @module
 */
import { unknownName } from "matchbox/base/mod.ts";
import { chosenStudies } from "matchbox/experiments/mod.ts";
import { currentCommit } from "matchbox/runner/machine.ts";
import { terminalProgress } from "matchbox/runner/progress.ts";
import { type Preset, presets } from "matchbox/runner/run_study.ts";
import {
  runsToVerify,
  strangeFolders,
  type Verification,
  verifyStudy,
} from "matchbox/runner/verify.ts";
import { wholeProgress } from "matchbox/runner/whole_progress.ts";
import { localExecutorsOf } from "./jobs.ts";
import { printJson } from "./options.ts";
import { giveUpPermissions } from "./study_permissions.ts";

/** `study verify`: exit code 1 when something is damaged, missing or different. */
export async function verifyVerb(
  ids: string[],
  options: { readonly preset: Preset; readonly jobs?: string; readonly json?: boolean },
): Promise<void> {
  currentCommit();
  giveUpPermissions();
  const { preset } = options;
  const chosen = chosenStudies(ids);
  if (!presets.includes(preset)) throw unknownName("preset", preset, presets);
  const executors = localExecutorsOf("study verify", options.jobs);
  const strange = ids.length ? [] : await strangeFolders("results", chosen);
  const verifications: Verification[] = [];
  const parts = await runsToVerify(chosen, "results", preset);
  const progress = wholeProgress(terminalProgress(), parts);
  for (const id of chosen) {
    const verification = await verifyStudy(id, "results", { preset, executors, progress });
    verifications.push(verification);
    if (!options.json) console.log(verificationText(verification));
  }
  if (options.json) printJson({ verified: verifications, strange });
  else for (const name of strange) console.log(`results/${name} is of no study`);
  // An unpublished study is a failure only if it was given by name.
  const failed = verifications.some(({ status }) =>
    status === "different" || (status === "unpublished" && ids.length > 0)
  );
  if (failed || strange.length) Deno.exitCode = 1;
}

/** Names that are listed; of more, how many there are. */
const SHOWN_NAMES = 10;

function verificationText(
  { study, status, problems, runs, verdicts, changed }: Verification,
): string {
  if (status === "unpublished") return `${study}: a draft, nothing published yet`;
  const done = runs.map(({ preset, rows, seconds }) =>
    `${preset === "quick" ? "" : `${preset} `}${rows} rows in ${seconds.toFixed(1)} s`
  );
  const lines = [...problems];
  for (const { claim, verdicts: words, hangs } of verdicts) {
    const said = Object.entries(words).map(([run, word]) => `${run} ${word}`);
    lines.push(`${claim}${hangs ? " hangs on the seed" : ""}: ${said.join(", ")}`);
  }
  if (changed.length) {
    const names = changed.slice(0, SHOWN_NAMES).join(", ");
    const more = changed.length > SHOWN_NAMES ? ` and ${changed.length - SHOWN_NAMES} more` : "";
    const largest = runs.at(-1)?.preset;
    lines.push(
      problems.length || !largest
        ? `changed since it was published: ${names}${more}`
        : `the code changed since it was published, and no number of the ${largest} preset did: ${names}${more}`,
    );
  }
  const first = [study, ...done.length ? [done.join(", ")] : [], status].join(": ");
  return [first, ...lines.map((line) => `    ${line}`)].join("\n");
}
