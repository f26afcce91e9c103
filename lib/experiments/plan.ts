/**
 * Plans: what a study says before its data of each claim, so that nothing can be fitted to them afterwards.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { onScale, pooled, unitsNeeded } from "matchbox/report/statistics/mod.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { ClaimCase, Rule } from "./claim.ts";
import type { AllowedRange } from "./judge.ts";
import { requirementsAndClaims } from "./sources/mod.ts";
import type { OtherPlan } from "./study.ts";
import { type SaidOfClaim, type Verdict, verdictOn } from "./verdict.ts";

/** The seeds that may decide: each is run once, after the plan is frozen. All others are the pilot. */
export const FRESH_SEEDS: readonly number[] = [101, 102, 103, 104, 105];

/** What a study is to estimate, and how its verdicts will be reached. */
export interface Plan {
  /** The id of the study. */
  readonly study: string;
  /** The preset that is run. */
  readonly preset: string;
  /** Its parameters. */
  readonly params: Readonly<Record<string, unknown>>;
  /** One run each: all fresh seeds, the first of them, or none where the published rows decide. */
  readonly seeds: readonly number[];
  /** Why not all of them. */
  readonly other?: OtherPlan;
  /** In the order of the study. */
  readonly claims: readonly PlannedClaim[];
}

/** What is planned for a claim: all of its statement but the estimates. */
export interface PlannedClaim extends SaidOfClaim {
  /** The number of the claim. */
  readonly claim: string;
  /** What is claimed, in our words. */
  readonly sentence: string;
  /** The words of the source; none for questions of our own. */
  readonly quotation?: string;
  /** How cases become one verdict. */
  readonly rule?: Rule;
  /** The cases that the pilot has. */
  readonly cases: readonly PlannedCase[];
}

/** A case with what the pilot says of it. */
export interface PlannedCase {
  /** Empty for the only case. */
  readonly name: string;
  /** Where its estimate must lie, if not where those of the other cases must. */
  readonly allowed?: AllowedRange;
  /** The estimate of the pilot; of a check the share that holds. */
  readonly pilot: Interval;
  /** The units that decide with a chance of 80 %, if the truth is as the plan says; null where it is unknown. */
  readonly needed: number | null;
}

/**
 * Plans a run by the verdicts of a pilot. What is not set is left out in its file.
 *
 * @param other why the study is not run with all fresh seeds
 */
export function planOf(
  head: Omit<Plan, "claims" | "seeds" | "other">,
  pilot: readonly Verdict[],
  other?: OtherPlan,
): Plan {
  const seeds = other === undefined ? FRESH_SEEDS : "once" in other ? FRESH_SEEDS.slice(0, 1) : [];
  return { ...head, seeds, other, claims: pilot.map(plannedClaim) };
}

/** The seeds of a plan in words, and why they are not all fresh ones. */
export function seedsText({ seeds, other }: Pick<Plan, "seeds" | "other">): string {
  const named = seeds.length === 0
    ? "no fresh seed"
    : seeds.length === 1
    ? `seed ${seeds[0]} alone`
    : `seeds ${seeds.join(", ")}`;
  return other === undefined ? named : `${named}, because ${Object.values(other)[0]}`;
}

/**
 * How verdicts depart from a plan, in one line: another claim, estimand, range or rule.
 *
 * @param verdicts of a run of the same study
 * @returns null when they do not
 */
export function planDifference(plan: Plan, verdicts: readonly Verdict[]): string | null {
  for (const planned of plan.claims) {
    const found = verdicts.find(({ claim }) => claim === planned.claim);
    const different = found ? departure(planned, found) : "it is no longer judged";
    if (different !== null) return `${planned.claim}: ${different}`;
  }
  const names = plan.claims.map(({ claim }) => claim);
  const unplanned = verdicts.find(({ claim }) => !names.includes(claim));
  return unplanned ? `${unplanned.claim}: it is not planned` : null;
}

/** How a verdict departs from what was planned for its claim; null when it does not. */
export function departure(planned: PlannedClaim, verdict: Verdict): string | null {
  const now = plannedClaim(verdict);
  const changed = (["kind", "estimand", "unit", "rule", "allowed"] as const).find((key) =>
    JSON.stringify(planned[key]) !== JSON.stringify(now[key])
  );
  return changed === undefined ? null : `its ${NAMES[changed]} is not the planned one`;
}

const NAMES = {
  ...{ kind: "kind", estimand: "estimand", unit: "unit", rule: "rule" },
  allowed: "allowed range or its reason",
};

/**
 * The verdict on a planned claim by the estimates of several seeds together.
 *
 * @param runs the verdicts of the seeds on this claim; 1 or more
 */
export function pooledVerdict(planned: PlannedClaim, runs: readonly Verdict[]): Verdict {
  // A case that a seed does not have was chosen by the data: the seeds that have it would be no fair sample.
  const byName = [...Map.groupBy(runs.flatMap(({ cases }) => cases), ({ name }) => name)]
    .filter(([, found]) => found.length === runs.length);
  const said = { ...planned, estimand: planned.estimand ?? "" };
  if (planned.kind === "check") {
    const holds = byName.map(([name, found]) => ({
      ...{ name, unit: found[0].unit ?? "" },
      holds: sum(found.map(({ mean, count }) => Math.round(mean * count))),
      of: sum(found.map(({ count }) => count)),
    }));
    return verdictOn({ ...said, kind: "check", holds });
  }
  const cases = byName.map(([name, found]): ClaimCase => {
    const { allowed } = planned.cases.find((each) => each.name === name) ?? {};
    const estimate = pooled(found);
    const exact = estimate.low === null && estimate.unit === undefined;
    return { name, estimate: exact ? estimate.mean : estimate, ...allowed ? { allowed } : {} };
  });
  if (planned.kind === "question") return verdictOn({ ...said, kind: "question", cases });
  const { allowed, rule } = planned;
  const tested = runs.filter(({ verdict }) => verdict !== "void").length;
  return verdictOn({
    ...{ ...said, kind: undefined, allowed: allowed!, rule: rule!, cases },
    ...tested < runs.length && {
      couldFail: { what: "seeds in which it could have failed", count: tested, of: runs.length },
    },
  });
}

function plannedClaim(verdict: Verdict): PlannedClaim {
  const { claim, sentence, kind, estimand, unit, digits, allowed, smallest, exploratory } = verdict;
  const quotation = quotationOf(claim);
  return {
    ...{ claim, sentence, quotation, kind, estimand, unit, digits, allowed, smallest, exploratory },
    ...verdict.rule === null || verdict.rule === "check" ? {} : { rule: verdict.rule },
    cases: verdict.cases.map(({ name, allowed: own, verdict: _, p: __, ...pilot }) => {
      const needed = own === null ? null : unitsFor(pilot, own, smallest);
      return {
        name,
        ...own === null || isSame(own, allowed) ? {} : { allowed: own },
        pilot,
        needed,
      };
    }),
  };
}

function isSame(one: AllowedRange, other: AllowedRange | undefined): boolean {
  return (["low", "high", "open"] as const).every((key) => one[key] === other?.[key]);
}

/** The smallest difference lies inside the range. */
function unitsFor(
  pilot: Interval,
  range: AllowedRange,
  smallest: number | undefined,
): number | null {
  const nearest = nearestEnd(pilot, range);
  if (nearest === null) return null;
  const { end } = nearest;
  const inside = end === range.low ? 1 : -1;
  const distance = smallest === undefined
    ? nearest.distance
    : distanceOf(end + inside * smallest, end, pilot.scale);
  return unitsNeeded(pilot, end, distance);
}

/** The end of a range that is nearest to an estimate, and how far it is on its scale; null without an end. */
export function nearestEnd(
  { mean, scale }: Interval,
  { low, high }: AllowedRange,
): { readonly end: number; readonly distance: number } | null {
  const ends = [low, high].filter((end) => end !== undefined)
    .map((end) => ({ end, distance: distanceOf(mean, end, scale) }));
  return ends.sort((one, other) => one.distance - other.distance)[0] ?? null;
}

function distanceOf(one: number, other: number, scale: Interval["scale"]): number {
  return Math.abs(onScale(one, scale) - onScale(other, scale));
}

/** The words of the source; a part may have those of the claim that it is a part of, but not one of our own. */
function quotationOf(claim: string | undefined): string | undefined {
  const entry = requirementsAndClaims().find(({ id }) => id === claim);
  if (!entry || entry.ours) return undefined;
  return entry.quotation ?? quotationOf(entry.partOf);
}
