/**
 * What a verdict rests on: a pilot, or a plan that was frozen before its data.
 *
 * @module
 */
import {
  departure,
  FRESH_SEEDS,
  pooledVerdict,
  type Verdict,
  type VerdictWord,
} from "matchbox/experiments/mod.ts";
import type { PlanFile } from "./plan_file.ts";
import type { SeedVerdicts } from "../publish/read_run.ts";

/** What verdicts may rest on. */
export const ranks = ["pilot", "planned", "exploratory", "exact", "recorded"] as const;

/** A verdict with its rank. */
export interface Standing {
  /** The verdict that counts: over the planned seeds once all are published, and until then the pilot's. */
  readonly verdict: Verdict;
  /** The verdict of the published run. */
  readonly pilot: Verdict;
  /**
   * `pilot`: sample, range and rule may have been chosen after a look at these data. `planned`: they were
   * frozen before. `exploratory`: the data are fresh, but what is asked of them is not what was planned. `exact`: every
   * seed gives the same rows. `recorded`: its games were played once and are kept.
   */
  readonly rank: typeof ranks[number];
  /** Why it is exploratory, as a clause. */
  readonly why?: string;
  /** The verdicts of single fresh seeds, those that are published. */
  readonly fresh: readonly SeedWord[];
  /** The verdicts of the other seeds of the pilot. */
  readonly pilots: readonly SeedWord[];
}

/** What decides beside a run, or is told with it. */
export interface BesideRun {
  /** The verdicts with other seeds. */
  readonly seeds: readonly SeedVerdicts[];
  /** What was planned for the fresh ones; null when nothing is. */
  readonly plan: PlanFile | null;
}

/** Of a run that nothing stands beside. */
export const ALONE: BesideRun = { seeds: [], plan: null };

/** The verdict of a seed. */
export interface SeedWord {
  /** The seed. */
  readonly seed: number;
  /** Its verdict. */
  readonly verdict: VerdictWord;
}

/** The standing of a claim. */
export function standingOf(pilot: Verdict, { seeds, plan }: BesideRun): Standing {
  const { claim } = pilot;
  const found = seeds.flatMap(({ seed, claims, plan }) => {
    const verdict = claims.find((each) => each.claim === claim);
    return verdict ? [{ seed, verdict, plan }] : [];
  });
  const fresh = found.filter(({ seed, plan }) => plan !== null && FRESH_SEEDS.includes(seed));
  const words = (of: typeof found) =>
    of.map(({ seed, verdict }) => ({ seed, verdict: verdict.verdict }));
  const seen = {
    pilot,
    fresh: words(fresh),
    pilots: words(found.filter((each) => !fresh.includes(each))),
  };
  const planned = plan?.plan.claims.find((each) => each.claim === claim);
  if (!planned || fresh.length < plan!.plan.seeds.length) {
    return { verdict: pilot, rank: "pilot", ...seen };
  }
  const { other, seeds: { length } } = plan!.plan;
  if (length === 0) {
    return { verdict: pilot, rank: other && "exact" in other ? "exact" : "recorded", ...seen };
  }
  const verdict = pooledVerdict(planned, fresh.map((each) => each.verdict));
  const changed = fresh.some((each) => each.plan!.digest !== plan!.digest);
  const why = planned.exploratory ?? departure(planned, pilot) ??
    (changed ? "its plan was changed after the data" : undefined);
  return why === undefined
    ? { verdict, rank: "planned", ...seen }
    : { verdict, rank: "exploratory", why, ...seen };
}

/** Whether verdicts of this rank are those of fresh seeds together. */
export function decidedByFresh(rank: Standing["rank"]): boolean {
  return rank === "planned" || rank === "exploratory";
}

/** How many of the seeds agree with the verdict, e.g. `4 of 5 seeds`; of one alone which it is. */
export function seedsPhrase({ verdict, fresh }: Pick<Standing, "verdict" | "fresh">): string {
  if (fresh.length === 1) return `seed ${fresh[0].seed} alone`;
  const agree = fresh.filter((each) => each.verdict === verdict.verdict).length;
  return `${agree} of ${fresh.length} seeds`;
}

/** What the seeds beside a verdict, e.g. `4 of 5 seeds`, count. */
export const AGREEING = "those that give the same verdict alone, each with its part of the sample";

/** What a verdict rests on, in phrases that can follow it: `pilot`, or `planned`, `4 of 5 seeds`, `pilot: partly`. */
export function standingPhrases({ rank, why, verdict, pilot, pilots, fresh }: Standing): string[] {
  const other = pilots.filter((each) => each.verdict !== pilot.verdict)
    .map(({ seed, verdict }) => `seed ${seed}: ${verdict}`);
  if (!decidedByFresh(rank)) return [rank, ...other];
  return [
    why === undefined ? rank : `${rank}, because ${why}`,
    seedsPhrase({ verdict, fresh }),
    `pilot: ${pilot.verdict}`,
    ...other,
  ];
}
