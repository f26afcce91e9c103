/**
 * Reads published results in a notebook: tables, figures, verdicts, sentences with their numbers, and the
 * rows as data. A damaged file says what is wrong with it, and all others are still shown.
 *
 * @example
 * ```ts
 * const published = results("node-counts");
 * published.table("cost");
 * published.claims();
 * published.sentence((cell) => `W is ${cell("trees", { search: "minimax" }, "branching")}.`);
 * const slow = published.rows("timings").filter(({ seconds }) => Number(seconds) > 1);
 * results("node-counts", { seed: 2 }).claims();
 * ```
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { firstLineOf, readRegularText, unknownName, UsageError } from "matchbox/base/mod.ts";
import { findStudy, loadStudy, type Verdict } from "matchbox/experiments/mod.ts";
import { toDataFrame } from "matchbox/report/data_frame.ts";
import {
  type Display,
  picture,
  several,
  table,
  type TableOptions,
} from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { Column, Row, Table } from "matchbox/report/table.ts";
import { rowsPath } from "matchbox/runner/publish/row_files.ts";
import { countingVerdicts } from "matchbox/runner/publish/counting_verdicts.ts";
import { freshTables } from "matchbox/runner/publish/fresh_tables.ts";
import { readClaims, readRows } from "matchbox/runner/publish/read_run.ts";
import { type Manifest, parseManifest } from "matchbox/runner/publish/manifest.ts";
import { projectRoot } from "matchbox/runner/files/project_files.ts";
import {
  decidingRun,
  FIRST_SEED,
  folderOfRun,
  nameOfSeed,
  type RunName,
  seedOfRun,
} from "matchbox/runner/publish/run_names.ts";
import { publishedFolder } from "matchbox/runner/publish/publish_together.ts";
import type { Preset } from "matchbox/runner/studies/run_study.ts";
import { markdown } from "./markdown.ts";
import type { CellReader } from "./sentence.ts";
import type { AnswerWriter, ShownStudy } from "./shown_study.ts";
import type { SliderColumns } from "./slider_bars.ts";
import { StudyView } from "./study_view.ts";
import { verdicts } from "./verdicts.ts";
import type { Judged } from "matchbox/runner/publish/verdict_tables.ts";

/** Options of `results`. */
export interface ResultsOptions {
  /** Which of the published runs, or the largest of them; default: published. */
  readonly preset?: Preset | "largest";
  /** Another seed of the published preset; default: 1. */
  readonly seed?: number;
  /** The folder of published results; default: results/. */
  readonly results?: string;
}

/**
 * The published results of a study.
 *
 * @throws {UsageError} on an unknown study, or a seed with another preset than the published one
 */
export function results(
  id: string,
  { preset = "published", seed = FIRST_SEED, results = publishedResults() }: ResultsOptions = {},
): Results {
  findStudy(id);
  if (seed === FIRST_SEED) {
    return new Results(id, preset === "largest" ? largestRun(id, results) : preset, results);
  }
  if (preset === "published") return new Results(id, nameOfSeed(seed), results);
  throw new UsageError(`other seeds are of the published preset: found seed ${seed}, ${preset}`);
}

/** The published results of a study; nothing is read before it is needed. */
export class Results implements ShownStudy {
  readonly #id: string;
  readonly #run: RunName;
  /** The folder of the run, and that of the study. */
  readonly #own: string;
  readonly #folder: string;
  #view?: Promise<StudyView>;
  #seedsView?: Promise<StudyView>;

  /**
   * The results of a study.
   *
   * @param run of these results, e.g. `published` or `seed-2`
   * @param folder of the published results of all studies
   */
  constructor(id: string, run: RunName, folder: string) {
    this.#id = id;
    this.#run = run;
    this.#folder = publishedFolder(folder, id);
    this.#own = join(this.#folder, folderOfRun(run));
  }

  /**
   * How the rows were made.
   *
   * @throws {UsageError} when it is missing or damaged
   */
  get manifest(): Manifest {
    return parseManifest(this.#text("manifest.json"), "manifest.json");
  }

  rows(set?: string): readonly Row[] {
    const name = this.#pick("set of rows", this.#setNames(), set);
    return readRows(this.#rowsFile(name), this.#columns(name));
  }

  frame(set?: string): ReturnType<typeof toDataFrame> {
    return toDataFrame(plainTableOf(set ?? "rows", this.rows(set)));
  }

  table(name?: string, options: Omit<TableOptions, "file"> = {}): Display {
    return this.#shown((view) => view.table(name, options), () => {
      const found = this.#pick("table", this.#filesIn("tables", ".csv"), name);
      return table(plainTableOf(found, readRows(this.#path(`tables/${found}.csv`))), options);
    });
  }

  figure(name?: string): Display {
    return this.#shown((view) => view.figure(name), () => {
      const found = this.#pick("figure", this.#filesIn("figures", ".svg"), name);
      return picture(this.#text(`figures/${found}.svg`), found, found);
    });
  }

  slider(table: string, columns: SliderColumns): Display {
    return this.#shown((view) => view.slider(table, columns));
  }

  claims(): Display {
    return later(async () => {
      if (!this.#published()) return markdown(this.#hint());
      const judged = await this.#judged().catch(asUsageError);
      return judged instanceof UsageError ? this.#line(judged) : verdicts(judged);
    });
  }

  /** The verdicts that count, with what they rest on; of a quick run or another seed its own. */
  async #judged(): Promise<readonly Judged[]> {
    const counts = this.#run === "published" || this.#own === decidingRun(this.#folder);
    const judged = counts
      ? await countingVerdicts(this.#id, this.#folder)
      : (await readClaims(this.#path("claims.json")))?.map((verdict) => ({ verdict }));
    if (!judged) throw new UsageError("claims.json is missing");
    return judged;
  }

  sentence(write: (cell: CellReader) => string): Display {
    return this.#shown(async (view) => (await this.#overSeeds(view)).sentence(write));
  }

  answer(write: AnswerWriter): Display {
    return this.#shown(async (view) => (await this.#overSeeds(view)).answer(write));
  }

  /**
   * What a study has made beside its rows, e.g. the weights of a network.
   *
   * @param file its name in the folder of artifacts, of JSON
   * @throws {UsageError} when there is no such file
   */
  artifact(file: string): unknown {
    return JSON.parse(this.#text(`artifacts/${file}`));
  }

  /**
   * Shows what the rows give.
   *
   * @param published shows the published file instead, when the rows are damaged
   */
  #shown(
    show: (view: StudyView) => Display | Promise<Display>,
    published?: () => Display,
  ): Display {
    return later(async () => {
      if (!this.#published()) return markdown(this.#hint());
      const view = await this.#viewOfRows().catch(asUsageError);
      if (view instanceof StudyView) return await show(view);
      if (!published) return this.#line(view);
      try {
        return several(this.#line(view), published());
      } catch (error) {
        return several(this.#line(view), this.#line(asUsageError(error)));
      }
    });
  }

  /** The view with the numbers of the fresh seeds; where a file of theirs is damaged, those of this run stand. */
  #overSeeds(view: StudyView): Promise<StudyView> {
    return this.#seedsView ??= freshTables(view.study, this.#folder, this.#run).catch(asUsageError)
      .then((fresh) => fresh instanceof UsageError ? view : view.withFresh(fresh));
  }

  #viewOfRows(): Promise<StudyView> {
    return this.#view ??= loadStudy(this.#id).then(async (study) => {
      const folder = join("../results", this.#id, folderOfRun(this.#run), "tables");
      const link = existsSync(this.#path("tables")) ? folder : undefined;
      const rows = Object.entries(study.sets).map(([set, { columns }]) => [
        set,
        readRows(this.#rowsFile(set), columns),
      ]);
      // Where their file is damaged, which `claims` tells, those of the rows stand.
      const judged = await this.#judged().catch(asUsageError);
      const decided = (own: Verdict) =>
        judged instanceof UsageError
          ? own
          : judged.find(({ verdict }) => verdict.claim === own.claim)?.verdict ?? own;
      const view = new StudyView(study, Object.fromEntries(rows), { folder: link, decided });
      try {
        view.findings;
      } catch (error) {
        throw new UsageError(`nothing can be made from the rows: ${firstLineOf(error)}`);
      }
      return view;
    });
  }

  #setNames(): string[] {
    try {
      return Object.keys(this.manifest.sets);
    } catch (error) {
      if (!(error instanceof UsageError) || !this.#published()) throw error;
      return this.#filesIn("rows", ".csv");
    }
  }

  /** The columns of a set as the manifest says; undefined when it is damaged. */
  #columns(set: string): readonly Column[] | undefined {
    try {
      return this.manifest.sets[set].columns;
    } catch (error) {
      if (error instanceof UsageError) return undefined;
      throw error;
    }
  }

  #rowsFile(set: string): string {
    return this.#path(rowsPath(set, seedOfRun(this.#run)));
  }

  #path(path: string): string {
    return join(this.#own, path);
  }

  #text(path: string): string {
    try {
      return readRegularText(this.#path(path));
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      throw new UsageError(this.#published() ? `${path} is missing` : this.#hint());
    }
  }

  #filesIn(folder: string, ending: string): string[] {
    if (!existsSync(this.#path(folder))) return [];
    return [...Deno.readDirSync(this.#path(folder))].map(({ name }) => name)
      .filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)).sort();
  }

  #pick(kind: string, names: readonly string[], name?: string): string {
    const found = name === undefined ? names[0] : names.find((each) => each === name);
    if (found !== undefined) return found;
    throw unknownName(kind, name ?? "", names);
  }

  #published(): boolean {
    return existsSync(this.#own) && [...Deno.readDirSync(this.#own)].some(({ isFile }) => isFile);
  }

  #hint(): string {
    const option = this.#run === "thorough"
      ? " --thorough"
      : this.#run.startsWith("seed-")
      ? ` --seed ${this.#run.slice("seed-".length)}`
      : "";
    return `nothing is published yet: \`deno task publish${option} ${this.#id}\``;
  }

  #line({ message }: UsageError): Display {
    return markdown(message.replaceAll(`${this.#own}/`, ""));
  }
}

/** A table of rows whose columns are known by name only. */
function plainTableOf(name: string, rows: readonly Row[]): Table {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name): Column => ({ name, kind: "key", meaning: "" }));
  return { name, title: name, columns, rows };
}

/** The run whose verdicts count. */
function largestRun(id: string, results: string): RunName {
  const folder = publishedFolder(results, id);
  return decidingRun(folder) === folder ? "published" : "thorough";
}

function asUsageError(error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  throw error;
}

/** Something that is read and shown when the cell ends with it; an error of a file is shown as its line. */
function later(make: () => Promise<Display>): Display {
  return { [jupyterDisplay]: async () => (await make())[jupyterDisplay]() };
}

function publishedResults(): string {
  return Deno.env.get("MATCHBOX_RESULTS") ?? join(projectRoot, "results");
}
