/**
 * The words of a verdict: the line of the ledger, and the evidence.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { capitalized, formatNumber } from "matchbox/report/format.ts";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import type { Check, Claim, Question, Rule, Statement } from "./claim.ts";
import type { AllowedRange } from "./judge.ts";
import type { Judged, JudgedCase } from "./judge_cases.ts";

/** Digits after the point of an estimate. */
const DIGITS = 3;
/** The rows of a small run may hold no case of a claim. */
const NONE = "0 cases";

/** The line of the ledger: the number that decides, with its interval and count; no full stop. */
export function measuredOf(statement: Statement, judged: Judged): string {
  if (statement.kind === "check") return heldTogether(statement);
  const { estimand, unit, digits = DIGITS } = statement;
  const sorted = judged.cases.toSorted((one, other) => one.mean - other.mean);
  const ends = sorted.length < 2 ? sorted : [sorted[0], sorted[sorted.length - 1]];
  const range =
    ends.length === 2 && ends.every((each) => isExact(each) && each.mean === ends[0].mean)
      ? caseNumber(ends[0], digits)
      : ends.map((each) => withName(each, digits)).join(" to ");
  return [
    `${countsOf(judged)}${estimand}: ${
      range ? `${range}${unit === undefined ? "" : ` ${unit}`}` : NONE
    }`,
    ...unitsOf(judged.cases),
  ].join(", ");
}

/**
 * All numbers with their intervals, what stands beside them, and what confirmed means; of a check only what
 * stands beside it.
 */
export function evidenceOf(statement: Statement, judged: Judged): string {
  const beside = statement.beside ?? [];
  if (statement.kind === "check") return beside.join(" ");
  const { estimand, unit, digits = DIGITS } = statement;
  const head = `${capitalized(estimand)}${unit === undefined ? "" : `, in ${unit}`}`;
  const numbers = numbersOf(judged, statement, digits);
  const over = unitsOf(judged.cases).map((units) => ` (95 % intervals over ${units})`).join("");
  return [
    `${head}: ${numbers || NONE}${over}.`,
    ...beside,
    ...(statement.kind === "question" ? [] : [...testedBy(statement), whatConfirms(statement)]),
  ].join(" ");
}

/** "2 of 3 cases confirmed, 1 undecided; " where several cases are not all alike. */
function countsOf({ cases, rule }: Judged): string {
  const words = Map.groupBy(cases, ({ verdict }) => verdict);
  if (rule === null || words.size < 2) return "";
  const counts = (["confirmed", "refuted", "not decided"] as const).flatMap((word) => {
    const count = words.get(word)?.length;
    return count === undefined ? [] : [[count, word === "not decided" ? "undecided" : word]];
  });
  const [[first, word], ...others] = counts;
  const rest = others.map(([count, other]) => `, ${count} ${other}`).join("");
  return `${first} of ${cases.length} cases ${word}${rest}; `;
}

/** "14 series", or the fewest and the most; nothing where no estimate has an interval. */
function unitsOf(cases: readonly JudgedCase[]): string[] {
  const units = [
    ...Map.groupBy(cases.filter(({ unit }) => unit !== undefined), ({ unit }) => unit!),
  ];
  if (units.length === 0) return [];
  return [
    units.map(([unit, own]) => {
      const counts = own.map(({ count }) => count);
      const [least, most] = [Math.min(...counts), Math.max(...counts)];
      const range = least === most ? "" : `${formatNumber(least)} to `;
      return `${range}${formatNumber(most)} ${unit}`;
    }).join(" and "),
  ];
}

/** A single case by its name, several cases together. */
function heldTogether(check: Check): string {
  if (check.holds.length === 1) {
    const [{ name, holds, of, unit }] = check.holds;
    return `holds in ${formatNumber(holds)} of ${formatNumber(of)} ${unit}${name && ` (${name})`}`;
  }
  const units = [...Map.groupBy(check.holds, ({ unit }) => unit)].map(([unit, cases]) => {
    const [holds, of] = (["holds", "of"] as const).map((count) =>
      formatNumber(sum(cases.map((each) => each[count])))
    );
    return `${holds} of ${of} ${unit}`;
  });
  return `holds in ${units.join(" and ")}`;
}

/** How often a check holds in a case: `8 of 9 positions`. */
export function heldIn({ mean, count, unit }: JudgedCase): string {
  return `${formatNumber(Math.round(mean * count))} of ${formatNumber(count)} ${unit}`;
}

function withName(each: JudgedCase, digits: number): string {
  return `${caseNumber(each, digits)}${each.name && ` (${each.name})`}`;
}

/** Cases by their numbers. Neighbours that must lie in a range of their own, apart from others, have it once. */
function numbersOf(judged: Judged, { cases }: Claim | Question, digits: number): string {
  const ranges = cases.map(({ allowed, estimate }) =>
    allowed && rangeText(allowed, typeof estimate === "number")
  );
  return judged.cases.map((each, index) => {
    const range = ranges[index];
    const number = withName(each, digits);
    if (range === undefined || range === ranges[index + 1]) return number;
    return `${number} (${range === ranges[index - 1] ? "each " : ""}allowed: ${range})`;
  }).join("; ");
}

/** The estimate of a case with its interval, without its name and count. */
export function caseNumber(each: JudgedCase, digits = DIGITS): string {
  const { mean } = each;
  return isExact(each)
    ? formatNumber(mean, Number.isInteger(mean) ? undefined : digits)
    : formatInterval(each, { digits, count: false });
}

/** An exact number has neither ends nor a unit. */
function isExact({ low, unit }: JudgedCase): boolean {
  return low === null && unit === undefined;
}

/** What shows that the test could have failed, or that it could not. */
function testedBy({ couldFail }: Claim): string[] {
  if (!couldFail) return [];
  const { what, count, of } = couldFail;
  const counted = `${capitalized(what)}: ${formatNumber(count)} of ${formatNumber(of)}`;
  return [count === 0 ? `${counted}, so the test could not have failed.` : `${counted}.`];
}

/** What a rule does with several cases. */
const RULES: Readonly<Record<Rule, string>> = {
  every: " in every case",
  some: " in some case",
  each: "",
  pooled: "",
};

function whatConfirms({ cases, allowed, rule }: Claim): string {
  // Without cases it is unknown; most estimates have intervals.
  const exact = cases.length > 0 && cases.every(({ estimate }) => typeof estimate === "number");
  const what = exact ? "the number is" : "the whole interval lies";
  const where = cases.some((each) => each.allowed)
    ? "where it is allowed"
    : rangeText(allowed, exact);
  const rules = cases.length > 1 ? RULES[rule] : "";
  return `Confirmed means that ${what} ${where}${rules}, ${allowed.reason}.`;
}

/**
 * Where an estimate must lie, in words: `below 0.95`, `between 0.9 and 1.1`.
 *
 * @param exact whether it is a number without an interval, to which the ends matter: `at most 0.95`
 */
export function rangeText({ low, high }: AllowedRange, exact: boolean): string {
  const [least, most] = [low, high].map((end) => end === undefined ? "" : shownEnd(end));
  if (low === undefined) return `${exact ? "at most" : "below"} ${most}`;
  if (high === undefined) return `${exact ? "at least" : "above"} ${least}`;
  if (low === high) return least;
  return `between ${least} and ${most}`;
}

/**
 * Where the estimates of these cases must lie, in words; empty of a question or a check.
 *
 * @returns `a range for each case` when they differ
 */
export function rangesText(cases: readonly JudgedCase[]): string {
  const ranges = new Set(
    cases.flatMap((each) => each.allowed ? [rangeText(each.allowed, isExact(each))] : []),
  );
  return ranges.size > 1 ? "a range for each case" : [...ranges].join("");
}

/** The end of a range may be a fraction such as 1 / 1.5. */
function shownEnd(end: number): string {
  return formatNumber(Number.isInteger(end) ? end : Number(end.toPrecision(3)));
}
