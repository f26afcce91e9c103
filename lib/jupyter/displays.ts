/**
 * What a notebook has shown. `matchbox/report` writes a line for each figure, table and picture, and
 * marks its HTML with the same id, so that an output that got lost can be named.
 *
 * @module
 */
import { join } from "@std/path";
import { htmlOutputs, type Notebook } from "./notebook.ts";

/** A thing shown by a cell. */
export interface Display {
  readonly kind: string;
  readonly name: string;
  readonly id: string;
}

const FILE = "displays.jsonl";

/** What was shown by the notebook that wrote into `folder`; nothing when it wrote none. */
export async function readDisplays(folder: string): Promise<Display[]> {
  try {
    const text = await Deno.readTextFile(join(folder, FILE));
    return text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/** Those that did not arrive in the executed notebook. */
export function lostDisplays(displays: readonly Display[], executed: Notebook): Display[] {
  const html = htmlOutputs(executed);
  return displays.filter(({ id }) => !html.some((text) => text.includes(`data-matchbox="${id}"`)));
}
