/**
 * What the study says of the claims of the sources, computed from the rows.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import type { Verdict } from "../../study.ts";
import { MAXIMUM_DISC } from "./matches.ts";
import { matchSummaries, ruleSummaries, type RuleSummary } from "./summary.ts";

/** A duel `keeps the better one` when it sends it away in at most this share of duels. */
const KEEPS = 0.05;
/** True Elo differences at which a duel is to keep the better one: a clear one, and a very clear one. */
const [CLEAR, VERY_CLEAR] = [100, 200];

/** The verdicts on B5, E6 and the first part of C16, which is D11's. */
export function claims(rows: readonly Row[]): Verdict[] {
  const summaries = ruleSummaries(rows);
  const of = (source: string) => summaries.filter(({ rule }) => rule.source === source);
  return [
    selection(of("B5"), "One game decides which of two individuals is the better and stays."),
    selection(of("E6"), "Who first has four wins is the better of two individuals and stays."),
    maximumDisc(rows),
  ];
}

/** Confirmed when a clear difference is enough, and dependent on it when it takes a very clear one. */
function selection(summaries: readonly RuleSummary[], sentence: string): Verdict {
  const at = (elo: number) => summaries.find(({ truth }) => truth === elo)!;
  const [clear, very] = [at(CLEAR), at(VERY_CLEAR)];
  const keeps = ({ exact }: RuleSummary) => exact <= KEEPS;
  const say = ({ truth, exact, wrong }: RuleSummary) =>
    `at ${truth} Elo in ${formatNumber(exact, 3)} of duels by arithmetic, ${
      show(wrong, 3)
    } simulated`;
  return {
    claim: clear.rule.source,
    sentence,
    verdict: keeps(clear) ? "confirmed" : keeps(very) ? "depends" : "refuted",
    evidence:
      `Simulated players with a share of draws of ${clear.draws}: the worse one is kept and ` +
      `the better one goes ${say(clear)}; ${say(very)} (stays: at most ${KEEPS}).` +
      (clear.rule.wins === 1 ? "" : ` At ${CLEAR} Elo a duel takes ${show(clear.games, 2)} games.`),
  };
}

function maximumDisc(rows: readonly Row[]): Verdict {
  const matches = matchSummaries(rows).filter(({ first }) => first === MAXIMUM_DISC);
  const lost = matches.filter(({ score }) => score.high! < 0.5);
  const say = ({ second, score, elo }: typeof matches[number]) =>
    `against ${second} it scores ${show(score, 3)}, ${formatElo(elo)} Elo`;
  return {
    claim: "C16",
    sentence: "Greedy `many and fast` play, the maximum disc strategy of D11, loses at Reversi.",
    verdict: lost.length === matches.length ? "confirmed" : lost.length ? "depends" : "refuted",
    evidence: `${MAXIMUM_DISC} on 8x8: ${matches.map(say).join("; ")} (loses: the 95 % interval ` +
      `lies below 0.5). It loses to ${lost.length} of ${matches.length} opponents.`,
  };
}

function show(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits });
}
