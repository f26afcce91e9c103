/**
 * What the gallery shows of the project: its notebooks, the pages of its studies, and its other texts, each
 * by its path in the project.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { basename, join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import type { Verdict } from "matchbox/experiments/mod.ts";
import { isDraftNotebook, namedStudies } from "matchbox/runner/notebook_files/named_studies.ts";
import {
  listNotebooks,
  type Notebook,
  readNotebook,
} from "matchbox/runner/notebook_files/notebook.ts";
import { notebooksOfStudies } from "matchbox/runner/notebook_files/reading_order.ts";
import { standingOf } from "matchbox/runner/plans/standing.ts";
import { besideRun } from "matchbox/runner/publish/counting_verdicts.ts";
import { listFolders } from "matchbox/runner/files/replace_folder.ts";
import { readCitation } from "./claim_citation.ts";
import { claimIndex } from "./claim_index.ts";
import { claimPage } from "./claim_page.ts";
import { type Draft, draftMarkdown, draftNotebook } from "./drafts.ts";
import type { Neighbour } from "./frame.ts";
import { CLAIMS, type JudgedClaim } from "./judged_claims.ts";
import { placeOf } from "./places.ts";
import {
  claimsOf,
  countVerdicts,
  findingOf,
  foldLegends,
  markEvidence,
  notebookLine,
  type VerdictCounts,
  verdictLabels,
} from "./study_page.ts";

/** A notebook. */
export interface NotebookDraft extends Draft {
  /** The ids of the studies that it runs or shows. */
  readonly studies: readonly string[];
}

/** The page of a study. */
export interface StudyDraft extends Draft {
  /** Its first figure as HTML, as it stands on its page; empty without one. */
  readonly figure: string;
  readonly verdicts: VerdictCounts;
  /** What it found, in a sentence; empty without one. */
  readonly finding: string;
  /** The notebooks that show it. */
  readonly notebooks: readonly Neighbour[];
}

/** A page as others name it: a notebook with its number. */
export function neighbourOf(path: string, { title }: Draft): Neighbour {
  const number = path.match(/^notebooks\/(\d+)_/)?.[1];
  return { place: placeOf(path), title: number ? `${number} ${title}` : title };
}

/**
 * The notebooks in reading order.
 *
 * @param executed a folder whose notebooks take the place of those of the same name
 * @param problems gets a line for each file that is not a notebook
 */
export async function draftNotebooks(
  root: string,
  executed: string | undefined,
  problems: string[],
): Promise<Map<string, NotebookDraft>> {
  const drafts = new Map<string, NotebookDraft>();
  const folder = join(root, "notebooks");
  for (const path of existsSync(folder) ? await listNotebooks(folder) : []) {
    const file = basename(path);
    const own = executed === undefined ? path : join(executed, file);
    const name = basename(path, ".ipynb");
    let notebook: Notebook = { nbformat: 4, cells: [] };
    try {
      notebook = await readNotebook(existsSync(own) ? own : path);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(error.message);
    }
    const studies = namedStudies(notebook);
    const page = draftNotebook(notebook, name);
    const mark = isDraftNotebook(notebook, join(root, "results")) ? " (draft)" : "";
    drafts.set(`notebooks/${file}`, { ...page, title: page.title + mark, studies });
  }
  return drafts;
}

/** The pages of the studies, in the order of the notebooks that show them. */
export async function draftStudies(
  root: string,
  notebooks: ReadonlyMap<string, NotebookDraft>,
): Promise<Map<string, StudyDraft>> {
  const drafts = new Map<string, StudyDraft>();
  const named = [...notebooks].map(([path, { studies }]) => [path, studies] as const);
  const inOrder = [...notebooksOfStudies(named).keys()];
  for (const id of new Set([...inOrder, ...await foldersIn(join(root, "results"))])) {
    const path = `results/${id}/README.md`;
    if (!existsSync(join(root, path))) continue;
    const text = await Deno.readTextFile(join(root, path));
    const claims = await shownVerdicts(join(root, "results", id), id);
    const verdicts = countVerdicts(claims);
    const showing = [...notebooks].filter(([, { studies }]) => studies.includes(id));
    const links = showing.map(([path, draft]) =>
      `<a href="../../${path}">${neighbourOf(path, draft).title}</a>`
    );
    const head = verdictLabels(verdicts) + notebookLine(links);
    const draft = draftMarkdown(markEvidence(text, claims), id);
    drafts.set(path, {
      ...draft,
      html: foldLegends(draft.html).replace("</h1>", `</h1>\n${head}`),
      figure: draft.html.match(/<img[^>]*>/)?.[0] ?? "",
      verdicts,
      finding: await findingOf(join(root, "results", id)),
      notebooks: showing.map(([path, draft]) => neighbourOf(path, draft)),
    });
  }
  return drafts;
}

/** The verdicts that the page of a study shows: over fresh seeds once they are there. */
async function shownVerdicts(folder: string, id: string): Promise<Verdict[]> {
  const beside = await besideRun(id, folder);
  return (await claimsOf(folder)).map((pilot) => standingOf(pilot, beside).verdict);
}

/** The list of all claims, and the page of each; none where nothing is judged. */
export async function draftClaims(
  root: string,
  claims: readonly JudgedClaim[],
): Promise<Map<string, Draft>> {
  if (claims.length === 0) return new Map();
  const citation = await readCitation(root);
  const drafts = new Map([[CLAIMS, draftMarkdown(claimIndex(claims), CLAIMS)]]);
  for (const claim of claims) {
    drafts.set(claim.page, draftMarkdown(await claimPage(claim, citation), claim.page));
  }
  return drafts;
}

/** The other texts: the manual, the ledger, the sources, what is in docs/, and results of longer runs. */
export async function draftTexts(root: string): Promise<Map<string, Draft>> {
  const paths = ["docs/manual.md", "results/README.md", "SOURCES.md", "README.md"];
  paths.push(...await textsIn(root, "docs"), ...await textsIn(root, ""));
  for (const id of await foldersIn(join(root, "results"))) {
    paths.push(`results/${id}/thorough/README.md`);
  }
  const drafts = new Map<string, Draft>();
  for (const path of new Set(paths)) {
    if (!existsSync(join(root, path))) continue;
    const draft = draftMarkdown(await Deno.readTextFile(join(root, path)), path);
    drafts.set(path, { ...draft, title: titleOf(path, draft) });
  }
  return drafts;
}

function titleOf(path: string, { title }: Draft): string {
  // The README has the title of the start page, and a longer run that of its study.
  if (path === "README.md") return "About";
  if (path === "docs/manual.md") return "Manual";
  return path.includes("/thorough/") ? `${title}, longer run` : title;
}

/** The figures of the results, which notebooks show too. */
export async function picturesOf(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const id of await foldersIn(join(root, "results"))) {
    for (const folder of ["figures", "thorough/figures"]) {
      found.push(...await filesIn(root, `results/${id}/${folder}`, ".svg"));
    }
  }
  return found;
}

async function foldersIn(path: string): Promise<string[]> {
  return existsSync(path) ? await listFolders(path) : [];
}

/** The texts in Markdown in a folder of the project. */
async function textsIn(root: string, folder: string): Promise<string[]> {
  return await filesIn(root, folder, ".md");
}

async function filesIn(root: string, folder: string, ending: string): Promise<string[]> {
  if (!existsSync(join(root, folder))) return [];
  const names = (await Array.fromAsync(Deno.readDir(join(root, folder)))).map(({ name }) => name);
  return names.filter((name) => name.endsWith(ending)).sort()
    .map((name) => folder ? `${folder}/${name}` : name);
}
