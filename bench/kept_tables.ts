/**
 * The tables of a benchmark: each is printed, and with `deno task bench NAME --keep` also written into
 * bench/figures/, from which docs/performance.md is made.
 *
 * @module
 */
import { thisMachine } from "matchbox/runner/machine/machine.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { FIGURES, type KeptFigures, tableOfTexts } from "../cli/performance.ts";

/** A row of texts by the names of its columns. */
export type TextRow = Readonly<Record<string, string>>;

/**
 * Prints the tables of a benchmark, and keeps them where that was asked for.
 *
 * @param bench its name, e.g. `arena`
 * @returns shows a table; what it shows replaces what was kept before
 */
export function tablesOf(bench: string): (title: string, rows: readonly TextRow[]) => void {
  const tables: KeptFigures["tables"][number][] = [];
  return (title, rows) => {
    console.log(`\n${title}\n\n${toMarkdown(tableOfTexts(rows), { legend: false })}`);
    if (!Deno.args.includes("--keep")) return;
    tables.push({ title, rows });
    const day = new Date().toISOString().slice(0, "2026-01-01".length);
    const kept: KeptFigures = {
      machine: thisMachine(),
      versions: { deno: Deno.version.deno, v8: Deno.version.v8 },
      ...{ day, load: Deno.loadavg()[0], tables },
    };
    Deno.mkdirSync(FIGURES, { recursive: true });
    Deno.writeTextFileSync(`${FIGURES}/${bench}.json`, `${JSON.stringify(kept, null, 2)}\n`);
  };
}
