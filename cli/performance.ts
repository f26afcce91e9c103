/**
 * The tables of docs/performance.md, made from what benchmarks have kept.
 *
 * @module
 */
import { join } from "@std/path";
import type { Machine } from "matchbox/runner/machine/machine.ts";
import { textIfThere } from "matchbox/runner/files/if_there.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import type { Table } from "matchbox/report/table.ts";

/** Where benchmarks keep what they measured. */
export const FIGURES = "bench/figures";

/** What a benchmark has kept. */
export interface KeptFigures {
  readonly machine: Machine;
  readonly versions: Readonly<Record<string, string>>;
  /** When it was measured, e.g. `2026-01-31`. */
  readonly day: string;
  /** The mean number of threads that ran or waited in the last minute, those of the benchmark among them. */
  readonly load: number;
  readonly tables: readonly {
    readonly title: string;
    readonly rows: readonly Readonly<Record<string, string>>[];
  }[];
}

/** The benchmarks that keep tables, in the order of the page, with what they are about. */
const SECTIONS = {
  arena: "What a match costs beside its games",
  start: "How long commands take to begin",
  rows: "A study of many rows",
  peers: "Searches beside those of others",
  endgame: "The endgame of Reversi",
  reversi_peers: "Players of Reversi beside GRhino",
  chess_peers: "The champion of chess beside other programs",
  chess_parts: "What each part of the champion of chess buys",
} as const;

/** The sections of the page: a table for all that was measured, and for the rest how to measure it. */
export async function performanceSections(root = "."): Promise<string> {
  const sections = Object.entries(SECTIONS).map(async ([bench, title]) => {
    const text = await textIfThere(join(root, FIGURES, `${bench}.json`));
    const again = `\`deno task bench ${bench} --keep\``;
    if (text === null) return `## ${title}\n\nNot measured yet: ${again}.`;
    const { machine, versions, day, load, tables } = JSON.parse(text) as KeptFigures;
    const shown = tables.map(({ title, rows }) =>
      `${title}:\n\n${toMarkdown(tableOfTexts(rows), { legend: false }).trim()}`
    );
    const where = `Measured on ${day}, with Deno ${versions.deno}, on ${machine.cpu} ` +
      `(${machine.arch}, ${machine.cores} cores, ${machine.memory_gib} GiB, ${machine.os}), ` +
      `with a load of ${load.toFixed(1)}. ` +
      `Again: ${again}.`;
    return [`## ${title}`, ...shown, where].join("\n\n");
  });
  return (await Promise.all(sections)).join("\n\n");
}

/** A table whose cells are texts as they are shown. */
export function tableOfTexts(rows: readonly Readonly<Record<string, string>>[]): Table {
  const columns = Object.keys(rows[0]).map((name) => (
    { name, kind: "measured", meaning: "" } as const
  ));
  return { name: "figures", title: "", columns, rows };
}
