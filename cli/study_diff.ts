/**
 * `study diff`: what differs between two runs of a study.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { timeUnit } from "matchbox/report/time_unit.ts";
import type { Cell, Column, Table } from "matchbox/report/table.ts";
import {
  checkSameStudy,
  compareRuns,
  type RunComparison,
} from "matchbox/runner/compare/compare_runs.ts";
import type {
  ComparedValue,
  DifferentValue,
  OnlyInOne,
} from "matchbox/runner/compare/compare_tables.ts";
import { type ComparedRun, readComparedRun } from "matchbox/runner/compare/compared_run.ts";
import { checkReadable } from "./allowed_paths.ts";
import { printJson } from "./options.ts";
import { giveUpPermissions } from "./study_permissions.ts";

/** The most values shown. */
const SHOWN_VALUES = 30;

/** `study diff`: exit code 0 whether or not something differs. */
export async function diffVerb(
  names: readonly [string, string],
  { json }: { readonly json?: boolean },
): Promise<void> {
  for (const name of names) if (name.endsWith(".json")) checkReadable("study diff", name);
  // Commits are read by git, which may not be run later.
  const [a, b] = names.map((name) => readComparedRun(name, "results"));
  checkSameStudy(a, b);
  giveUpPermissions();
  const comparison = await compareRuns(a, b);
  if (json) printJson({ a: headOf(a), b: headOf(b), ...comparison });
  else console.log(textOf(a, b, comparison));
}

function headOf({ name, study, preset, seed, params, commit }: ComparedRun) {
  return { name, study, preset, seed, params, commit };
}

function textOf(a: ComparedRun, b: ComparedRun, comparison: RunComparison): string {
  const { params, rows, claims, verdicts, values, problem } = comparison;
  const parts = [`A: ${lineOf(a)}\nB: ${lineOf(b)}`];
  if (params.length) {
    const cells = params.map(({ name, a, b }) => ({ parameter: name, A: plain(a), B: plain(b) }));
    parts.push(markdown(["parameter", "A", "B"], cells));
  }
  parts.push(rows === null ? "Rows: equal in all exact columns" : `Rows: ${rows}`);
  parts.push(
    verdicts.length
      ? `Verdicts: ${verdicts.length} of ${claims} differ`
      : `Verdicts: all ${claims} are equal`,
  );
  if (verdicts.length) {
    const cells = verdicts.map(({ claim, a, b }) => ({
      ...{ claim, A: a ?? "not judged", B: b ?? "not judged" },
    }));
    parts.push(markdown(["claim", "A", "B"], cells));
  }
  if (!values) return [...parts, `Values: not compared: ${problem}`].join("\n\n");
  const { different, only } = values;
  const shown = different.filter(({ a, b }) => hasInterval(a) || hasInterval(b));
  const parting = different.filter(({ part }) => part);
  parts.push(
    `Values: ${different.length} of ${values.compared} differ; of ${values.intervals} with ` +
      `intervals in both, ${parting.length} part`,
  );
  if (shown.length) {
    parts.push(valuesText([...shown].sort((one, other) => +!!other.part - +!!one.part)));
  }
  if (different.length > shown.length) {
    parts.push(`${different.length - shown.length} values without an interval differ: --json`);
  }
  for (const line of onlyLines(only)) parts.push(line);
  return parts.join("\n\n");
}

function lineOf({ name, preset, seed, commit }: ComparedRun): string {
  const made = commit === null ? "" : `, made at commit ${commit.slice(0, 8)}`;
  return `${name}: ${preset} preset, seed ${seed}${made}`;
}

/** What only one run has, a line for each table. */
function onlyLines(only: readonly OnlyInOne[]): string[] {
  const groups = Object.groupBy(only, ({ run, table }) => `only in ${run.toUpperCase()}: ${table}`);
  return Object.entries(groups).map(([line, found]) => {
    const rows = found!.flatMap(({ row }) => row ?? []);
    if (rows.length === 0) return line;
    return `${line}: ${rows.length === 1 ? rows[0] : `${rows.length} rows, e.g. ${rows[0]}`}`;
  });
}

function valuesText(values: readonly DifferentValue[]): string {
  const cells = values.map(({ table, row, column, kind, unit, a, b, part }) => {
    const time = unit === "s"
      ? timeUnit([a.value, b.value].filter((value) => value !== null))
      : null;
    const notes = [...(time ? [time.name] : []), ...(kind === "measured" ? ["measured"] : [])];
    return {
      ...{ table, row },
      value: notes.length ? `${column} (${notes.join(", ")})` : column,
      A: cellOf(a, time?.perSecond),
      B: cellOf(b, time?.perSecond),
      intervals: part === null ? "" : part ? "part" : "overlap",
    };
  });
  return markdown(["table", "row", "value", "A", "B", "intervals"], cells);
}

function hasInterval({ low, high }: ComparedValue): boolean {
  return low !== null && high !== null;
}

/** A value in the unit of its table's column, times `factor`. */
function cellOf({ value, low, high }: ComparedValue, factor = 1): Cell {
  if (value === null) return "not finite";
  return low === null || high === null
    ? value * factor
    : { mean: value * factor, low: low * factor, high: high * factor, count: 1 };
}

function plain(value: unknown): string {
  return typeof value === "number" ? formatNumber(value) : value === null ? "" : String(value);
}

function markdown(names: readonly string[], rows: Table["rows"]): string {
  const columns = names.map((name): Column => ({ name, kind: "key", meaning: "" }));
  return toMarkdown({ name: "diff", title: "", columns, rows }, {
    ...{ legend: false, limit: SHOWN_VALUES },
  });
}
