/**
 * Runs that can be compared: published ones, those published at an earlier commit, and those in a file that
 * `study run --json` wrote.
 *
 * @module
 */
import { join } from "@std/path";
import * as v from "valibot";
import { firstLineOf, quote, UsageError, whyNotRead } from "matchbox/base/mod.ts";
import { findStudy, loadStudy } from "matchbox/experiments/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import type { Table } from "matchbox/report/table.ts";
import { git } from "../machine/git.ts";
import { type BareVerdict, parseVerdicts } from "../publish/read_run.ts";
import { bareVerdicts, column } from "../publish/result_schemas.ts";
import { parseManifest } from "../publish/manifest.ts";
import { readRowsText, rowsPath } from "../publish/row_files.ts";
import { folderOfRun, isRunName } from "../publish/run_names.ts";
import type { DescribedRows } from "./first_difference.ts";
import { findingsOf } from "../studies/findings.ts";

/** A run as it is compared. */
export interface ComparedRun extends DescribedRows {
  /** What the user called it, e.g. `node-counts@seed-2`. */
  readonly name: string;
  /** The id of its study. */
  readonly study: string;
  /** The preset, e.g. `published`. */
  readonly preset: string;
  /** The master seed. */
  readonly seed: number;
  /** The parameters of the study. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The commit of the sources that made it; null when unknown. */
  readonly commit: string | null;
  /** The verdicts, without their evidence. */
  readonly claims: readonly BareVerdict[];
  /** Its tables, when they are in its file; else they follow from its rows. */
  readonly tables: readonly Table[] | null;
}

/** The text of a file of a run, by its path; null when there is none. */
type ReadText = (path: string) => string | null;

/**
 * Reads a run.
 *
 * @param name an id, `ID@quick`, `ID@seed-2` or the like, `ID@COMMIT`, or the path of a file that ends in
 *   `.json`
 * @param results the folder of published results
 * @throws {UsageError} when there is no such run, or a file of it is damaged
 */
export function readComparedRun(name: string, results: string): ComparedRun {
  if (name.endsWith(".json")) return runOfFile(name);
  const [id, which = "published"] = split(name);
  findStudy(id);
  if (isRunName(which)) {
    const folder = join(results, id, folderOfRun(which));
    return runOfFolder(name, folder, (path) => textOf(join(folder, path)));
  }
  const commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${which}^{commit}`)
    ?.trim();
  if (!commit) {
    throw new UsageError(
      `${quote(name)}: ${quote(which)} is neither a published run nor a commit; expected e.g. ` +
        `${id}@quick, ${id}@seed-2 or ${id}@HEAD~1`,
    );
  }
  const folder = `${results}/${id}`;
  return runOfFolder(name, folder, (path) => git("show", `${commit}:${folder}/${path}`));
}

/**
 * The tables of a run: those of its file, or those that its study makes of its rows now.
 *
 * @throws {UsageError} when the study as it is now cannot make them of these rows
 */
export async function tablesOf(
  { name, study: id, sets, rows, tables }: ComparedRun,
): Promise<readonly Table[]> {
  if (tables) return tables;
  const study = await loadStudy(id);
  const namesOf = (described: DescribedRows["sets"]) =>
    JSON.stringify(
      Object.entries(described).map(([set, { columns }]) => [set, columns.map(({ name }) => name)]),
    );
  if (namesOf(sets) !== namesOf(study.sets)) {
    throw new UsageError(`${name} has rows of other columns, so its tables cannot be made now`);
  }
  try {
    return findingsOf(study, rows).tables;
  } catch (error) {
    throw new UsageError(`the tables of ${name} cannot be made: ${firstLineOf(error)}`);
  }
}

function split(name: string): [id: string, which?: string] {
  const at = name.indexOf("@");
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function runOfFolder(name: string, folder: string, read: ReadText): ComparedRun {
  const need = (path: string): string => {
    const text = read(path);
    if (text !== null) return text;
    const problem = path === "manifest.json"
      ? "is not published"
      : `is damaged: ${path} is missing`;
    throw new UsageError(`${name} ${problem}`);
  };
  const manifest = parseManifest(need("manifest.json"), `${folder}/manifest.json of ${name}`);
  const { study, preset, seed, params, commit, sets } = manifest;
  const rows = Object.fromEntries(
    Object.entries(sets).map(([set, { columns }]) => {
      const path = rowsPath(set, seed);
      try {
        return [set, fromCsv(need(path), columns)];
      } catch (error) {
        if (error instanceof UsageError) throw error;
        throw new UsageError(`${folder}/${path} of ${name} is damaged: ${firstLineOf(error)}`);
      }
    }),
  );
  const claims = parseVerdicts(need("claims.json"), `${folder}/claims.json of ${name}`);
  return { name, study, preset, seed, params, commit, sets, rows, claims, tables: null };
}

const value = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const ends = { low: v.nullable(v.number()), high: v.nullable(v.number()), count: v.number() };
const cell = v.union([
  value,
  v.object({ mean: v.nullable(v.number()), ...ends }),
  v.object({ median: v.nullable(v.number()), ...ends }),
  v.object({ text: v.string(), href: v.string() }),
]);

/** What `study run --json` prints of a complete run. */
const printedRun = v.object({
  study: v.string(),
  preset: v.string(),
  seed: v.number(),
  params: v.record(v.string(), v.unknown()),
  complete: v.literal(true, "the run is not complete"),
  shard: v.null("it is a shard, not a whole run"),
  sets: v.record(
    v.string(),
    v.object({ columns: v.array(column), rows: v.array(v.record(v.string(), value)) }),
  ),
  claims: bareVerdicts,
  tables: v.array(v.object({
    name: v.string(),
    title: v.string(),
    columns: v.array(column),
    rows: v.array(v.record(v.string(), cell)),
  })),
});

function runOfFile(name: string): ComparedRun {
  const text = textOf(name);
  if (text === null) throw new UsageError(`there is no file ${quote(name)}`);
  try {
    const { study, preset, seed, params, sets, claims, tables } = v.parse(
      printedRun,
      JSON.parse(text),
    );
    const rows = Object.fromEntries(Object.entries(sets).map(([set, { rows }]) => [set, rows]));
    const found = { name, study, preset, seed, params, commit: null, sets, rows, claims };
    return { ...found, tables: tables as readonly Table[] };
  } catch (error) {
    throw new UsageError(
      `${quote(name)} is not a run that \`study run --json\` wrote: ${firstLineOf(error)}`,
    );
  }
}

function textOf(path: string): string | null {
  try {
    return readRowsText(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return null;
    }
    throw new UsageError(`${quote(path)} cannot be read: ${whyNotRead(error)}`);
  }
}
