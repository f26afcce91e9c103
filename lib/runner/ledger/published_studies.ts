/**
 * Reads the findings and verdicts of all published studies.
 *
 * @module
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "@std/path";
import * as v from "valibot";
import { firstLineOf } from "matchbox/base/mod.ts";
import { loadStudy, studyIds, type Verdict, verdictWords } from "matchbox/experiments/mod.ts";
import { readManifest } from "../manifest.ts";

/** A study with what is published of it. */
export interface PublishedStudy {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** Null when nothing is published, or its files cannot be read. */
  readonly run: PublishedRun | null;
  /** Why its files cannot be read, in one line; null when nothing is wrong. */
  readonly problem: string | null;
}

/** A published run of a study, the thorough one if there is one. */
export interface PublishedRun {
  /** Its folder within results/, e.g. `reversi-6x6/thorough`. */
  readonly folder: string;
  /** What it found, in one sentence. */
  readonly finding: string;
  readonly claims: readonly Verdict[];
  readonly seed: number;
  /** The day on which it ended, e.g. `2026-11-22`. */
  readonly day: string;
  readonly seconds: number;
  /** The verdicts of runs with other seeds. */
  readonly otherSeeds: readonly OtherSeed[];
}

/** The verdicts of a run with another seed. */
export interface OtherSeed {
  readonly seed: number;
  readonly verdicts: readonly Pick<Verdict, "claim" | "verdict">[];
}

const judged = { claim: v.string(), verdict: v.picklist(verdictWords) };
const schema = v.array(v.object({
  ...judged,
  sentence: v.string(),
  measured: v.string(),
  evidence: v.string(),
}));

/**
 * Reads what is published of every study, in the order of their ids. Damaged files of one study do not hide
 * the others.
 *
 * @param results the folder results/
 */
export async function publishedStudies(results: string): Promise<PublishedStudy[]> {
  return await Promise.all(
    studyIds().map(async (id) => {
      const { title, question } = await loadStudy(id);
      try {
        return { id, title, question, run: await readRun(results, id), problem: null };
      } catch (error) {
        return { id, title, question, run: null, problem: firstLineOf(error) };
      }
    }),
  );
}

async function readRun(results: string, id: string): Promise<PublishedRun | null> {
  const largest = [`${id}/thorough`, id].find((folder) => existsSync(join(results, folder)));
  if (largest === undefined) return null;
  const { seed, date, seconds } = await readManifest(join(results, largest, "manifest.json"));
  return {
    folder: largest,
    finding: (await Deno.readTextFile(join(results, largest, "finding.txt"))).trim(),
    claims: await readClaims(join(results, largest, "claims.json"), schema),
    ...{ seed, seconds, day: date.slice(0, 10) },
    otherSeeds: await readOtherSeeds(join(results, id)),
  };
}

/** The runs in the folders `seed-2` and so on of a study. */
async function readOtherSeeds(folder: string): Promise<OtherSeed[]> {
  const names = readdirSync(folder).filter((name) => /^seed-\d+$/.test(name)).sort();
  return await Promise.all(names.map(async (name) => ({
    seed: Number(name.slice("seed-".length)),
    verdicts: await readClaims(join(folder, name, "claims.json"), v.array(v.object(judged))),
  })));
}

async function readClaims<S extends v.GenericSchema>(
  path: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const content = await Deno.readTextFile(path);
  try {
    return v.parse(schema, JSON.parse(content));
  } catch (error) {
    throw new TypeError(`${path} is damaged: ${firstLineOf(error)}`);
  }
}
