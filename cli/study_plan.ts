/**
 * `study plan` and `study power`: what is planned for the seeds that decide, and what sample would decide.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { isDraft, nearestEnd, type Plan, seedsText, studyIds } from "matchbox/experiments/mod.ts";
import { requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { rangeText } from "matchbox/experiments/verdict_text.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { POWER, unitsNeeded } from "matchbox/report/statistics/mod.ts";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { type MadePlan, makePlan } from "matchbox/runner/plans/make_plan.ts";
import { readPlan, writePlan } from "matchbox/runner/plans/plan_file.ts";
import { printJson } from "./options.ts";

const RESULTS = "results";

/** `study plan`: the plan in its file, or the one that would be frozen; `--freeze` writes it. */
export async function planVerb(
  id: string,
  { json, freeze }: { readonly json?: boolean; readonly freeze?: boolean },
): Promise<void> {
  const made = await makePlan(id, RESULTS);
  if (freeze) {
    const path = await writePlan(id, made.plan);
    console.log(`wrote ${path}: it is frozen when it is committed`);
    return;
  }
  const frozen = await readPlan(id);
  const plan = frozen?.plan ?? made.plan;
  if (json) printJson({ frozen: frozen !== null, ...plan });
  else {
    console.log(
      frozen
        ? `The plan of ${id}, digest ${frozen.digest}, ${seedsText(plan)}:`
        : `${id} has no plan yet. This one would be frozen by --freeze and a commit:`,
    );
    console.log("\n" + planText(plan, made));
  }
}

/** `study power`: what sample would decide a claim, by the published run as a pilot. */
export async function powerVerb(
  claim: string,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const { study, made, planned } = await findClaim(claim);
  if (planned.kind !== "claim") {
    throw new UsageError(
      `${claim} is a ${planned.kind}: only a claim with an interval has a power`,
    );
  }
  const rows = planned.cases.map((each) => {
    const allowed = each.allowed ?? planned.allowed!;
    // A claim has at least one end.
    const { end, distance } = nearestEnd(each.pilot, allowed)!;
    const sizes = [1, 1 / 2].map((part) => unitsNeeded(each.pilot, end, distance * part));
    return { ...each, end, units: sizes[0], half: sizes[1] };
  });
  if (json) return printJson({ claim, study, power: POWER, cases: rows });
  const table = tableOf("power", `${claim} in ${study}`, rows, [
    { name: "case", kind: "key", meaning: "the case", value: ({ name }) => name || "the only one" },
    {
      ...{ name: "pilot", meaning: "the estimate of the published run" },
      value: ({ pilot }) => formatInterval(pilot, { digits: planned.digits ?? 3, count: false }),
    },
    { name: "units", meaning: "of the pilot", value: ({ pilot }) => unitsText(pilot) },
    { name: "end", meaning: "the nearest end of the allowed range", value: ({ end }) => end },
    {
      name: "needed",
      meaning: `units that decide with a chance of ${POWER}, if the pilot's estimate is true`,
      value: ({ units }) => units,
    },
    {
      name: "half as far",
      meaning: "the same if the truth is half as far from that end",
      value: ({ half }) => half,
    },
    {
      name: "smallest",
      meaning:
        "the same if the truth is the smallest difference that matters, where the claim names one",
      value: (each) => planned.smallest === undefined ? null : each.needed,
    },
  ]);
  console.log(toMarkdown(table));
  if (made.seconds !== null) {
    console.log(
      `\nA run takes ${
        Math.round(made.seconds)
      } s, and the plan has ${made.plan.seeds.length} of them.`,
    );
  }
}

function planText({ claims, seeds }: Plan, { seconds }: MadePlan): string {
  const rows = claims.flatMap((claim) => claim.cases.map((each) => ({ claim, ...each })));
  const table = tableOf("plan", "What is planned", rows, [
    { name: "claim", kind: "key", meaning: "its number", value: ({ claim }) => claim.claim },
    { name: "case", kind: "key", meaning: "the case", value: ({ name }) => name },
    { name: "estimate", meaning: "what is estimated", value: ({ claim }) => claim.estimand ?? "" },
    {
      ...{ name: "allowed", meaning: "where it must lie" },
      value: ({ claim: { allowed }, allowed: own = allowed, pilot }) =>
        own ? rangeText(own, pilot.low === null) : "",
    },
    { name: "rule", meaning: "how cases become a verdict", value: ({ claim }) => claim.rule ?? "" },
    {
      ...{ name: "pilot", meaning: "the estimate of the pilot" },
      value: ({ claim, pilot }) =>
        formatInterval(pilot, { digits: claim.digits ?? 3, count: false }),
    },
    { name: "units", meaning: "of the pilot", value: ({ pilot }) => unitsText(pilot) },
    {
      name: "needed",
      meaning: `units that decide with a chance of ${POWER}`,
      value: ({ needed }) => needed,
    },
    {
      name: "enough",
      meaning: "whether the seeds together, each of the size of the pilot, have as many",
      value: ({ needed, pilot }) =>
        needed === null ? "" : pilot.count * seeds.length >= needed ? "yes" : "no",
    },
  ]);
  const time = seconds === null
    ? "The pilot had other parameters than the plan has."
    : `A seed takes about ${Math.round(seconds)} s.`;
  return `${toMarkdown(table)}\n\n${time}`;
}

async function findClaim(claim: string) {
  for (const study of studyIds().filter((id) => !isDraft(RESULTS, id))) {
    const made = await makePlan(study, RESULTS);
    const planned = made.plan.claims.find((each) => each.claim === claim);
    if (planned) return { study, made, planned };
  }
  const known = requirementsAndClaims().some(({ id }) => id === claim);
  throw new UsageError(
    known
      ? `no published study judges ${claim}`
      : `no claim "${claim}": expected a number of results/README.md, e.g. C6a`,
  );
}

function unitsText({ count, unit }: { readonly count: number; readonly unit?: string }): string {
  return unit === undefined ? formatNumber(count) : `${formatNumber(count)} ${unit}`;
}
