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
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
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
import { countingVerdicts } from "matchbox/runner/publish/counting_verdicts.ts";
import { freshTables } from "matchbox/runner/publish/fresh_tables.ts";
import { readClaims, readRows } from "matchbox/runner/publish/read_run.ts";
import type { Manifest } from "matchbox/runner/publish/manifest.ts";
import { projectRoot } from "matchbox/runner/files/project_files.ts";
import {
  decidingRun,
  FIRST_SEED,
  folderOfRun,
  nameOfSeed,
  type RunName,
} from "matchbox/runner/publish/run_names.ts";
import { publishedFolder } from "matchbox/runner/publish/publish_together.ts";
import type { Preset } from "matchbox/runner/studies/run_study.ts";
import { markdown } from "./markdown.ts";
import { picked, RunFiles } from "./run_files.ts";
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
  readonly #files: RunFiles;
  #view?: Promise<StudyView>;
  #seedsView?: Promise<StudyView | UsageError>;

  /**
   * The results of a study.
   *
   * @param run of these results, e.g. `published` or `seed-2`
   * @param folder of the published results of all studies
   */
  constructor(id: string, run: RunName, folder: string) {
    this.#id = id;
    this.#run = run;
    this.#files = new RunFiles(id, run, folder);
  }

  /**
   * How the rows were made.
   *
   * @throws {UsageError} when it is missing or damaged
   */
  get manifest(): Manifest {
    return this.#files.manifest;
  }

  rows(set?: string): readonly Row[] {
    return this.#files.rows(picked("set of rows", this.#files.sets, set));
  }

  frame(set?: string): ReturnType<typeof toDataFrame> {
    return toDataFrame(plainTableOf(set ?? "rows", this.rows(set)));
  }

  table(name?: string, options: Omit<TableOptions, "file"> = {}): Display {
    return this.#shown((view) => view.table(name, options), () => {
      const found = picked("table", this.#files.named("tables", ".csv"), name);
      return table(plainTableOf(found, readRows(this.#files.path(`tables/${found}.csv`))), options);
    });
  }

  figure(name?: string): Display {
    return this.#shown((view) => view.figure(name), () => {
      const found = picked("figure", this.#files.named("figures", ".svg"), name);
      return picture(this.#files.text(`figures/${found}.svg`), found, found);
    });
  }

  slider(table: string, columns: SliderColumns): Display {
    return this.#shown((view) => view.slider(table, columns));
  }

  claims(): Display {
    return later(async () => {
      if (!this.#files.published) return markdown(this.#files.hint);
      const judged = await this.#judged().catch(asUsageError);
      return judged instanceof UsageError ? this.#line(judged) : verdicts(judged);
    });
  }

  /** The verdicts that count, with what they rest on; of a quick run or another seed its own. */
  async #judged(): Promise<readonly Judged[]> {
    const counts = this.#run === "published" ||
      this.#files.folder === decidingRun(this.#files.study);
    const judged = counts
      ? await countingVerdicts(this.#id, this.#files.study)
      : (await readClaims(this.#files.path("claims.json")))?.map((verdict) => ({ verdict }));
    if (!judged) throw new UsageError("claims.json is missing");
    return judged;
  }

  sentence(write: (cell: CellReader) => string): Display {
    return this.#shown((view) => this.#overSeeds(view, (each) => each.sentence(write)));
  }

  answer(write: AnswerWriter): Display {
    return this.#shown((view) => this.#overSeeds(view, (each) => each.answer(write)));
  }

  /**
   * What a study has made beside its rows, e.g. the weights of a network.
   *
   * @param file its name in the folder of artifacts, of JSON
   * @throws {UsageError} when there is no such file
   */
  artifact(file: string): unknown {
    return JSON.parse(this.#files.text(`artifacts/${file}`));
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
      if (!this.#files.published) return markdown(this.#files.hint);
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

  /** Shows the numbers of the fresh seeds; where a file of theirs is damaged, this and those of this run. */
  async #overSeeds(view: StudyView, show: (view: StudyView) => Display): Promise<Display> {
    this.#seedsView ??= freshTables(view.study, this.#files.study, this.#run)
      .then((fresh) => view.withFresh(fresh))
      .catch(asUsageError);
    const found = await this.#seedsView;
    return found instanceof StudyView ? show(found) : several(this.#line(found), show(view));
  }

  #viewOfRows(): Promise<StudyView> {
    return this.#view ??= loadStudy(this.#id).then(async (study) => {
      const folder = join("../results", this.#id, folderOfRun(this.#run), "tables");
      const link = existsSync(this.#files.path("tables")) ? folder : undefined;
      const rows = Object.entries(study.sets).map(([set, { columns }]) => [
        set,
        this.#files.rows(set, columns),
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

  #line({ message }: UsageError): Display {
    const { folder, study } = this.#files;
    return markdown(message.replaceAll(`${folder}/`, "").replaceAll(`${study}/`, ""));
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
