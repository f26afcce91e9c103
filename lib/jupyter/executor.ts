/**
 * Runs a notebook in the Deno kernel without a browser and reports the outcome.
 *
 * @module
 */
import { basename, fromFileUrl, resolve } from "@std/path";
import { removeIfThere } from "matchbox/runner/files/if_there.ts";
import { sayWaiting } from "matchbox/runner/machine/slow_machine.ts";
import { lostDisplays, readDisplays } from "./displays.ts";
import type { Jupyter } from "./environment.ts";
import { codeCells, readNotebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";
import { type Environment, environmentOf, linesOf } from "matchbox/runner/machine/program.ts";

/** Options of `executeNotebook`. */
export interface ExecuteOptions {
  /** The Jupyter that runs it. */
  readonly jupyter: Jupyter;
  /** The path of the notebook; its folder is the kernel's working folder. */
  readonly notebook: string;
  /** The path of the executed notebook; it is also written when a cell fails. */
  readonly output: string;
  /** The folder for tables and figures, passed to the notebook as MATCHBOX_OUT; it is emptied first. */
  readonly folder: string;
  /** Additional environment variables for the kernel. */
  readonly env?: Environment;
  /** Time limit of a cell in seconds; default: none. */
  readonly timeout?: number;
  /** Called when a cell begins; cells are counted from 1. */
  readonly onProgress?: (cell: number, of: number) => void;
  /** Stops the notebook and its kernel. */
  readonly signal?: AbortSignal;
}

/** The outcome of a notebook: it ran to its end unless there is a failure. */
export interface NotebookOutcome {
  /** The duration in seconds. */
  readonly seconds: number;
  /** Why it stopped; missing if it ran to its end. */
  readonly failure?: Failure;
}

/** Why a notebook did not run to its end. */
export interface Failure {
  /** The cell, as Jupyter numbers them; null when no cell failed. */
  readonly cell: number | null;
  /** The first line of that cell; empty when no cell failed. */
  readonly source: string;
  /** The name of the error, e.g. `TypeError`. */
  readonly name: string;
  /** The message, in a line or a few. */
  readonly message: string;
}

/**
 * Runs a notebook from its first cell to its last, or to the first that fails. Then checks that no output is
 * missing, and runs the notebook once more if one is.
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
  | { readonly event: "waiting"; readonly seconds: number }
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
    if (event.event === "waiting") sayWaiting(`the kernel of ${basename(notebook)}`, event.seconds);
    last = event;
  });
  signal?.throwIfAborted();
  // Ctrl-C may reach execute.py before this process.
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
    return failed(LOST, `shown by a cell but missing in the executed notebook: ${names}`);
  }
  if (last?.event === "invalid") return failed("InvalidNotebook", last.message);
  if (last?.event === "error") {
    const { index, ename } = last;
    const message = explained(last, complaints);
    return failed(ename, message, index, await firstLine(notebook, index));
  }
  return failed("JupyterError", complaints.at(-1) ?? "the program that runs notebooks ended early");
}

/** Runs execute.py; returns the lines that it and the kernel wrote to standard error. */
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
  // The end of its input stops it on every system, even if this process is killed.
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

/** The message, with the last words of a kernel that has died. */
function explained(
  { ename, evalue: value }: Event & { event: "error" },
  complaints: readonly string[],
): string {
  const words = ename === "DeadKernel" &&
    complaints.findLast((line) => !line.includes('"deno jupyter" is unstable'));
  return words ? `${value}; its last words: ${words}` : value;
}

async function firstLine(path: string, cell: number | null): Promise<string> {
  if (cell === null) return "";
  return sourceOf(codeCells(await readNotebook(path))[cell - 1]).trimStart().split("\n", 1)[0];
}

async function emptyFolder(folder: string): Promise<void> {
  await removeIfThere(folder);
  await Deno.mkdir(folder, { recursive: true });
}
