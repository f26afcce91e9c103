/**
 * The folder for the outputs of a notebook while it is executed to be published.
 *
 * @module
 */
import { join } from "@std/path";
import { toCsv } from "./csv.ts";
import { toMarkdown } from "./markdown.ts";
import type { Table } from "./table.ts";

const VARIABLE = "MATCHBOX_OUT";

/** A picture to be kept. */
export interface SavedPicture {
  /** What it is called in the list of displays. */
  readonly kind: "figure" | "picture";
  /** The name of its files, in snake_case. */
  readonly name: string;
  /** A complete SVG document. */
  readonly svg: string;
  /** The same drawn in pixels. */
  readonly png?: Uint8Array;
}

/** How often each name was used; the second picture of a name is `name_2`. */
const used = new Map<string, number>();

/**
 * Writes NAME.svg, and NAME.png if there is one.
 *
 * @returns the id of the picture; null when there is no such folder and nothing was written
 */
export async function savePicture({ kind, name, svg, png }: SavedPicture): Promise<string | null> {
  return await save(kind, name, () => ({ svg, png }));
}

/** Writes NAME.md and NAME.csv; returns an id or null as `savePicture` does. */
export async function saveTable(table: Table): Promise<string | null> {
  return await save("table", table.name, (file) => ({
    md: `${toMarkdown(table, { file: `${file}.csv` })}\n`,
    csv: toCsv(table.columns, table.rows),
  }));
}

/** Writes NAME.html; returns an id or null as `savePicture` does. */
export async function savePage(name: string, html: string): Promise<string | null> {
  return await save("page", name, () => ({ html }));
}

async function save(
  kind: "figure" | "picture" | "table" | "page",
  name: string,
  files: (file: string) => Readonly<Record<string, string | Uint8Array | undefined>>,
): Promise<string | null> {
  const folder = outputFolder();
  if (folder === null) return null;
  await Deno.mkdir(folder, { recursive: true });
  const file = unusedName(folder, kind, name);
  for (const [ending, content] of Object.entries(files(file))) {
    const path = join(folder, `${file}.${ending}`);
    if (typeof content === "string") await Deno.writeTextFile(path, content);
    else if (content) await Deno.writeFile(path, content);
  }
  const id = `${kind}-${file}`;
  const line = JSON.stringify({ kind, name: file, id });
  await Deno.writeTextFile(join(folder, "displays.jsonl"), `${line}\n`, { append: true });
  return id;
}

/** The folder, or null without the permission to read the variable; this never prompts for it. */
function outputFolder(): string | null {
  const { state } = Deno.permissions.querySync({ name: "env", variable: VARIABLE });
  return state === "granted" ? Deno.env.get(VARIABLE) || null : null;
}

/** Unnamed pictures are numbered from `picture_1`; other names only when they are repeated. */
function unusedName(folder: string, kind: string, name: string): string {
  const key = [folder, kind, name].join("\n");
  const count = (used.get(key) ?? 0) + 1;
  used.set(key, count);
  return count === 1 && name !== "picture" ? name : `${name}_${count}`;
}
