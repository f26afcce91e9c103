/**
 * The verdict on the printed numbers.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { type Choices, OF_ARTICLE } from "./calls.ts";
import { matchingCounts } from "./matching_counts.ts";
import { type ArticleFigures, callsAtPrinted, CHANGES, PRINTED, wayOf } from "./summary.ts";

/** The verdict on E8a. */
export function claims({ ways }: ArticleFigures): Verdict[] {
  const calls = (choices: Choices | null) => callsAtPrinted(wayOf(ways, choices));
  const [minimax, alphaBeta] = [calls(null), calls(OF_ARTICLE)];
  const otherwise = Object.entries(CHANGES).map(([name, changed]) =>
    `${name} ${formatNumber(calls({ ...OF_ARTICLE, ...changed }))}`
  );
  const { matching, counted } = matchingCounts(ways);
  return [{
    claim: "E8a",
    sentence: `In the position of its picture the article prints ${
      formatNumber(PRINTED.minimax)
    } positions for minimax and ${
      formatNumber(PRINTED.alphaBeta)
    } for alpha-beta at depth ${PRINTED.depth}.`,
    verdict: judgeTogether([
      minimax === PRINTED.minimax ? "confirmed" : "refuted",
      alphaBeta === PRINTED.alphaBeta ? "confirmed" : "refuted",
    ]),
    measured: `${formatNumber(minimax)} and ${formatNumber(alphaBeta)} positions, printed ` +
      `${formatNumber(PRINTED.minimax)} and ${formatNumber(PRINTED.alphaBeta)}`,
    evidence: `Its program makes ${formatNumber(minimax)} calls below the root with minimax and ` +
      `${formatNumber(alphaBeta)} with alpha-beta. The counts must be equal to the printed ones: ` +
      `they are exact. Of ${counted} ways to count alpha-beta, ${matching.length} ` +
      `${matching.length === 1 ? "gives" : "give"} the printed number. Other choices give: ` +
      `${otherwise.join("; ")}.`,
  }];
}
