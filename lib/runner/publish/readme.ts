/**
 * The page of a study in results/, and its verdicts as a table.
 *
 * @module
 */
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import { requirementsAndClaims, sourceLink } from "matchbox/experiments/sources/mod.ts";
import { escapeMarkdown, toMarkdown } from "matchbox/report/markdown.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import type { Findings } from "../studies/findings.ts";
import { type BesideRun, type Standing, standingOf, standingPhrases } from "../plans/standing.ts";
import type { SeedVerdicts } from "./read_run.ts";
import { type Manifest, secondsOf } from "./manifest.ts";
import { folderOfRun, nameOfSeed } from "./run_names.ts";

/** The most rows of a table on the page; the CSV has all. */
const SHOWN_ROWS = 30;

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
    ...(claims.length
      ? [
        "## Verdicts",
        ...claims.map((claim) => verdictLine(standingOf(claim, beside), page)),
        ...seedLines(beside.seeds, preset === "thorough" ? "../" : ""),
      ]
      : []),
    ...figures.map(({ name, title, caption }) =>
      `## ${title}\n\n![${title}](figures/${name}.svg)\n\n${caption}`
    ),
    ...tables.map((table) =>
      toMarkdown(table, { limit: SHOWN_ROWS, file: `tables/${table.name}.csv` })
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

/**
 * The verdicts as a table.
 *
 * @param from the path in the project of the file with the table; its claim numbers link to SOURCES.md
 * @param seeds the verdicts with other seeds, in columns beside these
 */
export function claimsTable(
  claims: readonly Verdict[],
  from: string,
  seeds: readonly SeedVerdicts[] = [],
): Table {
  return {
    name: "claims",
    title: "Claims",
    columns: [
      { name: "claim", kind: "key", meaning: "number of the claim in the sources" },
      { name: "verdict", kind: "exact", meaning: "what the rows say of it" },
      ...seeds.map(({ seed }): Column => ({
        ...{ name: `seed ${seed}`, kind: "exact" },
        meaning: "what the rows of another seed say of it",
      })),
      { name: "sentence", kind: "exact", meaning: "what is claimed" },
      { name: "evidence", kind: "exact", meaning: "the numbers" },
    ],
    rows: claims.map(({ claim, verdict, sentence, evidence }) => {
      const href = linkOf(claim, from);
      return {
        claim: href === null ? claim : { text: claim, href },
        ...{ verdict, sentence, evidence },
        ...Object.fromEntries(
          seeds.map(({ seed, claims }) => [`seed ${seed}`, verdictOn(claim, claims)]),
        ),
      };
    }),
  };
}

function verdictLine(standing: Standing, page: string): string {
  const { claim, verdict, sentence, evidence } = standing.verdict;
  const href = linkOf(claim, page);
  const words = [verdict, ...standingPhrases(standing).map(escapeMarkdown)].join("; ");
  return `**${href === null ? claim : `[${claim}](${href})`} ${words}.** ${sentence} ${evidence}`;
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

function verdictOn(claim: string, claims: SeedVerdicts["claims"]): string {
  return claims.find((each) => each.claim === claim)?.verdict ?? "not judged";
}

/** The link to a claim; null for claims that are not from the sources. */
function linkOf(claim: string, from: string): string | null {
  const known = requirementsAndClaims().some(({ id }) => id === claim);
  return known ? sourceLink(claim, from) : null;
}
