/**
 * The worker that runs the cells of a notebook, one after the other, and keeps what they declare. It computes
 * beside the page, so that the page stays usable.
 *
 * @module
 */
import "./stand_ins/clock.ts";
import { broadcastTo } from "./stand_ins/deno.ts";
import { inspect } from "node-inspect-extracted";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { Output } from "matchbox/runner/notebook_files/notebook.ts";
import { compileCell, IMPORT } from "./cell_code.ts";
import { cellError } from "./cell_error.ts";
import type { FromKernel, ToKernel } from "./messages.ts";
import { importModule } from "./modules.ts";
import { setCellStop } from "matchbox/runner/notebook_files/cell_stop.ts";

const scope = globalThis as unknown as Record<string | symbol, unknown>;

/** The cell that runs. */
let current = 0;
let waiting = Promise.resolve();
/** Tells what runs in the cell that the reader has pressed Stop. */
let stop = new AbortController();

declare(IMPORT, (specifier: string) => importModule(specifier.replace(/^matchbox\//, "lib/")));

for (const method of ["log", "info", "warn", "error", "debug"] as const) {
  console[method] = (...values: unknown[]) => print(values);
}

broadcastTo((type, content) => {
  const { data, transient } = content as {
    data: Record<string, string>;
    transient?: { display_id?: string };
  };
  const id = transient?.display_id;
  if (type.endsWith("display_data")) show({ output_type: "display_data", data }, id);
  return Promise.resolve();
});

globalThis.onmessage = ({ data }: MessageEvent<ToKernel>) => {
  if ("stop" in data) return stop.abort();
  waiting = waiting.then(() => runCell(data.cell, data.code));
};

async function runCell(cell: number, code: string): Promise<void> {
  current = cell;
  stop = new AbortController();
  const { signal } = stop;
  setCellStop({ signal, until: (value) => Promise.resolve(value) });
  let ended = null;
  try {
    const value = await evaluate(cell, code);
    if (value !== undefined) show(await outputOf(value));
  } catch (error) {
    ended = cellError(error, cell);
  }
  tell({ cell, ended });
}

async function evaluate(cell: number, typescript: string): Promise<unknown> {
  const { code, names } = compileCell(typescript);
  for (const name of names) declare(name);
  // An indirect call, so that the cell sees what is global and nothing of this module.
  return await (0, eval)(`${code}\n//# sourceURL=cell-${cell}`);
}

/** Makes a name global, also where the worker has one of its own, such as `name`. */
function declare(name: string, value?: unknown): void {
  if (value === undefined && Object.hasOwn(scope, name)) return;
  const shape = { writable: true, configurable: true, enumerable: true };
  Object.defineProperty(scope, name, { value, ...shape });
}

/** What a cell shows when it ends with a value. */
async function outputOf(value: unknown): Promise<Output> {
  const display = (value as Record<symbol, unknown> | null)?.[jupyterDisplay];
  const data = typeof display === "function"
    ? await display.call(value)
    : { "text/plain": inspect(value, { depth: 4 }) };
  return { output_type: "execute_result", data };
}

function print(values: readonly unknown[]): void {
  const text = values.map((value) => typeof value === "string" ? value : inspect(value)).join(" ");
  show({ output_type: "stream", text: `${text}\n` });
}

function show(output: Output, id?: string): void {
  tell({ cell: current, output, id });
}

function tell(message: FromKernel): void {
  postMessage(message);
}
