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
import type { PlanFile } from "../plans/plan_file.ts";
import type { SeedVerdicts } from "../publish/read_run.ts";

/** A verdict with its rank. */
export interface Standing {
  /** The verdict that counts: over all fresh seeds once they are published, and until then the pilot's. */
  readonly verdict: Verdict;
  /**
   * `pilot`: sample, range and rule may have been chosen after a look at these data. `planned`: they were
   * frozen before. `exploratory`: the data are fresh, but what is asked of them is not what was planned.
   */
  readonly rank: "pilot" | "planned" | "exploratory";
  /** Why it is exploratory, as a clause. */
  readonly why?: string;
  /** The verdicts of single fresh seeds. */
  readonly fresh: readonly SeedWord[];
  /** The verdicts of the other seeds of the pilot. */
  readonly pilots: readonly SeedWord[];
}

/** The verdict of a seed. */
export interface SeedWord {
  /** The seed. */
  readonly seed: number;
  /** Its verdict. */
  readonly verdict: VerdictWord;
}

/** The standing of a claim. */
export function standingOf(
  pilot: Verdict,
  seeds: readonly SeedVerdicts[],
  plan: PlanFile | null,
): Standing {
  const { claim } = pilot;
  const found = seeds.flatMap(({ seed, claims, plan }) => {
    const verdict = claims.find((each) => each.claim === claim);
    return verdict ? [{ seed, verdict, plan }] : [];
  });
  const fresh = found.filter(({ seed, plan }) => plan !== null && FRESH_SEEDS.includes(seed));
  const words = (of: typeof found) =>
    of.map(({ seed, verdict }) => ({ seed, verdict: verdict.verdict }));
  const seen = {
    fresh: words(fresh),
    pilots: words(found.filter((each) => !fresh.includes(each))),
  };
  const planned = plan?.plan.claims.find((each) => each.claim === claim);
  if (fresh.length < FRESH_SEEDS.length || !planned) {
    return { verdict: pilot, rank: "pilot", ...seen };
  }
  const verdict = pooledVerdict(planned, fresh.map((each) => each.verdict));
  const changed = fresh.some((each) => each.plan!.digest !== plan!.digest);
  const why = planned.exploratory ?? departure(planned, pilot) ??
    (changed ? "its plan was changed after the data" : undefined);
  return why === undefined
    ? { verdict, rank: "planned", ...seen }
    : { verdict, rank: "exploratory", why, ...seen };
}
