/**
 * The page of a claim: what the source says, how it is judged, all numbers, the plan, what was changed, and
 * how to cite it.
 *
 * @module
 */
import { planChanges, type PlannedCase, type Rule, seedsText } from "matchbox/experiments/mod.ts";
import {
  entryById,
  type Numbered,
  plainName,
  sourceLink,
  sourceOf,
} from "matchbox/experiments/sources/mod.ts";
import { heldIn, rangeText } from "matchbox/experiments/verdict_text.ts";
import { capitalized, formatNumber } from "matchbox/report/format.ts";
import { escapeMarkdown, toMarkdown } from "matchbox/report/markdown.ts";
import { toSvg } from "matchbox/report/plot.ts";
import { POWER } from "matchbox/report/statistics/mod.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { changedAfterLook, changeLine, HISTORY } from "matchbox/runner/ledger/history_page.ts";
import { formatP, LEVEL } from "matchbox/runner/ledger/many_claims.ts";
import {
  AGREEING,
  decidedByFresh,
  seedsPhrase,
  standingPhrases,
} from "matchbox/runner/plans/standing.ts";
import { escape } from "@std/html";
import { type Citation, citationText } from "./claim_citation.ts";
import { forestOf, isExact, nameOfRun } from "./claim_forest.ts";
import type { JudgedClaim } from "./judged_claims.ts";

/** The rules in words. */
const RULES: Readonly<Record<Rule | "check", string>> = {
  every: "one refuted case refutes the claim, and all must hold",
  some: "one case that holds confirms the claim",
  each: "the claim is about cases in general, so that it can hold in part",
  pooled: "one estimate over all cases decides",
  check: "it must hold without exception",
};

/** What ranks mean. */
const RANKS: Readonly<Record<JudgedClaim["rank"], string>> = {
  pilot:
    "sample, range and rule may have been chosen after a look at these data. What decides are " +
    "fresh seeds that are run after a plan is frozen; until then it is the published run",
  planned: "case, range, rule and sample were frozen before the fresh seeds were run",
  exact: "nothing is drawn at random, so that every seed gives these rows",
  recorded: "the games were played once and are kept, so that another seed would count them again",
  exploratory: "the data are fresh, but what is asked of them is not what was planned before them",
};

/** The page as Markdown, with the path of a file of the project. */
export async function claimPage(claim: JudgedClaim, citation: Citation): Promise<string> {
  const { verdict, study, run, notebook } = claim;
  const title = titleOf(claim);
  const links = [
    `Study: [${escapeMarkdown(study.title)}](../results/${run.folder}/README.md)`,
    ...notebook ? [`[notebook](../${notebook})`] : [],
    ...claim.known ? [`[sources](${sourceLink(verdict.claim, claim.page)})`] : [],
    "[ledger](../results/README.md)",
  ];
  return [
    `# ${escapeMarkdown(title)}`,
    `**${escapeMarkdown(verdict.sentence)}**`,
    `**Verdict: ${[verdict.verdict, ...standingPhrases(claim).map(escapeMarkdown)].join("; ")}.**`,
    `${escapeMarkdown(capitalized(verdict.measured))}.`,
    links.join(" · "),
    ...claim.known ? ["## What the source says", ...sourceParts(entryById(verdict.claim))] : [],
    "## How it is judged",
    judgedList(claim),
    "## The numbers",
    await figureHtml(claim, title),
    numbersTable(claim),
    escapeMarkdown(verdict.evidence),
    "## The plan",
    ...planParts(claim),
    "## Among many claims",
    amongMany(claim),
    "## What was changed",
    ...changesOf(claim),
    "## How to cite it",
    citationText(claim, title, citation),
  ].filter(Boolean).join("\n\n") + "\n";
}

/** `C6a, square root of minimax`; a question of one's own has the title of its study. */
export function titleOf({ verdict: { claim }, known, study }: JudgedClaim): string {
  return `${claim}, ${known ? plainName(claim) : study.title}`;
}

/** The words of the source, and what we make of them. */
function sourceParts(entry: Numbered): string[] {
  const { id, partOf, reading, literal, ours } = entry;
  const whole = partOf === undefined ? undefined : entryById(partOf);
  const { author, title, titleInEnglish, kind, year, language } = sourceOf(id);
  const named = [
    ...author ? [author] : [],
    `_${title}_${title === titleInEnglish ? "" : ` (${titleInEnglish})`}`,
    ...[kind, ...year ? [year] : [], `in ${language}`],
  ].join(", ");
  const quotation = entry.quotation ?? (ours ? undefined : whole?.quotation);
  const of = entry.quotation === undefined && quotation !== undefined ? `, on ${partOf}` : "";
  return [
    ...quotation === undefined
      ? []
      : [`> ${escapeMarkdown(quotation)}`, `Source ${entry.source}${of}: ${named}.`],
    ...ours ?? whole?.ours ? ["The source does not say so: the question is ours."] : [],
    ...whole ? [`A part of ${whole.id}: ${escapeMarkdown(whole.sentence)}`] : [],
    ...reading ? [`_Our reading:_ ${escapeMarkdown(reading)}`] : [],
    ...literal ? [`_Literally:_ ${escapeMarkdown(literal)}`] : [],
  ];
}

function judgedList(claim: JudgedClaim): string {
  const { verdict, rank, why, fresh } = claim;
  const { kind, estimand, unit, cases, allowed, rule, smallest, exploratory } = verdict;
  const exact = cases.length > 0 && cases.every(isExact);
  const named = cases.flatMap(({ name }) => name || []);
  const own = cases.some((each) => each.allowed && allowed && !sameRange(each.allowed, allowed));
  const items: readonly (readonly [label: string, text: string | undefined])[] = [
    ["Rank", `${rank}: ${RANKS[rank]}${why ? `: ${why}` : ""}`],
    [
      "Seeds",
      decidedByFresh(rank) && fresh.length > 1 ? `${seedsPhrase(claim)}: ${AGREEING}` : undefined,
    ],
    ["What is estimated", estimand && `${estimand}${unit ? `, in ${unit}` : ""}`],
    ["Cases", named.length ? `${formatNumber(cases.length)}: ${named.join("; ")}` : "one"],
    [
      "Allowed",
      allowed &&
      `${rangeText(allowed, exact)}${own ? ", where a case has no range of its own" : ""}, ` +
        allowed.reason,
    ],
    ["Smallest effect that matters", smallest === undefined ? undefined : formatNumber(smallest)],
    ["Rule", rule === null ? undefined : cases.length > 1 || rule === "check" ? RULES[rule] : ""],
    ["Nothing is claimed", kind === "question" ? "a number answers the question" : undefined],
    ["Exploratory", exploratory],
  ];
  return items.filter(([, text]) => text)
    .map(([label, text]) => `- **${label}:** ${escapeMarkdown(text!)}.`).join("\n");
}

function sameRange(one: object, other: object): boolean {
  const { low, high } = one as { low?: number; high?: number };
  const { low: least, high: most } = other as { low?: number; high?: number };
  return low === least && high === most;
}

async function figureHtml(claim: JudgedClaim, title: string): Promise<string> {
  const figure = forestOf(claim, `${title}: ${claim.verdict.verdict}`);
  if (figure === null) return "";
  const source = `data:image/svg+xml,${encodeURIComponent(await toSvg(figure))}`;
  return `<figure data-matchbox="${figure.name}"><img src="${source}" alt="${
    escape(`${figure.title}. ${figure.caption}`)
  }"></figure>\n<p class="small">${escape(figure.caption)}</p>`;
}

/** Every case in every run, and the pooled estimates. */
function numbersTable({ runs, pooled, verdict: { digits, kind } }: JudgedClaim): string {
  const rows = [
    ...runs.map((run) => ({ name: nameOfRun(run), cases: run.verdict.cases })),
    ...pooled
      ? [{ name: "pooled", cases: pooled.verdict.cases.filter((each) => !isExact(each)) }]
      : [],
  ].flatMap(({ name, cases }) => cases.map((each) => ({ run: name, ...each })));
  const names = [...new Set(rows.map(({ name }) => name))];
  const sorted = names.flatMap((name) => rows.filter((each) => each.name === name));
  const hasCases = names.some(Boolean);
  return toMarkdown(
    tableOf("numbers", "", sorted, [
      ...hasCases
        ? [{ name: "case", meaning: "", value: ({ name }: typeof sorted[number]) => name }]
        : [],
      { name: "run", meaning: "", value: ({ run }) => run },
      kind === "check" ? { name: "holds in", meaning: "", value: heldIn } : {
        ...{ name: "estimate", meaning: "", digits: digitsOf(sorted, digits) },
        value: (each) => each,
      },
      { name: "over", meaning: "", value: unitsText },
      {
        ...{ name: "allowed", meaning: "" },
        value: (each) => each.allowed ? rangeText(each.allowed, isExact(each)) : "",
      },
      { name: "verdict", meaning: "", value: ({ verdict }) => verdict },
      { name: "p", meaning: "", value: ({ p }) => p === null ? "" : formatP(p) },
    ]),
    { legend: false },
  );
}

/** Whole numbers without intervals have no digits after the point. */
function digitsOf(estimates: readonly Interval[], digits = 3): number {
  const whole = estimates.every(({ mean, low }) => low === null && Number.isInteger(mean));
  return whole ? 0 : digits;
}

function unitsText({ count, unit }: Interval): string {
  return unit === undefined ? "" : `${formatNumber(count)} ${unit}`;
}

function planParts({ study, planned, planFile }: JudgedClaim): string[] {
  const { id, plan } = study;
  const digits = digitsOf(planned.cases.map(({ pilot }) => pilot), planned.digits);
  const head = plan
    ? `The [plan](../${planFile}) of the study, digest \`${plan.digest}\`: preset ` +
      `\`${plan.plan.preset}\`, ${seedsText(plan.plan)}.`
    : `The study has no frozen plan yet; \`deno task study plan ${id}\` shows the one that would be.`;
  if (planned.cases.every(({ needed }) => needed === null)) return [head];
  const size = (each: PlannedCase) => each.needed === null ? "" : formatNumber(each.needed);
  return [
    head,
    `What it takes to decide with a chance of ${formatNumber(100 * POWER)} %, by the pilot:`,
    toMarkdown(
      tableOf("plan", "", planned.cases, [
        ...planned.cases.some(({ name }) => name)
          ? [{ name: "case", meaning: "", value: ({ name }: PlannedCase) => name }]
          : [],
        { name: "pilot", meaning: "", digits, value: ({ pilot }) => pilot },
        { name: "units of the pilot", meaning: "", value: ({ pilot }) => unitsText(pilot) },
        { name: "needed", meaning: "", value: size },
      ]),
      { legend: false },
    ),
  ];
}

function amongMany({ adjusted, many }: JudgedClaim): string {
  if (!adjusted) {
    return "No interval decides it, so that it has no p-value among those of the ledger.";
  }
  const { p, holm, rate } = adjusted;
  const survives = (value: number) => value < LEVEL ? "survives" : "does not survive";
  return `Its p-value: ${formatP(p)}. Corrected by Holm for the ${
    formatNumber(many)
  } verdicts of the ` +
    `ledger that come from intervals: ${formatP(holm)}; the verdict ${
      survives(holm)
    }. As a false ` +
    `discovery rate: ${formatP(rate)}; the verdict ${survives(rate)} a rate of ${
      formatNumber(100 * LEVEL)
    } %.`;
}

function changesOf({ verdict: { claim } }: JudgedClaim): string[] {
  const changes = planChanges.filter((change) => change.claim === claim);
  const all = `[The history of all claims](../${HISTORY})`;
  if (changes.length === 0) return [`How it is judged was not changed. ${all}.`];
  const look = changedAfterLook().has(claim)
    ? "Some of this was changed after a look at the data, which are only a pilot for it. "
    : "";
  return [`${look}${all}.`, changes.map(changeLine).join("\n")];
}
