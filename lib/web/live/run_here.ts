/**
 * What the page of a study asks the worker that runs cells: what can be set, and whether the rows of a run are
 * those that were published.
 *
 * @module
 */
import { escape } from "@std/html";
import { fromFileUrl, join } from "@std/path";
import { listParameters, type ParameterDescription } from "matchbox/base/mod.ts";
import { loadStudy, type Study } from "matchbox/experiments/mod.ts";
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { Row } from "matchbox/report/table.ts";
import { firstDifference } from "matchbox/runner/compare/first_difference.ts";
import { projectRoot } from "matchbox/runner/files/project_files.ts";
import { type Manifest, readManifest, secondsOf } from "matchbox/runner/publish/manifest.ts";
import { readRows } from "matchbox/runner/publish/read_run.ts";

/** What the form of a study shows. */
export interface StudyForm {
  readonly parameters: readonly (ParameterDescription & { readonly value: string })[];
  /** How long the published run of the quick preset took, in seconds. */
  readonly seconds: number;
}

/** A run as a notebook holds it. */
interface FinishedStudy {
  readonly study: Study;
  rows(set: string): readonly Row[];
}

/** The form of a study, with the values of the quick preset, as JSON in the output of a cell. */
export async function studyForm(id: string): Promise<Display> {
  const study = await loadStudy(id);
  const { quick } = study.presets as { quick: Record<string, unknown> };
  const parameters = listParameters(study.parameters)
    .map((each) => ({ ...each, value: String(quick[each.name]) }));
  const form: StudyForm = { parameters, seconds: secondsOf(await manifestOf(id)) };
  return asHtml(JSON.stringify(form), "application/json");
}

/** Says whether the exact columns of a run of the quick preset are those that were published. */
export async function besidePublished(finished: FinishedStudy): Promise<Display> {
  const { study } = finished;
  const manifest = await manifestOf(study.id);
  const names = Object.keys(study.sets);
  const published = names.map((set) => [
    set,
    readRows(join(quickFolder(study.id), "rows", `${set}.csv`), manifest.sets[set]?.columns),
  ]);
  const ours = Object.fromEntries(names.map((set) => [set, finished.rows(set)]));
  const difference = firstDifference(
    { sets: study.sets, rows: ours },
    { sets: manifest.sets, rows: Object.fromEntries(published) },
  );
  const count = names.reduce((sum, set) => sum + ours[set].length, 0);
  return asHtml(
    difference === null
      ? `<p class="same"><strong>The same bytes.</strong> All exact columns of the ${count} rows that were ` +
        `made here are those of <code>results/${study.id}/quick</code>.</p>`
      : `<p class="different"><strong>Not the same.</strong> ${escape(difference)}.</p>`,
  );
}

function manifestOf(id: string): Promise<Manifest> {
  return readManifest(join(quickFolder(id), "manifest.json"));
}

function quickFolder(id: string): string {
  return join(fromFileUrl(projectRoot), "results", id, "quick");
}

function asHtml(text: string, type = "text/html"): Display {
  return { [jupyterDisplay]: () => Promise.resolve({ [type]: text, "text/plain": text }) };
}
