/**
 * Looks up a number of the sources: its name, its sentence, its source, and its place in SOURCES.md.
 *
 * @module
 */
import { quote, UsageError } from "matchbox/base/mod.ts";
import { chessProgram } from "./chess_program.ts";
import { chessSearch } from "./chess_search.ts";
import { claimsByChess } from "./claims_by_chess.ts";
import { claimsByLearners } from "./claims_by_learners.ts";
import { claimsByMenace } from "./claims_by_menace.ts";
import { claimsByMetelyk } from "./claims_by_metelyk.ts";
import { claimsByReversi } from "./claims_by_reversi.ts";
import { claimsBySearch } from "./claims_by_search.ts";
import { menace } from "./menace.ts";
import { metelyk } from "./metelyk.ts";
import { reversiHeuristics } from "./reversi_heuristics.ts";
import { reversiLearning } from "./reversi_learning.ts";
import type { Entry, Requirement, Source, SourceId } from "./source.ts";
import { sources } from "./sources.ts";

/** A requirement, a claim, or a part of one. */
export interface Numbered extends Entry {
  /** Whether the source asks for it to be made, or claims that it is so. */
  readonly kind: "requirement" | "claim";
  /** The document it comes from. */
  readonly source: SourceId;
  /** The number of the requirement or claim that it is a part of. */
  readonly partOf?: string;
}

const numbered: readonly Numbered[] = [
  ...required("A", metelyk),
  ...required("B", reversiHeuristics),
  ...required("C", menace),
  ...required("D", reversiLearning),
  ...required("E", [...chessSearch, ...chessProgram]),
  ...[
    ...claimsByMetelyk,
    ...claimsByMenace,
    ...claimsByReversi,
    ...claimsBySearch,
    ...claimsByChess,
    ...claimsByLearners,
  ]
    .toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
    .flatMap((claim) => withParts(claim, "claim", claim.source)),
];

const byId = new Map(numbered.map((entry) => [entry.id, entry]));

/** All requirements by source, then all claims by number, each followed by its parts. */
export function requirementsAndClaims(): readonly Numbered[] {
  return numbered;
}

/**
 * The requirement or claim with this number, e.g. `B5`, `C6` or `C6a`.
 *
 * @throws {UsageError} when there is none
 */
export function entryById(id: string): Numbered {
  const entry = byId.get(id);
  if (entry) return entry;
  throw new UsageError(
    `no requirement or claim ${quote(id)}: expected a number of SOURCES.md, e.g. B5 or C6a`,
  );
}

/**
 * The claim with this number, e.g. `C6` or `C6a`.
 *
 * @throws {UsageError} when there is none, or the number is of a requirement
 */
export function claimById(id: string): Numbered {
  const entry = entryById(id);
  if (entry.kind === "claim") return entry;
  throw new UsageError(`${quote(id)} is a requirement: expected a claim, e.g. C6a`);
}

/**
 * The source of a requirement or claim.
 *
 * @throws {UsageError} when there is no such number
 */
export function sourceOf(id: string): Source {
  const { source } = entryById(id);
  return sources.find((one) => one.id === source)!;
}

/**
 * The link to a requirement or claim, e.g. `../SOURCES.md#c6a`.
 *
 * @param from the path in the project of the file with the link, e.g. `notebooks/05.ipynb`; default: a file
 *   at the root
 * @throws {UsageError} when there is no such number
 */
export function sourceLink(id: string, from = ""): string {
  return `${"../".repeat(from.split("/").length - 1)}SOURCES.md#${anchorOf(entryById(id).id)}`;
}

/**
 * A short plain name, for the legend of a figure.
 *
 * @throws {UsageError} when there is no such number
 */
export function plainName(id: string): string {
  const { legend, name } = entryById(id);
  return legend ?? name;
}

/** The anchor of a number in SOURCES.md. */
export function anchorOf(id: string): string {
  return id.toLowerCase();
}

function required(source: SourceId, entries: readonly Requirement[]): Numbered[] {
  return entries.flatMap((entry) => withParts(entry, "requirement", source));
}

/** An entry of a list, followed by its parts. */
function withParts(
  { parts = [], ...whole }: Requirement,
  kind: Numbered["kind"],
  source: SourceId,
): Numbered[] {
  return [
    { ...whole, kind, source },
    ...parts.map((part): Numbered => ({ ...part, kind, source, partOf: whole.id })),
  ];
}
