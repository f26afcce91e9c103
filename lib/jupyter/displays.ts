/**
 * The displays of a notebook. `matchbox/report` writes a line for each figure, table and picture, and marks
 * its HTML with the same id, so that a lost output can be identified.
 *
 * @module
 */
import { join } from "@std/path";
import { textIfThere } from "matchbox/runner/files/if_there.ts";
import { htmlOutputs, type Notebook } from "matchbox/runner/notebook_files/notebook.ts";

/** A figure, table or picture that a cell showed. */
export interface Display {
  readonly kind: string;
  readonly name: string;
  readonly id: string;
}

const FILE = "displays.jsonl";

/** The displays of the notebook that wrote to `folder`; empty when there are none. */
export async function readDisplays(folder: string): Promise<Display[]> {
  const text = await textIfThere(join(folder, FILE)) ?? "";
  return text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
}

/** The displays that are missing in the executed notebook. */
export function lostDisplays(displays: readonly Display[], executed: Notebook): Display[] {
  const html = htmlOutputs(executed);
  return displays.filter(({ id }) => !html.some((text) => text.includes(`data-matchbox="${id}"`)));
}
