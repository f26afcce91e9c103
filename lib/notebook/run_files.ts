/**
 * The files of a published run. What is missing or damaged is told in a line that names the file.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { readRegularText, unknownName, UsageError } from "matchbox/base/mod.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import { rowsPath } from "matchbox/runner/publish/row_files.ts";
import { readRows } from "matchbox/runner/publish/read_run.ts";
import { type Manifest, parseManifest } from "matchbox/runner/publish/manifest.ts";
import {
  folderOfRun,
  isSeedRun,
  type RunName,
  seedOfRun,
} from "matchbox/runner/publish/run_names.ts";
import { publishedFolder } from "matchbox/runner/publish/publish_together.ts";

/** The files of one run of a study; each is read when it is asked for. */
export class RunFiles {
  /** The folder of the study, and that of the run. */
  readonly study: string;
  readonly folder: string;
  readonly #id: string;
  readonly #run: RunName;

  /**
   * The files of a run.
   *
   * @param id of the study
   * @param run of its results, e.g. `published` or `seed-2`
   * @param results the folder of the published results of all studies
   */
  constructor(id: string, run: RunName, results: string) {
    this.#id = id;
    this.#run = run;
    this.study = publishedFolder(results, id);
    this.folder = join(this.study, folderOfRun(run));
  }

  /**
   * How the rows were made.
   *
   * @throws {UsageError} when it is missing or damaged
   */
  get manifest(): Manifest {
    return parseManifest(this.text("manifest.json"), "manifest.json");
  }

  /** Whether anything of the run is published. */
  get published(): boolean {
    return existsSync(this.folder) &&
      [...Deno.readDirSync(this.folder)].some(({ isFile }) => isFile);
  }

  /** What to say when nothing of the run is published. */
  get hint(): string {
    const option = this.#run === "thorough"
      ? " --thorough"
      : isSeedRun(this.#run)
      ? ` --seed ${seedOfRun(this.#run)}`
      : "";
    return `nothing is published yet: \`deno task publish${option} ${this.#id}\``;
  }

  /** The names of the sets of rows, also when the manifest is damaged. */
  get sets(): readonly string[] {
    try {
      return Object.keys(this.manifest.sets);
    } catch (error) {
      if (!(error instanceof UsageError) || !this.published) throw error;
      return this.named("rows", ".csv");
    }
  }

  /**
   * The rows of a set.
   *
   * @param columns of the rows; default: those of the manifest, and text when it is damaged
   */
  rows(set: string, columns = this.#columns(set)): readonly Row[] {
    return readRows(this.path(rowsPath(set, seedOfRun(this.#run))), columns);
  }

  /**
   * The text of a file.
   *
   * @throws {UsageError} when it is missing
   */
  text(path: string): string {
    try {
      return readRegularText(this.path(path));
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      throw new UsageError(this.published ? `${path} is missing` : this.hint);
    }
  }

  /** The path of a file of the run. */
  path(path: string): string {
    return join(this.folder, path);
  }

  /** The names of the files in a folder that end so, in order and without the ending. */
  named(folder: string, ending: string): string[] {
    if (!existsSync(this.path(folder))) return [];
    return [...Deno.readDirSync(this.path(folder))].map(({ name }) => name)
      .filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)).sort();
  }

  #columns(set: string): readonly Column[] | undefined {
    try {
      return this.manifest.sets[set].columns;
    } catch (error) {
      if (error instanceof UsageError) return undefined;
      throw error;
    }
  }
}

/**
 * The name that is asked for, or the first.
 *
 * @throws {UsageError} when there is none of that name
 */
export function picked(kind: string, names: readonly string[], name?: string): string {
  const found = name === undefined ? names[0] : names.find((each) => each === name);
  if (found !== undefined) return found;
  throw unknownName(kind, name ?? "", names);
}
