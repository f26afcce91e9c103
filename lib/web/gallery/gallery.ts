/**
 * The gallery: all notebooks, results and texts of the project as a folder of HTML pages, which open from
 * the disk without a server. Nothing is run while it is written; when it is live, readers run cells in its pages.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { unescape } from "@std/html";
import { dirname, join } from "@std/path";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { noProgress, type Progress } from "matchbox/runner/work/progress.ts";
import { replaceFolder } from "matchbox/runner/files/replace_folder.ts";
import { linkClaims } from "./claim_links.ts";
import { fitContents } from "./contents.ts";
import { type Draft, draftMarkdown, draftNotebook, draftSource } from "./drafts.ts";
import { framePage, GENERATOR, type Neighbour, type Page, STYLE } from "./frame.ts";
import { writeLiveFiles } from "./live/live_files.ts";
import { CLAIMS, type JudgedClaim, readJudgedClaims } from "./judged_claims.ts";
import { kindOf, placeOf, START } from "./places.ts";
import {
  draftClaims,
  draftNotebooks,
  draftStudies,
  draftTexts,
  neighbourOf,
  picturesOf,
  type StudyDraft,
} from "./project.ts";
import { Site } from "./site.ts";
import { sections, startPage, type StudyCard } from "./start_page.ts";
import { markVerdicts } from "./study_page.ts";
import { touchLinks } from "./touch_links.ts";

/** Options of `writeGallery`. */
export interface GalleryOptions {
  /** The folder of the project. */
  readonly root: string;
  /** The folder to write: new, empty, or an earlier gallery, which is replaced. */
  readonly out: string;
  /** A folder with notebooks that were executed: they are shown in place of those of the same name. */
  readonly executed?: string;
  /** Whether cells can be run in the pages; default: nothing runs. */
  readonly live?: boolean;
  /** Called with the number of notebooks and texts that are done. */
  readonly progress?: Progress;
}

/** A gallery that was written. */
export interface Gallery {
  /** The path of the start page. */
  readonly start: string;
  /** The number of pages. */
  readonly pages: number;
  /** Links that lead to no file, pictures without a text and the like, a line each. */
  readonly problems: readonly string[];
}

/**
 * Writes the gallery.
 *
 * @throws {UsageError} when `out` is a file or has other files
 * @throws {SetupError} when the programs of a live gallery cannot be bundled
 */
export async function writeGallery(options: GalleryOptions): Promise<Gallery> {
  const { root, out } = options;
  await checkReplaceable(out);
  const builder = new Builder(root, options.live ?? false);
  await builder.draw(options);
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
  readonly #root: string;
  readonly #site: Site;
  readonly #live: boolean;
  #menu: readonly Neighbour[] = [];
  #claims: readonly JudgedClaim[] = [];

  constructor(root: string, live: boolean) {
    this.#root = root;
    this.#live = live;
    this.#site = new Site(root);
  }

  /** Makes all pages. */
  async draw({ executed, progress = noProgress }: GalleryOptions): Promise<void> {
    const notebooks = await draftNotebooks(this.#root, executed, this.problems);
    const studies = await draftStudies(this.#root, notebooks);
    this.#claims = await readJudgedClaims(this.#root, notebooks);
    const claims = await draftClaims(this.#root, this.#claims);
    for (const path of claims.keys()) this.#site.addMade(path);
    const texts = await draftTexts(this.#root);
    for (const path of await picturesOf(this.#root)) this.#site.addPicture(path);
    this.#menu = menuOf([...claims.keys(), ...texts.keys()]);

    const all = [notebooks, studies, claims, texts].flatMap((group) => [...group.keys()]);
    progress.start("notebooks, studies, claims and texts", all.length, 0);
    const add = (path: string, draft: Draft, before?: Neighbour, after?: Neighbour) => {
      this.#addPage(path, draft, before, after);
      progress.update(this.pages.length);
    };
    for (const group of [notebooks, studies, claims]) {
      const order = [...group].map(([path, draft]) => neighbourOf(path, draft));
      for (const [index, [path, draft]] of [...group].entries()) {
        add(path, draft, order[index - 1], order[index + 1]);
      }
    }
    for (const [path, draft] of texts) add(path, draft);
    progress.end();

    const entries = [...notebooks].map(([path, draft]) => ({
      ...neighbourOf(path, draft),
      sentence: draft.sentence,
    }));
    const others = [...[...claims].filter(([path]) => path === CLAIMS), ...texts].map((
      [path, draft],
    ) => neighbourOf(path, draft));
    const cards = [...studies].map(([path, study]) => this.#cardOf(path, study));
    const touched = touchLinks(
      [...notebooks].map(([path, { html }]) => ({ place: placeOf(path), html })),
    );
    this.pages.push(startPage(cards, entries, others, touched));
    await this.#addLinked(new Set(all));
  }

  /** Writes all files into an empty folder. */
  async write(folder: string): Promise<void> {
    const save = async (place: string, content: Uint8Array) => {
      const path = join(folder, place);
      await Deno.mkdir(dirname(path), { recursive: true });
      await Deno.writeFile(path, content);
    };
    const encoder = new TextEncoder();
    if (this.#live) await writeLiveFiles(this.#root, folder, this.pages);
    for (const page of this.pages) {
      await save(page.place, encoder.encode(framePage(page, this.#menu, this.#live)));
    }
    for (const [place, bytes] of this.#site.drawn) await save(place, bytes);
    for (const path of this.#site.linked) {
      if (kindOf(path) === "copy") {
        await save(placeOf(path), await Deno.readFile(join(this.#root, path)));
      }
    }
    // One sheet: a page is not painted before it has all of them.
    const sheets = [`./${STYLE}`, ...(this.#live ? ["../live/style.css"] : [])]
      .map((sheet) => Deno.readTextFile(new URL(sheet, import.meta.url)));
    await save(STYLE, encoder.encode((await Promise.all(sheets)).join("\n")));
  }

  #addPage(path: string, draft: Draft, before?: Neighbour, after?: Neighbour): void {
    const { title, html, headings, sentence } = draft;
    const kind = kindOf(path) === "source" ? "Source of" : "Page of";
    const description = sentence ? unescape(sentence) : `${kind} Matchbox: ${path}`;
    const linked = /^(results|notebooks)\//.test(path)
      ? linkClaims(html, path, this.#claims)
      : html;
    const content = markVerdicts(fitContents(linked, path, this.#site, this.problems));
    this.pages.push({ place: placeOf(path), title, description, content, headings, before, after });
  }

  /** Makes pages of the texts and programs that pages link to. */
  async #addLinked(done: ReadonlySet<string>): Promise<void> {
    // A page that is made here may link to more of them.
    for (const path of this.#site.linked) {
      if (done.has(path) || kindOf(path) === "copy") continue;
      this.#addPage(path, await this.#draftFile(path));
    }
  }

  async #draftFile(path: string): Promise<Draft> {
    const full = join(this.#root, path);
    if (kindOf(path) === "notebook") return draftNotebook(await readNotebook(full), path);
    const text = await Deno.readTextFile(full);
    return kindOf(path) === "markdown" ? draftMarkdown(text, path) : draftSource(text, path);
  }

  #cardOf(path: string, study: StudyDraft): StudyCard {
    const { sentence, finding, figure, verdicts, notebooks } = study;
    // The figure stands on the page of the study; the start page is in the folder of the project.
    const folder = path.replace(/README\.md$/, "");
    const own = figure && `<a href="${path}">${figure.replace(/src="/, `src="${folder}`)}</a>`;
    return {
      ...neighbourOf(path, study),
      question: sentence,
      finding,
      figure: fitContents(own, "index.md", this.#site, this.problems),
      verdicts,
      notebooks,
    };
  }
}

/** The menu of all pages. */
function menuOf(texts: readonly string[]): Neighbour[] {
  const named: Record<string, string> = {
    [CLAIMS]: "Claims",
    "results/README.md": "Ledger",
    "SOURCES.md": "Sources",
    "docs/manual.md": "Manual",
  };
  return [
    { place: START, title: "Matchbox" },
    { place: `${START}#${sections.studies}`, title: "Studies" },
    { place: `${START}#${sections.notebooks}`, title: "Notebooks" },
    ...Object.entries(named).filter(([path]) => texts.includes(path))
      .map(([path, title]) => ({ place: placeOf(path), title })),
  ];
}
