/**
 * How to cite a verdict: a line, BibTeX, where its numbers are, and the commands that give them again.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { escapeMarkdown, toMarkdown } from "matchbox/report/markdown.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { decidedByFresh, standingPhrases } from "matchbox/runner/plans/standing.ts";
import { nameOfRun } from "./claim_forest.ts";
import type { ClaimRun, JudgedClaim } from "./judged_claims.ts";

/** What CITATION.cff says of the project. */
export interface Citation {
  /** Its name. */
  readonly title: string;
  /** Who made it. */
  readonly authors: string;
  /** The name with the version, or only the name where there is no such file. */
  readonly release: string;
}

/** Reads CITATION.cff; without the file the name of the project stands for its authors. */
export async function readCitation(root: string): Promise<Citation> {
  const path = join(root, "CITATION.cff");
  const text = existsSync(path) ? await Deno.readTextFile(path) : "";
  const field = (name: string) => text.match(new RegExp(`^${name}: (.+)$`, "m"))?.[1].trim();
  const title = field("title") ?? "Matchbox";
  const version = field("version");
  return {
    title,
    authors: text.match(/^authors:\n\s+- name: (.+)$/m)?.[1].trim() ?? title,
    release: version === undefined ? title : `${title} ${version}`,
  };
}

/**
 * How to cite a claim, as Markdown.
 *
 * @param title of its page
 */
export function citationText(claim: JudgedClaim, title: string, citation: Citation): string {
  const { runs, rank, verdict, study } = claim;
  const deciding = decidedByFresh(rank) ? runs.filter(({ fresh }) => fresh) : runs.slice(0, 1);
  const year = deciding[0].manifest.date.slice(0, 4);
  const found = `${title}: ${[verdict.verdict, ...standingPhrases(claim)].join("; ")}`;
  const where = deciding.map(placeText).join("; ");
  return [
    `> ${
      escapeMarkdown(`${citation.authors} (${year}). ${found}. ${citation.release}, ${where}.`)
    }`,
    "```bibtex\n" + bibtex(claim, { found, where, year }, citation) + "\n```",
    toMarkdown(
      tableOf("runs", "", runs, [
        { name: "run", meaning: "", value: nameOfRun },
        { name: "file", meaning: "", value: ({ file }) => ({ text: file, href: `../${file}` }) },
        { name: "entry", meaning: "", value: ({ entry }) => String(entry) },
        { name: "digest of the manifest", meaning: "", value: ({ manifest }) => manifest.digest },
        { name: "commit", meaning: "", value: ({ manifest }) => manifest.commit ?? "none" },
        ...runs.some(({ manifest }) => manifest.plan)
          ? [{
            ...{ name: "commit of the plan", meaning: "" },
            value: ({ manifest }: ClaimRun) => manifest.plan?.commit ?? "",
          }]
          : [],
      ]),
      { legend: false },
    ),
    "The rows again, and the check that they are the same:",
    "```sh\n" + [
      ...runs.map(({ manifest }) => manifest.command),
      `deno task study verify ${study.id}`,
    ].join("\n") + "\n```",
  ].join("\n\n");
}

function placeText({ file, entry, manifest: { digest, commit } }: ClaimRun): string {
  return `${file}, entry ${entry}, digest ${digest}${commit ? `, commit ${commit}` : ""}`;
}

/** An entry for a list of literature. */
function bibtex(
  { page }: JudgedClaim,
  { found, where, year }: Readonly<Record<"found" | "where" | "year", string>>,
  { authors, release }: Citation,
): string {
  const fields = {
    author: `{${forTex(authors)}}`,
    title: `{${forTex(found)}}`,
    year,
    howpublished: forTex(release),
    note: forTex(where),
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{matchbox-${page.replaceAll(/^claims\/|\.md$/g, "")},\n${lines.join(",\n")}\n}`;
}

/** With the characters escaped that mean something in TeX. */
function forTex(text: string): string {
  return text.replaceAll(/[&%$#_{}]/g, "\\$&");
}
