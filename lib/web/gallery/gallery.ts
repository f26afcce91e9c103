/**
 * The gallery: all notebooks, results and texts of the project as a folder of HTML pages, which open from
 * the disk without a server. Nothing is run.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "@std/path";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { namedStudies } from "matchbox/jupyter/named_studies.ts";
import { listNotebooks, type Notebook, readNotebook } from "matchbox/jupyter/notebook.ts";
import { listFolders, replaceFolder } from "matchbox/runner/replace_folder.ts";
import { noProgress, type Progress } from "matchbox/runner/progress.ts";
import { codeBlock } from "./code.ts";
import { fitContents } from "./contents.ts";
import { type Draft, draftMarkdown, draftNotebook } from "./drafts.ts";
import { framePage, GENERATOR, type Neighbour, type Page, STYLE } from "./frame.ts";
import { kindOf, placeOf, START } from "./places.ts";
import { Site } from "./site.ts";
import { type NotebookEntry, sections, startPage, type StudyCard } from "./start_page.ts";
import {
  countVerdicts,
  markEvidence,
  markVerdicts,
  readClaims,
  verdictLabels,
} from "./study_page.ts";

/** Options of `writeGallery`. */
export interface GalleryOptions {
  /** The folder of the project. */
  readonly root: string;
  /** The folder to write: new, empty, or an earlier gallery, which is replaced. */
  readonly out: string;
  /** A folder with notebooks that were executed: they are shown in place of those of the same name. */
  readonly executed?: string;
  /** Called with the number of notebooks and texts that are done. */
  readonly progress?: Progress;
}

/** A gallery that was written. */
export interface Gallery {
  /** The path of the start page. */
  readonly start: string;
  readonly pages: number;
  /** Links that lead to no file, pictures without a text and the like, a line each. */
  readonly problems: readonly string[];
}

/**
 * Writes the gallery.
 *
 * @throws {UsageError} when `out` is a file or has other files
 */
export async function writeGallery(options: GalleryOptions): Promise<Gallery> {
  const { out } = options;
  await checkReplaceable(out);
  const builder = new Builder(options);
  await builder.draw();
  await replaceFolder(out, (fresh) => builder.write(fresh));
  const { pages, problems } = builder;
  return { start: join(out, START), pages: pages.length, problems };
}

/**
 * Checks that a folder may be replaced by a gallery.
 *
 * @throws {UsageError} when it is a file or has other files
 */
export async function checkReplaceable(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if (!(await Deno.stat(folder)).isDirectory) {
    throw new UsageError(`${quote(folder)} is a file: expected a folder`);
  }
  const start = join(folder, START);
  const [any] = Deno.readDirSync(folder);
  const marked = existsSync(start) &&
    (await Deno.readTextFile(start)).includes(`<meta name="generator" content="${GENERATOR}">`);
  if (any === undefined || marked) return;
  throw new UsageError(
    `${quote(folder)} has other files: expected a new or empty folder, or an earlier gallery`,
  );
}

/** The gallery while it is made. */
class Builder {
  readonly pages: Page[] = [];
  readonly problems: string[] = [];
  readonly #options: GalleryOptions;
  readonly #site: Site;
  #menu: Neighbour[] = [];

  constructor(options: GalleryOptions) {
    this.#options = options;
    this.#site = new Site(options.root);
  }

  /** Makes all pages. */
  async draw(): Promise<void> {
    const { root, progress = noProgress } = this.#options;
    const notebooks = await this.#draftNotebooks();
    const studies = await this.#draftStudies(notebooks);
    const texts = await this.#draftTexts([...studies.keys()]);
    this.#menu = menuOf([...texts.keys()]);

    const drafts = notebooks.size + studies.size + texts.size;
    progress.start("notebooks, studies and texts", drafts, 0);
    for (const group of [notebooks, studies, texts]) {
      const inOrder = [...group].map(([path, draft]) => neighbourOf(path, draft));
      const order = group === texts ? [] : inOrder;
      for (const [index, [path, draft]] of [...group].entries()) {
        this.#addPage(path, draft, order[index - 1], order[index + 1]);
        progress.update(this.pages.length);
      }
    }
    progress.end();

    const cards = [...studies].map(([path, study]) => this.#cardOf(path, study));
    const entries = [...notebooks].map(([path, draft]) => entryOf(path, draft));
    const others = [...texts].map(([path, draft]) => neighbourOf(path, draft));
    this.pages.push(startPage(cards, entries, others));

    const done = new Set([...notebooks.keys(), ...studies.keys(), ...texts.keys()]);
    // A page that is made here may link to more of them.
    for (const path of this.#site.linked) {
      if (done.has(path) || kindOf(path) === "copy") continue;
      const text = await Deno.readTextFile(join(root, path));
      if (kindOf(path) === "source") this.#addPage(path, draftSource(text, path));
      else if (kindOf(path) === "markdown") this.#addPage(path, draftMarkdown(text, path));
    }
  }

  /** Writes all files into an empty folder. */
  async write(folder: string): Promise<void> {
    const save = async (place: string, content: Uint8Array) => {
      const path = join(folder, place);
      await Deno.mkdir(dirname(path), { recursive: true });
      await Deno.writeFile(path, content);
    };
    const encoder = new TextEncoder();
    for (const page of this.pages) {
      await save(page.place, encoder.encode(framePage(page, this.#menu)));
    }
    for (const [place, bytes] of this.#site.drawn) await save(place, bytes);
    for (const path of this.#site.linked) {
      if (kindOf(path) === "copy") {
        await save(placeOf(path), await Deno.readFile(join(this.#options.root, path)));
      }
    }
    await save(STYLE, await Deno.readFile(new URL(`./${STYLE}`, import.meta.url)));
  }

  #addPage(path: string, draft: Draft, before?: Neighbour, after?: Neighbour): void {
    const { title, html, headings } = draft;
    const content = markVerdicts(fitContents(html, path, this.#site, this.problems));
    this.pages.push({ place: placeOf(path), title, content, headings, before, after });
  }

  /** The notebooks in reading order, by their paths in the project. */
  async #draftNotebooks(): Promise<Map<string, NotebookDraft>> {
    const { root, executed } = this.#options;
    const drafts = new Map<string, NotebookDraft>();
    const folder = join(root, "notebooks");
    for (const path of existsSync(folder) ? await listNotebooks(folder) : []) {
      const name = basename(path);
      const own = executed === undefined ? null : join(executed, name);
      const shown = own && existsSync(own) ? own : path;
      drafts.set(`notebooks/${name}`, await this.#draftNotebook(shown));
    }
    return drafts;
  }

  async #draftNotebook(path: string): Promise<NotebookDraft> {
    const name = basename(path, ".ipynb");
    let notebook: Notebook;
    try {
      notebook = await readNotebook(path);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.problems.push(error.message);
      return { ...draftMarkdown("This notebook cannot be read.", name), studies: [] };
    }
    return { ...draftNotebook(notebook, name), studies: namedStudies(notebook) };
  }

  /** The pages of studies in the order of the notebooks that show them, by their paths in the project. */
  async #draftStudies(
    notebooks: ReadonlyMap<string, NotebookDraft>,
  ): Promise<Map<string, StudyDraft>> {
    const results = join(this.#options.root, "results");
    const ids = existsSync(results) ? await listFolders(results) : [];
    const found: [path: string, StudyDraft][] = [];
    for (const id of ids) {
      const path = `results/${id}/README.md`;
      const text = await this.#read(path);
      if (text === null) continue;
      for (const name of await figuresIn(join(results, id, "figures"))) {
        this.#site.addPicture(`results/${id}/figures/${name}`);
      }
      const showing = [...notebooks].filter(([, { studies }]) => studies.includes(id));
      const shown = showing.map(([path, draft]) => neighbourOf(path, draft));
      const claims = await readClaims(join(results, id));
      const verdicts = countVerdicts(claims);
      const draft = draftMarkdown(markEvidence(text, claims), id);
      const figure = text.match(/!\[[^\]]*\]\([^)]*\)/)?.[0] ?? "";
      found.push([path, {
        ...draft,
        html: draft.html.replace("</h1>", `</h1>\n${studyHead(verdicts, showing)}`),
        verdicts,
        notebooks: shown,
        figure: draftMarkdown(figure, id).html.match(/<img[^>]*>/)?.[0] ?? "",
      }]);
    }
    const last = ({ notebooks }: StudyDraft) => notebooks.at(-1)?.place ?? "~";
    found.sort(([, a], [, b]) => last(a) < last(b) ? -1 : last(a) > last(b) ? 1 : 0);
    return new Map(found);
  }

  /** The other texts: README, sources, what is in docs/ and results/, by their paths in the project. */
  async #draftTexts(studies: readonly string[]): Promise<Map<string, Draft>> {
    const { root } = this.#options;
    const paths = ["README.md", "results/README.md", "SOURCES.md"];
    for (const folder of ["docs", ""]) paths.push(...await textsIn(root, folder));
    for (const study of studies) paths.push(study.replace(/README\.md$/, "thorough/README.md"));
    const drafts = new Map<string, Draft>();
    for (const path of new Set(paths)) {
      const text = await this.#read(path);
      if (text !== null) drafts.set(path, draftMarkdown(text, path));
    }
    return drafts;
  }

  #cardOf(path: string, { title, sentence, figure, verdicts, notebooks }: StudyDraft): StudyCard {
    // The start page is in the folder of the project's README.
    const folder = path.replace(/README\.md$/, "");
    const own = figure.replace(/src="/, `src="${folder}`);
    const linked = own && `<a href="${path}">${own}</a>`;
    return {
      place: placeOf(path),
      title,
      question: sentence,
      figure: fitContents(linked, "index.md", this.#site, this.problems),
      verdicts,
      notebooks,
    };
  }

  async #read(path: string): Promise<string | null> {
    const full = resolve(this.#options.root, path);
    return existsSync(full) ? await Deno.readTextFile(full) : null;
  }
}

interface NotebookDraft extends Draft {
  /** The ids of the studies that it runs or shows. */
  readonly studies: readonly string[];
}

interface StudyDraft extends Draft, Pick<StudyCard, "figure" | "verdicts" | "notebooks"> {}

function entryOf(path: string, draft: Draft): NotebookEntry {
  return { ...neighbourOf(path, draft), sentence: draft.sentence };
}

/** A page as others name it: a notebook with its number. */
function neighbourOf(path: string, { title }: Draft): Neighbour {
  const number = path.match(/^notebooks\/(\d+)_/)?.[1];
  return { place: placeOf(path), title: number ? `${number} ${title}` : title };
}

/** The menu of all pages. */
function menuOf(texts: readonly string[]): Neighbour[] {
  const named: Record<string, string> = {
    "results/README.md": "Ledger",
    "SOURCES.md": "Sources",
    "README.md": "Manual",
  };
  return [
    { place: START, title: "Matchbox" },
    { place: `${START}#${sections.notebooks}`, title: "Notebooks" },
    { place: `${START}#${sections.studies}`, title: "Studies" },
    ...Object.entries(named).filter(([path]) => texts.includes(path))
      .map(([path, title]) => ({ place: placeOf(path), title })),
  ];
}

/** What stands below the title of a study: its verdicts counted, and the notebooks that show it. */
function studyHead(
  verdicts: StudyCard["verdicts"],
  notebooks: readonly (readonly [path: string, Draft])[],
): string {
  const links = notebooks.map(([path, draft]) =>
    `<a href="../../${path}">${neighbourOf(path, draft).title}</a>`
  );
  const shown = links.length
    ? `<p class="small">${links.length > 1 ? "Notebooks" : "Notebook"}: ${links.join(", ")}</p>`
    : "";
  return verdictLabels(verdicts) + shown;
}

/** The text of a program as a page. */
function draftSource(text: string, path: string): Draft {
  const title = `<code>${path}</code>`;
  const language = path.includes(".") ? path.slice(path.lastIndexOf(".") + 1) : "";
  const html = `<h1>${title}</h1>\n<div class="cell">${codeBlock(text, language)}</div>`;
  return { title, sentence: "", html, headings: [] };
}

async function figuresIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
  return names.filter((name) => name.endsWith(".svg")).sort();
}

/** The texts in Markdown in a folder of the project. */
async function textsIn(root: string, folder: string): Promise<string[]> {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const names = (await Array.fromAsync(Deno.readDir(path))).map(({ name }) => name);
  return names.filter((name) => name.endsWith(".md")).sort()
    .map((name) => folder ? `${folder}/${name}` : name);
}
