/**
 * The page of an archive for a repository of data: what it holds, and how to check and repeat it.
 *
 * @module
 */
import { markdownTable } from "markdown-table";
import type { PublishedStudy } from "../ledger/published_studies.ts";

/** What the page tells. */
export interface ArchiveFacts {
  /** The version of the project. */
  readonly version: string;
  /** The commit whose files the archive holds. */
  readonly commit: string;
  /** The day of the commit, e.g. `2026-11-22`. */
  readonly day: string;
  /** The files of the project in it. */
  readonly files: number;
  readonly studies: readonly PublishedStudy[];
}

/** Writes the page. */
export function dataPage({ version, commit, day, files, studies }: ArchiveFacts): string {
  return `# Matchbox ${version}: results, manifests and sources

Classical experiments of game AI, rerun: ${studies.length} studies with their rows, tables, figures and verdicts,
and all that made them. These are the ${files} files of commit \`${commit}\` of ${day}.

## What is where

- \`results/STUDY/\`: README.md (question, verdicts, figures, short tables), \`rows/\` (one CSV for each set of rows),
  \`tables/\`, \`figures/\`, and manifest.json: parameters, seed, versions, machine, digests of rows and sources, the
  meaning and unit of each column, and the command that makes the rows again. \`quick/\` and \`thorough/\` are runs of
  other sizes, \`seed-NUMBER/\` those with other seeds. A file \`.csv.gz\` is a compressed CSV.
- \`results/README.md\`: the ledger, with the verdict on each claim. \`SOURCES.md\`: the claims and where they come from.
- \`lib/\`, \`cli/\`, \`tests/\`, \`bench/\`, \`notebooks/\`, \`docs/\`: the program, its checks, notebooks and manual.

A column is exact or measured, as its manifest says. Exact columns are a function of parameters, seed and code, and
come out as the same bytes on every machine. Measured columns, such as seconds, depend on the machine.

## Check it

    sha256sum --check --quiet CHECKSUMS.sha256

compares all files. With Node 20 or newer,

    npx --yes deno@2.9.6 task study verify

runs the quick preset of every study and compares all exact values, and

    npx --yes deno@2.9.6 task study run node-counts --preset published --seed 1

makes the rows of a published study again.

## The studies

${
    markdownTable([
      ["study", "question", "seeds", "finished", "seconds"],
      ...studies.map(({ id, question, run }) => [
        `[${id}](results/${run?.folder ?? id}/README.md)`,
        question,
        run === null ? "" : [run.seed, ...run.otherSeeds.map(({ seed }) => seed)].join(", "),
        run?.day ?? "",
        run === null ? "" : Math.round(run.seconds).toString(),
      ]),
    ])
  }

## Licence and citation

The licence is MIT (LICENSE). CITATION.cff says how to cite, LICENSES.md what the installed packages ask for.
`;
}
