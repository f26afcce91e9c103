/**
 * Studies in a notebook: runs a study with progress in the cell and shows its tables, figures and verdicts.
 *
 * @example
 * ```ts
 * const live = await runInNotebook("node-counts");
 * live.figure("nodes_by_depth");
 * ```
 *
 * @module
 */
import { join } from "@std/path";
import { loadStudy } from "matchbox/experiments/mod.ts";
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import { unknownName } from "matchbox/base/mod.ts";
import { toDataFrame } from "matchbox/report/data_frame.ts";
import { pooledTables } from "matchbox/report/pooled_tables.ts";
import { answer } from "matchbox/report/answer.ts";
import { type Display, figure, table, type TableOptions } from "matchbox/report/display.ts";
import { markdown } from "./markdown.ts";
import { notebookProgress } from "./progress.ts";
import type { Row } from "matchbox/report/table.ts";
import type { StudyRows } from "matchbox/runner/studies/collected_rows.ts";
import { type Findings, findingsOf } from "matchbox/runner/studies/findings.ts";
import type { FreshTables } from "matchbox/runner/publish/fresh_tables.ts";
import { FIRST_SEED } from "matchbox/runner/publish/run_names.ts";
import { writeRows } from "matchbox/runner/publish/write_run.ts";
import { verdicts } from "./verdicts.ts";
import { stopSignal } from "matchbox/runner/notebook_files/cell_stop.ts";
import type { OpenQueue } from "matchbox/runner/queue/open_queue.ts";
import { type Preset, runStudy } from "matchbox/runner/studies/run_study.ts";
import { folderOfExecution, storeOfExecution, unlessStopped } from "./execution.ts";
import { PROJECT_STORE } from "./project_store.ts";
import { LiveFigure } from "./live_figure.ts";
import { type CellReader, cellReader } from "./sentence.ts";
import { sliderBars, type SliderColumns } from "./slider_bars.ts";
import type { AnswerWriter, ShownStudy } from "./shown_study.ts";
import { estimateReader, verdictReader } from "./spoken_verdict.ts";

/** What published rows have beside them. */
export interface PublishedView {
  /** The folder of their CSVs, as a link from a notebook. */
  readonly folder?: string;
  /** The verdict that counts on a claim, e.g. over fresh seeds, by that of these rows. */
  decided?(verdict: Verdict): Verdict;
  /** The tables of the fresh seeds; their numbers together stand in sentences and answers. */
  readonly fresh?: readonly FreshTables[];
}

/** The rows of a study and the ways to show them. */
export class StudyView implements ShownStudy {
  /** The study that was run. */
  readonly study: Study;
  readonly #rows: StudyRows;
  readonly #published: PublishedView;
  #findings?: Findings;
  #pooled?: Findings["tables"];

  /**
   * Shows these rows.
   *
   * @param rows of each set, by its name
   * @param published what they have beside them, when they are published
   */
  constructor(study: Study, rows: StudyRows, published: PublishedView = {}) {
    this.study = study;
    this.#rows = rows;
    this.#published = published;
  }

  /** The same rows, of which sentences and answers have the numbers of the fresh seeds together. */
  withFresh(fresh: readonly FreshTables[]): StudyView {
    const view = new StudyView(this.study, this.#rows, { ...this.#published, fresh });
    view.#findings = this.findings;
    return view;
  }

  /** Its tables, figures and verdicts as data; computed at first use. */
  get findings(): Findings {
    return this.#findings ??= findingsOf(this.study, this.#rows);
  }

  table(name?: string, options: Omit<TableOptions, "file"> = {}): Display {
    const shown = pick("table", this.findings.tables, name);
    const { folder } = this.#published;
    const file = folder && `${folder}/${shown.name}.csv`;
    return table(shown, { file, ...options });
  }

  figure(name?: string): Display {
    return figure(pick("figure", this.findings.figures, name));
  }

  slider(table: string, columns: SliderColumns): Display {
    return sliderBars(pick("table", this.findings.tables, table), columns);
  }

  rows(set?: string): readonly Row[] {
    return this.#rows[this.#set(set).name];
  }

  frame(set?: string): ReturnType<typeof toDataFrame> {
    const found = this.#set(set);
    return toDataFrame({ ...found, rows: this.#rows[found.name] });
  }

  claims(): Display {
    return verdicts(this.findings.claims.map((verdict) => ({ verdict })));
  }

  sentence(write: (cell: CellReader) => string): Display {
    return markdown(this.#written(write));
  }

  answer(write: AnswerWriter): Display {
    const { decided = (verdict: Verdict) => verdict } = this.#published;
    const claims = this.findings.claims.map(decided);
    const [verdict, estimate] = [verdictReader(claims), estimateReader(claims)];
    return answer(this.#written((cell) => write(cell, verdict, estimate)));
  }

  /** A text with numbers: those of the fresh seeds together, if there are any, and it says so. */
  #written(write: (cell: CellReader) => string): string {
    const { fresh = [] } = this.#published;
    const { tables } = this.findings;
    if (fresh.length === 0) return write(cellReader(tables));
    const ofSeeds = fresh.map((each) => each.tables);
    this.#pooled ??= pooledTables(tables, ofSeeds, `seed ${FIRST_SEED}`);
    const text = write(cellReader(this.#pooled));
    const pooled = text !== write(cellReader(tables));
    return pooled ? `${text}\n\n_${freshNote(fresh.map(({ seed }) => seed))}_` : text;
  }

  #set(name?: string) {
    const sets = Object.entries(this.study.sets).map(([name, set]) => ({ name, ...set }));
    return pick("set of rows", sets, name);
  }
}

/** Options of `runInNotebook`. */
export interface NotebookOptions {
  /** Default: the environment variable MATCHBOX_PRESET, or else quick. */
  readonly preset?: Preset;
  /** Parameters that differ from the preset's. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Master seed, from 0 to 2^32 - 1; default 1. */
  readonly seed?: number;
  /**
   * The queue whose workers take the tasks, e.g. `redis://127.0.0.1:6379`. Default: the environment variable
   * MATCHBOX_ENGINE, or else the workers of this machine.
   */
  readonly engine?: string;
}

/**
 * Runs a study in this notebook. Tasks finished before, in any notebook, come from the store. Under `deno
 * task reproduce` the quick preset is always run without the store.
 *
 * @throws {Error} when a task fails; the message names it
 * @throws {DOMException} when Stop was pressed; it tells whether the finished tasks are kept
 */
export async function runInNotebook(id: string, options: NotebookOptions = {}): Promise<StudyView> {
  const folder = folderOfExecution();
  const preset = options.preset ?? (Deno.env.get("MATCHBOX_PRESET") as Preset) ?? "quick";
  const live = new LiveFigure(await loadStudy(id));
  const address = options.engine ?? Deno.env.get("MATCHBOX_ENGINE");
  const engine = address ? await openQueueAt(address) : undefined;
  const signal = stopSignal();
  const store = preset === "quick" ? storeOfExecution() : PROJECT_STORE;
  const running = runStudy(id, {
    executors: engine?.executors,
    preset,
    set: options.set,
    seed: options.seed,
    store,
    progress: notebookProgress(),
    signal,
    // A notebook that is executed to be published or compared shows only reproducible output.
    onRows: folder === undefined && live.draws ? (rows) => live.draw(rows) : undefined,
  }).finally(() => engine?.close());
  const run = await unlessStopped(running, signal, store);
  await live.end();
  if (run.failures.length) {
    const [{ task, error }] = run.failures;
    throw new Error(`${run.failures.length} tasks of ${id} failed, first ${task.key}: ${error}`);
  }
  // Only runs of a preset are published, not runs with other parameters.
  if (folder !== undefined && run.preset !== "custom") await writeRows(join(folder, id), run);
  return new StudyView(run.study, run.rows);
}

/** Loaded only when there is one. */
async function openQueueAt(address: string): Promise<OpenQueue> {
  const { queueAddress } = await import("matchbox/runner/queue/address.ts");
  const { openQueue } = await import("matchbox/runner/queue/open_queue.ts");
  return openQueue(queueAddress(address), { warn: (line) => console.warn(line) });
}

/** Whose numbers a text has. */
function freshNote(seeds: readonly number[]): string {
  return seeds.length === 1
    ? `Published numbers with an interval are those of the fresh seed ${seeds[0]}.`
    : `Published numbers with an interval are those of ${seeds.length} fresh seeds together.`;
}

function pick<T extends { readonly name: string }>(
  kind: string,
  items: readonly T[],
  name?: string,
): T {
  const found = name === undefined ? items[0] : items.find((item) => item.name === name);
  if (found) return found;
  throw unknownName(kind, name ?? "", items.map((item) => item.name));
}
