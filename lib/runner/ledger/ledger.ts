/**
 * The ledger: every requirement and claim of the sources with the verdict of the study that judges it.
 *
 * @module
 */
import { type Numbered, requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { type Standing, standingOf } from "../plans/standing.ts";
import type { PublishedRun, PublishedStudy } from "./published_studies.ts";

/** A requirement or claim, or a part of one, with its verdict. */
export interface LedgerEntry {
  /** The entry of the sources. */
  readonly numbered: Numbered;
  /** Null when no study judges it, and for a claim in parts. */
  readonly judgement: Judgement | null;
  /** Empty when it is not in parts. */
  readonly parts: readonly LedgerEntry[];
}

/** A verdict with the study that found it, and what it rests on. */
export interface Judgement extends Standing {
  /** The study that judges the claim. */
  readonly study: PublishedStudy;
  /** Its published run. */
  readonly run: PublishedRun;
}

/** Every requirement and every claim in the order of the source table, parts within their claim. */
export function ledgerOf(studies: readonly PublishedStudy[]): LedgerEntry[] {
  const judgements = new Map(
    studies.flatMap(judgementsOf).map((judgement) => [judgement.verdict.claim, judgement]),
  );
  const all = requirementsAndClaims();
  const entryOf = (numbered: Numbered): LedgerEntry => ({
    numbered,
    judgement: judgements.get(numbered.id) ?? null,
    parts: all.filter(({ partOf }) => partOf === numbered.id).map(entryOf),
  });
  return all.filter(({ partOf }) => partOf === undefined).map(entryOf);
}

/** The entries that are judged as a whole: the parts of those in parts, and the others themselves. */
export function wholeEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.flatMap((entry) => entry.parts.length ? entry.parts : [entry]);
}

/** The verdicts of a study. */
export function judgementsOf(study: PublishedStudy): Judgement[] {
  const { run, plan } = study;
  if (run === null) return [];
  return run.claims.map((pilot) => ({
    ...{ study, run },
    ...standingOf(pilot, { seeds: run.otherSeeds, plan }),
  }));
}
