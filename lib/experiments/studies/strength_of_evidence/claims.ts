/**
 * What the study says of the claims about strategy in Reversi. The duels of B5 and E6 are methods of selection,
 * not claims; they are measured and not judged.
 *
 * @module
 */
import type { Claim, ClaimCase } from "../../claim.ts";
import { rowsWith } from "../../groups.ts";
import { ABOVE_EVEN, type AllowedRange, BELOW_EVEN, EVEN } from "../../judge.ts";
import { percent, POINTS } from "../../phrases.ts";
import { inElo } from "../../shown_matches.ts";
import { listed } from "../../titled.ts";
import { MAXIMUM_DISC, MOBILITY } from "./matches.ts";
import type { MatchSummary } from "./match_summary.ts";
import type { Summary } from "./summary.ts";

/** C16a, which D11 claims too, and mobility in D11. */
export function claims({ matches }: Summary): Claim[] {
  const greedy = rowsWith(matches, { first: MAXIMUM_DISC });
  const mobility = rowsWith(matches, { first: MOBILITY });
  return [
    {
      claim: "C16a",
      estimand: `score of ${MAXIMUM_DISC} on 8x8`,
      ...POINTS,
      // In a census an even score is known to be even.
      cases: greedy.map((match) => caseOf(match, { high: EVEN - Number.EPSILON })),
      allowed: BELOW_EVEN,
      // Always: against every opponent. That every single game is lost would be refuted by any win.
      rule: "every",
      beside: [
        "D11 claims the same.",
        `${MAXIMUM_DISC} takes as many discs as it can.`,
        `It loses ${
          listed(greedy.map(({ losses, wins, draws, second }) =>
            `${percent(losses / (wins + draws + losses), 0)} of its games against ${second}`
          ))
        }.`,
        ...inEloOf(greedy),
      ],
    },
    {
      claim: "D11",
      sentence:
        "Mobility wins in Reversi: an evaluation that also counts the moves of both sides " +
        "beats one that does not.",
      estimand: `score of ${MOBILITY} on 8x8`,
      ...POINTS,
      cases: mobility.map((match) => caseOf(match, { low: EVEN + Number.EPSILON })),
      allowed: ABOVE_EVEN,
      rule: "every",
      beside: [
        `${MOBILITY} values squares as its opponent does, and also counts moves.`,
        ...inEloOf(mobility),
      ],
    },
  ];
}

/** In a census the score is known, so that it has no interval. */
function caseOf({ second, census, score }: MatchSummary, inCensus: AllowedRange): ClaimCase {
  const name = `against ${second}`;
  return census
    ? { name: `${name}, from all openings`, estimate: score.mean, allowed: inCensus }
    : { name, estimate: score };
}

/** A census has no difference but its score. */
function inEloOf(matches: readonly MatchSummary[]): string[] {
  const samples = matches.filter(({ census }) => !census);
  return samples.length > 0 ? [inElo(samples)] : [];
}
