/**
 * What the verdicts of the ledger are worth together: the head of the page.
 *
 * @module
 */
import { FRESH_SEEDS } from "matchbox/experiments/mod.ts";
import { escapeMarkdown } from "matchbox/report/markdown.ts";
import { AGREEING, ranks, standingPhrases } from "../plans/standing.ts";
import { changedAfterLook } from "./history_page.ts";
import type { Judgement } from "./ledger.ts";
import { type Adjusted, formatP, LEVEL } from "./many_claims.ts";

/** Five lines on what a verdict is worth. */
export function worthOf(
  judgements: readonly Judgement[],
  adjusted: ReadonlyMap<string, Adjusted>,
): string {
  const rank = (wanted: Judgement["rank"]) => judgements.filter((each) => each.rank === wanted);
  const [pilot, planned, exploratory, exact, recorded] = ranks.map(rank);
  const looked = changedAfterLook();
  const changed = judgements.filter(({ verdict }) => looked.has(verdict.claim)).length;
  const byInterval = [...adjusted.values()];
  const survive = byInterval.filter(({ holm }) => holm < LEVEL).length;
  const discovered = byInterval.filter(({ rate }) => rate < LEVEL).length;
  const lines = [
    "A verdict compares a 95 % interval with the range that the claim allows; the page of the study " +
    "has both, and the reason for the range.",
    `${planned.length} of ${judgements.length} verdicts are _planned_: case, range, rule and sample ` +
    `were frozen before ${FRESH_SEEDS.length} fresh seeds were run (one where a training takes hours), ` +
    `and the estimates of these seeds are pooled. "3 of 5 seeds" counts ${AGREEING}.` +
    (pilot.length
      ? ` ${pilot.length} are _pilot_: they may fit the data that they were fitted to.`
      : "") +
    (exact.length
      ? ` ${exact.length} are _exact_: nothing in their studies is drawn at random.`
      : "") +
    (recorded.length
      ? ` ${recorded.length} are _recorded_: their games were played once and are kept.`
      : "") +
    (exploratory.length
      ? ` ${exploratory.length} are _exploratory_: the seeds are fresh, and the question is not the planned one.`
      : ""),
    `On ${changed} claims sample, range or rule were changed after a look at the data: ` +
    "[the history](history.md).",
    `${byInterval.length} verdicts come from intervals. If none were true, one in twenty would still ` +
    `look decided: ${survive} survive Holm's correction for all of them, ${discovered} a false ` +
    "discovery rate of 5 %. Those that do not are marked.",
    "How far two seeds differ, compared with their intervals: [calibration](calibration.md).",
  ];
  return lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
}

/** What a verdict rests on, as a sentence behind its number. */
export function standingText(judgement: Judgement, adjusted: Adjusted | undefined): string {
  const weak = adjusted !== undefined && adjusted.holm >= LEVEL
    ? ` **Does not survive Holm's correction** (p ${formatP(adjusted.p)}, corrected ${
      formatP(adjusted.holm)
    }, false discovery rate ${formatP(adjusted.rate)}).`
    : "";
  return ` _${escapeMarkdown(standingPhrases(judgement).join("; "))}._${weak}`;
}
