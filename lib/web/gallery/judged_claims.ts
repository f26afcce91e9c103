/**
 * The claims and questions that published studies judge, with all runs behind each verdict.
 *
 * @module
 */
import { join, relative } from "@std/path";
import {
  type PlannedClaim,
  planOf,
  pooledVerdict,
  type Verdict,
} from "matchbox/experiments/mod.ts";
import { requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { notebooksOfStudies } from "matchbox/runner/notebook_files/reading_order.ts";
import {
  type Judgement,
  judgementsOf,
  ledgerOf,
  wholeEntries,
} from "matchbox/runner/ledger/ledger.ts";
import { type Adjusted, adjustedOf } from "matchbox/runner/ledger/many_claims.ts";
import {
  type PublishedRun,
  publishedStudies,
  type PublishedStudy,
} from "matchbox/runner/ledger/published_studies.ts";
import { decidedByFresh } from "matchbox/runner/plans/standing.ts";
import { planPath } from "matchbox/runner/plans/plan_file.ts";
import { type Manifest, readManifest } from "matchbox/runner/publish/manifest.ts";
import { folderOfRun, nameOfSeed } from "matchbox/runner/publish/run_names.ts";

/** The page of all claims; a file of the gallery, named as if it were one of the project. */
export const CLAIMS = "claims/README.md";

/** A claim or question with what is published of it. */
export interface JudgedClaim extends Judgement {
  /** The path of its page, named as if it were a file of the project. */
  readonly page: string;
  /** Whether it has a number of the sources. */
  readonly known: boolean;
  /** Its p-values among those of the ledger; undefined where no interval decides. */
  readonly adjusted: Adjusted | undefined;
  /** How many claims of the ledger have p-values. */
  readonly many: number;
  /** All runs that judge it: the published one, other seeds of the pilot, fresh seeds. */
  readonly runs: readonly ClaimRun[];
  /** Over the fresh seeds once all are there, until then over the pilot's of one preset; null for a single run. */
  readonly pooled: PooledRuns | null;
  /** What is planned for it, or what would be planned by the pilot as it is. */
  readonly planned: PlannedClaim;
  /** The file of the plan within the project. */
  readonly planFile: string;
  /** The notebook about the study; undefined without one. */
  readonly notebook: string | undefined;
}

/** A run that judges a claim. */
export interface ClaimRun {
  /** Master seed. */
  readonly seed: number;
  /** Whether it was run after the plan was frozen. */
  readonly fresh: boolean;
  /** What it says of the claim. */
  readonly verdict: Verdict;
  /** The file with the verdict, within the project. */
  readonly file: string;
  /** Its place in that file, from 1. */
  readonly entry: number;
  /** How the run was made. */
  readonly manifest: Manifest;
}

/** The verdict of several runs together. */
export interface PooledRuns {
  /** Their seeds. */
  readonly seeds: readonly number[];
  /** What their estimates say together. */
  readonly verdict: Verdict;
}

/**
 * Reads the claims that the published studies judge: those of the sources in the order of the ledger, then
 * questions of one's own.
 *
 * @param root the folder of the project
 * @param notebooks with the ids of the studies that they show, by path in reading order
 */
export async function readJudgedClaims(
  root: string,
  notebooks: ReadonlyMap<string, { readonly studies: readonly string[] }>,
): Promise<JudgedClaim[]> {
  const results = join(root, "results");
  const studies = await publishedStudies(results);
  const inLedger = wholeEntries(ledgerOf(studies)).flatMap(({ judgement }) => judgement ?? []);
  const known = new Set(requirementsAndClaims().map(({ id }) => id));
  const own = studies.flatMap(judgementsOf).filter(({ verdict }) => !known.has(verdict.claim));
  const judgements = [...inLedger, ...own];
  const adjusted = adjustedOf(judgements);
  const places = notebooksOfStudies(
    [...notebooks].map(([path, { studies }]) => [path, studies] as const),
  );
  const manifests = await manifestsOf(results, studies);
  return judgements.map((judgement): JudgedClaim => {
    const { claim } = judgement.verdict;
    const { id, plan } = judgement.study;
    const runs = runsOf(judgement, manifests);
    const [{ manifest: { preset, params } }] = runs;
    const planned = plan?.plan.claims.find((each) => each.claim === claim) ??
      planOf({ study: id, preset, params }, [judgement.pilot]).claims[0];
    return {
      ...judgement,
      page: `claims/${known.has(claim) ? claim : ownName(id, claim)}.md`,
      known: known.has(claim),
      adjusted: adjusted.get(claim),
      many: adjusted.size,
      ...{ runs, planned, pooled: pooledOf(judgement, runs, planned) },
      planFile: relative(root, planPath(id)).replaceAll("\\", "/"),
      notebook: places.get(id),
    };
  });
}

/** Questions of several studies may have one number, which is free text. */
function ownName(study: string, claim: string): string {
  return `${study}-${claim.replaceAll(/[^\w-]+/g, "_")}`;
}

/** The manifests of all runs that have verdicts, by folder within results/. */
async function manifestsOf(
  results: string,
  studies: readonly PublishedStudy[],
): Promise<ReadonlyMap<string, Manifest>> {
  const folders = studies.flatMap(({ id, run }) =>
    run ? [run.folder, ...seedFolders(id, run)] : []
  );
  return new Map(
    await Promise.all(
      folders.map(async (folder) =>
        [folder, await readManifest(join(results, folder, "manifest.json"))] as const
      ),
    ),
  );
}

function seedFolders(id: string, { otherSeeds }: PublishedRun): string[] {
  return otherSeeds.map(({ seed }) => folderOfSeed(id, seed));
}

function folderOfSeed(id: string, seed: number): string {
  return `${id}/${folderOfRun(nameOfSeed(seed))}`;
}

function runsOf(
  { study, run, pilot, fresh }: Judgement,
  manifests: ReadonlyMap<string, Manifest>,
): ClaimRun[] {
  const all = [
    { seed: run.seed, claims: run.claims, folder: run.folder },
    ...run.otherSeeds.map((each) => ({ ...each, folder: folderOfSeed(study.id, each.seed) })),
  ];
  return all.flatMap(({ seed, claims, folder }) => {
    const index = claims.findIndex(({ claim }) => claim === pilot.claim);
    return index < 0 ? [] : [{
      seed,
      fresh: fresh.some((each) => each.seed === seed),
      verdict: claims[index],
      file: `results/${folder}/claims.json`,
      entry: index + 1,
      manifest: manifests.get(folder)!,
    }];
  });
}

function pooledOf(
  { rank, verdict }: Judgement,
  runs: readonly ClaimRun[],
  planned: PlannedClaim,
): PooledRuns | null {
  const seedsOf = (some: readonly ClaimRun[]) => some.map(({ seed }) => seed);
  if (decidedByFresh(rank)) {
    return { seeds: seedsOf(runs.filter(({ fresh }) => fresh)), verdict };
  }
  const [{ manifest: { preset } }] = runs;
  const alike = runs.filter(({ fresh, manifest }) => !fresh && manifest.preset === preset);
  if (alike.length < 2) return null;
  const together = pooledVerdict(planned, alike.map((each) => each.verdict));
  return { seeds: seedsOf(alike), verdict: together };
}
