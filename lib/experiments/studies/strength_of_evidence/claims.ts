/**
 * What the study says of the claims of the sources, computed from the rows: by what Reversi is won. The duels
 * of B5 and E6 are ways of choosing that claim nothing; they are measured and not judged.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/mod.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { MAXIMUM_DISC, MOBILITY } from "./matches.ts";
import { matchSummaries, type MatchSummary } from "./summary.ts";

/** The score of equals: the 95 % interval of who wins lies above it, that of who loses below. */
const EVEN = 0.5;

/** The verdicts on C16a, which is D11's too, and on D11's mobility. */
export function claims(rows: readonly Row[]): Verdict[] {
  const matches = matchSummaries(rows);
  return [
    maximumDisc(matches.filter(({ first }) => first === MAXIMUM_DISC)),
    mobility(matches.find(({ first }) => first === MOBILITY)!),
  ];
}

function maximumDisc(matches: readonly MatchSummary[]): Verdict {
  const lost = matches.filter(({ score }) => loses(score)).length;
  const won = matches.filter(({ score }) => wins(score)).length;
  const all = matches.length;
  return {
    claim: "C16a",
    sentence: "Greedy `many and fast` play, the maximum disc strategy of D11, loses at Reversi.",
    verdict: judgeTogether(matches.map(({ score }) => judge(score, { high: EVEN }))),
    evidence: `${MAXIMUM_DISC} on 8x8 met ${all} opponents, random play among them: ` +
      `${matches.map(say).join("; ")}. It loses to ${lost} of them and beats ${won} (loses: the ` +
      `95 % interval lies below ${EVEN}, the score of equals; partly: it loses to some of them only).`,
  };
}

function mobility(match: MatchSummary): Verdict {
  const { score, second } = match;
  return {
    claim: "D11",
    sentence: "Mobility wins at Reversi: who counts the moves of both sides beats who does not.",
    verdict: judge(score, { low: EVEN }),
    evidence: `${MOBILITY} adds mobility to the values of squares by which alone ${second} goes; ` +
      `${say(match)} on 8x8 (wins: the 95 % interval lies above ${EVEN}, the score of equals).`,
  };
}

function wins({ low }: Interval): boolean {
  return low! > EVEN;
}

function loses({ high }: Interval): boolean {
  return high! < EVEN;
}

function say({ second, score, elo }: MatchSummary): string {
  return `against ${second} it scores ${formatInterval(score, { digits: 3 })}, ${
    formatElo(elo)
  } Elo`;
}
