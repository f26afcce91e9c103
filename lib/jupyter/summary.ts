/**
 * The summary of a reproduction, as text.
 *
 * @module
 */
import { type Verdict, verdictWords } from "matchbox/experiments/mod.ts";
import { markdownTable } from "markdown-table";
import type { CommonPreset } from "matchbox/runner/studies/run_study.ts";
import type { Failure } from "./executor.ts";
import type { NotebookReport } from "./reproduce.ts";

/**
 * A table with a line for each notebook: the verdicts are the published ones. Below it there is a line for each
 * study whose verdicts in this run are others, and for each notebook that failed or whose results differ from the
 * published ones.
 *
 * @param preset of this run
 */
export function formatSummary(reports: readonly NotebookReport[], preset: CommonPreset): string {
  const header = ["notebook", "seconds", "figures", "tables", "published verdicts", "reproduced"];
  const rows = reports.map((report) => [
    report.notebook,
    report.seconds.toFixed(1),
    String(report.figures),
    String(report.tables),
    verdictsOf(report, preset),
    reproducedOf(report),
  ]);
  const table = markdownTable([header, ...rows], { align: ["l", "r", "r", "r", "l", "l"] });
  const others = reports.flatMap((report) => othersOf(report, preset));
  const problems = reports.flatMap(problemsOf);
  return [
    table,
    ...others.length
      ? [`Other verdicts of the ${preset} preset in this run:\n${others.join("\n")}`]
      : [],
    ...problems.length ? [problems.join("\n")] : [],
  ].join("\n\n");
}

/** A failure in one line: `cell 3 (const x = f();) TypeError: f is not a function`. */
function formatFailure({ cell, source, name, message }: Failure): string {
  const [line] = message.split("\n", 1);
  return cell === null ? `${name}: ${line}` : `cell ${cell} (${source}) ${name}: ${line}`;
}

/** Such as `3 confirmed, 1 refuted`; `-` without verdicts. Those of a study that is not published are marked. */
function verdictsOf({ studies }: NotebookReport, preset: CommonPreset): string {
  const published = studies.flatMap(({ published }) => published ?? []);
  const own = studies.flatMap(({ published, claims }) => published ? [] : claims);
  const texts = [countOf(published), own.length ? `${countOf(own)} (${preset}, a draft)` : ""];
  return texts.filter(Boolean).join("; ") || "-";
}

function countOf(verdicts: readonly Verdict[]): string {
  const counts = verdictWords.map((word) =>
    [word, verdicts.filter(({ verdict }) => verdict === word).length] as const
  );
  return counts.filter(([, count]) => count).map(([word, count]) => `${count} ${word}`).join(", ");
}

/** The verdicts of each study that are not the published ones, in a line. */
function othersOf({ notebook, studies }: NotebookReport, preset: CommonPreset): string[] {
  return studies.flatMap(({ study, claims, published }) => {
    const others = claims.flatMap(({ claim, verdict }) => {
      const known = published?.find((one) => one.claim === claim)?.verdict;
      return known === undefined || known === verdict
        ? []
        : [`${claim} ${verdict} (published: ${known})`];
    });
    return others.length ? [`${notebook}: ${study}, ${preset}: ${others.join(", ")}`] : [];
  });
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
