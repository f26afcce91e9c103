/**
 * `study verify`: checks published results and reports what differs.
 *
 * @module
 */
import { basename } from "@std/path";
import { firstLineOf, unknownName } from "matchbox/base/mod.ts";
import { chosenStudies } from "matchbox/experiments/mod.ts";
import { notebookProblems } from "matchbox/jupyter/verify_notebooks.ts";
import { CALIBRATION } from "matchbox/runner/ledger/calibration.ts";
import { HISTORY } from "matchbox/runner/ledger/history_page.ts";
import { LEDGER } from "matchbox/runner/ledger/ledger_page.ts";
import { currentCommit } from "matchbox/runner/machine/machine.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { type Preset, presets } from "matchbox/runner/studies/run_study.ts";
import {
  runsToVerify,
  strangeNames,
  type Verification,
  verifyStudy,
} from "matchbox/runner/publish/verify.ts";
import { wholeProgress } from "matchbox/runner/work/whole_progress.ts";
import { localExecutorsOf } from "./jobs.ts";
import { printJson } from "./options.ts";
import { pageProblems } from "./sources.ts";
import { giveUpPermissions } from "./study_permissions.ts";

/**
 * `study verify`: exit code 1 when something is damaged, missing or different, also a page that is made from
 * all results, or an output of a notebook about these studies.
 */
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
  const strange = ids.length ? [] : await strangeNames(
    RESULTS,
    chosen,
    [LEDGER, CALIBRATION, HISTORY].map((path) => basename(path)),
  );
  const verifications: Verification[] = [];
  const parts = await runsToVerify(chosen, RESULTS, preset);
  const progress = wholeProgress(await terminalProgress(), parts);
  for (const id of chosen) {
    const verification = await verifyStudy(id, RESULTS, { preset, executors, progress });
    verifications.push(verification);
    if (!options.json) console.log(verificationText(verification));
  }
  const notebooks = { notebooks: "notebooks", results: RESULTS };
  const problems = [
    // They are made from all studies, of which one may not even be code.
    ...await pageProblems().catch((error) => [
      `the generated pages cannot be made: ${firstLineOf(error)}`,
    ]),
    ...await notebookProblems(notebooks, ids.length ? chosen : null),
  ];
  if (options.json) printJson({ verified: verifications, strange, problems });
  else {
    for (const name of strange) console.log(`${RESULTS}/${name} is of no study`);
    for (const problem of problems) console.log(problem);
    if (problems.length === 0) console.log("generated pages and outputs of notebooks: unchanged");
  }
  // An unpublished study is a failure only if it was given by name.
  const failed = verifications.some(({ status }) =>
    status === "different" || (status === "unpublished" && ids.length > 0)
  );
  if (failed || strange.length || problems.length) Deno.exitCode = 1;
}

const RESULTS = "results";

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
