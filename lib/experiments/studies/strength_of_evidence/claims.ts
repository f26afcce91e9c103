/**
 * The verdicts of the study on the claims of the sources about strategy in Reversi. The duels of B5 and E6
 * are methods of selection, not claims; they are measured and not judged.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { EVEN, judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { MAXIMUM_DISC, MOBILITY } from "./matches.ts";
import type { MatchSummary } from "./match_summary.ts";
import type { Summary } from "./summary.ts";

/** The verdicts on C16a, which D11 claims too, and on mobility in D11. */
export function claims({ matches }: Summary): Verdict[] {
  return [
    maximumDisc(matches.filter(({ first }) => first === MAXIMUM_DISC)),
    mobility(matches.find(({ first }) => first === MOBILITY)!),
  ];
}

function maximumDisc(matches: readonly MatchSummary[]): Verdict {
  const lost = matches.filter((match) => outcome(match, "loses") === "confirmed").length;
  const won = matches.filter((match) => outcome(match, "wins") === "confirmed").length;
  return {
    claim: "C16a",
    sentence: "Greedy `many and fast` play, the maximum disc strategy, loses in Reversi.",
    verdict: judgeTogether(matches.map((match) => outcome(match, "loses"))),
    measured: `loses to ${lost} of ${matches.length}: ${
      fromTo(matches.map((match) => [`against ${match.second}`, scoreOf(match)]), 3)
    } points a game, ${formatNumber(matches[0].score.count)} games each`,
    evidence: `D11 claims the same. ${MAXIMUM_DISC} takes as many discs as it can. On 8x8 it met ` +
      `${matches.length} opponents: ${
        matches.map(say).join("; ")
      }. It loses to ${lost} of them and beats ${won}. ` +
      `A loss means that the 95 % interval lies below ${EVEN}, the score of equal players.`,
  };
}

function mobility(match: MatchSummary): Verdict {
  return {
    claim: "D11",
    sentence:
      "Mobility wins in Reversi: an evaluation that also counts the moves of both sides beats one that does not.",
    verdict: outcome(match, "wins"),
    measured: `it scores ${
      fromTo([[`against ${match.second}`, scoreOf(match)]], 3)
    } points a game, ${formatNumber(match.score.count)} games`,
    evidence: `${MOBILITY} values squares as ${match.second} does, and also counts moves. On ` +
      `8x8: ${
        say(match)
      }. A win means that the 95 % interval lies above ${EVEN}, the score of equal players.`,
  };
}

/** The verdict on the claim that the first agent wins or loses a match; in a census the score is known. */
function outcome({ census, score }: MatchSummary, claimed: "wins" | "loses") {
  if (!census) return judge(score, claimed === "wins" ? { low: EVEN } : { high: EVEN });
  const ahead = score.mean - EVEN;
  return (claimed === "wins" ? ahead > 0 : ahead < 0) ? "confirmed" : "refuted";
}

/** In a census the score is known, so that it has no interval. */
function scoreOf({ census, score }: MatchSummary): Interval {
  return census ? { ...score, low: null, high: null } : score;
}

function say({ second, census, score, elo }: MatchSummary): string {
  const found = census
    ? `${formatNumber(score.mean, 3)} from all openings`
    : `${formatInterval(score, { digits: 3 })}, ${formatElo(elo)} Elo`;
  return `against ${second} it scores ${found}`;
}
