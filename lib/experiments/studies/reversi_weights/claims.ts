/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { EVEN, judge } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { distance, type Stage, type Summary } from "./summary.ts";
import { BY_LOT, LARGER, REGRESSION, SOURCE } from "./variants.ts";

/**
 * Runs have `converged` when a run is nearer to the others than this: half the way from equal weights to the
 * hand weights, the only two sets of weights that the source tells apart.
 */
export const NEAR = distance(
  { w1: 1, w2: 1, w3: 1, w4: 1, w5: 1 },
  { w1: 1, w2: 4, w3: 4, w4: 5, w5: 5 },
) / 2;

/** The verdicts on B5, C3a and C3b. */
export function claims(summary: Summary): Verdict[] {
  return [options(summary), converge(summary), playsAsWell(summary)];
}

function options({ gains }: Summary): Verdict {
  const of = (wanted: string) => gains.find(({ player }) => player === wanted)!.gain;
  const others = gains.filter(({ player }) =>
    player !== BY_LOT && player !== REGRESSION && player !== "equal weights"
  );
  const said = others.map(({ player, gain }) => `${player} ${points(gain)}`).join("; ");
  return {
    claim: "B5",
    sentence:
      "What do other options of the genetic algorithm change, at an equal number of games, " +
      "and what does regression find?",
    verdict: "measured",
    measured: `points a game more: regression ${points(of(REGRESSION))}; other options ${
      fromTo(others.map(({ player, gain }) => [player, gain]), 3)
    }; ${of(REGRESSION).count} runs`,
    evidence: `Points a game against the hand weights, minus those of the source's algorithm: ` +
      `${said}. Decided by lot: ${
        points(of(BY_LOT))
      }. Linear regression on self-play, with as many ` +
      `games: ${points(of(REGRESSION))} (a difference: the interval leaves out 0).`,
  };
}

function converge({ stages, ends }: Summary): Verdict {
  const end = endOf(ends, SOURCE);
  const others = [LARGER, BY_LOT, REGRESSION].map((learner) =>
    `${learner} ${share(endOf(ends, learner).between)}`
  );
  const own = stages.filter(({ learner }) => learner === SOURCE);
  const late = own.find(({ games }) => games >= 3 / 4 * end.games)!;
  return {
    claim: "C3a",
    sentence: "The weights of the genetic algorithm converge.",
    verdict: judge(end.between, { high: NEAR }),
    measured:
      `a run differs from the others by ${points(end.between)} of the sum of the weights, ` +
      `${end.between.count} runs`,
    evidence:
      `After ${formatNumber(end.games)} games a run differs from the mean of the others in ` +
      `${share(end.between)} of the sum of the weights. Converged: at most ${
        formatNumber(NEAR, 3)
      }, ` +
      "half the distance between equal weights and the hand weights. In the last quarter of its " +
      `games a run still moves by ${share(late.toEnd)}. To compare: ${others.join("; ")}.`,
  };
}

function playsAsWell({ matches, ends }: Summary): Verdict {
  const of = (wanted: string) =>
    matches.filter(({ player, opponent }) => player === wanted && opponent === matches[0].opponent);
  const [trained, deeper] = of(SOURCE);
  const [equal] = of("equal weights");
  return {
    claim: "C3b",
    sentence: "Scaled to the same sum, evolved weights play at least as well as 1, 4, 4, 5, 5.",
    verdict: judge(trained.score, { low: EVEN }),
    measured: `they score ${points(trained.score)} points a game, ${trained.score.count} runs`,
    evidence:
      `After ${formatNumber(endOf(ends, SOURCE).games)} games of evolution the weights score ` +
      `${score(trained.score)} points a game over ${formatNumber(trained.games)} games in pairs ` +
      `against the hand weights, at depth ${trained.depth} as in the evolution (at least as well: the ` +
      `interval over runs lies above ${EVEN}). ` +
      (deeper ? `At depth ${deeper.depth} they score ${score(deeper.score)}. ` : "") +
      `Equal weights, the start of the evolution, score ${score(equal.score)}.`,
  };
}

function endOf(ends: readonly Stage[], wanted: string): Stage {
  return ends.find(({ learner }) => learner === wanted)!;
}

function points(gain: Interval): string {
  return formatInterval(gain, { digits: 3, count: false });
}

function share(distance: Interval): string {
  return formatInterval(distance, { digits: 3 });
}

function score(interval: Interval): string {
  return formatInterval(interval, { digits: 3 });
}
