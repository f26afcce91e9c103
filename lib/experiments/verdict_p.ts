/**
 * The p-value of a verdict, so that many verdicts can be judged together.
 *
 * @module
 */
import type { Judged, JudgedCase } from "./judge_cases.ts";

/**
 * The p-value of the word that cases give by their rule. What needs all cases, such as `every` confirmed, is as uncertain
 * as its most uncertain case; what needs one of them may be the best of so many tries (Bonferroni).
 * A claim that holds in part has the p-value of the cases that confirm it, and one about cases in general that is refuted in
 * some and undecided in others that of the cases that refute it.
 *
 * @returns null for checks, for questions, and where a case that counts has no interval
 */
export function verdictP({ verdict, rule, cases }: Judged): number | null {
  if (rule === null || rule === "check" || cases.length === 0) return null;
  const deciding = cases.filter(decides(verdict));
  const oneDecides = verdict === "partly" || (rule === "every" && verdict === "refuted") ||
    (rule === "some" && verdict === "confirmed") ||
    (rule === "each" && verdict === "refuted" && deciding.length < cases.length);
  const counting = oneDecides ? deciding : cases;
  const ps = counting.map(({ p }) => p);
  if (ps.some((p) => p === null)) return null;
  return oneDecides
    ? Math.min(1, cases.length * Math.min(...ps as number[]))
    : Math.max(...ps as number[]);
}

function decides(verdict: Judged["verdict"]): (each: JudgedCase) => boolean {
  return (each) => each.verdict === (verdict === "partly" ? "confirmed" : verdict);
}
