/**
 * The page of a study in results/, and its verdicts as a table.
 *
 * @module
 */
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import { requirementsAndClaims, sourceLink } from "matchbox/experiments/sources/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import type { Table } from "matchbox/report/table.ts";
import type { Findings } from "./findings.ts";
import type { Manifest } from "./manifest.ts";

/** The most rows of a table on the page; the CSV has all. */
const SHOWN_ROWS = 30;

/** README.md of a study: question, finding, verdicts, figures, tables, and how to reproduce them. */
export function resultsPage(
  { command, date, machine, preset, seconds, sets }: Manifest,
  { title, question }: Study,
  { tables, figures, claims, sentence }: Findings,
): string {
  const page = `results/STUDY/${preset === "thorough" ? "thorough/" : ""}README.md`;
  const parts = [
    `# ${title}`,
    `**${question}**`,
    sentence,
    ...(claims.length ? ["## Verdicts", ...claims.map((claim) => verdictLine(claim, page))] : []),
    ...figures.map(({ name, title, caption }) =>
      `## ${title}\n\n![${title}](figures/${name}.svg)\n\n${caption}`
    ),
    ...tables.map((table) =>
      toMarkdown(table, { limit: SHOWN_ROWS, file: `tables/${table.name}.csv` })
    ),
    "## How it was made",
    "```sh\n" + command + "\n```",
    `On ${date.slice(0, 10)}, in ${
      Math.round(seconds)
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
 */
export function claimsTable(claims: readonly Verdict[], from: string): Table {
  return {
    name: "claims",
    title: "Claims",
    columns: [
      { name: "claim", kind: "key", meaning: "number of the claim in the sources" },
      { name: "verdict", kind: "exact", meaning: "what the rows say of it" },
      { name: "sentence", kind: "exact", meaning: "what is claimed" },
      { name: "evidence", kind: "exact", meaning: "the numbers" },
    ],
    rows: claims.map(({ claim, verdict, sentence, evidence }) => {
      const href = linkOf(claim, from);
      return {
        claim: href === null ? claim : { text: claim, href },
        ...{ verdict, sentence, evidence },
      };
    }),
  };
}

function verdictLine({ claim, verdict, sentence, evidence }: Verdict, page: string): string {
  const href = linkOf(claim, page);
  return `**${href === null ? claim : `[${claim}](${href})`} ${verdict}.** ${sentence} ${evidence}`;
}

/** The link to a claim; null for claims that are not from the sources. */
function linkOf(claim: string, from: string): string | null {
  const known = requirementsAndClaims().some(({ id }) => id === claim);
  return known ? sourceLink(claim, from) : null;
}
