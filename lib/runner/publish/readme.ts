/**
 * The page of a study in results/.
 *
 * @module
 */
import type { Study } from "matchbox/experiments/mod.ts";
import { escapeMarkdown, toMarkdown } from "matchbox/report/markdown.ts";
import { OPEN_ROWS } from "matchbox/report/folded_table.ts";
import type { Findings } from "../studies/findings.ts";
import { type BesideRun, type Standing, standingOf } from "../plans/standing.ts";
import type { SeedVerdicts } from "./read_run.ts";
import { type Manifest, secondsOf } from "./manifest.ts";
import { folderOfRun, nameOfSeed } from "./run_names.ts";
import {
  checksTable,
  isCheck,
  markdownLink,
  notesOnChecks,
  verdictWords,
} from "./verdict_tables.ts";

/** The most rows of a table on the page; the CSV has all. */

/**
 * README.md of a study: question, finding, verdicts, figures, tables, and how to reproduce them.
 *
 * @param beside the verdicts with other seeds, and the plan by which they decide
 */
export function readmeOf(
  manifest: Manifest,
  { title, question }: Study,
  { tables, figures, claims, sentence }: Findings,
  beside: BesideRun,
): string {
  const { command, date, machine, preset, sets } = manifest;
  const page = `results/STUDY/${preset === "thorough" ? "thorough/" : ""}README.md`;
  const parts = [
    `# ${title}`,
    `**${question}**`,
    sentence,
    ...verdictParts(claims.map((claim) => standingOf(claim, beside)), page),
    ...(claims.length ? seedLines(beside.seeds, preset === "thorough" ? "../" : "") : []),
    ...figures.map(({ name, title, caption }) =>
      `## ${title}\n\n![${title}](figures/${name}.svg)\n\n${caption}`
    ),
    ...tables.map((table) =>
      toMarkdown(table, {
        rows: table.rows.slice(0, OPEN_ROWS),
        file: `tables/${table.name}.csv`,
      })
    ),
    "## How it was made",
    "```sh\n" + command + "\n```",
    `On ${date.slice(0, 10)}, in ${
      Math.round(secondsOf(manifest))
    } s, on ${machine.cpu} with ${machine.cores} cores. ` +
    `Versions, parameters and columns are in [manifest.json](manifest.json). Rows: ` +
    Object.keys(sets).map((name) => `[${name}](rows/${name}.csv)`).join(", ") + ".",
    `What the numbers of the verdicts stand for: [SOURCES.md](${
      "../".repeat(page.split("/").length - 1)
    }SOURCES.md).`,
  ];
  return parts.join("\n\n") + "\n";
}

/** Estimates a paragraph each, and checks in a table of their own. */
function verdictParts(standings: readonly Standing[], page: string): string[] {
  const [checks, claims] = [true, false].map((check) =>
    standings.filter((each) => isCheck(each) === check)
  );
  return [
    ...(claims.length ? ["## Verdicts", ...claims.map((each) => verdictLine(each, page))] : []),
    ...(checks.length
      ? [
        toMarkdown(checksTable(checks, page), { legend: false }),
        ...notesOnChecks(checks, page),
      ]
      : []),
  ];
}

function verdictLine(standing: Standing, page: string): string {
  const { claim, sentence, evidence } = standing.verdict;
  const words = escapeMarkdown(verdictWords(standing));
  return `**${markdownLink(claim, page)} ${words}.** ${sentence} ${evidence}`;
}

/** Where the numbers of the other seeds are. */
function seedLines(seeds: readonly SeedVerdicts[], above: string): string[] {
  const links = seeds.map(({ seed }) =>
    `[seed ${seed}](${above}${folderOfRun(nameOfSeed(seed))}/claims.json)`
  );
  return links.length
    ? [`The verdicts of other seeds, with their numbers: ${links.join(", ")}.`]
    : [];
}
