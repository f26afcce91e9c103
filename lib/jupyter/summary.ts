/**
 * The summary of a reproduction, as text.
 *
 * @module
 */
import { verdictWords } from "matchbox/experiments/mod.ts";
import { markdownTable } from "markdown-table";
import type { Failure } from "./executor.ts";
import type { NotebookReport } from "./reproduce.ts";

/**
 * A table with a line for each notebook, and below it a line for each that failed or whose results differ
 * from the published ones.
 */
export function formatSummary(reports: readonly NotebookReport[]): string {
  const header = ["notebook", "seconds", "figures", "tables", "claims", "reproduced"];
  const rows = reports.map((report) => [
    report.notebook,
    report.seconds.toFixed(1),
    String(report.figures),
    String(report.tables),
    claimsOf(report),
    reproducedOf(report),
  ]);
  const table = markdownTable([header, ...rows], { align: ["l", "r", "r", "r", "l", "l"] });
  const problems = reports.flatMap(problemsOf);
  return problems.length ? `${table}\n\n${problems.join("\n")}` : table;
}

/** A failure in one line: `cell 3 (const x = f();) TypeError: f is not a function`. */
function formatFailure({ cell, source, name, message }: Failure): string {
  const [line] = message.split("\n", 1);
  return cell === null ? `${name}: ${line}` : `cell ${cell} (${source}) ${name}: ${line}`;
}

/** Such as `3 confirmed, 1 refuted`; `-` without claims. */
function claimsOf({ studies }: NotebookReport): string {
  const verdicts = studies.flatMap(({ claims }) => claims.map(({ verdict }) => verdict));
  const counts = verdictWords
    .map((word) => [word, verdicts.filter((verdict) => verdict === word).length] as const);
  return counts.filter(([, count]) => count).map(([word, count]) => `${count} ${word}`).join(
    ", ",
  ) ||
    "-";
}

function reproducedOf({ studies, failure }: NotebookReport): string {
  if (failure) return "failed";
  if (studies.length === 0) return "-";
  if (studies.some(({ status }) => status === "different")) return "no";
  return studies.some(({ status }) => status === "unpublished") ? "new" : "yes";
}

function problemsOf({ notebook, studies, failure }: NotebookReport): string[] {
  const differences = studies
    .filter(({ status }) => status === "different")
    .map(({ study, difference }) => `${notebook}: ${study} differs: ${difference}`);
  return failure ? [`${notebook}: ${formatFailure(failure)}`, ...differences] : differences;
}
