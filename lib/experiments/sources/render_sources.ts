/**
 * SOURCES.md: the sources, their requirements and claims, and the places where these are answered.
 *
 * @module
 */
import { escapeMarkdown } from "matchbox/report/markdown.ts";
import type { VerdictWord } from "../judge.ts";
import { anchorOf, type Numbered, requirementsAndClaims } from "./look_up.ts";
import { papers } from "./papers.ts";
import type { Paper, Source } from "./source.ts";
import { sources } from "./sources.ts";
import type { Answered, Place } from "./where_answered.ts";

const INTRODUCTION = `# Sources

Matchbox brings together the game programs of five sources. Each requirement and each claim of a source
has a number, used in the code, the studies and the notebooks: B5 is a requirement of source B, C6 a
claim. (C stands for claims of any source; the requirements of source C begin with M, for MENACE.)

The sentences are ours. Where a source is silent or contradicts itself, _our reading_ is our
interpretation. Where we do something else than the source says, _literally_ gives its own version, kept
as a variant. A number that no file of \`lib/\` and no study cites is open. The verdicts of the studies
are in the [ledger](results/README.md).

This page is made by \`deno task sources\`.`;

/**
 * Writes SOURCES.md.
 *
 * @param answered the places that answer the numbers and cite the papers
 * @param verdicts of the published studies, by number
 * @returns Markdown, with a line end after the last line
 */
export function renderSources(answered: Answered, verdicts: Verdicts): string {
  const entries = requirementsAndClaims();
  const requirements = (source: Source) =>
    entries.filter(({ kind, source: id, partOf }) =>
      kind === "requirement" && id === source.id && !partOf
    );
  const claims = entries.filter(({ kind }) => kind === "claim");
  const render = (shown: readonly Numbered[]) =>
    shown.filter(({ partOf }) => !partOf).map((entry) =>
      entryOf(entry, entries, { answered, verdicts })
    );
  return [
    INTRODUCTION,
    "## By number",
    ...sources.map((source) =>
      `${source.id}, [${shortNames[source.id]}](#${sectionOf(source)}): ${
        indexOf(requirements(source))
      }`
    ),
    `[Claims](#claims): ${indexOf(claims.filter(({ partOf }) => !partOf))}`,
    "[Papers](#papers)",
    "## The five sources",
    documentsTable(),
    ...sources.flatMap((source) => [
      `<a id="${sectionOf(source)}"></a>`,
      `## ${source.id}. ${shortNames[source.id]}`,
      ...render(requirements(source)),
    ]),
    "## Claims",
    "The letter after a name is the source of the claim.",
    ...render(claims),
    "## Papers",
    "The publications of the methods, and the files that cite them.",
    papers.map((paper) => paperOf(paper, answered)).join("\n"),
  ].join("\n\n") + "\n";
}

/** The verdicts of the published studies, by number. */
export type Verdicts = ReadonlyMap<string, VerdictWord>;

/** What is known about the numbers. */
interface Known {
  readonly answered: Answered;
  readonly verdicts: Verdicts;
}

/** The headings of the sections. */
const shortNames: Record<Source["id"], string> = {
  A: "Metelyk",
  B: "Reversi with five heuristics",
  C: "MENACE",
  D: "Reversi with self-learning",
  E: "Chess",
};

function sectionOf({ id }: Source): string {
  return `source-${anchorOf(id)}`;
}

function indexOf(entries: readonly Numbered[]): string {
  return entries.map(({ id }) => `[${id}](#${anchorOf(id)})`).join(" ");
}

function documentsTable(): string {
  const rows = sources.map((source) => {
    const { id, author, title, titleInEnglish, kind, year, language, note } = source;
    const cite = `${author ?? "Without an author"}: “${title}” (${titleInEnglish}), ${kind}, ` +
      `${year ?? "undated"}. ${language}.${note ? ` ${note}` : ""}`;
    return `| [${id}](#${sectionOf(source)}) | ${escapeMarkdown(cite)} |`;
  });
  return ["| letter | how to cite it |", "| --- | --- |", ...rows].join("\n");
}

/** A requirement or claim with its parts. */
function entryOf(entry: Numbered, entries: readonly Numbered[], known: Known): string {
  const parts = entries.filter(({ partOf }) => partOf === entry.id);
  const blocks = [textOf(entry, parts.length > 0)];
  if (entry.quotation) blocks.push(`> ${quoted(entry.quotation)}`);
  const places = placesOf(entry, known);
  const answeredInPart = parts.some((part) => placesOf(part, known));
  if (places || !answeredInPart) blocks.push(places ?? "_Open._");
  if (parts.length) {
    blocks.push(parts.map((part) => partOf(part, placesOf(part, known))).join("\n"));
  }
  return blocks.join("\n\n");
}

function partOf(part: Numbered, places: string | undefined): string {
  const quotation = part.quotation ? ` ${quoted(part.quotation)}` : "";
  return `- ${textOf(part, false)}${quotation}${places ? ` ${places}` : ""}`;
}

/** @param divided whether it has parts; these then have the quotations */
function textOf(entry: Numbered, divided: boolean): string {
  const { id, kind, source, name, sentence, reading, literal, quotation, ours, partOf } = entry;
  const title = `${id}. ${escapeMarkdown(capital(name))}.`;
  const sentences = [`<a id="${anchorOf(id)}"></a>**${title}**`];
  if (kind === "claim" && !partOf) sentences.push(`(${source})`);
  sentences.push(escapeMarkdown(sentence));
  if (reading) sentences.push(`_Our reading:_ ${escapeMarkdown(reading)}`);
  if (literal) sentences.push(`_Literally:_ ${escapeMarkdown(literal)}`);
  if (ours) sentences.push("_Ours: the source does not say so._");
  else if (!quotation && !partOf && !divided) {
    sentences.push("_Not stated in these words in the source._");
  }
  return sentences.join(" ");
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

function quoted(quotation: string): string {
  return `“${escapeMarkdown(quotation)}”`;
}

/** The verdict on a number, and the studies and files that answer it; undefined when there are none. */
function placesOf({ id, open }: Numbered, { answered, verdicts }: Known): string | undefined {
  const { studies = [], files = [] } = answered.numbers.get(id) ?? {};
  const lines: string[] = [];
  const verdict = verdicts.get(id);
  if (verdict) lines.push(`[${capital(verdict)}](results/README.md#${anchorOf(id)}).`);
  if (open) lines.push(`_Open:_ ${escapeMarkdown(open)}`);
  if (studies.length) lines.push(`Studied in ${links(studies)}.`);
  if (files.length) lines.push(`In the code: ${links(files)}.`);
  return lines.join(" ") || undefined;
}

function paperOf(paper: Paper, { papers: named }: Answered): string {
  const { authors, year, title, where, subject } = paper;
  const by = authors.length ? `${listed(authors)}: ` : "";
  const places = named.get(paper);
  return `- ${escapeMarkdown(`${by}“${title}”, ${where}, ${year}: ${subject}.`)}${
    places ? ` Cited in ${links(places)}.` : ""
  }`;
}

function links(places: readonly Place[]): string {
  return places.map(({ label, path }) => `[${escapeMarkdown(label)}](${path})`).join(", ");
}

/** `one`, `one and two`, `one, two and three`. */
function listed(names: readonly string[]): string {
  return names.join(", ").replace(/, ([^,]*)$/, " and $1");
}
