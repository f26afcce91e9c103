/**
 * Runs a notebook in the Deno kernel, from outside any browser, and says what became of it.
 *
 * @module
 */
import { fromFileUrl, resolve } from "@std/path";
import { projectRoot } from "matchbox/runner/fingerprint.ts";
import { whyNotCompiled } from "./check_notebooks.ts";
import { lostDisplays, readDisplays } from "./displays.ts";
import type { Jupyter } from "./environment.ts";
import { codeCells, readNotebook, sourceOf } from "./notebook.ts";
import { type Environment, environmentOf, linesOf } from "./program.ts";

/** What to run, and where its results go. */
export interface ExecuteOptions {
  readonly jupyter: Jupyter;
  /** The path of the notebook; the kernel works in its folder. */
  readonly notebook: string;
  /** The path of the executed notebook; written also when a cell fails. */
  readonly output: string;
  /** The folder for tables and figures, which the notebook finds in MATCHBOX_OUT; it is emptied. */
  readonly folder: string;
  /** More variables for the kernel. */
  readonly env?: Environment;
  /** Seconds that a cell may take; no limit unless given. */
  readonly timeout?: number;
  /** Is told when a cell begins, the first being 1. */
  readonly onProgress?: (cell: number, of: number) => void;
  /** Stops the notebook and its kernel. */
  readonly signal?: AbortSignal;
}

/** What became of a notebook: it ran through unless there is a failure. */
export interface NotebookOutcome {
  readonly seconds: number;
  readonly failure?: Failure;
}

/** Why a notebook did not run through. */
export interface Failure {
  /** The cell, as Jupyter numbers them; null when it was none of them. */
  readonly cell: number | null;
  /** The first line of that cell; empty when it was none of them. */
  readonly source: string;
  /** What kind of error, e.g. `TypeError`. */
  readonly name: string;
  /** What was wrong, in a line or a few. */
  readonly message: string;
}

/**
 * Runs a notebook from its first cell to its last, or to the first that fails. Checks then that all
 * that the cells showed has arrived, and runs the notebook once more when something was lost.
 *
 * @throws {DOMException} `AbortError` when `signal` or Ctrl-C stopped it
 */
export async function executeNotebook(options: ExecuteOptions): Promise<NotebookOutcome> {
  const outcome = await executeOnce(options);
  return outcome.failure?.name === LOST ? await executeOnce(options) : outcome;
}

const LOST = "LostOutput";

/** The events of execute.py. */
type Event =
  | { readonly event: "start"; readonly cells: number }
  | { readonly event: "cell"; readonly index: number; readonly of: number }
  | { readonly event: "done"; readonly seconds: number }
  | {
    readonly event: "error";
    readonly index: number | null;
    readonly ename: string;
    readonly evalue: string;
  }
  | { readonly event: "invalid"; readonly message: string }
  | { readonly event: "stopped" };

async function executeOnce(options: ExecuteOptions): Promise<NotebookOutcome> {
  const { notebook, output, folder, onProgress, signal } = options;
  signal?.throwIfAborted();
  await emptyFolder(folder);
  const started = performance.now();
  let last: Event | undefined;
  const complaints = await runPython(options, (event) => {
    if (event.event === "cell") onProgress?.(event.index, event.of);
    last = event;
  });
  signal?.throwIfAborted();
  // Ctrl-C may reach it before it reaches us.
  if (last?.event === "stopped") throw new DOMException("the notebook was stopped", "AbortError");

  const seconds = (performance.now() - started) / 1000;
  const failed = (name: string, message: string, cell: number | null = null, source = "") => ({
    seconds,
    failure: { cell, source, name, message },
  });
  if (last?.event === "done") {
    const lost = lostDisplays(await readDisplays(folder), await readNotebook(output));
    if (lost.length === 0) return { seconds };
    const names = lost.map(({ kind, name }) => `${kind} ${name}`).join(", ");
    return failed(LOST, `shown but not in the executed notebook: ${names}`);
  }
  if (last?.event === "invalid") return failed("InvalidNotebook", last.message);
  if (last?.event === "error") {
    const { index, ename } = last;
    const message = await explain(last, notebook, complaints);
    return failed(ename, message, index, await firstLine(notebook, index));
  }
  return failed("JupyterError", complaints.at(-1) ?? "the program that runs notebooks ended early");
}

/** Runs execute.py; returns what it and the kernel wrote on standard error. */
async function runPython(
  { jupyter, notebook, output, folder, env, timeout, signal }: ExecuteOptions,
  onEvent: (event: Event) => void,
): Promise<string[]> {
  const script = fromFileUrl(new URL("./execute.py", import.meta.url));
  const limit = timeout === undefined ? [] : ["--timeout", String(timeout)];
  const [python, ...options] = jupyter.python;
  const child = new Deno.Command(python, {
    args: [...options, script, resolve(notebook), resolve(output), ...limit],
    ...environmentOf({ ...jupyter.env, MATCHBOX_OUT: resolve(folder), ...env }),
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  // The end of its input stops it on every system, and also if this process is killed.
  const stop = () => child.stdin.close().catch(() => {});
  signal?.addEventListener("abort", stop, { once: true });
  const complaints: string[] = [];
  const readEvents = async () => {
    for await (const line of linesOf(child.stdout)) onEvent(JSON.parse(line));
  };
  const readComplaints = async () => {
    for await (const line of linesOf(child.stderr)) if (line.trim()) complaints.push(line.trim());
  };
  await Promise.all([readEvents(), readComplaints(), child.status]);
  signal?.removeEventListener("abort", stop);
  await stop();
  return complaints;
}

/** Says more where the kernel says too little. */
async function explain(
  { index, ename, evalue: value }: Event & { event: "error" },
  notebook: string,
  complaints: readonly string[],
): Promise<string> {
  if (ename === "DeadKernel") {
    const words = complaints.findLast((line) => !line.includes('"deno jupyter" is unstable'));
    return words ? `${value}; its last words: ${words}` : value;
  }
  // What the kernel says of a cell that it could not compile, without a reason.
  if (value !== "Execution failed" || index === null) return value;
  const reason = await whyNotCompiled(notebook, index, fromFileUrl(projectRoot)) ??
    "a syntax error, or an import that cannot be resolved";
  return `the cell could not be compiled: ${reason}`;
}

async function firstLine(path: string, cell: number | null): Promise<string> {
  if (cell === null) return "";
  return sourceOf(codeCells(await readNotebook(path))[cell - 1]).trimStart().split("\n", 1)[0];
}

async function emptyFolder(folder: string): Promise<void> {
  await Deno.remove(folder, { recursive: true }).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
  await Deno.mkdir(folder, { recursive: true });
}
