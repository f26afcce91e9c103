/**
 * `study render`: writes what follows from the published rows again, without a run, and the pages that follow
 * from all results.
 *
 * @module
 */
import { SetupError } from "matchbox/base/mod.ts";
import { chosenStudies } from "matchbox/experiments/mod.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { finishPublication } from "matchbox/runner/publish/publish_together.ts";
import { type Rendering, renderResults } from "matchbox/runner/publish/render_runs.ts";
import { printJson } from "./options.ts";
import { ownTurn } from "./own_turn.ts";
import { writePages } from "./sources.ts";
import { giveUpPermissions, PUBLISHED } from "./study_permissions.ts";

/** `study render`: exit code 1 when a run is damaged, or not of the study as it is now. */
export async function renderVerb(
  ids: string[],
  { json }: { readonly json?: boolean },
): Promise<void> {
  const chosen = chosenStudies(ids);
  using _turn = await ownTurn();
  // It moves notebooks too, which code of a study may not.
  await finishPublication({ results: "results", notebooks: "notebooks" });
  giveUpPermissions({ kept: PUBLISHED });
  const renderings: Rendering[] = [];
  const progress = await terminalProgress();
  progress.start("studies rendered", chosen.length, 0);
  for (const [index, id] of chosen.entries()) {
    const rendering = await renderResults(id, "results");
    if (!rendering && ids.length) throw new SetupError(`${id} is not published yet`);
    if (rendering) renderings.push(rendering);
    progress.update(index + 1);
  }
  progress.end();
  await writePages();
  if (json) printJson({ rendered: renderings });
  else for (const rendering of renderings) console.log(renderingText(rendering));
  if (renderings.some(({ problems }) => problems.length > 0)) Deno.exitCode = 1;
}

function renderingText({ study, changed, problems }: Rendering): string {
  const said = changed.length ? changed.join(", ") : "as before";
  return [
    `${study}: ${said}`,
    ...problems.map(({ run, problem }) => `    ${run} is left as it was: ${problem}`),
  ].join("\n");
}
